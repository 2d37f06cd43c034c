/** How the board is looked at: turned by quarters, in relief or flat; remembered in this browser only. */

import type { TurriumView } from './view';

const KEY = 'donjon-terra-turrium-look';

class Look {
  /** Quarter turns clockwise from one's own place. */
  turn = $state(0);
  #flat = $state<boolean | null>(read());

  /** Flat or not, once chosen; else as the room suggests. */
  flat(suggested: boolean): boolean {
    return this.#flat ?? suggested;
  }

  choose(flat: boolean): void {
    this.#flat = flat;
    try {
      localStorage.setItem(KEY, flat ? 'flat' : 'relief');
    } catch {
      // A browser without storage plays on, it only forgets.
    }
  }

  rotate(quarters: number): void {
    this.turn = (this.turn + quarters + 4) % 4;
  }
}

function read(): boolean | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : kept === 'flat';
  } catch {
    return null;
  }
}

export const look = new Look();

/** The quarter turns that bring one's own ground to the front; who only watches sees the south-east there. */
export function front(view: TurriumView): number {
  const own = view.you === null ? 2 : view.quarters.findLastIndex((one) => one.seat === view.you);
  return (6 - own) % 4;
}
