/** Where one is, through the browser's own history. */
import { parse, type Route } from './routes';

/** What a link brings along to open something: never left in the address, where it would be seen, kept and sent on. */
export type Pass = { key?: string; code?: string; device?: string };

const PASS = 'donjon-pass';

/** Take the pass out of the address at once. It waits in this tab until it is used, a reload included. */
function takePass(): Pass {
  const said = new URLSearchParams(location.hash.slice(1));
  const pass: Pass = {};
  for (const name of ['key', 'code', 'device'] as const) {
    const value = said.get(name);
    if (value) pass[name] = value;
  }
  const place = `${PASS}:${location.pathname}`;
  try {
    if (!Object.keys(pass).length) return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Pass;
    sessionStorage.setItem(place, JSON.stringify(pass));
  } catch {
    // Without storage it is kept until the next reload.
  }
  if (Object.keys(pass).length) history.replaceState(null, '', location.pathname + location.search);
  return pass;
}

class Router {
  pass = $state.raw<Pass>(takePass());
  route = $state<Route>(parse(location.pathname));
  /** The fragment, without its `#`. */
  fragment = $state(location.hash.slice(1));
  /** Whether keys were pressed last, here or on the screen before: then the focus is where one plays. */
  byKeys = false;

  constructor() {
    addEventListener('keydown', () => (this.byKeys = true), true);
    addEventListener('pointerdown', () => (this.byKeys = false), true);
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    const next = parse(location.pathname);
    this.pass = takePass();
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.fragment = location.hash.slice(1);
  }

  /** The pass has opened what it was for. */
  usedPass(): void {
    try {
      sessionStorage.removeItem(`${PASS}:${location.pathname}`);
    } catch {
      // Nothing was stored then.
    }
    this.pass = {};
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Let an ordinary link change the screen without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
