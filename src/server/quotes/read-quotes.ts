import type { Person } from '#domain/accounts/person.ts';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import { type ChangedLine, changedLines } from '#domain/quotes/changed-lines.ts';
import { type ComposedLines, type OfferedLine, untouched } from '#domain/quotes/compose-lines.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff, type StaffScope } from '../audit/index.ts';
import { Failure } from '../platform/failure.ts';
import { readTerms } from '../price-list/index.ts';
import { inCompany } from '../tenancy/index.ts';
import {
  composeDraft,
  kindIn,
  linesToday,
  offeredIn,
  type QuoteBasis,
  readBasis,
  todayOf,
} from './compose-quote.ts';
import type { QuotePorts } from './ports.ts';
import { contentOf, type QuoteRecord, readQuotes, type VersionRow } from './quote-repository.ts';

/** A quote as staff see it. */
export interface StaffQuote extends QuoteRecord {
  /** The kind of case that it is for. */
  kind: CaseKind;
  /** The next version as it would be today; `undefined` where nothing is being changed. */
  draft: ComposedLines | undefined;
  offered: readonly OfferedLine[];
  /** What has another price today than the version sent last. */
  changed: readonly ChangedLine[];
}

export interface StaffQuotes {
  quotes: readonly StaffQuote[];
  hasTerms: boolean;
  /** The cases that a quote can be begun for, the formation first. */
  cases: readonly { id: string; kind: CaseKind }[];
  today: PlainDate;
}

/** A company's quotes as staff see them, in a transaction that sees its rows. */
export async function staffQuotesIn(
  scope: StaffScope,
  basis: QuoteBasis,
  today: PlainDate,
): Promise<StaffQuotes> {
  const records = await readQuotes(scope, basis.company.id);
  return {
    quotes: records.map((record) => staffQuote(record, basis)),
    hasTerms: basis.terms !== undefined,
    cases: [...basis.cases].flatMap(([id, { kind, isOpen }]) =>
      isOpen || id === basis.formationId ? [{ id, kind }] : [],
    ),
    today,
  };
}

function staffQuote(record: QuoteRecord, basis: QuoteBasis): StaffQuote {
  const { row, versions } = record;
  const sent = versions.at(-1);
  const edits = row.edits ?? sent?.edits ?? untouched;
  return {
    ...record,
    kind: kindIn(basis, row.caseId),
    draft: row.edits ? linesToday(basis, row.caseId, row.edits) : undefined,
    offered: offeredIn(basis, row.caseId, edits),
    changed: sent ? changedLines(contentOf(sent).lines, linesToday(basis, row.caseId, sent.edits).lines) : [],
  };
}

/** @throws Failure 'company-not-found' */
export async function readQuotesAsStaff(
  services: QuotePorts,
  staff: Person,
  companyId: string,
): Promise<StaffQuotes> {
  const catalogue = await services.prices.current();
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const basis = await readBasis(services, catalogue, scope, scope.company);
    await scope.recordRead('quotes');
    return staffQuotesIn(scope, basis, todayOf(services.clock));
  });
}

/**
 * What the draft of a quote would say if it were sent today.
 * @throws Failure 'company-not-found', 'quote-not-found' where nothing is drafted, or 'quote-empty'
 */
export async function readDraft(
  services: QuotePorts,
  staff: Person,
  companyId: string,
  quoteId: string,
): Promise<QuoteContent> {
  const catalogue = await services.prices.current();
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const basis = await readBasis(services, catalogue, scope, scope.company);
    const row = (await readQuotes(scope, companyId)).find((quote) => quote.row.id === quoteId)?.row;
    if (!row?.edits) throw new Failure('quote-not-found');
    const content = composeDraft(basis, row.caseId, row.edits, todayOf(services.clock));
    if (content.lines.length === 0) throw new Failure('quote-empty');
    await scope.recordRead('quotes');
    return content;
  });
}

/** The quotes that were sent to a company. @throws Failure 'company-not-found' or 'not-allowed' */
export function readOwnQuotes(
  services: Pick<QuotePorts, 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<QuoteRecord[]> {
  return inCompany(services, person, companyId, 'read-quotes', async (scope) =>
    (await readQuotes(scope, companyId)).filter(({ versions }) => versions.length > 0),
  );
}

/** The terms that a version refers to. @throws Failure 'quote-not-found' */
export function readQuoteTerms(
  services: Pick<QuotePorts, 'database'>,
  person: Person,
  named: { companyId: string; quoteId: string; version: number },
): Promise<{ version: number; text: string }> {
  return inCompany(services, person, named.companyId, 'read-quotes', async (scope) => {
    const found = versionIn(await readQuotes(scope, named.companyId), named);
    const terms = await readTerms(scope, contentOf(found).terms.version);
    if (!terms) throw new Failure('quote-not-found');
    return { version: terms.version, text: terms.text };
  });
}

/** @throws Failure 'quote-not-found' */
export function versionIn(
  records: readonly QuoteRecord[],
  { quoteId, version }: { quoteId: string; version: number },
): VersionRow {
  const quote = records.find(({ row }) => row.id === quoteId);
  const found = quote?.versions.find((one) => one.version === version);
  if (!found) throw new Failure('quote-not-found');
  return found;
}
