import type { TurnFigures } from './timing.ts';

/** A question of the caller with the part of the answer that was heard. */
export interface Exchange {
  turn: number;
  at: Date;
  said: string;
  heard: string;
  figures?: TurnFigures;
}
