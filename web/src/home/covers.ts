/** The box of a game: its cover picture, the colours of its sides, and where its title is written; found in its folder. */

export interface Look {
  top: string;
  side: string;
  ink: string;
  size: number;
  y: number;
  leading: number;
}

const PICTURES = import.meta.glob<string>('../games/*/cover.svg', { eager: true, query: '?url', import: 'default' });
const LOOKS = import.meta.glob<Look>('../games/*/cover.json', { eager: true, import: 'default' });

export const picture = (slug: string): string | undefined => PICTURES[`../games/${slug}/cover.svg`];
export const look = (slug: string): Look => LOOKS[`../games/${slug}/cover.json`] ?? { top: '#8A8178', side: '#6E665E', ink: '#2B2622', size: 30, y: 44, leading: 1.02 };
