/** Un Dernier Donjon pour la Route on the screen. */
export { default as Board } from './Board.svelte';
export { default as Diagram } from './Diagram.svelte';
export { default as Fallen } from './Fallen.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Score } from './Score.svelte';
export { default as Turn } from './Turn.svelte';
export { reading } from './follow';
export { default as Pictured } from './Pictured.svelte';
export { describe, pictured, round, standing, swappable, together } from './words';
export { spot, tally, tile, tray } from './tray';
