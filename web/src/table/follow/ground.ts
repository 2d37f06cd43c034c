/** Where places are on a board's drawing: what any shared mark on it needs, whatever the game. */
import type { Eye } from '../Stage.svelte';

export interface Point { x: number; y: number }

/**
 * The geometry a game's board hands to whoever draws on it. Places are those of choices and marks
 * ("tile-19", "officer-blue-0", "hex-5", "cell-0,1", "square-D4", "square-3,-1").
 */
export interface Ground {
  /** The middle of a place, in the units of the drawing; null for what is not on the board. */
  at: (place: string) => Point | null;
  /** The outline of a place around its middle, as path data. */
  outline: (place: string) => string;
  /** All places that have a name people may read, with that name. */
  named: () => { place: string; name: string }[];
  /** How far from its middle a place reaches, in the units of the drawing. */
  size: number;
  /** Pixels per unit: marks keep their size on the screen. */
  unit: number;
  /** What the board has moved its drawing by, so that its middle is the stage's. */
  shift: Point;
}

/** A place in pixels of the stage, for what lies over the drawing. */
export function onStage(ground: Ground, eye: Eye, place: string): Point | null {
  const point = ground.at(place);
  return point && eye.project(point.x - ground.shift.x, point.y - ground.shift.y);
}
