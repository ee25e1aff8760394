/**
 * A voucher is open until it is paid by the agency, replaced or withdrawn, or until the client says that they paid it:
 * then it is proven, and staff confirm the proof or return it.
 */
export const voucherStates = [
  'open',
  'proven',
  'paid-outside',
  'paid-by-agency',
  'replaced',
  'withdrawn',
] as const;
export type VoucherState = (typeof voucherStates)[number];

/** Who pays a line of a voucher, such as the charge for a new one after the first has expired. */
export const bearers = ['client', 'agency'] as const;
export type Bearer = (typeof bearers)[number];

/** How many days before a voucher expires people are reminded: authorities give some 25 days. */
export const voucherReminderDays = [14, 7, 1] as const;

/** What an authority asks for, and the line of the quote that it is about. */
export interface VoucherLine {
  label: string;
  /** In minor units. */
  amount: number;
  /** `null` where the quote has no such line. */
  line: string | null;
  /** The client where it is not said. */
  bearer?: Bearer;
}

/** What a voucher asks beside what was quoted for its lines. */
export interface VoucherDifference {
  /** Of the client. */
  asked: number;
  /** What the agency bears itself. */
  borne: number;
  quoted: number;
  /** Asked above what was quoted, line by line: what one line saves does not pay for another. */
  more: readonly { line: string | null; label: string; amount: number }[];
}

/**
 * Compares a voucher with the quote.
 * @param quotedOf what was quoted for a line, and is not paid on yet
 */
export function voucherDifference(
  all: readonly VoucherLine[],
  quotedOf: (line: string) => number,
): VoucherDifference {
  const lines = clientLines(all);
  const asked = sumOf(lines);
  const byLine = Map.groupBy(lines, ({ line }) => line);
  const parts: { line: string | null; label: string; quoted: number; more: number }[] = [];
  for (const [line, group] of byLine) {
    if (line === null) {
      parts.push(...group.map(({ label, amount }) => ({ line, label, quoted: 0, more: amount })));
      continue;
    }
    const quoted = quotedOf(line);
    const amount = group.reduce((sum, each) => sum + each.amount, 0);
    parts.push({ line, label: group[0]?.label ?? '', quoted, more: Math.max(0, amount - quoted) });
  }
  return {
    asked,
    borne: sumOf(all) - asked,
    quoted: parts.reduce((sum, { quoted }) => sum + quoted, 0),
    more: parts.flatMap(({ line, label, more }) => (more > 0 ? [{ line, label, amount: more }] : [])),
  };
}

/** The lines that the client pays. */
export function clientLines(lines: readonly VoucherLine[]): VoucherLine[] {
  return lines.filter(({ bearer }) => bearer !== 'agency');
}

function sumOf(lines: readonly VoucherLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Which reminder is due before a voucher expires, if any: the nearest that was not past when the voucher came.
 * @param left days until it expires
 * @param validFor days from its coming until it expires
 */
export function voucherReminder(left: number, validFor: number): number | undefined {
  if (left < 0) return undefined;
  const due = voucherReminderDays.findLast((each) => left <= each);
  return due !== undefined && due < validFor ? due : undefined;
}
