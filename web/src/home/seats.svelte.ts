/** The seats of a table that is being prepared. */
import type { GameFacts, SeatRequest } from '../wire';

export type Kind = 'me' | 'open' | 'here' | 'bot';
export interface Place { id: number; kind: Kind; bot: string; name: string }

export class Places {
  list = $state<Place[]>([]);
  #next = 0;

  constructor(private readonly game: GameFacts) {}

  get least(): number {
    return this.game.seats[0] ?? 2;
  }
  get most(): number {
    return this.game.seats.at(-1) ?? 2;
  }

  add(kind: Kind, bot: string): void {
    if (this.list.length < this.most) this.list.push({ id: this.#next++, kind, bot, name: '' });
  }

  remove(place: Place): void {
    if (this.list.length > this.least) this.list = this.list.filter((one) => one.id !== place.id);
  }

  /** Put a place where another one is. */
  move(from: number, to: number): void {
    if (to < 0 || to >= this.list.length || from === to) return;
    const next = [...this.list];
    next.splice(to, 0, ...next.splice(from, 1));
    this.list = next;
  }

  has(kind: Kind): boolean {
    return this.list.some((place) => place.kind === kind);
  }

  requests(me: string): SeatRequest[] {
    return this.list.map(({ kind, bot, name }) => {
      if (kind === 'bot') return { kind, bot };
      return kind === 'open' ? { kind } : { kind, name: kind === 'me' ? me : name.trim() };
    });
  }
}
