import type { CaseKind } from '#domain/cases/case-kind.ts';
import { costsOfCase, laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import type { PlanRequirements } from '#domain/catalogue/condition.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { costsOfYear, type FeeLine } from '#domain/plan/costs.ts';
import type { OfferedService } from '#domain/price-list/agency-fees.ts';
import { isFor, isForCase, type Service, suits } from '#domain/price-list/service.ts';
import { type VatClient, type VatRule, vatOf } from '#domain/price-list/vat.ts';
import type { Currency } from '#domain/values/money.ts';
import { type AddedLine, groupOf, type LineEdit, type QuoteLine, type Span, stageOf } from './quote-line.ts';

/** What staff decided about a quote; what it is made of else follows from plan and price list. */
export interface QuoteEdits {
  /** Who is charged, as far as VAT asks. */
  client: VatClient;
  /** How many people services per person are for. */
  people: number;
  /** By the id of the line. */
  lines: Readonly<Record<string, LineEdit>>;
  added: readonly AddedLine[];
  /** To the client. */
  note: string;
}

export const untouched: QuoteEdits = { client: 'private', people: 1, lines: {}, added: [], note: '' };

/** A line that plan or price list offer, before staff decided anything. */
export interface OfferedLine extends Pick<QuoteLine, 'id' | 'origin' | 'group' | 'label' | 'includes'> {
  count: number;
  currency: Currency;
  /** Without VAT, for all of the count; `high` is `null` without a published upper limit. */
  amount: { low: number; high: number | null } | null;
  vat: VatRule | null;
  isOptional: boolean;
  isDeposit: boolean;
  earnedAt: QuoteLine['earnedAt'];
  sources: QuoteLine['sources'];
  /** What could not be found out of the price. */
  unconfirmed: string | null;
}

/** What keeps a quote from being sent, with its place. */
interface QuoteProblem {
  line: string;
  reason: 'no-price' | 'no-upper-limit' | 'reason-missing' | 'discount-too-large' | 'discount-not-ours';
}

/** The lines of a quote, and what it leaves out. */
export interface ComposedLines {
  lines: QuoteLine[];
  /** Offered lines that are not in it, with the reason that staff gave. */
  leftOut: { line: OfferedLine; reason: string }[];
  problems: QuoteProblem[];
}

/** Whom lines are offered, and what for. */
export interface Occasion {
  jurisdiction: Jurisdiction;
  requirements: PlanRequirements;
  kind: CaseKind;
  people: number;
}

/** All lines that plan and price list offer for a case: of a formation those of its first year. */
export function offeredLines(
  { jurisdiction, requirements, kind, people }: Occasion,
  services: readonly OfferedService[],
): OfferedLine[] {
  const occasion = { jurisdiction, requirements, kind, people };
  const ours = services.filter(({ service }) => isServiceFor(service, occasion));
  const offered = [
    ...costsFor(jurisdiction, requirements, kind)
      .filter(({ fee }) => fee.payee !== 'agency')
      .map((line) => offeredFee(line, jurisdiction)),
    ...ours.map((one) => offeredService(one, occasion)),
  ];
  if (kind === 'formation') return offered;
  return offered.map((line) => ({
    ...line,
    earnedAt: line.earnedAt === 'visas-issued' ? 'licensed' : line.earnedAt,
  }));
}

/** Whether a service of ours is offered for a case, at least once. */
export function isServiceFor(service: Service, occasion: Occasion): boolean {
  const { jurisdiction, requirements, kind } = occasion;
  return (
    isForCase(service, kind) &&
    isFor(service.conditions, jurisdiction) &&
    suits(service.conditions, requirements) &&
    countOf(service, occasion) > 0
  );
}

/** Whether what staff decided leaves an offered line in a quote at the price that is offered. */
export function takesOfferedPrice({ lines }: QuoteEdits, lineId: string): boolean {
  const edit = lines[lineId];
  return edit?.isIncluded !== false && edit?.amount === undefined;
}

/** How many times a service is charged; a visa renewal is of one visa. */
function countOf({ charge }: Service, { requirements, kind, people }: Occasion): number {
  if (charge === 'per-person') return people;
  if (charge !== 'per-visa') return 1;
  return kind === 'visa-renewal' ? 1 : requirements.visas;
}

function costsFor(
  jurisdiction: Jurisdiction,
  requirements: PlanRequirements,
  kind: CaseKind,
): readonly FeeLine[] {
  if (kind === 'formation') return costsOfYear(jurisdiction, requirements, 1).lines;
  const later = laterCaseIn(jurisdiction, kind);
  return later ? costsOfCase(jurisdiction, requirements, later).lines : [];
}

function offeredFee({ fee, count, amount }: FeeLine, { currency }: Jurisdiction): OfferedLine {
  return {
    id: fee.id,
    origin: 'plan',
    group: groupOf(fee.payee),
    label: fee.label,
    includes: [],
    count,
    currency: amount?.currency ?? currency,
    amount: amount ? { low: amount.low, high: fee.isMinimum ? null : amount.high } : null,
    vat: null,
    isOptional: fee.isOptional ?? false,
    isDeposit: fee.isRefundable,
    earnedAt: stageOf(fee.payee),
    sources: 'value' in fee.amount ? fee.amount.sources : [],
    unconfirmed: 'unconfirmed' in fee.amount ? fee.amount.unconfirmed : null,
  };
}

function offeredService({ id, service, source }: OfferedService, occasion: Occasion): OfferedLine {
  const count = countOf(service, occasion);
  const amount = service.amount * count;
  return {
    id: `agency-${id}`,
    origin: 'price-list',
    group: 'agency',
    label: service.name,
    includes: service.includes,
    count,
    currency: service.currency,
    amount: { low: amount, high: amount },
    vat: service.vat,
    isOptional: false,
    isDeposit: false,
    earnedAt: service.earnedAt,
    sources: [source],
    unconfirmed: null,
  };
}

/** Lays what staff decided over the offered lines. */
export function composeLines(
  offered: readonly OfferedLine[],
  { lines: edits, added, client }: QuoteEdits,
): ComposedLines {
  const composed: ComposedLines = { lines: [], leftOut: [], problems: [] };
  for (const line of offered) {
    const edit = edits[line.id];
    const isIncluded =
      edit?.isIncluded ?? (!line.isOptional && (line.amount !== null || edit?.amount !== undefined));
    if (!isIncluded) {
      composed.leftOut.push({ line, reason: edit?.reason ?? '' });
      const isDropped = edit?.isIncluded === false && !line.isOptional && line.amount !== null;
      if (isDropped && edit.reason === '')
        composed.problems.push({ line: line.id, reason: 'reason-missing' });
      continue;
    }
    composed.problems.push(...problemsOf(line, edit));
    composed.lines.push(quoteLineOf(line, edit, client));
  }
  for (const [index, line] of added.entries()) {
    const id = `added-${index + 1}`;
    if (line.reason === '') composed.problems.push({ line: id, reason: 'reason-missing' });
    composed.lines.push(addedLineOf(id, line, client));
  }
  return composed;
}

function problemsOf({ id, amount, group }: OfferedLine, edit: LineEdit | undefined): QuoteProblem[] {
  const problems: QuoteProblem['reason'][] = [];
  const isSet = edit?.amount !== undefined;
  if (!amount && !isSet) problems.push('no-price');
  if (amount && amount.high === null && !isSet) problems.push('no-upper-limit');
  const discount = edit?.discount ?? 0;
  if ((isSet || discount > 0) && edit?.reason === '') problems.push('reason-missing');
  if (discount > 0 && group !== 'agency') problems.push('discount-not-ours');
  else if (discount > (edit?.amount ?? amount?.low ?? 0)) problems.push('discount-too-large');
  return problems.map((reason) => ({ line: id, reason }));
}

function quoteLineOf(line: OfferedLine, edit: LineEdit | undefined, client: VatClient): QuoteLine {
  const { id, origin, group, label, includes, count, currency, isDeposit, earnedAt, sources } = line;
  const full: Span =
    edit?.amount !== undefined
      ? { low: edit.amount, high: edit.amount }
      : { low: line.amount?.low ?? 0, high: line.amount?.high ?? line.amount?.low ?? 0 };
  const off = group === 'agency' ? Math.min(edit?.discount ?? 0, full.low) : 0;
  const net = { low: full.low - off, high: full.high - off };
  return {
    ...{ id, origin, group, label, includes, count, currency, isDeposit, earnedAt, sources },
    net,
    discount: off > 0 ? { amount: off, reason: edit?.reason ?? '' } : null,
    ...withVat(net, line.vat, client),
    changed: edit?.amount === undefined ? null : edit.reason,
  };
}

function addedLineOf(id: string, line: AddedLine, client: VatClient): QuoteLine {
  const { label, group, currency, amount, vat, earnedAt, reason } = line;
  const net = { low: amount, high: amount };
  return {
    ...{ id, origin: 'added' as const, group, label, includes: [], count: 1, currency, earnedAt },
    net,
    discount: null,
    ...withVat(net, group === 'agency' ? vat : null, client),
    isDeposit: false,
    changed: reason,
    sources: [],
  };
}

/** Our own lines are fixed amounts, so that VAT is one amount, too. */
function withVat(net: Span, rule: VatRule | null, client: VatClient): Pick<QuoteLine, 'vat' | 'gross'> {
  if (!rule) return { vat: null, gross: net };
  const vat = vatOf(net.high, rule, client);
  return { vat, gross: { low: net.low + vat.amount, high: net.high + vat.amount } };
}
