import { plainWords } from '#domain/clients/cell-values.ts';
import { daysBetween, type PlainDate } from '#domain/values/plain-date.ts';
import { creditorReferencesIn } from './creditor-reference.ts';
import type { StatementLine } from './statement-line.ts';

/** Something open that a movement could be. */
export type MatchCandidate =
  | { kind: 'request'; id: string; reference: string; due: number; name: string }
  | { kind: 'transaction'; id: string; amount: number; on: PlainDate; reference: string; name: string };

export const matchReasons = ['reference', 'amount', 'name'] as const;
export type MatchReason = (typeof matchReasons)[number];

export interface Match {
  candidate: MatchCandidate;
  because: MatchReason[];
}

const maxSuggestions = 3;
/** Banks book a transfer some days after it was noted, or before. */
const maxDaysApart = 10;

/**
 * What a movement probably is, best first. The reference says most, then an equal amount, then the name. What was
 * recorded by hand already comes before what would be recorded anew.
 */
export function matchesOf(line: StatementLine, candidates: readonly MatchCandidate[]): Match[] {
  const references = creditorReferencesIn(`${line.text} ${line.bankReference}`);
  const said = ` ${plainWords(`${line.party} ${line.text}`)} `;
  return candidates
    .flatMap((candidate) => {
      const because: MatchReason[] = [];
      if (candidate.kind === 'request') {
        if (line.amount < 0) return [];
        if (references.includes(candidate.reference)) because.push('reference');
        if (candidate.due === line.amount) because.push('amount');
      } else {
        // A transaction either is this amount or is another one.
        const isApart = Math.abs(daysBetween(candidate.on, line.on)) > maxDaysApart;
        if (candidate.amount !== line.amount || isApart) return [];
        because.push('amount');
        const reference = plainWords(candidate.reference);
        if (reference !== '' && said.includes(` ${reference} `)) because.push('reference');
      }
      const name = plainWords(candidate.name);
      if (name !== '' && said.includes(` ${name} `)) because.push('name');
      return because.length > 0 ? [{ candidate, because }] : [];
    })
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, maxSuggestions);
}

function weightOf({ candidate, because }: Match): number {
  const weights = { reference: 4, amount: 2, name: 1 };
  const sum = because.reduce((total, reason) => total + weights[reason], 0);
  return candidate.kind === 'transaction' ? sum + 3 : sum;
}
