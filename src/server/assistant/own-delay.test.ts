import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let now = new Date('2026-11-23T12:00:00Z');

let app: TestApp;
let manager: TestPerson;
let lena: TestPerson;
let companyId: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  manager = await anOperator(app, 'Mona Manager');
  lena = await aPerson(app, { fullName: 'Lena Hartmann' });
  companyId = (await aCompany(lena, { name: 'Hartmann Design' })).id;
  await app.query('update cases set opened_at = $1', [now]);
});
afterAll(() => app.close());

async function ask(questions: string[], person?: TestPerson): Promise<string> {
  const messages = questions.map((content) => ({ role: 'user', content }));
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${app.anonymousKey}`,
      ...(person && { cookie: person.cookie }),
    },
    body: JSON.stringify({ model: 'gpt-4o', messages }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).choices[0].message.content;
}

const act = (id: string, action: string, on: string, more: object = {}) =>
  manager.call('POST', `/operator/companies/${id}/cases/formation/tasks/pre-approval/actions`, {
    body: { action, on, ...more },
  });

const why = 'Why is it taking so long?';

test('A11: one’s own turn is said first, with what to do', async () => {
  const answer = await ask([why], lena);
  expect(answer).toContain('it waits for you');
  expect(answer).toContain('your turn since **23 November 2026**');
  expect(answer).toMatch(
    /What you can do: \[hand in your part\]\(.*\/app\/dashboard\/formation#pre-approval\)/,
  );
});

test('A11: who has it, since when, what is usual and what it took here; no day is promised', async () => {
  for (const action of ['submit', 'accept']) await act(companyId, action, '2026-11-23');
  await act(companyId, 'file', '2026-11-23', { reference: 'REF-77' });
  // 2, 3, 4, 5 and 9 working days, of other companies.
  for (const approved of ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-20']) {
    const other = (await aCompany(await aPerson(app), { name: 'Elsewhere Secret' })).id;
    await app.query("update cases set opened_at = '2026-11-02' where company_id = $1", [other]);
    for (const action of ['submit', 'accept', 'file']) await act(other, action, '2026-11-09');
    await act(other, 'approve', approved);
  }
  now = new Date('2026-11-25T12:00:00Z');
  const early = await ask([why], lena);
  expect(early).toContain('is with the authority since **23 November 2026**: 2 working days so far');
  expect(early).toMatch(/Usually this takes 3 to 7 working days \[1\]/);
  expect(early).toContain(
    'Our own cases took 4 working days lately, four of five at most 5 working days (5 cases).',
  );
  expect(early).toContain('within the usual time');
  expect(early).toContain('Nobody can promise a day');
  expect(early).toContain('You need not do anything');
  expect(early).not.toContain('Elsewhere');

  now = new Date('2026-12-18T12:00:00Z');
  for (const question of [why, 'what is taking so long?', 'Why is my pre-approval still not done?']) {
    const late = await ask([question], lena);
    expect(late, question).toContain('longer than usual');
    expect(late, question).toMatch(/\[write to us\]\(.*\/app\/dashboard\/messages\).*reference REF-77/);
  }
  expect(await ask(['Where do I stand?', 'And is that normal?'], lena)).toContain('longer than usual');
});

test('what comes back is said with what to correct, and names with their days', async () => {
  await act(companyId, 'return', '2026-12-18', { points: [{ text: 'The passport copy is [cut](x) off.' }] });
  const returned = await ask([why], lena);
  expect(returned).toContain('It came back. To correct: The passport copy is cut (x) off.');

  expect(await ask(['When does my name reservation expire?'], lena)).toContain('No name is proposed');
  await app.query(
    `insert into name_proposals (company_id, state, rank, name, arabic_name, explanation, proposed_at, answered_on, reservation_number, reserved_until)
     values ($1, 'reserved', 1, 'Nordlicht Design DMCC', '', '', now(), '2026-11-20', 'R-1', '2027-01-19')`,
    [companyId],
  );
  const names = await ask(['When does my name reservation expire?'], lena);
  expect(names).toContain(
    "'Nordlicht Design DMCC' is **reserved** (number R-1) until **19 January 2027** (32 days left).",
  );
});

test('nobody hears of another company', async () => {
  const ben = await aPerson(app);
  const other = await ask([`${why} I mean Hartmann Design.`], ben);
  expect(other).not.toMatch(/REF-77|November 2026|passport/);
  const nobody = await ask(['Why is my licence taking so long?']);
  expect(nobody).toContain('only when you are signed in');
});
