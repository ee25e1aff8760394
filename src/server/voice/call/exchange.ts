import type { TurnFigures } from './timing.ts';

/** A question of the caller with what was heard of its answer. */
export interface Exchange {
  turn: number;
  at: Date;
  said: string;
  heard: string;
  figures?: TurnFigures;
}
