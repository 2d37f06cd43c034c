/** What a screen reader says: every line, with who it was, one after the other; nothing is lost when many come at once. */

const BREATH = 350;

export class Speaker {
  /** What is being said. */
  said = $state.raw<{ id: number; text: string }[]>([]);
  #queue: string[] = [];
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(texts: string[]): void {
    if (!texts.length) return;
    this.#queue.push(...texts);
    if (this.#timer === undefined) this.#speak();
  }

  /** All that waits, each sentence an addition of its own; what was said long ago is taken away. */
  #speak(): void {
    const texts = this.#queue.splice(0);
    this.said = [...this.said, ...texts.map((text) => ({ id: (this.#next += 1), text }))].slice(-MOST);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#queue.length) this.#speak();
    }, BREATH);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

const MOST = 300;
