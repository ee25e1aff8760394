import type { Person } from '#domain/accounts/person.ts';
import type { LedgerEntry } from '#domain/ledger/accounts.ts';
import { positionsOf } from '#domain/ledger/positions.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { findImported, importedFile, importedSection } from '../kits/index.ts';
import { emptyPosition, type Position, type PostedTransaction, type QuotedLine } from '../ledger/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { inCompany } from '../tenancy/index.ts';
import type { PaymentPorts } from './ports.ts';

/**
 * The money that a company brought along from another installation: its quotes, ledger and invoices as that one left
 * them. It is history: no account of this installation holds it, and no balance or month of its own counts it.
 */
export interface CarriedOver {
  from: string;
  /** When the other installation wrote it down: what its balances are as of. */
  asOf: Date;
  importedAt: Date;
  positions: Position[];
  lines: QuotedLine[];
  transactions: PostedTransaction[];
  quotes: CarriedQuote[];
  invoices: CarriedInvoice[];
}

interface CarriedQuote {
  id: string;
  number: string;
  acceptedAt: string;
  acceptedBy: string;
  file?: string | null;
}

interface CarriedInvoice {
  id: string;
  kind: 'invoice' | 'credit-note' | 'receipt';
  number: string;
  issuedOn: PlainDate;
  currency: Currency;
  gross: number;
  file?: string | null;
}

type StoredTransaction = Omit<PostedTransaction, 'entries' | 'recordedAt'> & { recordedAt: string };
type StoredEntry = LedgerEntry & { transactionId: string };
type StoredLine = Omit<QuotedLine, 'position'>;

interface StoredLedger {
  lines: StoredLine[];
  transactions: StoredTransaction[];
  entries: StoredEntry[];
}

interface StoredQuotes {
  quotes: { id: string; number: string }[];
  decisions: { quoteId: string; kind: string; typedName: string; at: string; file?: string | null }[];
}

/** `undefined` where the company was made here, or brought no money along. */
export async function readCarriedOver(rows: Rows, companyId: string): Promise<CarriedOver | undefined> {
  const imported = await findImported(rows, companyId);
  if (!imported) return undefined;
  const ledger = await importedSection<StoredLedger>(rows, companyId, 'ledger');
  const sold = await importedSection<StoredQuotes>(rows, companyId, 'quotes');
  const { invoices = [] } = await importedSection<{ invoices: CarriedInvoice[] }>(
    rows,
    companyId,
    'invoices',
  );
  const transactions = transactionsIn(ledger);
  const quotes = acceptedIn(sold);
  if (transactions.length + quotes.length + invoices.length === 0) return undefined;
  const positions = positionsOf(transactions).map((position) => ({
    ...position,
    companyId,
    caseId: companyId,
  }));
  return {
    from: imported.fromName,
    asOf: imported.madeAt,
    importedAt: imported.importedAt,
    positions,
    lines: (ledger.lines ?? []).map((line) => ({
      ...line,
      position:
        positions.find((each) => each.line === line.id && each.currency === line.currency) ??
        emptyPosition(line.currency),
    })),
    transactions: transactions.toSorted(latestFirst),
    quotes,
    invoices,
  };
}

/** By day, then by when they were recorded, as in a ledger of this installation. */
function latestFirst(one: PostedTransaction, other: PostedTransaction): number {
  return (
    other.onDay.localeCompare(one.onDay) ||
    other.recordedAt.getTime() - one.recordedAt.getTime() ||
    other.number - one.number
  );
}

function transactionsIn({ transactions = [], entries = [] }: Partial<StoredLedger>): PostedTransaction[] {
  const own = Map.groupBy(entries, ({ transactionId }) => transactionId);
  return transactions.map((transaction) => ({
    ...transaction,
    recordedAt: new Date(transaction.recordedAt),
    entries: own.get(transaction.id) ?? [],
  }));
}

function acceptedIn({ quotes = [], decisions = [] }: Partial<StoredQuotes>): CarriedOver['quotes'] {
  return quotes.flatMap(({ id, number }) => {
    const accepted = decisions.findLast(({ quoteId, kind }) => quoteId === id && kind === 'accepted');
    if (!accepted) return [];
    const { at, typedName, file = null } = accepted;
    return { id, number, acceptedAt: at, acceptedBy: typedName, file };
  });
}

interface CarriedFile {
  number: string;
  content: Buffer<ArrayBuffer>;
}

/** What a company brought along as a file. */
type CarriedKind = 'quotes' | 'invoices';

const notFound = { quotes: 'quote-not-found', invoices: 'invoice-not-found' } as const;

/**
 * The file of an accepted quote or an invoice that was brought along, as the other installation made it.
 * @throws Failure 'company-not-found', 'not-allowed', 'quote-not-found' or 'invoice-not-found'
 */
export function readOwnCarriedFile(
  services: Pick<PaymentPorts, 'database'>,
  person: Pick<Person, 'id'>,
  companyId: string,
  kind: CarriedKind,
  id: string,
): Promise<CarriedFile> {
  return inCompany(services, person, companyId, 'read-payments', (scope) =>
    carriedFileOf(scope, companyId, kind, id),
  );
}

/**
 * The same for staff; the company's log says so.
 * @throws Failure 'company-not-found', 'quote-not-found' or 'invoice-not-found'
 */
export function readCarriedFileForStaff(
  services: PaymentPorts,
  staff: Person,
  companyId: string,
  kind: CarriedKind,
  id: string,
): Promise<CarriedFile> {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    await scope.recordRead(kind);
    return carriedFileOf(scope, companyId, kind, id);
  });
}

async function carriedFileOf(
  rows: Rows,
  companyId: string,
  kind: CarriedKind,
  id: string,
): Promise<CarriedFile> {
  const carried = await readCarriedOver(rows, companyId);
  const found = carried?.[kind].find((one) => one.id === id);
  const content = found?.file && (await importedFile(rows, companyId, found.file));
  if (!content) throw new Failure(notFound[kind]);
  return { number: found.number, content };
}
