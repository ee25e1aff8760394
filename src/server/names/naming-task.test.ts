import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseTaskView } from '#contract/case-views.ts';
import type { NameView } from '#contract/names.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let now = new Date('2026-11-22T10:00:00Z');

let app: TestApp;
let founder: TestPerson;
let staff: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  founder = await aPerson(app, { fullName: 'Omar Haddad' });
  staff = await anOperator(app, 'Sana Staff', 'case-worker');
  await app.query("insert into installation (name, value) values ('agency', 'on')");
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z');
  companyId = (await aCompany(founder)).id;
  await inPlace('mainland-llc', 'dubai');
  await propose('Nordlicht Studio LLC', 'Abendrot Studio LLC');
});

const inPlace = (type: string, place: string) =>
  app.query('update companies set company_type = $2, freezone = $4, sub_type = $3 where id = $1', [
    companyId,
    type,
    place,
    type === 'free-zone' ? place : null,
  ]);
const propose = (...names: string[]) =>
  founder.call('PUT', `/companies/${companyId}/names`, {
    body: { names: names.map((name) => ({ name, arabicName: '', explanation: '' })) },
  });
const names = async (): Promise<NameView[]> =>
  (await founder.call('GET', `/companies/${companyId}/names`)).body.names.names;
const states = async () => (await names()).map(({ name, state }) => [name.split(' ')[0], state]);
const step = async (id = 'trade-name'): Promise<CaseTaskView> => {
  const { body } = await founder.call('GET', `/companies/${companyId}/cases`);
  return body.cases[0].tasks.find((task: CaseTaskView) => task.id === id);
};
const answerTo = async (name: string, body: object) => {
  const found = (await names()).find((each) => each.name.startsWith(name));
  return staff.call('PUT', `/operator/companies/${companyId}/names/${found?.id}/answer`, { body });
};
const act = (action: string, more: object = {}, task = 'trade-name') =>
  staff.call('POST', `/operator/companies/${companyId}/cases/formation/tasks/${task}/actions`, {
    body: { action, on: '2026-11-20', ...more },
  });
const reserved = { answer: 'reserved', on: '2026-11-20', number: 'TN-4711', until: '2027-05-19' };
const refused = { answer: 'refused', on: '2026-11-20', reason: 'Taken.', nextPath: 'Propose another.' };

describe('the answer to a name', () => {
  test('approves the step that is about the name alone, in the same moment', async () => {
    expect((await answerTo('Nordlicht', reserved)).status).toBe(200);
    expect(await step()).toMatchObject({ state: 'done', doneOn: '2026-11-20', reference: 'TN-4711' });
    expect(await states()).toEqual([
      ['Nordlicht', 'reserved'],
      ['Abendrot', 'proposed'],
    ]);
  });

  test('brings the step back once the last name is refused, with the reason and the way on', async () => {
    await answerTo('Nordlicht', refused);
    expect((await step()).state).not.toBe('returned');
    await answerTo('Abendrot', { ...refused, reason: 'Too close to another.' });
    const task = await step();
    expect(task.state).toBe('returned');
    expect(task.rounds.at(-1)?.returned).toMatchObject({
      refusedBecause: 'Too close to another.',
      points: [{ text: 'Propose another.' }],
    });
    const { body } = await founder.call('GET', '/notifications');
    expect(JSON.stringify(body)).toContain('The authority refused');
  });

  test('returns a step that is about more, and never approves it', async () => {
    await inPlace('free-zone', 'ifza');
    await answerTo('Nordlicht', reserved);
    expect((await step('approval')).doneOn).toBeNull();
    await answerTo('Nordlicht', refused);
    await answerTo('Abendrot', refused);
    expect(await step('approval')).toMatchObject({
      state: 'returned',
      points: [{ text: 'Taken.\nPropose another.' }],
    });
  });

  test('on a day that has not come changes neither', async () => {
    expect((await answerTo('Nordlicht', { ...reserved, on: '2027-01-05' })).status).toBe(422);
    expect((await names())[0]?.state).toBe('proposed');
    expect((await step()).doneOn).toBeNull();
  });
});

describe('the answer to the step', () => {
  test('reserves the best name, and opens it again when it is undone', async () => {
    await act('approve', { reference: 'TN-99' });
    expect((await names())[0]).toMatchObject({
      state: 'reserved',
      rank: 1,
      answer: { on: '2026-11-20', number: 'TN-99', until: '2027-05-19' },
    });
    await act('undo');
    expect(await states()).toEqual([
      ['Nordlicht', 'proposed'],
      ['Abendrot', 'proposed'],
    ]);
    expect((await step()).state).toBe('ready');
  });

  test('refuses all names, and opens them again when it is undone', async () => {
    await act('file');
    await act('refuse', { reason: 'Both are taken.', nextPath: 'Propose three others.' });
    expect(await states()).toEqual([
      ['Nordlicht', 'refused'],
      ['Abendrot', 'refused'],
    ]);
    expect((await names())[0]?.answer).toMatchObject({ reason: 'Both are taken.' });
    await act('undo');
    expect((await states()).map(([, state]) => state)).toEqual(['proposed', 'proposed']);
    expect((await names()).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  test('does the same for many companies at once', async () => {
    const first = companyId;
    companyId = (await aCompany(founder)).id;
    await inPlace('mainland-llc', 'dubai');
    await propose('Morgentau LLC');
    const caseOf = async (id: string) =>
      (await app.query("select id from cases where company_id = $1 and kind = 'formation'", [id])).rows[0].id;
    const tasks = await Promise.all(
      [first, companyId].map(async (id) => ({ companyId: id, caseId: await caseOf(id), task: 'trade-name' })),
    );
    const { body } = await staff.call('POST', '/operator/authority-answers', {
      body: { tasks, action: 'approve', on: '2026-11-20', reference: 'LIST-7' },
    });
    expect(body.results.map(({ problem }: { problem: string | null }) => problem)).toEqual([null, null]);
    expect((await names())[0]).toMatchObject({ name: 'Morgentau LLC', state: 'reserved' });
    companyId = first;
    expect((await names())[0]).toMatchObject({ name: 'Nordlicht Studio LLC', state: 'reserved' });
  });
});
