/** Addresses: a screen and its parameters. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  /** Of that game; without one, all whose rules can be read. */
  | { screen: 'rules'; game: string }
  | { screen: 'review'; id: string; at: string | null; branch: string | null }
  /** My mistakes in that game. */
  | { screen: 'learn'; id: string }
  | { screen: 'games' }
  | { screen: 'missing' };

const LEARN = 'learn';

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: 'home' };
  if (first === 'r' && second && rest[0] === LEARN && rest.length === 1) return { screen: 'learn', id: second };
  if (first === 'r' && second && rest.length < 3) return { screen: 'review', id: second, at: rest[0] ?? null, branch: rest[1] ?? null };
  if (first === 'games' && !second) return { screen: 'games' };
  if (first === 'rules' && !second) return { screen: 'rules', game: '' };
  if (second && !rest.length) {
    if (first === 'new') return { screen: 'new', game: second };
    if (first === 't') return { screen: 'table', id: second };
    if (first === 'rules') return { screen: 'rules', game: second };
  }
  return { screen: 'missing' };
}
