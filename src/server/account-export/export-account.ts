import { listSessions, readEmail, readSignInMethods, viewEmail } from '../accounts/index.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import { findOwnCompanies } from '../tenancy/index.ts';
import { exportVoiceCalls } from '../voice/index.ts';
import { exportCompany } from './export-company.ts';
import { findProfile, listEmailsTo } from './export-repository.ts';
import type { AccountExportPorts } from './ports.ts';

const exports: Limit = { name: 'export-account', times: 10, windowSeconds: 60 * 60 };

/**
 * Everything that is kept about the signed-in person and the companies they are active in, in one text. What opens
 * something is left out: hashes, tokens and keys. What was written to the address is for whoever has shown that it is
 * theirs: invitations may have gone there that tell of other people.
 *
 * @throws Failure 'too-many-requests'
 */
export async function exportAccount(
  services: Pick<AccountExportPorts, 'clock' | 'database' | 'files' | 'rateLimits' | 'accounts'>,
  session: Session,
): Promise<string> {
  const { database, rateLimits, clock } = services;
  const { person } = session;
  await rateLimits.count(exports, person.id);
  const email = await readEmail(services, person);
  const companies = [];
  for (const { details } of await findOwnCompanies(database, person.id)) {
    companies.push(await exportCompany(services, person, details.id));
  }
  const everything = {
    exportedAt: clock().toISOString(),
    account: await findProfile(database, person.id),
    email: viewEmail(email),
    signIn: await readSignInMethods(services, person),
    sessions: await listSessions(services, session),
    emailsToYou: email.isVerified ? await listEmailsTo(database, email.email) : [],
    companies,
    voiceCalls: await exportVoiceCalls(services, person.id),
  };
  return `${JSON.stringify(everything, null, 2)}\n`;
}
