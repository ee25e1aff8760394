import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { type QuoteLine, quoteGroups } from '#domain/quotes/quote-line.ts';
import { linesOf, sumsOfLines } from '#domain/quotes/sums.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Source } from '#domain/values/sourced.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { choiceLabels } from '#messages/choices.ts';
import { quoteDocumentMessages as texts } from '#messages/quote-document.ts';
import { quoteWords } from '#messages/quote-words.ts';
import { Failure } from '../platform/failure.ts';
import { TypesettingBusy } from '../typesetting/index.ts';
import type { QuotePorts } from './ports.ts';
import { contentOf, type VersionRow } from './quote-repository.ts';

/**
 * A version as PDF, made from its stored content alone, so that each download is the same.
 * @throws Failure 'document-busy'
 */
export async function typesetQuote(
  { typesetter }: Pick<QuotePorts, 'typesetter'>,
  version: Pick<VersionRow, 'content' | 'hash' | 'sentAt'>,
): Promise<Uint8Array> {
  return typeset(typesetter, documentOf(contentOf(version), version.hash), version.sentAt);
}

/**
 * A draft as PDF: marked as such, and without number and hash.
 * @throws Failure 'document-busy'
 */
export function typesetDraft(
  { typesetter }: Pick<QuotePorts, 'typesetter'>,
  content: QuoteContent,
  at: Date,
): Promise<Uint8Array> {
  const { texts: words, facts, ...rest } = documentOf(content, '');
  const data = {
    ...rest,
    texts: { ...words, title: texts.draft, foot: texts.draftFoot },
    notice: texts.draftNotice,
    facts: facts.filter(([label]) => label !== texts.number && label !== texts.version),
    terms: content.terms.version > 0 ? rest.terms : '',
  };
  return typeset(typesetter, data, at);
}

async function typeset(typesetter: QuotePorts['typesetter'], data: object, at: Date): Promise<Uint8Array> {
  try {
    return await typesetter.typeset('templates/quote.typ', data, { at });
  } catch (error) {
    if (error instanceof TypesettingBusy) throw new Failure('document-busy');
    throw error;
  }
}

/** What the template is filled with: finished texts, in the order of the page. */
function documentOf(content: QuoteContent, hash: string) {
  const { kind = 'formation', number, version, lines, sums, replaces } = content;
  const sources = distinctSources(lines);
  const groups = quoteWords.groups(content.agency);
  return {
    texts: {
      title: texts.title,
      foot: texts.foot(number, version),
      item: texts.item,
      vat: texts.vat,
      amount: texts.amount,
      sums: texts.sums,
      net: texts.net,
      expected: quoteWords.expected,
      asked: quoteWords.asked,
      returns: texts.returns,
      stage: texts.stage,
      spent: texts.spent,
      back: texts.back,
      deposits: texts.deposits,
      notIncluded: texts.notIncluded,
      later: texts.later,
      sources: texts.sources,
    },
    number,
    hash,
    notice: '',
    facts: [
      [texts.number, number],
      [texts.version, String(version)],
      [texts.date, dayText(content.on)],
      [texts.validUntil, dayText(content.validUntil)],
      [texts.client, content.company],
      [texts.place, content.place],
      ...(kind === 'formation'
        ? [[texts.plan, texts.requirements(content.visas, choiceLabels.officeType[content.officeType])]]
        : [[texts.case, caseKindMessages[kind]]]),
      [texts.charged, quoteWords.clients[content.client]],
    ],
    note: content.note,
    replaced: replaces && {
      text: texts.replaced(replaces.version, replaces.isAccepted),
      sums: replaces.sums.map(quoteWords.amount),
    },
    groups: quoteGroups.flatMap((group) => {
      const own = linesOf(lines, group);
      if (own.length === 0) return [];
      return {
        title: groups[group],
        note: quoteWords.groupNotes[group],
        lines: own.map((line) => lineOf(line, sources)),
        sums: sumsOfLines(own).map(quoteWords.amount),
      };
    }),
    sums: sums.map((sum) => ({
      currency: sum.currency,
      net: moneyText({ currency: sum.currency, ...sum.net }),
      vat: amountOf(sum.currency, sum.vat),
      expected: quoteWords.amount(sum),
      asked: amountOf(sum.currency, sum.gross.high),
    })),
    returns: content.returns.map(({ stage, spent, back, deposits }) => ({
      stage: quoteWords.stage(stage, kind),
      spent: textOf(spent),
      back: textOf(back),
      deposits: textOf(deposits),
    })),
    notIncluded: [
      ...content.leftOut.map(({ label, reason }) => `${label}: ${reason || texts.noPrice}`),
      ...content.notIncluded,
    ],
    later: content.later.map(({ year, sums: amounts, isComplete }) => ({
      year: quoteWords.year(year),
      amount: isComplete ? textOf(amounts) : `${quoteWords.from(textOf(amounts))}; ${texts.laterOpen}`,
    })),
    sources: sources.map(({ title, url, readOn, confirmedOn }) => ({
      title: texts.source(title, confirmedOn ? dayText(plainDate(confirmedOn)) : readOn),
      url,
    })),
    terms: texts.terms(content.terms.version, content.terms.hash),
  };
}

function lineOf(line: QuoteLine, sources: readonly Source[]) {
  const { label, count, includes, currency, gross, isDeposit, changed, discount, vat } = line;
  const marks = line.sources.map(({ url }) => sources.findIndex((source) => source.url === url) + 1);
  return {
    label: count > 1 ? `${count} × ${label}` : label,
    marks: marks.length > 0 ? `[${[...new Set(marks)].join(', ')}]` : '',
    includes: [...includes],
    notes: [
      ...(gross.low < gross.high ? [quoteWords.atCost] : []),
      ...(isDeposit ? [quoteWords.deposit] : []),
      ...(discount ? [quoteWords.discount(amountOf(currency, discount.amount), discount.reason)] : []),
      ...(changed ? [quoteWords.changed(changed)] : []),
    ],
    vat:
      vat && vat.amount > 0
        ? `${quoteWords.vat(vat)}: ${amountOf(currency, vat.amount)}`
        : quoteWords.vat(vat),
    amount: quoteWords.amount(line),
  };
}

function distinctSources(lines: readonly QuoteLine[]): Source[] {
  return [...new Map(lines.flatMap(({ sources }) => sources).map((source) => [source.url, source])).values()];
}

function amountOf(currency: MoneyRange['currency'], minor: number): string {
  return moneyText({ currency, low: minor, high: minor });
}

function textOf(amounts: readonly MoneyRange[]): string {
  const some = amounts.filter(({ high }) => high > 0);
  return some.length === 0 ? texts.nothing : some.map(moneyText).join(' + ');
}
