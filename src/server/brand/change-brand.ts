import type { BrandChanges, BrandView } from '#contract/brand.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditDetails } from '#domain/audit/audit-entry.ts';
import { legalTexts } from '#domain/brand/legal-text.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { lockStoredBrand, writeOwnText, writeStoredBrand } from './brand-repository.ts';
import type { BrandPorts } from './ports.ts';
import { readTexts } from './read-brand.ts';
import type { StoredBrand } from './stored-brand.ts';
import { viewBrand } from './views.ts';

const lines = ['name', 'assistantName', 'operatorName', 'supportEmail', 'accent'] as const;

/**
 * Changes the given parts; `null` restores the setting. Takes effect with the next page load.
 * @throws Failure 'brand-changed' if the brand is no longer at the expected version
 */
export function changeBrand(
  services: Pick<BrandPorts, 'clock' | 'database' | 'brand'>,
  operator: Person,
  changes: BrandChanges,
  expectedVersion: string | undefined,
): Promise<BrandView> {
  return writeBrand(services, operator, async (transaction, stored, now) => {
    if (expectedVersion !== undefined && expectedVersion !== String(stored.version)) {
      throw new Failure('brand-changed', { etag: etagOf(stored.version) });
    }
    const details: Record<string, string> = {};
    for (const line of lines) {
      const value = changes[line];
      if (value === undefined || value === (stored[line] ?? null)) continue;
      details[line] = value ?? notSet;
      if (value === null) delete stored[line];
      else stored[line] = value;
    }
    for (const text of legalTexts) {
      const markdown = changes[text];
      if (markdown === undefined) continue;
      const isOwn = markdown !== null && markdown !== '';
      await writeOwnText(transaction, text, isOwn ? markdown : null);
      const { [text]: _, ...others } = stored.texts ?? {};
      stored.texts = { ...others, ...(isOwn && { [text]: now.toISOString() }) };
      details[text] = isOwn ? 'own text' : notSet;
    }
    return details;
  });
}

/** What the log says of something that went back to its default. */
const notSet = 'default';

/**
 * Changes the brand under its lock and logs it.
 * @param change modifies `stored` and reports each change; without a report nothing is written
 */
export async function writeBrand(
  { database, brand, clock }: Pick<BrandPorts, 'clock' | 'database' | 'brand'>,
  operator: Person,
  change: (transaction: Transaction, stored: StoredBrand, now: Date) => Promise<AuditDetails>,
): Promise<BrandView> {
  const view = await inScope(database, 'installation', async (transaction) => {
    const stored = await lockStoredBrand(transaction);
    const now = clock();
    const details = await change(transaction, stored, now);
    if (Object.keys(details).length > 0) {
      stored.version += 1;
      await writeStoredBrand(transaction, stored);
      await addAuditEntry(transaction, {
        companyId: null,
        actor: operatorActor(operator),
        action: 'brand-changed',
        subject: stored.name ?? brand.settings.name,
        details,
        at: now,
      });
    }
    return viewBrand(stored, await readTexts(transaction), brand.settings);
  });
  await brand.reread();
  return view;
}
