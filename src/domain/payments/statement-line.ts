import type { PlainDate } from '#domain/values/plain-date.ts';

export const statementFormats = ['csv', 'camt.053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** A movement as a bank reports it. */
export interface StatementLine {
  on: PlainDate;
  /** In minor units; negative for money that left. */
  amount: number;
  /** Who paid, or was paid. */
  party: string;
  /** What the payer wrote, references included. */
  text: string;
  /** The bank's own id of the movement; '' where the file has none. */
  bankReference: string;
}

/**
 * Names each movement in a way that another statement with the same movement repeats. Two equal ones without a
 * reference of the bank are told apart by their order within the day.
 */
export function fingerprintsOf(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ on, amount, party, text, bankReference }) => {
    const own = bankReference
      ? `id ${on} ${amount} ${bankReference}`
      : `is ${on} ${amount} ${plain(party)} ${plain(text)}`;
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return `${own} ${count}`;
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
