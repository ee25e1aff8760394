import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Dependencies of the use cases. */
export interface PortalPorts {
  clock: Clock;
  database: Database;
}
