import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseKindView } from '#contract/case-opening.ts';
import type { CaseTaskView, CaseView, RecordEntryView } from '#contract/case-views.ts';
import type { NotificationView } from '#contract/notifications.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { remindOfExpiries } from '../papers/remind-of-expiries.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

/** The clock of the server; tests move it on. */
let now = new Date('2026-11-21T10:00:00Z');
const today = '2026-11-21';

let app: TestApp;
let founder: TestPerson;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => now, taskNeeds: [] },
  });
  founder = await aPerson(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await app.query('delete from companies');
  await app.query('delete from company_counts');
  const british = { country: 'GB', companyType: 'private-limited-company', freezone: null, subType: null };
  companyId = (await aCompany(founder, { ...british, visas: 0, officeType: 'virtual' })).id;
});

const path = () => `/companies/${companyId}`;
const incorporate = (on = '2026-01-15') =>
  founder.call('PUT', `${path()}/formation/dates/incorporation`, { body: { on } });
const open = (kind: string, values: object = {}, on = today, person = founder) =>
  person.call('POST', `${path()}/cases`, { body: { kind, on, values } });
const withdraw = (id: string, reason = 'Entered by mistake.', person = founder) =>
  person.call('POST', `${path()}/cases/${id}/withdrawal`, { body: { reason } });
const act = (id: string, action: string, task: string, body: object = {}, person = founder) =>
  person.call('POST', `${path()}/cases/${id}/tasks/${task}/actions`, {
    body: { action, on: today, ...body },
  });
const kinds = async (): Promise<CaseKindView[]> =>
  (await founder.call('GET', `${path()}/case-kinds`)).body.kinds;
const readAll = () => founder.call('GET', `${path()}/cases`);
const caseOf = ({ body }: Answer): CaseView => body.case;

async function aParty(name: string): Promise<string> {
  const { body } = await founder.call('POST', `${path()}/parties`, {
    body: { kind: 'person', name, birthDate: '1990-05-01', nationality: 'GB', residence: 'GB' },
  });
  return body.people.parties.find((party: { name: string }) => party.name === name).id;
}

/** Ends every task of a case in its order. */
async function finish(id: string, fields: Record<string, object> = {}): Promise<Answer> {
  let last: Answer | undefined;
  for (let found = await taskToDo(id); found; found = await taskToDo(id)) {
    const action = ['authority', 'bank'].includes(found.decidedBy) ? 'approve' : 'complete';
    last = await act(id, action, found.id, fields[found.id] && { values: fields[found.id] });
    if (last.status !== 200) return last;
  }
  if (!last) throw new Error('There was nothing to do.');
  return last;
}

async function taskToDo(id: string): Promise<CaseTaskView | undefined> {
  const found = (await readAll()).body.cases.find((each: CaseView) => each.id === id);
  return found?.tasks.find(({ turn }: CaseTaskView) => turn);
}

const directorsOn = async (on: string): Promise<string[]> =>
  (await founder.call('GET', `${path()}/registers/directors?on=${on}`)).body.register.lines.map(
    ({ name }: { name: string }) => name,
  );

describe('opening a case', () => {
  test('is refused with the reason until the company is incorporated, and said before', async () => {
    expect((await kinds()).map(({ obstacle }) => obstacle)).toEqual(
      (await kinds()).map(() => 'company-not-incorporated'),
    );
    const refused = await open('address-change', { address: '1 Quay', mailing: 'keep' });
    expect(refusal(refused)).toEqual({ status: 409, code: 'company-not-incorporated' });
    expect(refused.body.message).toContain('Finish its formation first');
    await incorporate();
    expect((await kinds()).every(({ obstacle }) => obstacle === null)).toBe(true);
    expect((await open('address-change', { address: '1 Quay', mailing: 'keep' })).status).toBe(201);
  });

  test('says what it needs, costs and must meet, with sources or that nothing is published', async () => {
    await incorporate();
    const change = (await kinds()).find(({ kind }) => kind === 'director-change');
    expect(change?.legalDays).toMatchObject([{ counted: { unit: 'days', count: 14 } }]);
    expect(change?.legalDays[0]?.sources[0]?.url).toContain('https://');
    expect(change?.fees).toMatchObject([{ amount: null, statement: { unconfirmed: expect.any(String) } }]);
    expect((await kinds()).map(({ kind }) => kind)).not.toContain('licence-renewal');
    expect(refusal(await open('licence-renewal')).code).toBe('case-not-in-place');
  });

  test('asks for everything that belongs to it, and for a possible day', async () => {
    await incorporate();
    expect(refusal(await open('address-change', { address: '  ', mailing: 'keep' })).fields).toEqual([
      'values.address',
    ]);
    expect(refusal(await open('director-change', { change: 'swap' })).fields).toEqual([
      'values.change',
      'values.office',
      'values.party',
    ]);
    for (const on of ['2026-01-14', '2027-11-22']) {
      expect(
        refusal(await open('address-change', { address: '1 Quay', mailing: 'keep' }, on)).fields,
      ).toEqual(['on']);
    }
  });

  test('twice is refused for one address, allowed for two directors, and once for a repeated request', async () => {
    await incorporate();
    const headers = { 'idempotency-key': 'one-opening-000001' };
    const request = {
      body: { kind: 'address-change', on: today, values: { address: '1 Quay', mailing: 'keep' } },
      headers,
    };
    const [first, again] = [
      await founder.call('POST', `${path()}/cases`, request),
      await founder.call('POST', `${path()}/cases`, request),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(caseOf(again).id).toBe(caseOf(first).id);
    expect(refusal(await open('address-change', { address: '2 Quay', mailing: 'keep' })).code).toBe(
      'case-already-open',
    );
    const values = { change: 'appointment', office: 'director', party: await aParty('Dora Director') };
    expect((await open('director-change', values)).status).toBe(201);
    const other = { ...values, party: await aParty('Dan Director') };
    expect((await open('director-change', other)).status).toBe(201);
    expect(refusal(await open('closing')).code).toBe('other-cases-open');
  });

  test('is for admins and for staff who work on cases', async () => {
    await incorporate();
    const member = await aPerson(app);
    await app.query(
      "insert into members (company_id, user_id, role, status) values ($1, $2, 'adviser', 'active')",
      [companyId, member.id],
    );
    const values = { address: '1 Quay', mailing: 'keep' };
    expect(refusal(await open('address-change', values, today, member)).code).toBe('not-allowed');
    expect(refusal(await open('address-change', values, today, await aPerson(app))).code).toBe(
      'company-not-found',
    );
    const reviewer = await anOperator(app, 'Rita Reviewer', 'reviewer');
    const worker = await anOperator(app, 'Walid Worker', 'case-worker');
    const asStaff = (person: TestPerson) =>
      person.call('POST', `/operator${path()}/cases`, {
        body: { kind: 'address-change', on: today, values },
      });
    expect(refusal(await asStaff(reviewer)).code).toBe('right-required');
    const opened = await asStaff(worker);
    expect(opened.status).toBe(201);
    expect(refusal(await withdraw(caseOf(opened).id, 'No.', member)).code).toBe('not-allowed');
    const { entries } = (await founder.call('GET', `${path()}/audit-log?topic=formation`)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'case-opened', subject: 'Change of address' }),
    );
  });
});

describe('a change of director', () => {
  const appoint = async (on: string) => {
    const party = await aParty('Dora Director');
    return caseOf(await open('director-change', { change: 'appointment', office: 'director', party }, on));
  };

  test('is due 14 days after the change, in the case and in the calendar, until it is filed', async () => {
    await incorporate();
    const { id, legalDays } = await appoint('2026-11-18');
    expect(legalDays).toMatchObject([{ on: '2026-12-02', isMet: false }]);
    const inCalendar = async () =>
      (await founder.call('GET', `${path()}/calendar`)).body.calendar.deadlines.filter(
        ({ id: deadline }: { id: string }) => deadline.startsWith('case-'),
      );
    expect(await inCalendar()).toMatchObject([{ on: '2026-12-02', sources: [{ confidence: 'high' }] }]);
    await act(id, 'complete', 'resolution');
    const filed = await act(id, 'approve', 'file-change');
    expect(caseOf(filed).legalDays).toMatchObject([{ isMet: true }]);
    expect(await inCalendar()).toEqual([]);
  });

  test('is in the register from its day on, and no longer once its last step is undone', async () => {
    await incorporate();
    const { id } = await appoint('2026-11-18');
    expect(await directorsOn(today)).toEqual([]);
    const finished = caseOf(await finish(id));
    expect(finished).toMatchObject({ closedOn: today, register: { name: 'directors', on: '2026-11-18' } });
    expect(await directorsOn('2026-11-17')).toEqual([]);
    expect(await directorsOn('2026-11-18')).toEqual(['Dora Director']);
    const undone = caseOf(await act(id, 'undo', 'tell-bank'));
    expect(undone).toMatchObject({ closedOn: null, register: null });
    expect(await directorsOn('2026-11-18')).toEqual([]);
    const { rows } = await app.query(
      "select action from audit_entries where company_id = $1 and action like 'office%'",
      [companyId],
    );
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['office-ended', 'officer-appointed']);
    await finish(id);
    expect(await directorsOn('2026-11-18')).toEqual(['Dora Director']);
  });

  test('ends an office as of its day, and the undo lets it go on', async () => {
    await incorporate();
    const party = await aParty('Dora Director');
    const end = { change: 'end', office: 'director', party };
    expect(refusal(await open('director-change', end)).code).toBe('office-not-found');
    await founder.call('POST', `${path()}/offices`, {
      body: { party, office: 'director', from: '2026-02-01' },
    });
    const { id } = caseOf(await open('director-change', end, '2026-11-10'));
    await finish(id);
    expect(await directorsOn('2026-11-09')).toEqual(['Dora Director']);
    expect(await directorsOn('2026-11-10')).toEqual([]);
    await act(id, 'undo', 'tell-bank');
    expect(await directorsOn('2026-11-10')).toEqual(['Dora Director']);
  });

  test('is refused at its end where the register was changed beside it, and nothing is recorded', async () => {
    await incorporate();
    const { id } = await appoint('2026-11-18');
    const party = await aParty('Dan Other');
    expect(party).toBeDefined();
    const dora = (await founder.call('GET', `${path()}/people`)).body.people.parties.find(
      ({ name }: { name: string }) => name === 'Dora Director',
    ).id;
    await founder.call('POST', `${path()}/offices`, {
      body: { party: dora, office: 'director', from: '2026-11-01' },
    });
    expect(refusal(await finish(id))).toEqual({ status: 409, code: 'case-result-refused' });
    expect((await taskToDo(id))?.id).toBe('tell-bank');
  });

  test('can be withdrawn with a reason, and stays readable', async () => {
    await incorporate();
    const { id } = await appoint(today);
    await act(id, 'complete', 'resolution');
    expect(refusal(await withdraw(id, ' ')).fields).toEqual(['reason']);
    const withdrawn = caseOf(await withdraw(id));
    expect(withdrawn).toMatchObject({
      closedOn: today,
      withdrawn: { on: today, reason: 'Entered by mistake.' },
      legalDays: [],
    });
    expect(withdrawn.tasks).toMatchObject([{ id: 'resolution', state: 'done', actions: [] }]);
    expect(refusal(await withdraw(id)).code).toBe('case-withdrawn');
    expect(refusal(await act(id, 'undo', 'resolution')).code).toBe('case-withdrawn');
    expect(await directorsOn(today)).toEqual([]);
  });
});

test('what the agency does in a later case is told with one link to that case', async () => {
  await incorporate();
  await app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing");
  try {
    const worker = await anOperator(app, 'Wanda Worker', 'case-worker');
    const staffPath = `/operator${path()}/cases`;
    const opened = await worker.call('POST', staffPath, {
      body: {
        kind: 'address-change',
        on: today,
        values: { address: '1 New Street, London', mailing: 'keep' },
      },
    });
    const { id } = caseOf(opened);
    const asStaff = (task: string, action: string) =>
      worker.call('POST', `${staffPath}/${id}/tasks/${task}/actions`, { body: { action, on: today } });
    let task = await taskToDo(id);
    while (task && task.decidedBy !== 'authority') {
      expect((await asStaff(task.id, 'complete')).status).toBe(200);
      task = await taskToDo(id);
    }
    expect((await asStaff(task?.id ?? '', 'approve')).status).toBe(200);
    await worker.call('POST', `${staffPath}/${id}/withdrawal`, { body: { reason: 'The client stays.' } });
    const { notifications } = (await founder.call('GET', '/notifications')).body;
    const told = notifications.map(({ title, path: to, topic }: NotificationView) => [title, to, topic]);
    const link = `/dashboard/changes/${id}?company=${companyId}`;
    expect(told).toContainEqual([
      `Change of address: Approved: “${task?.label}”`,
      `${link}#${task?.id}`,
      'formation',
    ]);
    expect(told).toContainEqual(['We have withdrawn “Change of address”', link, 'formation']);
    expect(told).toContainEqual([
      'We have begun “Change of address” for you, for 21 November 2026',
      link,
      'formation',
    ]);
    // What the founder opens and withdraws themselves they know.
    const own = caseOf(await open('address-change', { address: '2 New Street, London', mailing: 'keep' }));
    await withdraw(own.id);
    expect((await founder.call('GET', '/notifications')).body.notifications).toHaveLength(told.length);
  } finally {
    await app.query("delete from installation where name = 'agency'");
  }
});

test('a transfer moves shares in the register as of its day, and back when it is undone', async () => {
  await incorporate();
  await founder.call('PATCH', path(), { body: { shares: { total: 100, parValue: '1' } } });
  const [ana, aya] = [await aParty('Ana Owner'), await aParty('Aya Owner')];
  await founder.call('PUT', `${path()}/holdings`, {
    body: { on: '2026-02-01', of: null, lines: [{ holder: ana, amount: '100', nomineeFor: null }] },
  });
  const transfer = (shares: string, from = ana, shareClass = 'ordinary') =>
    open('share-transfer', { from, to: aya, class: shareClass, shares }, '2026-11-10');
  expect(refusal(await transfer('101')).fields).toEqual(['values.shares']);
  expect(refusal(await transfer('0.5')).fields).toEqual(['values.shares']);
  expect(refusal(await transfer('10', aya)).fields).toEqual(['values.to']);
  expect(refusal(await transfer('10', ana, 'golden')).fields).toEqual(['values.class']);
  const opened = caseOf(await transfer('40'));
  const { id } = opened;
  expect(opened.opening).toContainEqual({ id: 'class', value: 'ordinary' });
  // A signature that is missing holds it up.
  expect(refusal(await finish(id)).fields).toEqual(['values.signed-on']);
  await finish(id, { transfer: { 'signed-on': '2026-11-09' } });
  const members = async (on: string) =>
    (await founder.call('GET', `${path()}/registers/members?on=${on}`)).body.register.lines.map(
      ({ name, amount }: { name: string; amount: string }) => [name, amount],
    );
  expect(await members('2026-11-09')).toEqual([['Ana Owner', '100']]);
  expect((await members('2026-11-10')).toSorted()).toEqual([
    ['Ana Owner', '60'],
    ['Aya Owner', '40'],
  ]);
  await act(id, 'undo', 'tell-bank');
  expect(await members('2026-11-10')).toEqual([['Ana Owner', '100']]);
});

test('B11: part of another class goes to a new holder, and the ordinary shares stay', async () => {
  await incorporate();
  await founder.call('PATCH', path(), { body: { shares: { total: 100, parValue: '1' } } });
  const [ana, aya, ben] = [await aParty('Ana Owner'), await aParty('Aya Owner'), await aParty('Ben Buyer')];
  const { body } = await founder.call('POST', `${path()}/share-classes`, {
    body: { name: 'A', total: 50, nominalValue: '1', votesPerShare: 0 },
  });
  const { id: shareClass } = body.people.shareClasses.find(({ name }: { name: string }) => name === 'A');
  const line = (holder: string, amount: string) => ({ holder, amount, nomineeFor: null });
  const hold = (lines: object[], of: object = {}) =>
    founder.call('PUT', `${path()}/holdings`, { body: { on: '2026-02-01', of: null, lines, ...of } });
  await hold([line(ana, '90'), line(aya, '10')]);
  await hold([line(aya, '50')], { shareClass });
  const { id } = caseOf(
    await open('share-transfer', { from: aya, to: ben, class: shareClass, shares: '5' }, '2026-11-10'),
  );
  await finish(id, { transfer: { 'signed-on': '2026-11-09' } });
  const members = async (on: string) =>
    (await founder.call('GET', `${path()}/registers/members?on=${on}`)).body.register.lines
      .map(({ name, amount }: { name: string; amount: string }) => `${name} ${amount}`)
      .toSorted();
  expect(await members('2026-11-09')).toEqual(['Ana Owner 90', 'Aya Owner 10', 'Aya Owner 50']);
  expect(await members('2026-11-10')).toEqual([
    'Ana Owner 90',
    'Aya Owner 10',
    'Aya Owner 45',
    'Ben Buyer 5',
  ]);
  await act(id, 'undo', 'tell-bank');
  expect(await members('2026-11-10')).toEqual(['Ana Owner 90', 'Aya Owner 10', 'Aya Owner 50']);
});

describe('the company’s record', () => {
  const latest = (answer: Answer, key: string) =>
    answer.body.record.findLast((entry: RecordEntryView) => entry.key === key);

  test('knows a new address from the day of the change', async () => {
    await incorporate();
    const { id } = caseOf(
      await open('address-change', { address: '1 Quay, London', mailing: 'keep' }, '2026-11-10'),
    );
    expect(latest(await readAll(), 'registered-address')).toBeUndefined();
    await finish(id);
    expect(latest(await readAll(), 'registered-address')).toMatchObject({
      value: '1 Quay, London',
      from: '2026-11-10',
      case: id,
    });
    expect(latest(await readAll(), 'mailing-address')).toBeUndefined();
  });

  test('asks whether the mailing address changes, and dates both', async () => {
    await incorporate();
    const moved = (values: object) => open('address-change', { address: '2 Quay', ...values }, '2026-11-10');
    expect(refusal(await moved({})).fields).toEqual(['values.mailing']);
    expect(refusal(await moved({ mailing: 'change' })).fields).toEqual(['values.mailing-address']);
    const { id } = caseOf(await moved({ mailing: 'change', 'mailing-address': 'PO Box 7' }));
    await finish(id);
    for (const [key, value] of [
      ['registered-address', '2 Quay'],
      ['mailing-address', 'PO Box 7'],
    ] as const) {
      expect(latest(await readAll(), key)).toMatchObject({ value, from: '2026-11-10', case: id });
    }
    await act(id, 'undo', 'tell-tax-office');
    expect(latest(await readAll(), 'mailing-address')).toBeUndefined();
  });

  test('a closing ends the deadlines after it, keeps the last returns, and an undo brings all back', async () => {
    await incorporate();
    const deadlines = async () =>
      (await founder.call('GET', `${path()}/calendar`)).body.calendar.deadlines as {
        id: string;
        on: string;
        state: string;
        entries: { reason: string | null }[];
      }[];
    const before = await deadlines();
    expect(before.length).toBeGreaterThan(5);
    expect(before.every(({ state }) => state === 'open')).toBe(true);
    const { id } = caseOf(await open('closing'));
    await finish(id);
    const after = await deadlines();
    const ended = after.filter(({ state }) => state === 'does-not-apply');
    expect(ended.length).toBeGreaterThan(3);
    for (const { on, entries } of ended) {
      expect(on > today).toBe(true);
      expect(entries).toMatchObject([{ reason: 'Company closed on 21 November 2026' }]);
    }
    // Accounts and tax of the year that had begun are still due, and nothing of a later year.
    const left = after.filter(({ on, state }) => on > today && state === 'open');
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ on }) => on < '2028-02-01')).toBe(true);
    expect(after.map(({ id: deadline, on }) => [deadline, on])).toEqual(
      before.map(({ id: deadline, on }) => [deadline, on]),
    );
    await act(id, 'undo', 'file-closing');
    expect((await deadlines()).filter(({ state }) => state !== 'open')).toEqual([]);
  });

  test('a finished closing closes the company, and nothing more can be opened until it is undone', async () => {
    await incorporate();
    const { id } = caseOf(await open('closing'));
    await finish(id);
    expect((await readAll()).body.closedFrom).toBe(today);
    expect(refusal(await open('address-change', { address: '1 Quay', mailing: 'keep' })).code).toBe(
      'company-closed',
    );
    await act(id, 'undo', 'file-closing');
    expect((await readAll()).body.closedFrom).toBeNull();
  });

  test('a closed company is reminded of no paper that expires, and again once the closing is undone', async () => {
    await incorporate();
    const { id } = caseOf(await open('closing'));
    await app.query(
      `with paper as (
         insert into papers (id, company_id, kind, is_private, created_at)
         values (gen_random_uuid(), $1, 'lease', false, now()) returning id
       )
       insert into paper_versions (company_id, paper_id, number, state, type, bytes, expires_on, uploaded_at)
       select $1, id, 1, 'accepted', 'application/pdf', 10, '2026-12-21', now() from paper`,
      [companyId],
    );
    const { body } = await founder.call('POST', `${path()}/calendar/feed`);
    const feed = async () => (await app.fetch(new URL(body.address).pathname)).text();
    const reminded = async () => {
      await remindOfExpiries({ ...app.services, clock: () => now });
      const { rows } = await app.query("select from notifications where kind = 'paper-expiring'");
      return rows.length;
    };
    await finish(id);
    expect(await reminded()).toBe(0);
    expect(await feed()).not.toContain('20261221');
    await act(id, 'undo', 'file-closing');
    expect(await reminded()).toBe(1);
    expect(await feed()).toContain('20261221');
  });
});

describe('in a free zone', () => {
  beforeEach(async () => {
    await app.query('delete from companies');
    await app.query('delete from company_counts');
    companyId = (await aCompany(founder)).id;
    for (const [action, task, values] of [
      ['approve', 'pre-approval', {}],
      ['complete', 'signing', {}],
      ['complete', 'lease', {}],
      ['approve', 'licence', { 'licence-number': 'DMCC-1', 'licence-expiry': '2027-01-19' }],
    ] as const) {
      await act('formation', action, task, { values });
    }
  });

  test('D10: a renewal is suggested two months before the licence ends, and sets the new last day', async () => {
    expect((await readAll()).body.suggestions).toEqual([{ kind: 'licence-renewal', on: '2027-01-19' }]);
    now = new Date('2026-11-19T10:00:00Z');
    expect((await readAll()).body.suggestions).toEqual([]);
    now = new Date('2026-11-21T10:00:00Z');
    const { id, legalDays } = caseOf(await open('licence-renewal', {}, '2027-01-19'));
    // 30 days before the licence ends, as one source says of this zone; that day is a Sunday.
    expect(legalDays).toMatchObject([{ on: '2026-12-20', dayOff: { rule: 'unconfirmed' } }]);
    expect((await readAll()).body.suggestions).toEqual([]);
    expect(refusal(await finish(id)).fields).toEqual(['values.licence-expiry']);
    await finish(id, { 'renew-licence': { 'licence-expiry': '2028-01-19' } });
    const { record } = (await readAll()).body;
    expect(record.filter(({ key }: RecordEntryView) => key === 'licence-expiry')).toMatchObject([
      { value: '2027-01-19' },
      { value: '2028-01-19', case: id },
    ]);
    expect(record).toContainEqual(expect.objectContaining({ key: 'licence-number', value: 'DMCC-1' }));
  });

  test('A12: the day of the entry permit starts a clock of 60 days at its step and in the calendar', async () => {
    await act('formation', 'approve', 'establishment-card');
    const noted = await act('formation', 'note', 'residence-visas', {
      values: { 'entry-permit-date': '2026-11-20' },
    });
    const step = noted.body.formation.steps.find(({ id }: { id: string }) => id === 'residence-visas');
    expect(step).toMatchObject({ state: 'ready', clocks: [{ on: '2027-01-19', isMet: false }] });
    const { calendar } = (await founder.call('GET', `${path()}/calendar`)).body;
    expect(calendar.deadlines).toContainEqual(
      expect.objectContaining({ on: '2027-01-19', label: expect.stringContaining('entry permit') }),
    );
    expect(refusal(await act('formation', 'note', 'residence-visas')).fields).toEqual([
      'values.entry-permit-date',
    ]);
    expect(
      refusal(await act('formation', 'note', 'residence-visas', { values: { 'entry-permit-date': 'soon' } }))
        .fields,
    ).toEqual(['values.entry-permit-date']);
    const undone = await act('formation', 'undo', 'residence-visas');
    expect(
      undone.body.formation.steps.find(({ id }: { id: string }) => id === 'residence-visas').clocks,
    ).toEqual([]);
  });
});
