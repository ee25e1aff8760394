import type { Config } from '../configuration/config.ts';
import type { AcceptedQuote } from '../payments/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Transaction } from '../platform/database/scope.ts';
import type { LivePrices } from '../prices/index.ts';
import type { Typesetter } from '../typesetting/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface QuotePorts {
  clock: Clock;
  database: Database;
  prices: LivePrices;
  config: Pick<Config, 'brand' | 'publicUrl'>;
  typesetter: Pick<Typesetter, 'typeset'>;
  /** Told of each acceptance, in its transaction: what is now to be paid. */
  payableQuotes: PayableQuotes;
}

/** What an accepted version asks for. */
export interface AcceptedVersion extends AcceptedQuote {
  version: number;
}

export type PayableQuotes = (
  transaction: Transaction,
  accepted: AcceptedVersion,
  by: { id: string; name: string; at: Date },
) => Promise<void>;
