import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { AuditAction, AuditDetails } from '#domain/audit/audit-entry.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import {
  addVersion,
  countChange,
  type FigureVersion,
  figureOf,
  type NewFigureVersion,
} from './figure-repository.ts';
import { figureText } from './figure-text.ts';
import type { PricePorts } from './ports.ts';
import { nameOf } from './price-line.ts';
import { type LineWithHistory, readPrice } from './read-price.ts';

interface Change {
  action: AuditAction;
  /** What the new version says. */
  content: Pick<
    NewFigureVersion,
    'currency' | 'low' | 'high' | 'sourceTitle' | 'sourceUrl' | 'seenOn' | 'note'
  >;
  details: AuditDetails;
}

/**
 * Adds a version to a line's figure and logs it, in one transaction. Changes of figures wait for each other.
 *
 * @param decide creates the version from how the line stands, or throws
 * @throws Failure 'price-line-not-found', or 'price-changed' with what the other one saved
 */
export async function changeFigure(
  { clock, database, prices }: PricePorts,
  operator: Person,
  line: PriceLine,
  expectedVersion: string | undefined,
  storeAnswer: (transaction: Transaction, changed: LineWithHistory) => Promise<void>,
  decide: (known: LineWithHistory) => Change,
): Promise<LineWithHistory> {
  const changed = await inScope(database, 'installation', async (transaction) => {
    await countChange(transaction);
    const known = await readPrice(transaction, line);
    const { latest } = known;
    const version = latest?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== String(version)) {
      throw new Failure('price-changed', {
        etag: etagOf(version),
        ...(latest && { fields: savedBy(latest) }),
      });
    }
    const { action, content, details } = decide(known);
    const now = clock();
    await addVersion(transaction, {
      ...line,
      ...content,
      version: version + 1,
      enteredById: operator.id,
      enteredByName: displayNameOf(operator),
      enteredAt: now,
    });
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(operator),
      action,
      subject: nameOf(known),
      details: { ...line, version: version + 1, ...details },
      at: now,
    });
    const after = await readPrice(transaction, line);
    await storeAnswer(transaction, after);
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
