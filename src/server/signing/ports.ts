import type { Accounts } from '../accounts/index.ts';
import type { Config } from '../configuration/config.ts';
import type { DocumentPorts } from '../documents/index.ts';
import type { SealKey } from './seal/certificate.ts';

/** Dependencies of the use cases. Each one picks what it needs. */
export interface SigningPorts extends DocumentPorts {
  accounts: Pick<Accounts, 'sessions'>;
  config: Pick<Config, 'brand' | 'publicUrl'>;
  /** The installation's key, made at its first use. */
  sealKey: () => Promise<SealKey>;
}
