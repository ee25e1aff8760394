import { expect, type Page } from '@playwright/test';
import { anAcceptedQuote } from '#server/quotes/testing/an-accepted-quote.ts';
import { operatorPaths } from '#web/operator/operator-paths.ts';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { register, type SignedInPerson } from './accounts.ts';
import { callerOf } from './caller.ts';
import { appoint, fileRequest } from './operators.ts';
import { uploadPaper } from './papers.ts';
import type { Server } from './server.ts';
import { open } from './test.ts';

/** A name as agencies have them, long and in two scripts. */
const longName = 'مكتب الخليج للاستشارات Gulf Horizon Corporate Services & Partners';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

const plan = 'country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi';

/** The public pages, with a plan and a comparison that are filled in. */
export const everyPublicPage: readonly string[] = [
  paths.onboarding,
  paths.signIn,
  paths.company,
  paths.forgotPassword,
  paths.plan,
  `${paths.plan}?${plan}`,
  paths.compare,
  `${paths.compare}?visas=2&office=flexi&place=ae-dmcc&place=ae-ifza&place=sg-private-limited-company`,
  paths.terms,
  paths.privacy,
  paths.help,
  `${paths.help}?q=visa+cost`,
  `${paths.help}/united-arab-emirates/free-zones/costs-compared`,
];

/** The pages of a founder, by their addresses: another one is looked at as soon as it has one. */
export const everyFounderPage: readonly string[] = [paths.dashboard, ...Object.values(dashboardPaths)];

const fileTabs = [
  ...['tasks', 'papers', 'deadlines', 'bank', 'names', 'money', 'messages', 'people', 'moving', 'invoices'],
  'details',
];

/** The pages of the back office, and the tabs of a company's file. */
export function everyStaffPage({ companyId, personId, questionId }: FilledInstallation): readonly string[] {
  const lists = Object.values(operatorPaths).filter((path) => typeof path === 'string');
  return [
    ...lists,
    `${operatorPaths.prices}#ours`,
    operatorPaths.logOf(companyId),
    operatorPaths.person(personId),
    operatorPaths.question(questionId),
    ...fileTabs.map((tab) => `${operatorPaths.company(companyId)}#${tab}`),
  ];
}

export interface FilledInstallation {
  founder: SignedInPerson;
  staff: SignedInPerson;
  companyId: string;
  personId: string;
  questionId: string;
}

/** A client with a long name and something in every list, for its founder and for the staff. */
export async function fillInstallation(server: Server): Promise<FilledInstallation> {
  const founder = await register(server.origin, {
    firstName: longWord,
    company: {
      ...{ name: longName, country: 'AE', companyType: 'free-zone', freezone: 'dmcc', subType: 'dmcc' },
      ...{ visas: 2, officeType: 'flexi' },
    },
  });
  const staff = await register(server.origin, { firstName: 'Rana', lastName: longWord, company: null });
  await appoint(server, staff);
  const { companyId = '' } = founder;
  const own = callerOf(server, founder);
  const desk = callerOf(server, staff);
  const done = async (method: string, path: string, body?: object) => {
    const answer = await own.call(method, `/companies/${companyId}${path}`, body && { body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const add = async (kind: 'person' | 'company', name: string): Promise<string> => {
    const { people } = await done('POST', '/parties', { kind, name });
    return people.parties.find((party: { name: string }) => party.name === name).id;
  };

  await server.query('update users set email_verified = true where id = $1', [founder.id]);
  await done('PATCH', '', { shares: { total: 100, parValue: '10' }, mailingAddress: 'Harbour Street 1' });
  const holder = await add('company', 'Internationale Beteiligungsgesellschaft Hohenberg & Söhne');
  const person = await add('person', `Maximiliana-Alexandra ${longWord}`);
  const holdings = { on: '2026-01-05', lines: [{ holder, amount: '100', nomineeFor: null }] };
  await done('PUT', '/holdings', holdings);
  await done('PUT', '/holdings', {
    ...{ of: holder, on: '2026-01-05' },
    lines: [{ holder: person, amount: '100', nomineeFor: null }],
  });
  await done('POST', '/offices', { party: person, office: 'director', from: '2026-01-05' });
  const { names: proposed } = await done('PUT', '/names', {
    names: [{ name: `${longWord} Trading DMCC`, arabicName: '', explanation: '' }],
  });
  const reserved = await desk.call(
    'PUT',
    `/operator/companies/${companyId}/names/${proposed.names[0].id}/answer`,
    {
      body: { answer: 'reserved', on: '2026-01-05', number: 'TN-4711', until: '2100-01-05' },
    },
  );
  if (reserved.status >= 300) throw new Error(JSON.stringify(reserved.body));
  await done('PUT', '/activities', {
    activities: [{ activity: null, description: 'General trading of lamps and their parts', licence: 1 }],
  });
  await done('POST', '/banking/applications', { bank: 'adcb', on: '2026-01-06' });
  await done('POST', '/thread/messages', { text: `Where is the ${longWord.repeat(3)}?` });
  await done('POST', '/portals', {
    ...{ portal: 'DMCC member portal', side: 'agency', holder: longName, note: 'Since the licence.' },
  });
  await done('POST', '/invitations', { name: longName, email: `${founder.id}@example.com`, role: 'member' });
  await uploadPaper(server, founder, 'lease');
  await anAcceptedQuote(desk, own, companyId, [{ label: `Company formation, ${longName}`, amount: 500_000 }]);
  await desk.call('POST', '/operator/bank-accounts', {
    body: {
      ...{ currency: 'AED', holder: longName, bank: 'First Bank of the Harbour', bic: 'HARBAEAD', note: '' },
      ...{ number: `AE07033${founder.id.replace(/\D/g, '').padEnd(16, '0').slice(0, 16)}`, isOffered: true },
    },
  });
  await fileRequest(server, companyId);
  const question = `Who repairs ${longWord.repeat(2)} on ${founder.id}?`;
  const [{ id: questionId } = {}] = await server.query(
    'insert into unanswered_questions values ($1, 3, now(), now()) returning id',
    [question],
  );
  const [call] = await server.query(
    `insert into voice_calls (id, user_id, keeps_transcript, started_at, ended_at, end_reason)
     values (gen_random_uuid(), $1, true, now() - interval '5 minutes', now(), 'customer-ended-call') returning id`,
    [founder.id],
  );
  await server.query(
    `insert into voice_exchanges (call_id, turn, at, said, heard, endpoint_ms, stt_ms, answer_ms, tts_ms, total_ms)
     values ($1, 1, now(), 'And the visa?', 'Two to three weeks.', 700, 200, 100, 300, 1300)`,
    [call?.id],
  );
  return { founder, staff, companyId, personId: founder.id, questionId: String(questionId) };
}

/** Loads a page, also if its address differs in the fragment alone, and waits for what it reads. */
export async function openAndRead(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('status', { name: /loading/i })).toHaveCount(0);
}
