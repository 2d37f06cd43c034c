/** The screens, each fetched when one goes there. */
export const games = () => import('./Games.svelte');
export const home = () => import('./Home.svelte');
export const learn = () => import('./Learn.svelte');
export const newTable = () => import('./NewTable.svelte');
export const review = () => import('./Review.svelte');
export const rules = () => import('./Rules.svelte');
export const table = () => import('./Table.svelte');
export const lost = () => import('../Lost.svelte');
