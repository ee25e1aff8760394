import type { Person } from '#domain/accounts/person.ts';
import { csvOf } from '#domain/values/csv.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { readClientsAfter } from './export-repository.ts';
import type { ClientPorts } from './ports.ts';

type ExportedRow = Awaited<ReturnType<typeof readClientsAfter>>[number];

const { clientExportMessages } = messagesIn(locales[0]);

/** All clients as pieces of a file, read page by page, so that it never lies whole in the memory. */
export async function* exportClients(
  services: Pick<ClientPorts, 'clock' | 'database'>,
  staff: Person,
  format: 'csv' | 'json',
): AsyncGenerator<string> {
  const { database, clock } = services;
  await inScope(database, 'installation', (transaction) =>
    addAuditEntry(transaction, {
      companyId: null,
      actor: operatorActor(staff),
      action: 'clients-exported',
      subject: format,
      at: clock(),
    }),
  );
  yield format === 'csv' ? csvOf([clientExportMessages]) : '[\n';
  let last: { createdAt: Date; id: string } | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const rows = await inScope(database, 'installation', (transaction) =>
      readClientsAfter(transaction, last),
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.company;
    yield format === 'csv'
      ? csvOf(rows.map(cellsOf))
      : `${isFirst ? '' : ',\n'}${rows.map((row) => JSON.stringify(recordOf(row))).join(',\n')}`;
  }
  if (format === 'json') yield '\n]\n';
}

function recordOf({ company, client, owner }: ExportedRow) {
  const { id, name, country, companyType, subType, visas, officeType, website, mailingAddress, createdAt } =
    company;
  return {
    id,
    company: name,
    country,
    companyType,
    subType,
    visas,
    officeType,
    website,
    mailingAddress,
    contact: client?.contact ?? '',
    email: client?.email ?? '',
    licenceNumber: client?.licenceNumber ?? '',
    licenceExpiresOn: client?.licenceExpiresOn ?? null,
    inCharge: owner,
    createdAt: createdAt.toISOString(),
  };
}

function cellsOf(row: ExportedRow): string[] {
  const { company, country, companyType, subType, contact, email, ...more } = recordOf(row);
  const { licenceNumber, licenceExpiresOn, visas, officeType, inCharge, createdAt } = more;
  return [
    company,
    subType ?? `${country} ${companyType}`,
    contact,
    email,
    licenceNumber,
    licenceExpiresOn ?? '',
    String(visas),
    officeType,
    inCharge ?? '',
    createdAt.slice(0, 10),
  ];
}
