/** Addresses: a screen and its parameters. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  /** Of that game; without one, all whose rules can be read. */
  | { screen: 'rules'; game: string }
  | { screen: 'review'; id: string; at: string | null }
  | { screen: 'missing' };

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: 'home' };
  if (first === 'r' && second && rest.length < 2) return { screen: 'review', id: second, at: rest[0] ?? null };
  if (first === 'rules' && !second) return { screen: 'rules', game: '' };
  if (second && !rest.length) {
    if (first === 'new') return { screen: 'new', game: second };
    if (first === 't') return { screen: 'table', id: second };
    if (first === 'rules') return { screen: 'rules', game: second };
  }
  return { screen: 'missing' };
}
