import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Typesetter } from '../typesetting/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface InvoicePorts {
  clock: Clock;
  database: Database;
  typesetter: Pick<Typesetter, 'typeset'>;
}
