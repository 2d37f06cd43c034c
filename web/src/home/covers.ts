/** The five boxes on the shelf: cover picture, sides of the box, and where its title is written. */

export interface Cover {
  slug: string;
  picture: string;
  top: string;
  side: string;
  ink: string;
  size: number;
  y: number;
  leading: number;
  players: [number, number];
  minutes: number;
  complexity: number;
}

const PICTURES = import.meta.glob<string>('./covers/*.svg', { eager: true, query: '?url', import: 'default' });

const cover = (slug: string, look: Omit<Cover, 'slug' | 'picture'>): Cover => ({ slug, picture: PICTURES[`./covers/${slug}.svg`] ?? '', ...look });

// Players, minutes and complexity are for games that are not here yet; the others bring their own.
export const SHELF: Cover[] = [
  cover('terre-de-barons', { top: '#C97B54', side: '#A65F3C', ink: '#5A2413', size: 31, y: 42, leading: 1.02, players: [2, 4], minutes: 45, complexity: 3 }),
  cover('barony', { top: '#8FAF9E', side: '#6C8C7C', ink: '#1E3D30', size: 38, y: 46, leading: 1.02, players: [2, 5], minutes: 45, complexity: 2 }),
  cover('baron', { top: '#3A162C', side: '#2A0F20', ink: '#F6DDB0', size: 38, y: 46, leading: 1.02, players: [2, 5], minutes: 45, complexity: 3 }),
  cover('terra-turrium', { top: '#12303F', side: '#0C2431', ink: '#FBEFD2', size: 32, y: 43, leading: 1.02, players: [2, 4], minutes: 60, complexity: 3 }),
  cover('terres-du-centre', { top: '#111A36', side: '#0B1228', ink: '#FBEFD2', size: 25.5, y: 40, leading: 1.06, players: [2, 4], minutes: 20, complexity: 1 }),
];
