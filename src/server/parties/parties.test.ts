import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PartyView, PeopleView } from '#contract/party-view.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const day = '2026-01-05';
const now = () => new Date('2026-03-01T10:00:00Z');

let app: TestApp;
let omar: TestPerson;
let company: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: now } });
});
afterAll(() => app.close());

/** A new company of Omar's with so many ordinary shares. */
async function aSharedCompany(total: number | null = 100, fields: object = {}) {
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  company = (await aCompany(omar, fields)).id;
  if (total !== null) await omar.call('PATCH', at(''), { body: { shares: { total, parValue: '1' } } });
}
const at = (path: string) => `/companies/${company}${path}`;

async function add(name: string, more: object = {}): Promise<string> {
  const { status, body } = await omar.call('POST', at('/parties'), {
    body: { kind: 'person', name, ...more },
  });
  expect(status).toBe(201);
  return body.people.parties.find((party: PartyView) => party.name === name).id;
}
const record = (lines: [holder: string, amount: string, nomineeFor?: string][], more: object = {}) =>
  omar.call('PUT', at('/holdings'), {
    body: {
      on: day,
      lines: lines.map(([holder, amount, nomineeFor = null]) => ({ holder, amount, nomineeFor })),
      ...more,
    },
  });
const read = async (on?: string): Promise<PeopleView> =>
  (await omar.call('GET', at(`/people${on ? `?on=${on}` : ''}`))).body.people;
const messageOf = ({ body }: Answer) => Object.values(body.fields ?? {});

describe('shares', () => {
  test('add up to all of them, or are refused with the difference', async () => {
    await aSharedCompany();
    const [one, two] = [await add('Omar', { isYou: true }), await add('Aya')];
    for (const [a, b] of [
      ['60', '39'],
      ['60', '41'],
    ] as const) {
      const answer = await record([
        [one, a],
        [two, b],
      ]);
      expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['lines'] });
      expect(messageOf(answer)).toEqual([
        `Together the holders have ${Number(a) + Number(b)} of 100. Change the numbers until they add up to 100.`,
      ]);
    }
    expect((await read(day)).holdings).toEqual([]);
    const answer = await record([
      [one, '60'],
      [two, '40'],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.people.holdings.map((held: { share: string }) => held.share)).toEqual(['60%', '40%']);
    expect(answer.body.people.problems).toEqual([]);
  });

  test('are written with a day, and older days stay as they were', async () => {
    await aSharedCompany();
    const [one, two, three] = [await add('Omar'), await add('Aya'), await add('Lena')];
    await record([
      [one, '60'],
      [two, '40'],
    ]);
    await record(
      [
        [one, '60'],
        [two, '30'],
        [three, '10'],
      ],
      { on: '2026-02-01' },
    );
    const amounts = async (on: string) =>
      (await read(on)).holdings.map(({ holder, amount }) => [holder, amount]);
    expect(await amounts('2026-01-04')).toEqual([]);
    expect(await amounts('2026-01-31')).toEqual([
      [one, '60'],
      [two, '40'],
    ]);
    expect(await amounts('2026-02-01')).toEqual([
      [one, '60'],
      [two, '30'],
      [three, '10'],
    ]);
    const backwards = await record([[one, '100']], { on: '2026-01-20' });
    expect(refusal(backwards)).toMatchObject({ code: 'invalid-input', fields: ['on'] });
    await expect(app.query("update holdings set amount = '99'")).rejects.toThrow('only ever added');
  });

  test.each<[string, [string, string][], string]>([
    ['no number', [['one', 'many']], 'lines.0.amount'],
    ['half a share', [['one', '0.5']], 'lines.0.amount'],
    [
      'the same holder twice',
      [
        ['one', '50'],
        ['one', '50'],
      ],
      'lines.1.holder',
    ],
  ])('%s is refused', async (_, lines, field) => {
    await aSharedCompany();
    const one = await add('Omar');
    const answer = await record(lines.map(([, amount]) => [one, amount]));
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [field] });
  });

  test('need a number of shares first', async () => {
    await aSharedCompany(null);
    expect(refusal(await record([[await add('Omar'), '1']])).code).toBe('shares-unknown');
  });

  test('a minor is refused by name and age, and so is a circle of companies', async () => {
    await aSharedCompany();
    const child = await add('Sami', { birthDate: '2010-06-01' });
    const minor = await record([[child, '100']]);
    expect(messageOf(minor)).toEqual([expect.stringContaining('Sami is 15.')]);

    const [fund, parent] = [await add('Fund', { kind: 'company' }), await add('Parent', { kind: 'company' })];
    expect((await record([[fund, '100']])).status).toBe(200);
    expect((await record([[parent, '100']], { of: fund })).status).toBe(200);
    const circle = await record([[fund, '100']], { of: parent });
    expect(messageOf(circle)).toEqual([expect.stringContaining('Fund → Parent → Fund')]);
    const { problems } = await read();
    expect(problems).toEqual([expect.objectContaining({ code: 'missing-layer', about: [parent] })]);
  });

  test('two changes at once are both made, one after the other, and the register adds up', async () => {
    await aSharedCompany();
    const [one, two] = [await add('Omar'), await add('Aya')];
    const answers = await Promise.all([
      record([[one, '100']]),
      record([[two, '100']]),
      record([
        [one, '50'],
        [two, '50'],
      ]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).problems).toEqual([]);
  });

  test('of other classes count with their votes', async () => {
    await aSharedCompany(90);
    const [one, two] = [await add('Omar'), await add('Aya')];
    const added = await omar.call('POST', at('/share-classes'), {
      body: { name: 'Founders', total: 10, nominalValue: '1', votesPerShare: 10 },
    });
    const founders = added.body.people.shareClasses[1].id;
    await record([[one, '90']]);
    const { body } = await record([[two, '10']], { shareClass: founders });
    expect(
      body.people.owners.map(({ party, by, share }: PeopleView['owners'][number]) => [party, by, share]),
    ).toEqual([
      [one, 'capital', '90%'],
      [two, 'votes', '52.63%'],
    ]);
  });
});

describe('offices', () => {
  const inSingapore = {
    country: 'SG',
    companyType: 'private-limited-company',
    freezone: null,
    subType: null,
    visas: 0,
    officeType: 'virtual',
  };
  const appoint = (party: string, office: string, from = day) =>
    omar.call('POST', at('/offices'), { body: { party, office, from } });

  test('the only director cannot become the secretary; a second director makes it possible', async () => {
    await aSharedCompany(100, inSingapore);
    const [one, two] = [await add('Omar', { residence: 'SG' }), await add('Aya')];
    expect((await appoint(one, 'director')).status).toBe(201);
    const refused = await appoint(one, 'secretary');
    expect(messageOf(refused)).toEqual([expect.stringContaining('Appoint another director first')]);
    await appoint(two, 'director');
    expect((await appoint(one, 'secretary')).status).toBe(201);
    const { rules } = await read();
    expect(rules.find(({ id }) => id === 'resident-director')).toMatchObject({ state: 'met', country: 'SG' });
    expect(rules.every(({ sources }) => sources.length > 0)).toBe(true);
  });

  test('a company cannot be a director there, nor somebody too young', async () => {
    await aSharedCompany(100, inSingapore);
    const fund = await add('Fund', { kind: 'company' });
    expect(messageOf(await appoint(fund, 'director'))).toEqual([expect.stringContaining('Only a person')]);
    const child = await add('Sami', { birthDate: '2010-06-01' });
    expect(messageOf(await appoint(child, 'director'))).toEqual([
      expect.stringContaining('This person is 15'),
    ]);
  });

  test('end on a day, after which the register no longer has them', async () => {
    await aSharedCompany();
    const one = await add('Omar');
    const { body } = await appoint(one, 'director');
    expect(refusal(await appoint(one, 'director')).code).toBe('office-held');
    const held = body.people.offices[0].id;
    expect(
      (await omar.call('POST', at(`/offices/${held}/end`), { body: { until: '2026-02-01' } })).status,
    ).toBe(200);
    const lines = async (on: string) =>
      (await omar.call('GET', at(`/registers/directors?on=${on}`))).body.register.lines.length;
    expect([await lines('2026-01-31'), await lines('2026-02-01')]).toEqual([1, 0]);
  });
});

describe('registers', () => {
  test('are downloaded as CSV as of a day, in which no cell is a formula', async () => {
    await aSharedCompany();
    const one = await add('=HYPERLINK("http://evil")', { address: 'Street 1' });
    await record([[one, '100']]);
    const file = await omar.call('GET', at(`/registers/members/file?on=${day}`));
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="members-${day}.csv"`);
    expect(String(file.body).split('\r\n')).toEqual([
      'Name,Address,Country,Office,Since,Class of shares,Shares,Share,Nominee for',
      `"'=HYPERLINK(""http://evil"")",Street 1,,,${day},,100,100%,`,
      '',
    ]);
  });

  test('a party that a register names cannot be removed, another one can', async () => {
    await aSharedCompany();
    const [one, two] = [await add('Omar'), await add('Aya')];
    await record([[one, '100']]);
    expect(refusal(await omar.call('DELETE', at(`/parties/${one}`))).code).toBe('party-in-register');
    expect((await omar.call('DELETE', at(`/parties/${two}`))).status).toBe(200);
  });
});

test('a step that needs its owners says what of them is missing, and is not submitted before', async () => {
  await aSharedCompany();
  await app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing");
  const aya = await add('Aya Haddad', { residence: 'JO' });
  await record([[aya, '100']]);
  const step = async () => {
    const { body } = await omar.call('GET', at('/cases'));
    return body.cases[0].tasks.find(({ missing }: { missing: { kind: string }[] }) =>
      missing.some(({ kind }) => kind === 'party'),
    );
  };
  const open = await step();
  expect(open.missing).toContainEqual({
    kind: 'party',
    id: aya,
    label: 'Aya Haddad: date of birth, nationality, address',
  });
  expect(open.missing).toContainEqual({ kind: 'party', id: 'director', label: 'Director' });
  const body = { action: 'submit', on: '2026-03-01' };
  const submit = () => omar.call('POST', at(`/cases/formation/tasks/${open.id}/actions`), { body });
  expect(refusal(await submit()).code).toBe('task-incomplete');
  const details = { birthDate: '1990-05-05', nationality: 'JO', address: 'Amman' };
  await omar.call('PATCH', at(`/parties/${aya}`), { body: details });
  const office = { party: aya, office: 'director', from: day };
  expect((await omar.call('POST', at('/offices'), { body: office })).status).toBe(201);
  expect(await step()).toBeUndefined();
});

test('a party of another company is none', async () => {
  await aSharedCompany();
  const foreign = await add('Aya');
  await aSharedCompany();
  expect(refusal(await record([[foreign, '100']])).code).toBe('party-not-found');
  expect(refusal(await omar.call('PATCH', at(`/parties/${foreign}`), { body: { name: 'X' } })).code).toBe(
    'party-not-found',
  );
});
