import type { Person } from '#domain/accounts/person.ts';
import { costsOfCase, laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { costsOfYear } from '#domain/plan/costs.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { takesOfferedPrice } from '#domain/quotes/compose-lines.ts';
import { stateOn } from '#domain/quotes/quote-content.ts';
import { listOpenCasesIn, type OpenCase } from '../cases/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { todayOf } from './compose-quote.ts';
import type { QuotePorts } from './ports.ts';
import { listQuotesOfCases, type TouchedQuote } from './quote-list-repository.ts';

/** What a change of an authority's figure touches. */
export interface TouchedByFigure {
  /** Open quotes with the line, and accepted ones of open cases, which stay as they are. */
  quotes: readonly TouchedQuote[];
  /** Open cases that cost the line. */
  cases: readonly OpenCase[];
}

/**
 * The quotes and cases that a change of a figure touches, as far as somebody of the staff sees them. An open quote is
 * touched where its version sent last has the line, or where it was never sent and its case costs the line. An accepted
 * quote with the line keeps its price; it stands beside them so that the difference shows.
 * @throws Failure 'jurisdiction-not-found'
 */
export function listTouchedByFigure(
  { clock, database }: Pick<QuotePorts, 'clock' | 'database'>,
  staff: Person,
  { place, line }: PriceLine,
): Promise<TouchedByFigure> {
  const jurisdiction = catalogue.flatMap(({ jurisdictions }) => jurisdictions).find(({ id }) => id === place);
  if (!jurisdiction) throw new Failure('jurisdiction-not-found');
  return inScope(database, { staff: staff.id }, async (transaction) => {
    const open = await listOpenCasesIn(transaction, jurisdiction.place);
    const cases = open.filter((found) => linesOf(jurisdiction, found).has(line));
    const quotes = await listQuotesOfCases(
      transaction,
      open.map(({ id }) => id),
      todayOf(clock),
      line,
    );
    const costing = new Set(cases.map(({ id }) => id));
    return {
      cases,
      // A quote that was not sent yet takes the line from its case, unless staff decided otherwise.
      quotes: quotes.filter(({ row, sent, gross }) => {
        const isTaken = !row.edits || takesOfferedPrice(row.edits, line);
        return gross || (!sent && isTaken && costing.has(row.caseId));
      }),
    };
  });
}

/** The numbers of the open quotes that have a line. */
export async function openQuotesWith(
  services: Pick<QuotePorts, 'clock' | 'database'>,
  staff: Person,
  line: PriceLine,
): Promise<readonly string[]> {
  const { quotes } = await listTouchedByFigure(services, staff, line);
  const today = todayOf(services.clock);
  return quotes.filter(({ row }) => stateOn(row, today) !== 'accepted').map(({ row }) => row.number);
}

/** Ids of what a case costs. */
function linesOf(jurisdiction: Jurisdiction, { kind, company }: OpenCase): ReadonlySet<string> {
  const { visas, officeType } = company;
  const requirements = { visas, officeType };
  if (kind === 'formation') return idsOf(costsOfYear(jurisdiction, requirements, 1));
  const later = laterCaseIn(jurisdiction, kind);
  return later ? idsOf(costsOfCase(jurisdiction, requirements, later)) : new Set();
}

function idsOf({ lines }: ReturnType<typeof costsOfYear>): ReadonlySet<string> {
  return new Set(lines.map(({ fee }) => fee.id));
}
