import type { Currency } from '#domain/values/money.ts';
import type { LedgerAccount, LedgerEntry, LedgerLine, LinePosition, PostingKind } from './accounts.ts';

/** A line with where it stands. */
export interface LineWithPosition extends LedgerLine {
  position: LinePosition;
}

/** The amount that has come in for a line, whether it is still there or not. */
export function fundedOf({ payee, position }: Pick<LineWithPosition, 'payee' | 'position'>): number {
  if (payee !== 'fee') return position.held + position.paidOn;
  return creditedOf(position) - position.receivable;
}

/** What the client still has to pay for a line. */
export function dueOf(line: Pick<LineWithPosition, 'payee' | 'position'>): number {
  return Math.max(0, line.position.quoted - fundedOf(line));
}

/** What of a line could be returned: neither paid on nor earned. */
export function refundableOf({ payee, position }: Pick<LineWithPosition, 'payee' | 'position'>): number {
  if (payee !== 'fee') return position.held;
  return Math.max(0, position.feeAdvance + position.vatAdvance - position.receivable);
}

/** Agreed, for each line of a quote; negative for what is waived later. */
export function quotedEntries(
  lines: readonly { id: string; currency: Currency; amount: number }[],
): LedgerEntry[] {
  return lines.flatMap(({ id, currency, amount }) => [
    entry('quoted', currency, amount, id),
    entry('memorandum', currency, -amount, id),
  ]);
}

/** How much of an amount goes to which lines, and what is left over. */
export interface Allotment {
  parts: readonly { line: LineWithPosition; amount: number }[];
  left: number;
}

/**
 * Spreads an amount over what is due, in the order of the lines with those of authorities first: the case can go on,
 * and client money is complete before our fee.
 */
export function allot(amount: number, currency: Currency, lines: readonly LineWithPosition[]): Allotment {
  const order = ['government', 'others', 'fee'];
  let left = amount;
  const parts = lines
    .filter((line) => line.currency === currency)
    .toSorted((one, other) => order.indexOf(one.payee) - order.indexOf(other.payee))
    .flatMap((line) => {
      const part = Math.min(left, dueOf(line));
      left -= part;
      return part > 0 ? [{ line, amount: part }] : [];
    });
  return { parts, left };
}

/** The credits of an allotment; what is left waits in suspense. */
export function allotmentEntries({ parts, left }: Allotment, currency: Currency): LedgerEntry[] {
  const credits = parts.flatMap(({ line, amount }) => fundingOf(line, amount));
  return left > 0 ? [...credits, entry('suspense', currency, -left)] : credits;
}

/** Money comes in for a line: held for others; for our fee, first against what is invoiced. */
export function fundingOf(line: LineWithPosition, amount: number): LedgerEntry[] {
  const { id, currency, payee, position } = line;
  if (payee !== 'fee') return [entry('held', currency, -amount, id)];
  const settled = Math.min(amount, position.receivable);
  const advance = amount - settled;
  const tax = taxBetween(line, creditedOf(position), creditedOf(position) + advance);
  return present([
    entry('receivable', currency, -settled, id),
    entry('fee-advance', currency, tax - advance, id),
    entry('vat-advance', currency, -tax, id),
  ]);
}

/** A part of our fee is invoiced, tax included. What was already paid in advance for it is set off. */
export function invoicedEntries(line: LineWithPosition, amount: number): LedgerEntry[] {
  const { id, currency, position } = line;
  const setOff = Math.min(amount, Math.max(0, creditedOf(position) - position.invoiced));
  const added = amount - setOff;
  const credited = creditedOf(position);
  const tax = taxBetween(line, credited, credited + added);
  return present([
    entry('receivable', currency, amount, id),
    entry('receivable', currency, -setOff, id),
    entry('fee-advance', currency, tax - added, id),
    entry('vat-advance', currency, -tax, id),
  ]);
}

/**
 * An invoiced part of our fee is credited, tax included. What the client had paid for it stays as money paid in advance;
 * what was not paid is no longer asked for.
 */
export function creditedEntries(line: LineWithPosition, amount: number): LedgerEntry[] {
  const { id, currency, position } = line;
  const unpaid = Math.min(amount, position.receivable);
  const credited = creditedOf(position);
  const tax = taxBetween(line, credited - unpaid, credited);
  return present([
    entry('receivable', currency, -amount, id),
    entry('receivable', currency, amount - unpaid, id),
    entry('fee-advance', currency, unpaid - tax, id),
    entry('vat-advance', currency, tax, id),
  ]);
}

/** A part of our fee is earned, tax included. */
export function earnedEntries(line: LineWithPosition, amount: number): LedgerEntry[] {
  const { id, currency, position } = line;
  const earned = position.fee + position.vat;
  const tax = taxBetween(line, earned, earned + amount);
  const net = amount - tax;
  return present([
    entry('fee-advance', currency, net, id),
    entry('fee', currency, -net, id),
    entry('vat-advance', currency, tax, id),
    entry('vat', currency, -tax, id),
  ]);
}

/** Money is taken from a line, or from suspense, to be returned. */
export function owedEntries(
  line: LineWithPosition | undefined,
  amount: number,
  currency: Currency,
): LedgerEntry[] {
  const owed = entry('owed-back', currency, -amount);
  if (!line) return [entry('suspense', currency, amount), owed];
  if (line.payee !== 'fee') return [entry('held', currency, amount, line.id), owed];
  const credited = creditedOf(line.position);
  const tax = taxBetween(line, credited - amount, credited);
  return present([
    entry('fee-advance', currency, amount - tax, line.id),
    entry('vat-advance', currency, tax, line.id),
    owed,
  ]);
}

/** The same entries with their sides swapped. */
export function reversedEntries(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map((each) => ({ ...each, amount: -each.amount }));
}

/** One side of a transaction. */
export function entry(
  account: LedgerAccount,
  currency: Currency,
  amount: number,
  line: string | null = null,
  bankAccount: string | null = null,
): LedgerEntry {
  return { account, currency, amount, line, bankAccount };
}

function creditedOf({ feeAdvance, vatAdvance, fee, vat }: LinePosition): number {
  return feeAdvance + vatAdvance + fee + vat;
}

/**
 * The tax in what a line grows by from one amount to another. Taking the difference of two rounded sums keeps the parts
 * equal to the whole, however often the line is paid in part.
 */
function taxBetween({ gross, vat }: LedgerLine, from: number, to: number): number {
  return taxIn(to, gross, vat) - taxIn(from, gross, vat);
}

/** The tax in a part of a line, rounded half up. */
export function taxIn(amount: number, gross: number, vat: number): number {
  if (vat === 0) return 0;
  // Rounded half up in whole numbers: a product of two amounts can be too large for a float.
  return Number((2n * BigInt(amount) * BigInt(vat) + BigInt(gross)) / (2n * BigInt(gross)));
}

function present(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0);
}

/** How much a transaction moves, and which part of it is about which line; `null` for what is about none. */
export function summaryOf(
  kind: PostingKind,
  entries: readonly LedgerEntry[],
): { currency: Currency; amount: number; parts: { line: string | null; amount: number }[] } {
  const [accounts, sign] = movedBy[kind];
  const all = entries.filter(({ account }) => accounts.includes(account));
  const [first] = all;
  if (!first) throw new Error(`A transaction of the kind ${kind} moves nothing.`);
  // An invoice is as large as what it asks for, also where an advance is set off at once.
  const moved =
    kind === 'invoiced' ? all.filter(({ amount }) => Math.sign(amount) === Math.sign(first.amount)) : all;
  const parts = new Map<string | null, number>();
  for (const { line, amount } of moved) parts.set(line, (parts.get(line) ?? 0) + sign * amount);
  const counted = [...parts.values()].filter((amount) => kind !== 'allotted' || amount > 0);
  return {
    currency: first.currency,
    amount: counted.reduce((sum, amount) => sum + amount, 0),
    parts: [...parts].map(([line, amount]) => ({ line, amount })),
  };
}

/** Whether entries have what their kind moves, which `summaryOf` needs. */
export function movesSomething(kind: PostingKind, entries: readonly LedgerEntry[]): boolean {
  const [accounts] = movedBy[kind];
  return entries.some(({ account }) => accounts.includes(account));
}

const clientSide: readonly LedgerAccount[] = ['held', 'suspense', 'receivable', 'fee-advance', 'vat-advance'];

/** Which accounts show what a kind of transaction moves, and whether it debits or credits them. */
const movedBy: Record<PostingKind, readonly [readonly LedgerAccount[], 1 | -1]> = {
  quoted: [['quoted'], 1],
  'price-changed': [['quoted'], 1],
  waived: [['quoted'], -1],
  received: [clientSide, -1],
  // Both sides are the client's; what leaves suspense or a line arrives at another.
  allotted: [clientSide, -1],
  invoiced: [['receivable'], 1],
  earned: [['fee', 'vat'], -1],
  'paid-on': [['held', 'cost'], 1],
  owed: [['owed-back'], -1],
  returned: [['owed-back'], 1],
};
