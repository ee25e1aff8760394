import type { QuoteLine } from '#domain/quotes/quote-line.ts';
import type { Rows } from '../platform/database/scope.ts';
import { contentOf, readQuotes } from './quote-repository.ts';

/** The lines of a company's accepted versions, by '<quote id> <line id>', in a scope that sees its rows. */
export async function acceptedLinesOf(
  rows: Rows,
  companyId: string,
): Promise<Map<string, { number: string; line: QuoteLine }>> {
  const found = new Map<string, { number: string; line: QuoteLine }>();
  for (const { row, versions, decisions } of await readQuotes(rows, companyId)) {
    const accepted = decisions.findLast(({ kind }) => kind === 'accepted')?.version;
    const version = versions.find((one) => one.version === accepted);
    if (!version) continue;
    const { number, lines } = contentOf(version);
    for (const line of lines) found.set(`${row.id} ${line.id}`, { number, line });
  }
  return found;
}
