import type { OutputOf } from '#contract/operation.ts';
import type { QuoteContentView, QuoteLineView, QuoteSumView, QuoteView } from '#contract/quote-view.ts';
import type {
  ListedQuoteView,
  listTouchedByFigure,
  QuoteEditsView,
  readCompanyQuotes,
  StaffQuoteView,
  TouchedQuoteView,
} from '#contract/staff-quotes.ts';
import { type QuoteEdits, untouched } from '#domain/quotes/compose-lines.ts';
import { type QuoteContent, stateOn } from '#domain/quotes/quote-content.ts';
import type { QuoteLine } from '#domain/quotes/quote-line.ts';
import { type QuoteSum, sumsOfLines } from '#domain/quotes/sums.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { ListedQuote, TouchedQuote } from './quote-list-repository.ts';
import { contentOf, type QuoteRecord } from './quote-repository.ts';
import type { StaffQuote, StaffQuotes } from './read-quotes.ts';
import type { TouchedByFigure } from './touched-by-figure.ts';

/** A quote with its latest version; `null` before the first was sent. */
function viewQuote({ row, versions, decisions }: QuoteRecord, today: PlainDate): QuoteView | null {
  const sent = versions.at(-1);
  if (!sent) return null;
  return {
    id: row.id,
    number: row.number,
    state: stateOn(row, today),
    content: viewContent(contentOf(sent)),
    hash: sent.hash,
    sentAt: sent.sentAt.toISOString(),
    acceptedVersion: decisions.findLast(({ kind }) => kind === 'accepted')?.version ?? null,
    versions: versions.toReversed().map((one) => ({
      version: one.version,
      sentAt: one.sentAt.toISOString(),
      sums: contentOf(one).sums.map(viewSum),
    })),
    decisions: decisions.map(({ version, kind, typedName, reason, byName, at, hash }) => ({
      ...{ version, kind, typedName, reason, hash },
      by: byName,
      at: at.toISOString(),
    })),
  };
}

export function viewQuotes(records: readonly QuoteRecord[], today: PlainDate): { quotes: QuoteView[] } {
  return { quotes: records.flatMap((record) => viewQuote(record, today) ?? []) };
}

export function viewStaffQuotes({
  quotes,
  hasTerms,
  cases,
  today,
}: StaffQuotes): Omit<OutputOf<typeof readCompanyQuotes>, 'status'> {
  return { quotes: quotes.map((quote) => viewStaffQuote(quote, today)), hasTerms, cases: [...cases] };
}

function viewStaffQuote(quote: StaffQuote, today: PlainDate): StaffQuoteView {
  const { row, kind, versions, draft, offered, changed } = quote;
  return {
    id: row.id,
    number: row.number,
    state: stateOn(row, today),
    tag: row.tag,
    kind,
    sent: viewQuote(quote, today),
    draft:
      draft && row.edits
        ? {
            edits: viewEdits(row.edits),
            lines: draft.lines.map(viewLine),
            sums: sumsOfLines(draft.lines).map(viewSum),
            problems: [...draft.problems],
          }
        : null,
    lastEdits: viewEdits(row.edits ?? versions.at(-1)?.edits ?? untouched),
    offered: offered.map(({ id, group, label, count, currency, amount, isOptional, isDeposit }) => ({
      ...{ id, group, label, count, currency, amount, isOptional, isDeposit },
    })),
    changed: [...changed],
  };
}

function viewEdits({ client, people, lines, added, note }: QuoteEdits): QuoteEditsView {
  return {
    client,
    people,
    lines: Object.fromEntries(Object.entries(lines).map(([id, edit]) => [id, { ...edit }])),
    added: added.map((line) => ({ ...line })),
    note,
  };
}

function viewContent(content: QuoteContent): QuoteContentView {
  const {
    kind = 'formation',
    prices = [],
    lines,
    sums,
    leftOut,
    notIncluded,
    later,
    returns,
    replaces,
    ...rest
  } = content;
  return {
    ...rest,
    kind,
    prices: [...prices],
    lines: lines.map(viewLine),
    sums: sums.map(viewSum),
    leftOut: [...leftOut],
    notIncluded: [...notIncluded],
    later: later.map((year) => ({ ...year, sums: [...year.sums] })),
    returns: returns.map(({ stage, spent, back, deposits }) => ({
      stage,
      spent: [...spent],
      back: [...back],
      deposits: [...deposits],
    })),
    replaces: replaces && { ...replaces, sums: replaces.sums.map(viewSum) },
  };
}

function viewLine({ includes, sources, ...line }: QuoteLine): QuoteLineView {
  return { ...line, includes: [...includes], sources: [...sources] };
}

function viewSum(sum: QuoteSum): QuoteSumView {
  return { ...sum };
}

export function viewListed({ row, company, sent }: ListedQuote, today: PlainDate): ListedQuoteView {
  return {
    id: row.id,
    number: row.number,
    company,
    state: stateOn(row, today),
    version: row.version,
    validUntil: row.validUntil,
    sums: sent ? contentOf(sent).sums.map(viewSum) : [],
    changedAt: row.changedAt.toISOString(),
  };
}

export function viewTouched(
  { row, company, gross, count }: TouchedQuote,
  today: PlainDate,
): TouchedQuoteView {
  return {
    count,
    id: row.id,
    number: row.number,
    company,
    state: stateOn(row, today),
    gross: gross ?? null,
  };
}

export function viewTouchedByFigure(
  { quotes, cases }: TouchedByFigure,
  today: PlainDate,
): Omit<OutputOf<typeof listTouchedByFigure>, 'status'> {
  return {
    quotes: quotes.map((quote) => viewTouched(quote, today)),
    cases: cases.map(({ id, kind, company }) => ({
      id,
      kind,
      company: { id: company.id, name: company.name },
    })),
  };
}
