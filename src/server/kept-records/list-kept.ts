import { rowsPerPage } from '#contract/paging.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { type InvoiceRow, listIssuedTo } from '../invoices/index.ts';
import { countTransactions } from '../ledger/index.ts';
import { type KeptPaper, listKeptPapers } from '../papers/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { type KeptQuote, listAcceptedQuotes } from '../quotes/index.ts';
import { type KeptAccount, listKeptAccounts } from './kept-account-repository.ts';
import type { KeptRecordPorts } from './ports.ts';

/** What is kept of a company that is gone. */
export interface KeptCompany {
  id: string;
  name: string;
  papers: readonly KeptPaper[];
  account: KeptAccount | undefined;
  quotes: readonly KeptQuote[];
  invoices: readonly InvoiceRow[];
  movements: number;
}

interface Filter {
  search?: string | undefined;
  cursor?: string | undefined;
}

/** A page of the companies that are gone and of which something is kept, the first to be erased first. */
export function listKept(
  { database }: Pick<KeptRecordPorts, 'database'>,
  staff: Person,
  { search = '', cursor }: Filter,
): Promise<{ companies: KeptCompany[]; nextCursor: string | null; total: number }> {
  return inScope(database, { staff: staff.id }, async (scope) => {
    const papers = Map.groupBy(await listKeptPapers(scope), ({ companyId }) => companyId);
    const accounts = new Map((await listKeptAccounts(scope)).map((one) => [one.companyId, one]));
    const wanted = search.toLocaleLowerCase();
    const all = [...new Set([...papers.keys(), ...accounts.keys()])]
      .map((id) => {
        const own = papers.get(id) ?? [];
        const account = accounts.get(id);
        return { id, name: account?.companyName ?? own[0]?.companyName ?? '', papers: own, account };
      })
      .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
      .toSorted((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
    const start = Number(cursor ?? 0) || 0;
    const end = start + rowsPerPage;
    const page = all.slice(start, end);
    const ids = page.map(({ id }) => id);
    const quotes = await listAcceptedQuotes(scope, ids);
    const invoices = await listIssuedTo(scope, ids);
    const movements = await countTransactions(scope, ids);
    return {
      companies: page.map((company) => ({
        ...company,
        quotes: quotes.filter(({ companyId }) => companyId === company.id),
        invoices: invoices.filter(({ companyId }) => companyId === company.id),
        movements: movements.get(company.id) ?? 0,
      })),
      nextCursor: end < all.length ? String(end) : null,
      total: all.length,
    };
  });
}

/** The first day on which something is erased; what no rule ends comes last. */
function firstDay({ papers, account }: Pick<KeptCompany, 'papers' | 'account'>): PlainDate {
  const days = papers.map(({ keptUntil }) => keptUntil);
  if (account?.keptUntil) days.push(account.keptUntil);
  return days.toSorted()[0] ?? '9999-12-31';
}
