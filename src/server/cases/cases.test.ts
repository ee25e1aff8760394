import { describe, expect, test } from 'vitest';
import { type Answer, aPerson, aVisitor, refusal } from '../platform/testing/builders.ts';
import { dateOf, formationOfEachTest, now, stepOf, today } from './testing/formation-of-each-test.ts';

const { given, read, markDone, reopen, setDate, clearDate, aMember } = formationOfEachTest();

describe('a new formation', () => {
  test('shows the next steps, the waiting steps and the deadline', async () => {
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.body.formation).toMatchObject({
      jurisdiction: { id: 'ae-dmcc' },
      next: 'pre-approval',
      incorporated: false,
    });
    expect(stepOf(answer, 'pre-approval')).toMatchObject({
      state: 'ready',
      doneOn: null,
      actions: ['file', 'approve', 'waive'],
      actor: 'authority',
      // Three to seven working days after a Saturday, from Monday; 2 December is a holiday.
      earliest: '2026-11-26',
      latest: '2026-12-03',
      possibleDays: { from: '2000-01-01', until: '2026-11-22' },
    });
    expect(stepOf(answer, 'pre-approval')?.documents.length).toBeGreaterThan(0);
    expect(stepOf(answer, 'signing')).toMatchObject({ state: 'locked', actions: ['waive'] });
    expect(dateOf(answer, 'incorporation')).toMatchObject({ on: null, origin: null });
  });

  test("is visible to the company's members only", async () => {
    expect(refusal(await read(await aPerson(given.app)))).toEqual({ status: 404, code: 'company-not-found' });
    const visitor = aVisitor(given.app);
    expect(refusal(await visitor('GET', `/companies/${given.companyId}/formation`))).toEqual({
      status: 401,
      code: 'sign-in-required',
    });
    expect((await read(await aMember())).status).toBe(200);
  });

  test('shows visas that the office does not allow as an open point', async () => {
    expect((await read()).body.formation.officeProblem).toBeNull();
    await given.app.query("update companies set visas = 5, office_type = 'flexi' where id = $1", [
      given.companyId,
    ]);
    expect((await read()).body.formation).toMatchObject({
      requirements: { visas: 5, officeType: 'flexi' },
      officeProblem: {
        reason: 'too-many-visas',
        maxVisas: 3,
        alternatives: [
          { visas: 5, officeType: 'physical' },
          { visas: 3, officeType: 'flexi' },
        ],
      },
    });
  });

  test('does not exist for a jurisdiction outside the catalogue', async () => {
    await given.app.query("update companies set country = 'US' where id = $1", [given.companyId]);
    for (const answer of [
      await read(),
      await markDone('pre-approval'),
      await reopen('pre-approval'),
      await setDate('incorporation', today),
    ]) {
      expect(refusal(answer)).toEqual({ status: 404, code: 'formation-not-found' });
    }
  });
});

describe('whom a step waits for', () => {
  const turnOf = (answer: Answer, id: string) => stepOf(answer, id)?.turn;

  test('is the founder while an application is to be handed in, since the company was created', async () => {
    await given.app.query("update cases set opened_at = '2026-11-02T10:00:00Z' where company_id = $1", [
      given.companyId,
    ]);
    const answer = await read();
    expect(turnOf(answer, 'pre-approval')).toEqual({
      of: 'founder',
      since: '2026-11-02',
      workingDays: 14,
      usual: null,
      here: null,
      isLate: true,
    });
    expect(turnOf(answer, 'signing')).toBeNull();
  });

  test('is the authority once nothing is left to hand in, with working days since the last step', async () => {
    await markDone('pre-approval', '2026-11-10');
    await markDone('signing', '2026-11-11');
    const answer = await markDone('lease', '2026-11-12');
    // Friday the 13th and five days from Monday the 16th on; today is a Saturday.
    expect(turnOf(answer, 'licence')).toMatchObject({
      of: 'authority',
      since: '2026-11-12',
      workingDays: 6,
    });
    expect(turnOf(answer, 'lease')).toBeNull();
    expect(turnOf(await markDone('licence'), 'bank-account')).toMatchObject({ of: 'founder', since: today });
  });

  test('is not counted over more than a year', async () => {
    for (const step of ['pre-approval', 'signing', 'lease']) await markDone(step, '2020-01-06');
    expect(turnOf(await read(), 'licence')).toMatchObject({ since: '2020-01-06', workingDays: null });
  });
});

test('a formation says what its first year costs, as its plan does', async () => {
  const plan = await aVisitor(given.app)('GET', '/plans/ae-dmcc/2/flexi');
  expect((await read()).body.formation.firstYear).toEqual(plan.body.plan.years[0].total);
});

describe('marking a step done', () => {
  test('stores the date, reschedules the rest and shows the next step', async () => {
    const before = await read();
    const answer = await markDone('pre-approval', '2026-11-20');
    expect(answer.status).toBe(200);
    expect(stepOf(answer, 'pre-approval')).toMatchObject({
      state: 'done',
      doneOn: '2026-11-20',
      earliest: '2026-11-20',
      latest: '2026-11-20',
      actions: ['reopen', 'undo'],
    });
    expect(answer.body.formation).toMatchObject({ next: 'signing', incorporated: false });
    expect(stepOf(before, 'licence')?.earliest).toBe('2026-11-30');
    expect(stepOf(answer, 'licence')?.earliest).toBe('2026-11-25');
    expect((await read()).body.formation).toEqual(answer.body.formation);
  });

  test('sets the date of incorporation', async () => {
    await markDone('pre-approval', '2026-11-10');
    await markDone('signing', '2026-11-11');
    const before = await markDone('lease', '2026-11-11');
    expect(before.body.formation.incorporated).toBe(false);
    const answer = await markDone('licence', '2026-11-12');
    expect(answer.body.formation.incorporated).toBe(true);
    expect(dateOf(answer, 'incorporation')).toMatchObject({ on: '2026-11-12', origin: 'step' });
    expect(dateOf(answer, 'licence-issue')).toMatchObject({ on: '2026-11-12', origin: 'step' });
    expect(dateOf(answer, 'financial-year-end')).toMatchObject({ on: '2026-12-31', origin: 'assumed' });
  });

  test('records the person and the time', async () => {
    await markDone('pre-approval', '2026-11-20');
    await reopen('pre-approval');
    const { rows } = await given.app.query(
      'select position, kind, task, side, recorded_by, recorded_at from case_events where company_id = $1 order by position',
      [given.companyId],
    );
    expect(rows).toEqual([
      {
        position: 1,
        kind: 'approved',
        task: 'pre-approval',
        side: 'founder',
        recorded_by: given.founder.id,
        recorded_at: now,
      },
      {
        position: 2,
        kind: 'reopened',
        task: 'pre-approval',
        side: 'founder',
        recorded_by: given.founder.id,
        recorded_at: now,
      },
    ]);
  });

  test.each([
    ['signing', 409, 'task-not-ready'],
    ['nothing', 404, 'task-not-found'],
    ['__proto__', 404, 'task-not-found'],
    ['x'.repeat(101), 422, 'invalid-input'],
  ])('%s as the first step is refused', async (step, status, code) => {
    expect(refusal(await markDone(step))).toMatchObject({ status, code });
  });

  test('is refused the second time', async () => {
    await markDone('pre-approval');
    expect(refusal(await markDone('pre-approval'))).toEqual({ status: 409, code: 'task-already-done' });
  });

  test.each([
    ['2026-11-22', 200],
    ['2026-11-23', 422],
    ['9999-12-31', 422],
    ['1999-12-31', 422],
    ['0000-01-01', 422],
    ['2026-02-29', 422],
    ['2026-11-21T10:00:00Z', 422],
    ['yesterday', 422],
    ['', 422],
  ])('on %s answers %i', async (on, status) => {
    const answer = await markDone('pre-approval', on);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(refusal(answer).fields).toEqual(['on']);
  });

  test('is refused before a required step, with the earliest possible date', async () => {
    await markDone('pre-approval', '2026-11-10');
    const answer = await markDone('signing', '2026-11-09');
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['on'] });
    expect(answer.body.fields.on).toBe('Please choose 10 November 2026 or a later day.');
    expect((await markDone('signing', '2026-11-10')).status).toBe(200);
  });

  test('is for admins; refused attempts are not recorded', async () => {
    expect(refusal(await markDone('pre-approval', today, await aMember())).code).toBe('not-allowed');
    expect((await read()).body.formation.next).toBe('pre-approval');
  });

  test('succeeds once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => markDone('pre-approval')));
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(won).toHaveLength(1);
    expect(lost.map(refusal)).toEqual(Array(5).fill({ status: 409, code: 'task-already-done' }));
  });
});

describe('reopening a step', () => {
  test('makes it the next step again', async () => {
    await markDone('pre-approval');
    const answer = await reopen('pre-approval');
    expect(answer.body.formation.next).toBe('pre-approval');
    expect(stepOf(answer, 'pre-approval')).toMatchObject({ state: 'ready', doneOn: null });
  });

  test('is refused if another completed step depends on it', async () => {
    await markDone('pre-approval');
    const answer = await markDone('signing');
    expect(stepOf(answer, 'pre-approval')?.actions).toEqual([]);
    expect(refusal(await reopen('pre-approval'))).toEqual({ status: 409, code: 'task-built-upon' });
    expect(refusal(await reopen('lease'))).toEqual({ status: 409, code: 'task-not-done' });
    expect((await reopen('signing')).body.formation.incorporated).toBe(false);
    expect((await reopen('pre-approval')).status).toBe(200);
  });

  test('is consistent with a concurrent marking of a dependent step', async () => {
    for (let round = 0; round < 5; round += 1) {
      await markDone('pre-approval');
      const [marked, reopened] = await Promise.all([markDone('signing'), reopen('pre-approval')]);
      expect([marked.status, reopened.status].toSorted()).toEqual([200, 409]);
      const isDone = (id: string) => async () => stepOf(await read(), id)?.state === 'done';
      if (await isDone('signing')()) {
        expect(await isDone('pre-approval')()).toBe(true);
        await reopen('signing');
        await reopen('pre-approval');
      }
    }
  });
});

describe('the person and time of a record', () => {
  test('are shown at each step and date to every member', async () => {
    const omar = await aMember('admin');
    await markDone('pre-approval', '2026-11-10');
    await markDone('signing', '2026-11-11', omar);
    await setDate('incorporation', '2026-11-12', omar);
    const answer = await read(await aMember());
    const at = now.toISOString();
    expect(stepOf(answer, 'pre-approval')?.recorded).toEqual({
      by: given.founder.fullName,
      side: 'founder',
      at,
    });
    expect(stepOf(answer, 'signing')?.recorded).toEqual({ by: 'Omar Other', side: 'founder', at });
    expect(stepOf(answer, 'lease')?.recorded).toBeNull();
    expect(dateOf(answer, 'incorporation').recorded).toEqual({ by: 'Omar Other', side: 'founder', at });
    expect(dateOf(answer, 'financial-year-end').recorded).toBeNull();
  });

  test('are removed when undone, and replaced when recorded again', async () => {
    const omar = await aMember('admin');
    await markDone('pre-approval');
    expect(stepOf(await reopen('pre-approval'), 'pre-approval')?.recorded).toBeNull();
    const answer = await markDone('pre-approval', today, omar);
    expect(stepOf(answer, 'pre-approval')?.recorded).toMatchObject({ by: 'Omar Other' });
  });

  test('lose the name after the account is deleted', async () => {
    const omar = await aMember('admin');
    await markDone('pre-approval', today, omar);
    await given.app.query('delete from users where id = $1', [omar.id]);
    expect(stepOf(await read(), 'pre-approval')?.recorded).toEqual({
      by: null,
      side: 'founder',
      at: now.toISOString(),
    });
  });
});

test('the activity log contains each record, and no refused ones', async () => {
  const label = stepOf(await read(), 'pre-approval')?.label;
  await markDone('pre-approval', '2026-11-10');
  await reopen('pre-approval');
  await setDate('incorporation', '2026-11-12');
  await clearDate('incorporation');
  expect((await clearDate('incorporation')).status).toBe(409);
  const { entries } = (
    await given.founder.call('GET', `/companies/${given.companyId}/audit-log?topic=formation`)
  ).body;
  const actor = { kind: 'person', id: given.founder.id, name: given.founder.fullName };
  // The test's clock is fixed, so the log has no order.
  const byAction = (one: { action: string }, other: { action: string }) =>
    one.action.localeCompare(other.action);
  expect(entries.toSorted(byAction)).toMatchObject([
    { action: 'date-cleared', subject: 'incorporation', actor, details: {} },
    { action: 'date-set', subject: 'incorporation', actor, details: { on: '2026-11-12' } },
    { action: 'step-reopened', subject: label, actor, details: {} },
    { action: 'task-approved', subject: label, actor, details: { on: '2026-11-10' } },
  ]);
});

test('a full history accepts no further events', async () => {
  await given.app.query(
    `insert into case_events (company_id, case_id, side, position, kind, date, on_day, recorded_at)
     select company_id, id, 'founder', position, 'date-set', 'incorporation', '2026-11-20', now()
     from cases, generate_series(1, 1000) position where company_id = $1`,
    [given.companyId],
  );
  expect(refusal(await setDate('incorporation', today))).toEqual({ status: 409, code: 'too-many-entries' });
});
