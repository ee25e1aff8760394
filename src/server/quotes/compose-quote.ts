import { createHash } from 'node:crypto';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import { catalogue as published } from '#domain/catalogue/catalogue.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import { notIncludedBesideAgency } from '#domain/catalogue/countries/agent-fee.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { costsOfYear } from '#domain/plan/costs.ts';
import type { OfferedService } from '#domain/price-list/agency-fees.ts';
import type { PriceVersion } from '#domain/price-list/version.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import {
  type ComposedLines,
  composeLines,
  type OfferedLine,
  offeredLines,
  type QuoteEdits,
} from '#domain/quotes/compose-lines.ts';
import { type LinePrice, type QuoteContent, usualValidDays } from '#domain/quotes/quote-content.ts';
import { type QuoteLine, stagesOf } from '#domain/quotes/quote-line.ts';
import { returnsOf, sumsOfLines } from '#domain/quotes/sums.ts';
import { addDays, type PlainDate } from '#domain/values/plain-date.ts';
import { formationIn } from '../cases/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { offeredServices, readLatestTerms, type Terms } from '../price-list/index.ts';
import { figureVersionsIn } from '../prices/index.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import type { QuotePorts } from './ports.ts';

interface CaseOfQuotes {
  kind: CaseKind;
  isOpen: boolean;
}

/** What a quote of a company is made from today. */
export interface QuoteBasis {
  company: CompanyRecord;
  /** The formation, for which a quote is unless another case is named. */
  formationId: string;
  /** The kind of each of the company's cases, by id. */
  cases: ReadonlyMap<string, CaseOfQuotes>;
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
  services: readonly OfferedService[];
  /** The versions of confirmed figures that hold today, by the line of the place. */
  figures: ReadonlyMap<string, PriceVersion>;
  terms: Terms | undefined;
  agency: string;
}

/** Reads what a company's quotes are made from, in a transaction that sees its rows. */
export async function readBasis(
  { clock, config }: Pick<QuotePorts, 'clock' | 'config'>,
  catalogue: PricedCatalogue,
  transaction: Transaction,
  company: CompanyRecord,
): Promise<QuoteBasis> {
  const { formation, cases, jurisdiction, requirements } = await formationIn(
    { clock, catalogue },
    transaction,
    company,
  );
  return {
    company,
    formationId: formation.row.id,
    cases: new Map(
      cases.map(({ row, withdrawn }) => [
        row.id,
        { kind: row.kind, isOpen: row.closedOn === null && !withdrawn },
      ]),
    ),
    jurisdiction,
    requirements,
    figures: await figureVersionsIn(transaction, jurisdiction.id, todayOf(clock)),
    services: await offeredServices(transaction, todayOf(clock), config.publicUrl),
    terms: await readLatestTerms(transaction),
    agency: config.brand.name,
  };
}

export function offeredIn(basis: QuoteBasis, caseId: string, { people }: QuoteEdits): OfferedLine[] {
  const { jurisdiction, requirements, services } = basis;
  const kind = kindIn(basis, caseId);
  return offeredLines({ jurisdiction, requirements, kind, people }, services);
}

/** The lines that a quote for a case would have today. */
export function linesToday(basis: QuoteBasis, caseId: string, edits: QuoteEdits): ComposedLines {
  return composeLines(offeredIn(basis, caseId, edits), edits);
}

const noTerms = { version: 0, text: '' };

/** A quote outlives its case, as when a company is brought here from elsewhere. */
export function kindIn({ cases }: QuoteBasis, caseId: string): CaseKind {
  return cases.get(caseId)?.kind ?? 'formation';
}

interface Sending extends Pick<QuoteContent, 'number' | 'version' | 'on' | 'validUntil' | 'replaces'> {
  terms: Pick<Terms, 'version' | 'text'>;
}

/** All that a version says, from what holds on its day. */
export function composeQuote(
  basis: QuoteBasis,
  caseId: string,
  edits: QuoteEdits,
  { terms, ...sending }: Sending,
): QuoteContent {
  const { company, jurisdiction, requirements, agency } = basis;
  const kind = kindIn(basis, caseId);
  const { lines, leftOut } = linesToday(basis, caseId, edits);
  return {
    ...sending,
    kind,
    prices: pricesOf(basis, lines),
    company: company.name,
    agency,
    place: jurisdiction.name,
    visas: requirements.visas,
    officeType: requirements.officeType,
    client: edits.client,
    lines,
    sums: sumsOfLines(lines),
    leftOut: leftOut
      .filter(({ line, reason }) => !line.isOptional || reason !== '')
      .map(({ line, reason }) => ({ label: line.label, reason: reason || (line.unconfirmed ?? '') })),
    // What figures never include, and later years, are about the formation; of an agent's fee the quote speaks itself.
    notIncluded: kind === 'formation' ? notIncludedBesideAgency(notIncludedIn(jurisdiction.id)) : [],
    later: (kind === 'formation' ? [2, 3] : []).map((year) => {
      const { total } = costsOfYear(jurisdiction, requirements, year);
      return total.kind === 'complete'
        ? { year, sums: total.amounts, isComplete: true }
        : {
            year,
            sums: total.lowerBounds.map(({ currency, low }) => ({ currency, low, high: low })),
            isComplete: false,
          };
    }),
    returns: returnsOf(lines, stagesOf(kind)),
    terms: { version: terms.version, hash: hashOf(terms.text) },
    note: edits.note,
  };
}

/** What a draft would say if it were sent today: without a number, and with the terms that there are. */
export function composeDraft(
  basis: QuoteBasis,
  caseId: string,
  edits: QuoteEdits,
  today: PlainDate,
): QuoteContent {
  return composeQuote(basis, caseId, edits, {
    ...{ number: '', version: 0, on: today, validUntil: addDays(today, usualValidDays), replaces: null },
    terms: basis.terms ?? noTerms,
  });
}

/** The versions of our services and of confirmed figures that lines are made from. */
function pricesOf({ services, figures }: QuoteBasis, lines: readonly QuoteLine[]): LinePrice[] {
  return lines.flatMap(({ id, origin, changed }): LinePrice[] => {
    if (origin === 'price-list') {
      const service = services.find((one) => `agency-${one.id}` === id);
      return service ? [{ line: id, list: 'price-list', version: service.version, from: service.from }] : [];
    }
    const figure = origin === 'plan' && changed === null && figures.get(id);
    return figure ? [{ line: id, list: 'confirmed-figures', ...figure }] : [];
  });
}

function notIncludedIn(id: string): readonly string[] {
  const found = published.flatMap(({ jurisdictions }) => jurisdictions).find((one) => one.id === id);
  return found?.notIncluded ?? [];
}

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Today in UTC. */
export function todayOf(clock: Clock): PlainDate {
  return clock().toISOString().slice(0, 10) as PlainDate;
}
