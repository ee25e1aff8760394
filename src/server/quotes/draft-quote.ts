import type { Person } from '#domain/accounts/person.ts';
import { type QuoteEdits, untouched } from '#domain/quotes/compose-lines.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { etagOf } from '../platform/entity-tag.ts';
import { Failure } from '../platform/failure.ts';
import { linesToday, type QuoteBasis, readBasis, todayOf } from './compose-quote.ts';
import type { QuotePorts } from './ports.ts';
import { changeQuote, insertQuote, lockQuote, nextNumber, type QuoteRecord } from './quote-repository.ts';
import { type StaffQuotes, staffQuotesIn } from './read-quotes.ts';

/** Open quotes a company can have at most. */
const maxQuotes = 50;

/**
 * Begins a quote from what a case costs and the price list.
 * @param caseId by default the formation
 * @throws Failure 'company-not-found', 'case-not-found', 'case-closed' or 'too-many-quotes'
 */
export function draftQuote(
  services: QuotePorts,
  staff: Person,
  { companyId, caseId }: { companyId: string; caseId: string | undefined },
  storeAnswer: (scope: StaffScope, quotes: StaffQuotes) => Promise<void>,
): Promise<StaffQuotes> {
  return changingQuotes(
    services,
    staff,
    companyId,
    async (scope, basis) => {
      const { quotes } = await staffQuotesIn(scope, basis, todayOf(services.clock));
      const found = basis.cases.get(caseId ?? basis.formationId);
      if (!found) throw new Failure('case-not-found');
      if (caseId && !found.isOpen) throw new Failure('case-closed');
      if (quotes.length >= maxQuotes) throw new Failure('too-many-quotes');
      const at = services.clock();
      const number = await nextNumber(scope, at.getUTCFullYear());
      await insertQuote(scope, {
        companyId,
        number,
        caseId: caseId ?? basis.formationId,
        edits: untouched,
        tag: 1,
        state: 'draft',
        version: 0,
        createdAt: at,
        changedAt: at,
      });
      await scope.record({ action: 'quote-drafted', subject: number });
    },
    storeAnswer,
  );
}

/**
 * Saves what staff decide about the next version. Nothing of it is seen before it is sent.
 * @throws Failure 'quote-not-found', 'quote-changed', or 'quote-line-not-found' for a line that is not offered
 */
export function changeQuoteDraft(
  services: QuotePorts,
  staff: Person,
  { companyId, quoteId }: { companyId: string; quoteId: string },
  edits: QuoteEdits,
  expectedTag: string | undefined,
): Promise<StaffQuotes> {
  return changingQuotes(services, staff, companyId, async (scope, basis) => {
    const quote = await lockedQuote(scope, companyId, quoteId, expectedTag);
    const { leftOut, lines } = linesToday(basis, quote.row.caseId, edits);
    const known = new Set([...lines.map(({ id }) => id), ...leftOut.map(({ line }) => line.id)]);
    if (Object.keys(edits.lines).some((id) => !known.has(id))) throw new Failure('quote-line-not-found');
    await changeQuote(scope, quote.row, { edits, changedAt: services.clock() });
    await scope.record({ action: 'quote-drafted', subject: quote.row.number });
  });
}

/** Does something to a company's quotes, in one transaction, and reads them as they are then. */
export async function changingQuotes(
  services: QuotePorts,
  staff: Person,
  companyId: string,
  work: (scope: StaffScope, basis: QuoteBasis) => Promise<void>,
  storeAnswer?: (scope: StaffScope, quotes: StaffQuotes) => Promise<void>,
): Promise<StaffQuotes> {
  const catalogue = await services.prices.current();
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const basis = await readBasis(services, catalogue, scope, scope.company);
    await work(scope, basis);
    const after = await staffQuotesIn(scope, basis, todayOf(services.clock));
    await storeAnswer?.(scope, after);
    return after;
  });
}

/** @throws Failure 'quote-not-found' or 'quote-changed' */
export async function lockedQuote(
  scope: StaffScope,
  companyId: string,
  quoteId: string,
  expectedTag: string | undefined,
): Promise<QuoteRecord> {
  const quote = await lockQuote(scope, companyId, quoteId);
  if (!quote) throw new Failure('quote-not-found');
  const { tag } = quote.row;
  if (expectedTag !== undefined && expectedTag !== String(tag))
    throw new Failure('quote-changed', { etag: etagOf(tag) });
  return quote;
}
