import { emailsTo } from '../../mail/testing/emails.ts';
import { aCompany, aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** Marks a person's address as confirmed. */
export async function verified(app: TestApp, person: TestPerson): Promise<TestPerson> {
  await app.query('update users set email_verified = true where id = $1', [person.id]);
  return person;
}

/** A company and its admin, who may invite. */
export async function aTeam(app: TestApp, name = 'Harbour Trading') {
  const admin = await verified(app, await aPerson(app, { fullName: 'Ana Admin' }));
  const company = await aCompany(admin, { name });
  return { admin, company, path: `/companies/${company.id}` };
}

/** The secret part of the link in the newest invitation to an address. */
export async function tokenSentTo(app: TestApp, email: string): Promise<string> {
  const emails = (await emailsTo(app, email)).filter(({ kind }) => kind === 'invitation');
  return new URL(emails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
}

/** Adds a person to a company through an accepted invitation. Returns the id of their membership. */
export async function join(
  app: TestApp,
  { admin, path }: { admin: TestPerson; path: string },
  person: TestPerson,
  role: 'admin' | 'member' = 'member',
): Promise<string> {
  const invited = { name: person.fullName, email: person.email, role };
  await admin.call('POST', `${path}/invitations`, { body: invited });
  const token = await tokenSentTo(app, person.email);
  await person.call('POST', '/invitations/accept', { body: { token } });
  const { body } = await admin.call('GET', `${path}/members`);
  const membership = body.members.find(({ userId }: { userId: string }) => userId === person.id);
  if (membership?.status !== 'active') throw new Error(`${person.email} did not get into the company.`);
  return membership.id;
}
