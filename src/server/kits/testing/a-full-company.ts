import { uploadPaper } from '../../papers/testing/upload-paper.ts';
import { aCompany, aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** A company with a record in every section. */
export interface FullCompany {
  founder: TestPerson;
  id: string;
  /** A paper of the company. */
  lease: string;
}

/** A company with names that a page has to escape, and a record in every section of a kit. */
export async function aFullCompany(app: TestApp, email?: string): Promise<FullCompany> {
  const founder = await aPerson(app, { fullName: 'Ana Founder', ...(email && { email }) });
  await app.query('update users set email_verified = true where id = $1', [founder.id]);
  const { id } = await aCompany(founder, { name: 'Nord <b>Licht</b> & Söhne' });
  const at = (rest: string) => `/companies/${id}${rest}`;
  const done = async (method: string, path: string, body?: object) => {
    const answer = await founder.call(method, at(path), body === undefined ? {} : { body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await done('PATCH', '', { shares: { total: 100, parValue: '10' }, mailingAddress: 'Harbour 1' });
  const add = async (party: { kind: string; name: string; isYou?: boolean }): Promise<string> => {
    const { people } = await done('POST', '/parties', party);
    return people.parties.find(({ name }: { name: string }) => name === party.name).id;
  };
  const ana = await add({ kind: 'person', name: 'Ana Founder', isYou: true });
  const holding = await add({ kind: 'company', name: 'Haltung GmbH' });
  await done('PUT', '/holdings', {
    on: '2026-01-05',
    lines: [
      { holder: ana, amount: '60', nomineeFor: null },
      { holder: holding, amount: '40', nomineeFor: null },
    ],
  });
  await done('POST', '/offices', { party: ana, office: 'director', from: '2026-01-05' });
  await done('PUT', '/names', {
    names: [{ name: 'Nordlicht Design DMCC', arabicName: '', explanation: '' }],
  });
  await done('PUT', '/activities', {
    activities: [{ activity: null, description: 'Lamps <script>alert(1)</script>', licence: 1 }],
  });
  await done('PUT', '/formation/dates/incorporation', { on: '2026-01-05' });
  await done('POST', '/banking/applications', { bank: 'adcb', on: '2026-01-06' });
  await done('POST', '/thread/messages', { text: 'Hello <img src=x onerror=alert(1)> there.' });
  await done('POST', '/portals', {
    portal: 'DMCC member portal',
    side: 'agency',
    holder: 'Rana Aziz',
    note: 'Since the licence.',
  });
  const lease = await uploadPaper(app, founder, id, { kind: 'lease', name: 'lease.jpg' });
  await uploadPaper(app, founder, id, { kind: 'passport', party: ana, name: 'Reisepass.jpg' });
  return { founder, id, lease };
}
