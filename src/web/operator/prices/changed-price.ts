import type { OutputOf } from '#contract/operation.ts';
import type { readPrice } from '#contract/prices.ts';

/** A fee with its history, after a change. */
export type ChangedPrice = Omit<OutputOf<typeof readPrice>, 'status'>;
