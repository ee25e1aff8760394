import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NameView } from '#contract/names.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const now = new Date('2026-11-22T10:00:00Z');

let app: TestApp;
let founder: TestPerson;
let staff: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  founder = await aPerson(app, { fullName: 'Lena Hartmann' });
  staff = await anOperator(app, 'Sana Staff', 'case-worker');
});
afterAll(() => app.close());
beforeEach(async () => {
  companyId = (await aCompany(founder)).id;
});

const inIfza = () =>
  app.query("update companies set freezone = 'ifza', sub_type = 'ifza' where id = $1", [companyId]);
const inDubai = () =>
  app.query(
    "update companies set company_type = 'mainland-llc', freezone = null, sub_type = 'dubai' where id = $1",
    [companyId],
  );

const aName = (name: string, more: object = {}) => ({ name, arabicName: '', explanation: '', ...more });
const read = () => founder.call('GET', `/companies/${companyId}/names`);
const check = (name: string, more: object = {}) =>
  founder.call('POST', `/companies/${companyId}/names/check`, { body: aName(name, more) });
const propose = (...names: string[]) =>
  founder.call('PUT', `/companies/${companyId}/names`, { body: { names: names.map((name) => aName(name)) } });
const choose = (...activities: string[]) =>
  founder.call('PUT', `/companies/${companyId}/activities`, {
    body: { activities: activities.map((activity) => ({ activity, description: '', licence: 1 })) },
  });
const answer = (name: string, body: object, by = staff) =>
  by.call('PUT', `/operator/companies/${companyId}/names/${name}/answer`, { body });

const namesOf = ({ body }: Answer): NameView[] => body.names.names;
const reasonsOf = ({ body }: Answer) => body.checked.findings.map(({ reason }: { reason: string }) => reason);
const refused = {
  answer: 'refused',
  on: '2026-11-20',
  reason: 'Taken already.',
  nextPath: 'Propose another.',
};
const reserved = { answer: 'reserved', on: '2026-11-20', number: 'TN-4711', until: '2026-12-10' };

describe('checking a name', () => {
  test('gives reasons with their sources, and the spelling for forms', async () => {
    await inIfza();
    await choose('design');
    const checked = await check('Größe GmbH');
    expect(checked.body.checked).toMatchObject({ passes: false, transliteration: 'Groesse GmbH' });
    expect(checked.body.checked.findings[0]).toMatchObject({
      level: 'refused',
      reason: 'ending-of-another-form',
      words: ['GmbH'],
      suggestion: 'FZCO',
      sources: expect.arrayContaining([expect.objectContaining({ readOn: '2026-11' })]),
    });
    const passes = await check('Größe Design FZCO');
    expect(passes.body.checked.passes).toBe(true);
    expect(reasonsOf(passes)).toEqual(['written-in-other-letters']);
  });

  test('knows the family names of its people and the chosen activities', async () => {
    await inDubai();
    expect(reasonsOf(await check('Hartmann Studio LLC'))).toEqual(
      expect.arrayContaining(['first-name-missing', 'activity-not-chosen']),
    );
    await choose('design');
    const reasons = reasonsOf(await check('Lena Hartmann Studio LLC', { arabicName: 'لينا هارتمان ستوديو' }));
    expect(reasons).toEqual([]);
  });
});

describe('proposed names', () => {
  test('keep their order, their spelling and their ids', async () => {
    await inIfza();
    const first = namesOf(await propose('Übung Design FZCO', 'Zweite Design FZCO'));
    expect(first.map(({ name, rank, passes }) => [name, rank, passes])).toEqual([
      ['Übung Design FZCO', 1, true],
      ['Zweite Design FZCO', 2, true],
    ]);
    const turned = namesOf(await propose('Zweite Design FZCO', 'Übung Design FZCO', 'Dritte Design FZCO'));
    expect(turned.map(({ id }) => id).slice(0, 2)).toEqual([first[1]?.id, first[0]?.id]);
    expect(namesOf(await read())).toEqual(turned);
  });

  test('are at most three', async () => {
    expect(refusal(await propose('A', 'B', 'C', 'D'))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['names'],
    });
  });
});

describe("the authority's answer", () => {
  test('D4: a refusal for a like name makes the letter of consent a step with its paper', async () => {
    await inIfza();
    const [one, two] = namesOf(await propose('Nordlicht Design FZCO', 'Morgenrot Design FZCO'));
    const consent = async () => {
      const { body } = await founder.call('GET', `/companies/${companyId}/formation`);
      return body.formation.steps.find(({ id }: { id: string }) => id === 'name-consent');
    };
    await answer(one?.id ?? '', refused);
    expect(await consent()).toBeUndefined();
    await answer(two?.id ?? '', { ...refused, isForLikeName: true });
    expect(await consent()).toMatchObject({
      state: 'ready',
      turn: { of: 'founder' },
      missing: [expect.objectContaining({ kind: 'paper' })],
    });
  });

  test('a refusal keeps the name with its reason, and refuses it when it is typed again', async () => {
    await inIfza();
    const [one, two] = namesOf(await propose('Nordlicht Design FZCO', 'Morgenrot Design FZCO'));
    const after = namesOf(await answer(one?.id ?? '', refused));
    expect(after.map(({ id, state, rank }) => [id, state, rank])).toEqual([
      [two?.id, 'proposed', 1],
      [one?.id, 'refused', null],
    ]);
    expect(after[1]?.answer).toMatchObject({
      reason: 'Taken already.',
      nextPath: 'Propose another.',
      on: '2026-11-20',
    });

    await propose('Abendrot Design FZCO');
    expect(namesOf(await read()).map(({ name, state }) => [name, state])).toEqual([
      ['Abendrot Design FZCO', 'proposed'],
      ['Nordlicht Design FZCO', 'refused'],
    ]);
    const again = await check('NORDLICHT design fzco');
    expect(again.body.checked.passes).toBe(false);
    expect(again.body.checked.findings[0]).toMatchObject({
      reason: 'refused-before',
      words: ['Taken already.'],
    });
    expect(refusal(await answer(one?.id ?? '', reserved))).toEqual({ status: 409, code: 'name-answered' });
  });

  test('a refusal without reason or next path is not accepted', async () => {
    const [name] = namesOf(await propose('Nordlicht Design DMCC'));
    for (const [field, gap] of [
      ['reason', { ...refused, reason: ' ' }],
      ['nextPath', { ...refused, nextPath: '' }],
      ['number', { ...reserved, number: '' }],
    ] as const) {
      expect(refusal(await answer(name?.id ?? '', gap)).fields).toEqual([field]);
    }
    expect(namesOf(await read())[0]?.state).toBe('proposed');
  });

  test('a reservation counts down and warns early', async () => {
    await inDubai();
    const [name] = namesOf(await propose('Nordlicht Studio LLC'));
    await answer(name?.id ?? '', reserved);
    const { body } = await read();
    expect(body.names.names[0]).toMatchObject({
      state: 'reserved',
      answer: { number: 'TN-4711', until: '2026-12-10', daysLeft: 18, reservation: 'ending' },
    });
    expect(body.names.reservation).toMatchObject({
      untilIfToday: '2027-05-21',
      fee: { amount: { currency: 'AED', low: 60_000, high: 100_000 } },
      renewal: { text: expect.stringContaining('another six months') },
    });
    expect(body.names.register.url).toMatch(/^https:/);
  });

  test('a reservation ends with the licence: the name is the company’s own', async () => {
    await inIfza();
    const [name] = namesOf(await propose('Lena Design FZCO'));
    await answer(name?.id ?? '', reserved);
    await founder.call('PUT', `/companies/${companyId}/formation/dates/incorporation`, {
      body: { on: '2026-11-21' },
    });
    expect(namesOf(await read())[0]?.answer).toMatchObject({
      number: 'TN-4711',
      until: null,
      daysLeft: null,
      reservation: null,
    });
  });

  test('is recorded by staff with that right, and said in the log of the company', async () => {
    const [name] = namesOf(await propose('Nordlicht Design DMCC'));
    const reviewer = await anOperator(app, 'Rita Reviewer', 'reviewer');
    expect(refusal(await answer(name?.id ?? '', refused, reviewer))).toEqual({
      status: 403,
      code: 'right-required',
    });
    await answer(name?.id ?? '', refused);
    const { rows } = await app.query(
      "select actor_name, subject from audit_entries where company_id = $1 and action = 'name-refused'",
      [companyId],
    );
    expect(rows).toEqual([{ actor_name: 'Sana Staff', subject: 'Nordlicht Design DMCC' }]);
    const file = await staff.call('GET', `/operator/companies/${companyId}/names`);
    expect(file.body.names.names[0].state).toBe('refused');
    const log = await app.query(
      "select 1 from audit_entries where company_id = $1 and action = 'operator-read'",
      [companyId],
    );
    expect(log.rows).toHaveLength(1);
  });

  test('of a name in another company is not found', async () => {
    const [name] = namesOf(await propose('Nordlicht Design DMCC'));
    companyId = (await aCompany(founder)).id;
    expect(refusal(await answer(name?.id ?? '', refused))).toEqual({ status: 404, code: 'name-not-found' });
  });

  test('is recorded by the founder where no agency does, and by staff alone where one does', async () => {
    const [name] = namesOf(await propose('Nordlicht Design DMCC'));
    const own = () =>
      founder.call('PUT', `/companies/${companyId}/names/${name?.id}/answer`, { body: refused });
    const practice = (value: string) =>
      app.query(
        "insert into installation (name, value) values ('agency', $1) on conflict (name) do update set value = $1",
        [value],
      );
    await practice('on');
    expect((await read()).body.names.mayRecord).toBe(false);
    expect(refusal(await own())).toEqual({ status: 403, code: 'not-allowed' });
    await practice('off');
    expect((await read()).body.names.mayRecord).toBe(true);
    expect(namesOf(await own())[0]).toMatchObject({ state: 'refused' });
  });
});
