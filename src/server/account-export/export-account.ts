import { listSessions, readEmail, readSignInMethods, viewEmail } from '../accounts/index.ts';
import { readCompanyRecord } from '../kits/index.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import { exportReports } from '../questions/index.ts';
import { findOwnCompanies } from '../tenancy/index.ts';
import { exportVoiceCalls } from '../voice/index.ts';
import { findProfile, listEmailsTo } from './export-repository.ts';
import type { AccountExportPorts } from './ports.ts';

const exports: Limit = { name: 'export-account', times: 10, windowSeconds: 60 * 60 };

/**
 * Everything stored about the signed-in person and the companies they are active in, as one text. Secrets (hashes,
 * tokens, keys) are left out, and the files of papers, which a company's kit has. Emails sent to the address are included only if it is confirmed, because invitations
 * may name other people.
 * @throws Failure 'too-many-requests'
 */
export async function exportAccount(
  services: Pick<AccountExportPorts, 'accounts' | 'clock' | 'database' | 'kitSections' | 'rateLimits'>,
  session: Session,
): Promise<string> {
  const { database, rateLimits, clock } = services;
  const { person } = session;
  await rateLimits.count(exports, person.id);
  const email = await readEmail(services, person);
  const companies = [];
  for (const { details } of await findOwnCompanies(database, person.id)) {
    companies.push(await readCompanyRecord(services, person, details.id));
  }
  const everything = {
    exportedAt: clock().toISOString(),
    account: await findProfile(database, person.id),
    email: viewEmail(email),
    signIn: await readSignInMethods(services, person),
    sessions: await listSessions(services, session),
    emailsToYou: email.isVerified ? await listEmailsTo(database, email.email) : [],
    companies,
    reportedConversations: await exportReports(services, person.id),
    voiceCalls: await exportVoiceCalls(services, person.id),
  };
  return `${JSON.stringify(everything, null, 2)}\n`;
}
