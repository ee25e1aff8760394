import type { LegalTextName } from '#domain/brand/legal-text.ts';
import type { LogoType } from '#domain/companies/company-rules.ts';

/** What operators have set, as the database keeps it; what lacks is not set. */
export interface StoredBrand {
  /** Counts the changes. */
  version: number;
  name?: string;
  assistantName?: string;
  operatorName?: string;
  supportEmail?: string;
  accent?: string;
  /** Key in the file store and media type. */
  logo?: { key: string; type: LogoType };
  /** When each legal text of their own was changed; the text itself is kept apart, as few pages need it. */
  texts?: Partial<Record<LegalTextName, string>>;
}
