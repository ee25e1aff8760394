import type { Person } from '#domain/accounts/person.ts';
import type { AuditAction, AuditDetails } from '#domain/audit/audit-entry.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { tagOf } from '../price-list/index.ts';
import { countChange, type FigureVersion, figureOf } from './figure-repository.ts';
import { figureText } from './figure-text.ts';
import type { PricePorts } from './ports.ts';
import { type ListedLine, nameOf, readPrice, todayOf } from './price-line.ts';

/** What is written into the log. */
interface Logged {
  action: AuditAction;
  details: AuditDetails;
}

interface Change {
  line: PriceLine;
  expectedVersion?: string | undefined;
  /** Called in the same transaction, for a repeated request. */
  storeAnswer?: (transaction: Transaction, changed: ListedLine) => Promise<void>;
}

/**
 * Changes the versions of a line's figure and logs it, in one transaction. Changes of figures wait for each other.
 *
 * @throws Failure 'price-line-not-found', or 'price-changed' with what the other one saved
 */
export async function changeFigure(
  { clock, database, prices }: Pick<PricePorts, 'clock' | 'database' | 'prices'>,
  staff: Person,
  { line, expectedVersion, storeAnswer }: Change,
  work: (transaction: Transaction, known: ListedLine, at: Date) => Promise<Logged>,
): Promise<ListedLine> {
  const changed = await inScope(database, 'installation', async (transaction) => {
    await countChange(transaction);
    const today = todayOf(clock);
    const known = await readPrice(transaction, line, today);
    const tag = tagOf(known.versions);
    if (expectedVersion !== undefined && expectedVersion !== String(tag)) {
      const latest = known.versions.at(-1);
      throw new Failure('price-changed', { etag: etagOf(tag), ...(latest && { fields: savedBy(latest) }) });
    }
    const at = clock();
    const { action, details } = await work(transaction, known, at);
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action,
      subject: nameOf(known),
      details: { ...line, ...details },
      at,
    });
    const after = await readPrice(transaction, line, today);
    await storeAnswer?.(transaction, after);
    return after;
  });
  await prices.reread();
  return changed;
}

function savedBy(latest: FigureVersion) {
  const figure = figureOf(latest);
  const amount = figure ? figureText(figure) : null;
  return { low: { code: 'price-saved-by-another', by: latest.enteredByName, amount } } as const;
}
