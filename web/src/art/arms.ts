/** The five coats of arms and the emblem each one bears. */
export type Arms = 'azur' | 'gueules' | 'or' | 'sinople' | 'pourpre';
export type Emblem = 'lily' | 'lion' | 'eagle' | 'tower' | 'rose';

export const EMBLEM: Record<Arms, Emblem> = {
  azur: 'lily',
  gueules: 'lion',
  or: 'eagle',
  sinople: 'tower',
  pourpre: 'rose',
};
