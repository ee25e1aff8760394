import { maxTableRows } from '#contract/clients.ts';
import { type ColumnChoice, guessColumns, neededColumns } from '#domain/clients/client-columns.ts';
import {
  type ClientRow,
  clientKeyOf,
  isSameCompany,
  licenceKeyOf,
  readClients,
} from '#domain/clients/read-clients.ts';
import type { Rows } from '../platform/database/scope.ts';
import { readTable } from '../platform/read-table.ts';
import { findKnown } from './client-repository.ts';
import { passportKeyOf } from './passport-key.ts';
import type { ClientPorts } from './ports.ts';

/** What a table holds, row by row, and what speaks against each. */
interface ImportPlan {
  header: readonly string[];
  columns: ColumnChoice;
  rows: readonly ClientRow[];
}

/**
 * Understands a table of clients and compares it with those that are there.
 * @param columns without them the headers are read
 * @throws Failure 'table-unreadable' or 'table-too-long'
 */
export async function planImport(
  services: Pick<ClientPorts, 'secrets'>,
  rows: Rows,
  text: string,
  columns: ColumnChoice | undefined,
): Promise<ImportPlan> {
  const { header, rows: lines } = await readTable(text, maxTableRows);
  const chosen = header.map((_, index) => (columns ?? guessColumns(header))[index] ?? null);
  const lacking = neededColumns.some((column) => !chosen.includes(column));
  const read = readClients(lines, chosen);
  if (lacking) return { header, columns: chosen, rows: read };
  const keyOf = ({ client }: ClientRow) => passportKeyOf(services.secrets, client.passport) ?? '';
  const known = await findKnown(
    rows,
    read.map(({ client }) => client),
    read.map(keyOf).filter((key) => key !== ''),
  );
  return {
    header,
    columns: chosen,
    rows: read.map((row) => {
      const problems = [...row.problems];
      if (known.licences.has(licenceKeyOf(row.client.licenceNumber))) {
        problems.push({ column: 'licence-number', problem: 'known-licence' });
      }
      if (known.clients.has(clientKeyOf(row.client) ?? '')) {
        problems.push({ column: 'email', problem: 'known-client' });
      }
      const licence = licenceKeyOf(row.client.licenceNumber);
      if (known.passports.get(keyOf(row))?.some((other) => isSameCompany(other, licence))) {
        problems.push({ column: 'passport', problem: 'known-passport' });
      }
      return { ...row, problems };
    }),
  };
}
