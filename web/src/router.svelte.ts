/** Addresses: a screen and its parameters, through the browser's own history. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'missing' };

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: 'home' };
  if (second && !rest.length) {
    if (first === 'new') return { screen: 'new', game: second };
    if (first === 't') return { screen: 'table', id: second };
    if (first === 'rules') return { screen: 'rules', game: second };
  }
  return { screen: 'missing' };
}

class Router {
  route = $state<Route>(parse(location.pathname));
  /** The fragment, without its `#`. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    const next = parse(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.fragment = location.hash.slice(1);
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
