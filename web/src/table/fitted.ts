/** Words in a box that cannot grow: `data-tight` counts up, and the style with it, until nothing is cut. */
import type { Attachment } from 'svelte/attachments';

/** Letters reach a little beyond their lines. */
const REACH = 1;

export const fitted = (tightest: number): Attachment<HTMLElement> => (box) => {
  const cut = (): boolean => box.scrollHeight > box.clientHeight + REACH || box.scrollWidth > box.clientWidth;
  function fit(): void {
    for (let step = 0; step <= tightest; step += 1) {
      box.dataset.tight = String(step);
      if (!cut()) break;
    }
  }
  const words = new MutationObserver(fit);
  words.observe(box, { childList: true, subtree: true, characterData: true });
  const size = new ResizeObserver(fit);
  size.observe(box);
  void document.fonts.ready.then(fit);
  return () => {
    words.disconnect();
    size.disconnect();
  };
};
