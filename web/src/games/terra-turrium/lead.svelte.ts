/** A flag that is led by the pointer: each square it enters is a step, taken as soon as it is offered. */
import { untrack } from 'svelte';
import type { Picking } from '../../table/picking.svelte';
import type { Choice } from '../../wire';

export class Lead {
  /** The squares it was led over and has not entered yet. */
  #way = $state.raw<string[]>([]);
  #at = '';
  #turn = -1;
  /** The question that the last step answered. */
  #answered: Choice[] | null = null;

  /** The pointer goes down on a square; where one's flag can be taken up, it is led from there. */
  begin(square: string, picking: Picking, turn: number, event: PointerEvent): void {
    if (!picking.sources.has(`square-${square}`) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.stopPropagation(); // the board stays where it is
    [this.#at, this.#turn, this.#way] = [square, turn, []];
    let last = square;
    const enter = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      const name = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-square]')?.dataset['square'];
      if (!name || name === last) return;
      last = name;
      this.#way = [...this.#way, name];
    };
    const leave = ({ pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      removeEventListener('pointermove', enter);
      removeEventListener('pointerup', leave);
      removeEventListener('pointercancel', leave);
    };
    addEventListener('pointermove', enter);
    addEventListener('pointerup', leave);
    addEventListener('pointercancel', leave);
  }

  /** The next step of the way, if it is among what is offered; nothing is captured by a slip of the hand. */
  follow(picking: Picking, turn: number, decide: (choice: Choice) => void): void {
    const [offered, next] = [picking.choices, this.#way[0]];
    if (!next || !offered.length || offered === this.#answered) return;
    untrack(() => {
      picking.pick([`square-${this.#at}`]);
      const [step, ...others] = turn === this.#turn ? picking.at(`square-${next}`) : [];
      if (!step || others.length || step.marks.includes('capture')) {
        this.#way = [];
        return;
      }
      [this.#answered, this.#at, this.#way] = [offered, next, this.#way.slice(1)];
      decide(step);
    });
  }
}
