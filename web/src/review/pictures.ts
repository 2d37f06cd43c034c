/** A picture of a position, from the board that is on the page: as SVG that stands by itself, and as PNG. */

/** Properties by which a drawing looks as it does; all else a picture does without. */
const LOOKS = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'stop-color', 'stop-opacity',
  'font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-numeric', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order', 'visibility', 'display', 'clip-path', 'mask', 'filter', 'color', 'mix-blend-mode', 'flood-color', 'flood-opacity',
];
/** What is only there to be touched or looked for. */
const UNSEEN = '[data-glow-ring], title, desc, .spoken';
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of a side of the PNG. */
const LARGE = 1600;
const MARGIN = 16;
const REFERS = /url\("?#([^")]+)"?\)/g;

const link = (element: Element): string => (element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '').replace(/^#/, '');

/** Every reference to a drawing elsewhere becomes that drawing. */
function unfold(root: Element): void {
  for (let round = 0; round < 6; round += 1) {
    const uses = [...root.querySelectorAll('use')];
    if (!uses.length) return;
    for (const use of uses) {
      const drawing = document.getElementById(link(use))?.cloneNode(true) as Element | undefined;
      const group = document.createElementNS(SVG, 'g');
      for (const { name, value } of use.attributes) if (!/href$|^[xy]$|^width$|^height$/.test(name)) group.setAttribute(name, value);
      const [x, y] = [use.getAttribute('x') ?? '0', use.getAttribute('y') ?? '0'];
      if (x !== '0' || y !== '0') group.setAttribute('transform', `${group.getAttribute('transform') ?? ''} translate(${x} ${y})`);
      if (drawing) {
        drawing.removeAttribute('id');
        group.append(drawing);
      }
      use.replaceWith(group);
    }
  }
}

/** Write down how everything looks, so that it needs no style sheet. */
function settle(element: Element): string[] {
  const found: string[] = [];
  const look = getComputedStyle(element);
  const parent = element.parentElement ? getComputedStyle(element.parentElement) : null;
  const wanted: [string, string][] = [];
  for (const name of LOOKS) {
    const value = look.getPropertyValue(name);
    const inherited = !/opacity$|^(clip-path|mask|filter|display|mix-blend-mode|stop-|flood-)/.test(name) || name === 'fill-opacity' || name === 'stroke-opacity';
    if (!value || value === 'none' && !['fill', 'stroke', 'display'].includes(name) || value === 'normal' || (inherited && parent?.getPropertyValue(name) === value && element.tagName !== 'svg')) continue;
    wanted.push([name, value]);
  }
  for (const child of element.children) found.push(...settle(child));
  for (const { name } of [...element.attributes]) if (name === 'class' || name === 'style' || name.startsWith('data-') || name.startsWith('aria-') || name === 'role' || name === 'tabindex') element.removeAttribute(name);
  for (const [name, value] of wanted) {
    element.setAttribute(name, value.replace(REFERS, 'url(#$1)'));
    for (const [, id] of value.matchAll(REFERS)) found.push(id!);
  }
  for (const { value } of element.attributes) for (const [, id] of value.matchAll(REFERS)) found.push(id!);
  if (/gradient|pattern/i.test(element.tagName) && link(element)) found.push(link(element));
  return found;
}

/** The board that is shown, as a drawing that stands by itself. */
export function drawingOf(board: SVGSVGElement, title: string): string {
  const scene = board.querySelector('g')!;
  const box = scene.getBBox();
  const scale = scene.getCTM()!.a;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('xmlns', SVG);
  const [width, height] = [box.width * scale + 2 * MARGIN, box.height * scale + 2 * MARGIN];
  picture.setAttribute('viewBox', `${box.x * scale - MARGIN} ${box.y * scale - MARGIN} ${width} ${height}`);
  picture.setAttribute('width', String(Math.round(width)));
  picture.setAttribute('height', String(Math.round(height)));
  const drawn = scene.cloneNode(true) as SVGGElement;
  drawn.setAttribute('transform', `scale(${scale})`);
  for (const unseen of drawn.querySelectorAll(UNSEEN)) unseen.remove();
  unfold(drawn);
  picture.append(drawn);
  // Beside the board, so that it looks as there while it is written down; nobody sees it.
  picture.classList.add('spoken');
  board.parentElement!.append(picture);
  try {
    const defs = document.createElementNS(SVG, 'defs');
    const needed = settle(drawn);
    const had = new Set<string>();
    while (needed.length) {
      const id = needed.pop()!;
      const original = document.getElementById(id);
      if (had.has(id) || !original || drawn.contains(original) || picture.querySelector(`#${CSS.escape(id)}`)) continue;
      had.add(id);
      const copy = original.cloneNode(true) as Element;
      copy.id = `copy-${id}`; // there are two for a moment
      unfold(copy);
      defs.append(copy);
      picture.append(defs);
      needed.push(...settle(copy));
      copy.id = id;
    }
    picture.prepend(defs);
    const name = document.createElementNS(SVG, 'title');
    name.textContent = title;
    picture.prepend(name);
    picture.removeAttribute('class');
    return new XMLSerializer().serializeToString(picture);
  } finally {
    picture.remove();
  }
}

export async function pngOf(drawing: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const grown = LARGE / Math.max(image.width, image.height);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(image.width * grown), Math.round(image.height * grown)];
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Let the browser keep something as a file. */
export function save(name: string, body: Blob): void {
  const address = URL.createObjectURL(body);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
