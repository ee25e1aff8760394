import type { Config } from '../configuration/config.ts';
import type { PaperPorts } from '../papers/index.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface DataRoomPorts
  extends Pick<
    PaperPorts,
    'clock' | 'database' | 'files' | 'paperChecks' | 'paperOwners' | 'rateLimits' | 'secrets'
  > {
  config: Pick<Config, 'brand' | 'publicUrl'>;
}
