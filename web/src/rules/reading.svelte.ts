/** Where one is on a rules page: which section is read, and how to get to another. */
import { tick } from 'svelte';

/** Milliseconds for which boards that are drawn on the way may still push the wanted rule about. */
const SETTLING = 1500;

export class Reading {
  current = $state('');
  readonly #root: () => HTMLElement | null;
  #frame = 0;

  /** `root`: what scrolls; null for the page itself. */
  constructor(root: () => HTMLElement | null) {
    this.#root = root;
  }

  /** Mark the section that is read, from now until the answer is called. */
  watch(): () => void {
    const look = (): void => {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#look());
    };
    document.addEventListener('scroll', look, { capture: true, passive: true });
    look();
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      cancelAnimationFrame(this.#frame);
    };
  }

  #look(): void {
    const root = this.#root();
    const line = (root?.getBoundingClientRect().top ?? 0) + 140;
    const sections = [...(root ?? document).querySelectorAll<HTMLElement>('.text h2[id]')];
    this.current = sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id ?? sections[0]?.id ?? '';
  }

  /** Bring a section or a rule to the top, and the reader's focus with it. */
  async go(id: string, focus = true): Promise<void> {
    await tick();
    const root = this.#root() ?? document.body;
    const target = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!target) return;
    root.querySelectorAll('[data-wanted]').forEach((one) => one.removeAttribute('data-wanted'));
    target.dataset['wanted'] = '';
    target.tabIndex = -1;
    if (focus) target.focus({ preventScroll: true });
    const there = (): void => target.scrollIntoView({ block: 'start', behavior: 'instant' });
    there();
    const watcher = new ResizeObserver(there);
    watcher.observe(target.closest('.text') ?? target);
    const stop = (): void => {
      watcher.disconnect();
      for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown']) removeEventListener(hand, stop);
    };
    for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown']) addEventListener(hand, stop, { passive: true });
    setTimeout(stop, SETTLING);
  }
}
