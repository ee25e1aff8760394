import { randomUUID } from 'node:crypto';
import { maxStatementLines, type StatementInput } from '#contract/statements.ts';
import type { Person } from '#domain/accounts/person.ts';
import { compactAccountNumber } from '#domain/payments/iban.ts';
import {
  guessStatementColumns,
  readStatementRows,
  type StatementColumn,
} from '#domain/payments/statement-columns.ts';
import { fingerprintsOf, type StatementFormat, type StatementLine } from '#domain/payments/statement-line.ts';
import { minorDigitsOf } from '#domain/values/money.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { readTable } from '../platform/read-table.ts';
import { type BankAccount, findAccount, holdAccount } from './account-repository.ts';
import type { PaymentPorts } from './ports.ts';
import { addMovements, findKnownFingerprints, insertStatement } from './statement-repository.ts';

/** A statement as it was understood. */
interface ReadStatement {
  format: StatementFormat;
  header: readonly string[];
  columns: readonly (StatementColumn | null)[];
  movements: (StatementLine & { fingerprint: string; isKnown: boolean })[];
  unreadRows: number[];
  opening: number | null;
  closing: number | null;
}

/**
 * Understands a bank statement and says which movements are new. Stores nothing.
 * @throws Failure 'bank-account-not-found', 'statement-unreadable' or 'statement-of-another-account'
 */
export function previewStatement(
  { database }: Pick<PaymentPorts, 'database'>,
  accountId: string,
  input: StatementInput,
): Promise<ReadStatement> {
  return inScope(database, 'installation', async (transaction) => {
    const account = await findAccount(transaction, accountId);
    if (!account) throw new Failure('bank-account-not-found');
    return readStatement(transaction, account, input);
  });
}

/**
 * Keeps the movements of a bank statement that no other statement had. None of them is posted: a person says what each
 * is.
 * @throws Failure as `previewStatement`
 */
export function importStatement(
  { clock, database }: PaymentPorts,
  staff: Person,
  accountId: string,
  input: StatementInput,
): Promise<{ added: number; known: number }> {
  return inScope(database, 'installation', async (transaction) => {
    // One after another, so that the same statement twice at once is known the second time.
    const account = await holdAccount(transaction, accountId);
    if (!account) throw new Failure('bank-account-not-found');
    const read = await readStatement(transaction, account, input);
    const fresh = read.movements.filter(({ isKnown }) => !isKnown);
    const known = read.movements.length - fresh.length;
    if (fresh.length === 0) return { added: 0, known };
    const at = clock();
    const days = read.movements.map(({ on }) => on).toSorted();
    const statementId = randomUUID();
    const [fromDay, untilDay] = [days[0], days.at(-1)];
    if (!fromDay || !untilDay) throw new Failure('statement-unreadable');
    await insertStatement(transaction, {
      id: statementId,
      bankAccount: account.id,
      format: read.format,
      fileName: input.fileName,
      fromDay,
      untilDay,
      opening: read.opening,
      closing: read.closing,
      importedBy: staff.id,
      importedAt: at,
    });
    await addMovements(
      transaction,
      fresh.map(({ fingerprint, on, amount, party, text }) => ({
        id: randomUUID(),
        statementId,
        bankAccount: account.id,
        fingerprint,
        onDay: on,
        amount,
        party,
        text,
      })),
    );
    await addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'statement-imported',
      subject: input.fileName,
      details: { added: fresh.length, known },
      at,
    });
    return { added: fresh.length, known };
  });
}

async function readStatement(
  rows: Rows,
  account: BankAccount,
  { content, columns }: StatementInput,
): Promise<ReadStatement> {
  const decimals = minorDigitsOf(account.currency);
  const read = /^\uFEFF?\s*</.test(content)
    ? await fromCamt(content, account, decimals)
    : await fromTable(content, columns, decimals);
  if (read.lines.length > maxStatementLines) throw new Failure('statement-unreadable');
  const fingerprints = fingerprintsOf(read.lines);
  const known = await findKnownFingerprints(rows, account.id, fingerprints);
  const { lines, ...rest } = read;
  return {
    ...rest,
    movements: lines.map((line, index) => {
      const fingerprint = fingerprints[index] ?? '';
      return { ...line, fingerprint, isKnown: known.has(fingerprint) };
    }),
  };
}

type Understood = Omit<ReadStatement, 'movements'> & { lines: StatementLine[] };

async function fromCamt(content: string, account: BankAccount, decimals: number): Promise<Understood> {
  // Loaded with the first such file: reading XML takes memory.
  const { readCamt } = await import('./read-camt.ts');
  const { lines, opening, closing, ...told } = readCamt(content, decimals);
  const isOther =
    compactAccountNumber(told.account) !== account.number ||
    (told.currency !== '' && told.currency !== account.currency);
  if (isOther) throw new Failure('statement-of-another-account');
  return {
    format: 'camt.053',
    header: [],
    columns: [],
    lines,
    unreadRows: [],
    opening: opening ?? null,
    closing: closing ?? null,
  };
}

async function fromTable(
  content: string,
  columns: StatementInput['columns'],
  decimals: number,
): Promise<Understood> {
  const table = await tableOf(content);
  const chosen = columns ?? guessStatementColumns(table.header);
  const rows = readStatementRows(table.rows, chosen, decimals);
  return {
    format: 'csv',
    header: table.header,
    columns: table.header.map((_, index) => chosen[index] ?? null),
    lines: rows.flatMap(({ line }) => line ?? []),
    unreadRows: rows.flatMap(({ row, line }) => (line ? [] : [row])),
    opening: null,
    closing: null,
  };
}

async function tableOf(content: string) {
  try {
    return await readTable(content, maxStatementLines);
  } catch (error) {
    throw error instanceof Failure ? new Failure('statement-unreadable') : error;
  }
}
