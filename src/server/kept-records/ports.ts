import type { FileStore } from '../files/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Typesetter } from '../typesetting/index.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface KeptRecordPorts {
  clock: Clock;
  database: Database;
  files: FileStore;
  secrets: Secrets;
  typesetter: Pick<Typesetter, 'typeset'>;
}
