/** Pauses between one attempt and the next: longer each time, and not the same for all browsers at once. */
export class Pauses {
  #next: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.#next = first;
  }

  /** Milliseconds until the next attempt. */
  next(): number {
    const pause = this.#next * (0.8 + 0.4 * Math.random());
    this.#next = Math.min(this.#next * 2, this.longest);
    return pause;
  }

  /** It went well: the next one begins anew. */
  reset(): void {
    this.#next = this.first;
  }
}
