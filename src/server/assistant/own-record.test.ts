import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let lena: TestPerson;
let companyId: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  lena = await aPerson(app, { fullName: 'Lena Hartmann' });
  companyId = (await aCompany(lena, { name: 'Hartmann Design' })).id;
});
afterAll(() => app.close());

async function ask(question: string, person?: TestPerson): Promise<string> {
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${app.anonymousKey}`,
      ...(person && { cookie: person.cookie }),
    },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: question }] }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).choices[0].message.content;
}

test('says from the record what was paid, what is due and what would come back', async () => {
  expect(await ask('What have I paid so far?', lena)).toMatch(
    /^No payment of yours is recorded for \*\*Hartmann Design\*\* yet\. Nothing is due/,
  );
  expect(await ask('Do I have any open invoices?', lena)).toMatch(/^No\. Nothing is due/);
  expect(await ask('What do I get back if I stop now?', lena)).toMatch(/nothing would come back/);
  expect(await ask('Is there a voucher I have to pay?', lena)).toMatch(/^No\. No voucher/);
  expect(await ask('Is there anything for me to sign?', lena)).toMatch(/^No\. No document/);
  expect(await ask('Until when is your quote valid?', lena)).toMatch(/^No quote was sent/);
});

test('tells nobody what only others may see', async () => {
  const ben = await aPerson(app, { fullName: 'Ben Other' });
  await aCompany(ben, { name: 'Other Trading' });
  for (const question of [
    'What have I paid for Hartmann Design so far?',
    'Who are the shareholders recorded for my company Hartmann Design?',
  ]) {
    expect(await ask(question, ben)).not.toMatch(/Lena|\*\*Hartmann/);
  }
  expect(await ask('What have I paid so far?')).toMatch(
    /^I can see your own case only when you are signed in/,
  );
});

test('says so where a role does not show the money', async () => {
  const viewer = await aPerson(app, { fullName: 'Vera Viewer' });
  await app.query(
    `insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')`,
    [companyId, viewer.id],
  );
  const answer = await ask('What have I paid so far?', viewer);
  expect(answer).toMatch(/^I cannot say that: your role in \*\*Hartmann Design\*\*/);
});
