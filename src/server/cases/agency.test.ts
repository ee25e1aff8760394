import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseTaskView } from '#contract/case-views.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { inScope } from '../platform/database/scope.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { listOpenTasks, refreshOpenTasks, tellLateTasks } from './index.ts';
import { formationOfEachTest, stepOf, today } from './testing/formation-of-each-test.ts';

const { given, read, act } = formationOfEachTest();

describe('where an agency works on cases', () => {
  let worker: TestPerson;
  let reviewer: TestPerson;

  beforeAll(async () => {
    worker = await anOperator(given.app, 'Walid Worker', 'case-worker');
    reviewer = await anOperator(given.app, 'Rita Reviewer', 'reviewer');
    await given.app.query("insert into installation (name, value) values ('agency', 'on')");
  });
  afterAll(() => given.app.query("delete from installation where name = 'agency'"));

  const asStaff = (action: string, task: string, body: object = {}, person = worker) =>
    person.call('POST', `/operator/companies/${given.companyId}/cases/formation/tasks/${task}/actions`, {
      body: { action, on: today, ...body },
    });
  const taskOf = ({ body }: Answer, id: string): CaseTaskView =>
    body.case.tasks.find((task: CaseTaskView) => task.id === id);

  test('a step goes from the founder to the agency to the authority and is approved with its reference', async () => {
    expect(refusal(await act('approve', 'pre-approval'))).toEqual({ status: 403, code: 'not-your-side' });
    given.lacking.set('pre-approval', [{ kind: 'paper', id: 'passport', label: 'Passport' }]);
    expect(refusal(await act('submit', 'pre-approval')).code).toBe('task-incomplete');
    expect(stepOf(await read(), 'pre-approval')?.missing).toEqual(given.lacking.get('pre-approval'));
    const handedIn = await asStaff('submit', 'pre-approval');
    expect(taskOf(handedIn, 'pre-approval')).toMatchObject({ state: 'in-review', turn: { of: 'agency' } });
    given.lacking.clear();
    expect(stepOf(await read(), 'pre-approval')?.actions).toEqual([]);
    await asStaff('accept', 'pre-approval', {}, reviewer);
    expect(refusal(await asStaff('file', 'pre-approval', {}, reviewer)).code).toBe('not-allowed');
    const filed = await asStaff('file', 'pre-approval', { reference: 'N-1' });
    expect(taskOf(filed, 'pre-approval')).toMatchObject({
      state: 'in-review',
      turn: {
        of: 'authority',
        since: today,
        workingDays: 0,
        usual: { shortest: 3, longest: 7 },
        isLate: false,
      },
      rounds: [{ submittedOn: today, filedOn: today, reference: 'N-1' }],
    });
    const approved = await asStaff('approve', 'pre-approval', { reference: 'A-7' });
    expect(taskOf(approved, 'pre-approval')).toMatchObject({
      state: 'done',
      doneOn: today,
      reference: 'A-7',
      recorded: { by: 'Walid Worker', side: 'agency' },
    });
    expect(stepOf(await read(), 'signing')).toMatchObject({ state: 'ready', turn: { of: 'founder' } });
  });

  test('E9: a return opens exactly the fields that its points are about, and both values stay readable', async () => {
    await asStaff('approve', 'pre-approval');
    const first = { 'signed-by': 'Lena Hartman', 'signed-on': '2026-11-18' };
    await act('submit', 'signing', { values: first });
    const points = [{ text: 'The name is misspelt.', about: 'signed-by' }];
    await asStaff('return', 'signing', { points });
    const openIn = async () =>
      stepOf(await read(), 'signing')?.fields.flatMap(({ id, isOpen }) => (isOpen ? [id] : []));
    expect(await openIn()).toEqual(['signed-by']);
    const changed = { 'signed-by': 'Lena Hartmann', 'signed-on': '2026-11-20' };
    expect((await act('submit', 'signing', { values: changed })).status).toBe(200);
    const step = stepOf(await read(), 'signing');
    // The day was not asked for again, so it stays.
    expect(step?.rounds.map(({ values }) => values)).toEqual([
      first,
      { 'signed-by': 'Lena Hartmann', 'signed-on': '2026-11-18' },
    ]);
  });

  test('a return about no field opens only a place to answer, and leaves what was typed as it was', async () => {
    await asStaff('approve', 'pre-approval');
    const first = { 'signed-by': 'Lena Hartmann', 'signed-on': '2026-11-18' };
    await act('submit', 'signing', { values: first });
    const points = [{ text: 'Please explain the second signature.' }];
    await asStaff('return', 'signing', { points });
    const open = stepOf(await read(), 'signing')?.fields.filter(({ isOpen }) => isOpen);
    expect(open?.map(({ id, isRequired }) => [id, isRequired])).toEqual([['answer', false]]);
    const answer = 'A witness signed, too.';
    await act('submit', 'signing', { values: { 'signed-by': 'Somebody Else', answer } });
    expect(stepOf(await read(), 'signing')?.rounds.at(-1)?.values).toEqual({ ...first, answer });
  });

  test('D8: a question beyond the form is asked with the return, answered in words, and stays readable', async () => {
    await asStaff('submit', 'pre-approval');
    await asStaff('accept', 'pre-approval');
    await asStaff('file', 'pre-approval');
    const points = [{ text: 'Why does a design studio hold a second office?', about: 'answer' }];
    await asStaff('return', 'pre-approval', { points });
    const returned = taskOf(await asStaff('return', 'pre-approval', { points }), 'pre-approval');
    expect(returned).toMatchObject({ state: 'returned', turn: { of: 'founder' }, points });
    expect(refusal(await act('submit', 'pre-approval')).fields).toEqual(['values.answer']);
    const said = { values: { answer: 'The lease of the first ends in March.' } };
    expect((await act('submit', 'pre-approval', said)).status).toBe(200);
    const step = stepOf(await read(), 'pre-approval');
    expect(step?.rounds.at(-1)?.values).toEqual(said.values);
    expect(step?.fields).toContainEqual(expect.objectContaining({ id: 'answer', isOpen: true }));
  });

  test('D8: papers go along with an answer beyond the form, as far as their reader may open them', async () => {
    given.app.services.jobs.begin();
    await asStaff('submit', 'pre-approval');
    const points = [{ text: 'Show us the lease of the first office.', about: 'answer' }];
    await asStaff('return', 'pre-approval', { points });
    const lease = await uploadPaper(given.app, given.founder, given.companyId, {
      kind: 'lease',
      name: 'lease.jpg',
    });
    const elsewhere = await aPerson(given.app);
    const other = (await aCompany(elsewhere)).id;
    const foreign = await uploadPaper(given.app, elsewhere, other, { kind: 'lease', name: 'other.jpg' });
    const values = { answer: 'Here it is.' };
    const withPapers = (papers: string[]) => act('submit', 'pre-approval', { values, papers });
    expect(refusal(await withPapers([foreign])).code).toBe('paper-not-found');
    expect((await withPapers([lease])).status).toBe(200);

    const open = {
      access: 'open',
      paper: expect.objectContaining({ id: lease, version: 1, name: 'lease.jpg' }),
    };
    expect(stepOf(await read(), 'pre-approval')?.rounds.at(-1)?.papers).toEqual([open]);
    const seenByStaff = taskOf(await asStaff('accept', 'pre-approval'), 'pre-approval');
    expect(seenByStaff.rounds.at(-1)?.papers).toEqual([open]);

    const limited = await aPerson(given.app);
    await given.app.query(
      "insert into members (company_id, user_id, role, status, paper_kinds) values ($1, $2, 'adviser', 'active', '{}')",
      [given.companyId, limited.id],
    );
    expect(JSON.stringify((await given.founder.call('GET', '/account/export')).body)).toContain(lease);
    const taken = await limited.call('GET', '/account/export');
    expect(taken.status).toBe(200);
    expect(JSON.stringify(taken.body)).toContain('Here it is.');
    expect(JSON.stringify(taken.body)).not.toContain(lease);
    const { body } = await limited.call('GET', `/companies/${given.companyId}/cases`);
    expect(taskOf({ body: { case: body.cases[0] } } as never, 'pre-approval').rounds.at(-1)?.papers).toEqual([
      { access: 'removed', paper: null },
    ]);
  });

  test('a refusal needs its reason and the way on, and a return at least one point', async () => {
    await asStaff('submit', 'pre-approval');
    expect(refusal(await asStaff('return', 'pre-approval')).fields).toEqual(['points']);
    await asStaff('accept', 'pre-approval');
    await asStaff('file', 'pre-approval');
    expect(refusal(await asStaff('refuse', 'pre-approval', { nextPath: 'Propose others.' })).fields).toEqual([
      'reason',
    ]);
    expect(
      refusal(await asStaff('refuse', 'pre-approval', { reason: 'Taken.', nextPath: ' ' })).fields,
    ).toEqual(['nextPath']);
    const said = { reason: 'Taken.', nextPath: 'Propose others.' };
    const refused = taskOf(await asStaff('refuse', 'pre-approval', said), 'pre-approval');
    expect(refused).toMatchObject({
      state: 'returned',
      turn: { of: 'agency' },
      points: [{ text: 'Propose others.', about: null }],
      rounds: [{ returned: { from: 'authority', refusedBecause: 'Taken.' } }],
    });
    const handedOn = await asStaff('return', 'pre-approval', { points: [{ text: 'Three other names.' }] });
    expect(taskOf(handedOn, 'pre-approval')).toMatchObject({ state: 'returned', turn: { of: 'founder' } });
    expect(taskOf(await asStaff('submit', 'pre-approval'), 'pre-approval').rounds).toHaveLength(3);
  });

  test('what was recorded by mistake is undone with a trace', async () => {
    await asStaff('approve', 'pre-approval');
    const undone = await asStaff('undo', 'pre-approval');
    expect(taskOf(undone, 'pre-approval')).toMatchObject({ state: 'ready', doneOn: null, recorded: null });
    const { rows } = await given.app.query(
      'select kind, side from case_events where company_id = $1 order by position',
      [given.companyId],
    );
    expect(rows).toEqual([
      { kind: 'approved', side: 'agency' },
      { kind: 'undone', side: 'agency' },
    ]);
    const log = await given.app.query(
      "select action, actor_kind from audit_entries where company_id = $1 and action like 'task-%' order by id",
      [given.companyId],
    );
    expect(log.rows.map(({ action }) => action).toSorted()).toEqual(['task-approved', 'task-undone']);
    expect(log.rows.every(({ actor_kind }) => actor_kind === 'operator')).toBe(true);
  });

  test('the company is told what an authority said, and staff what a client handed in', async () => {
    await asStaff('submit', 'pre-approval');
    await asStaff('return', 'pre-approval', { points: [{ text: 'Scan page two.' }] });
    await asStaff('approve', 'pre-approval', { reference: 'A-7' });
    const { rows } = await given.app.query(
      'select person_id, kind, details from notifications where company_id = $1 order by at, kind',
      [given.companyId],
    );
    const label = stepOf(await read(), 'pre-approval')?.label;
    const task = { task: 'pre-approval', label };
    expect(rows.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { person_id: given.founder.id, kind: 'task-approved', details: { ...task, reference: 'A-7' } },
      {
        person_id: given.founder.id,
        kind: 'task-returned',
        details: { ...task, by: 'agency', points: 1, about: [] },
      },
    ]);
  });

  test('late is said before it is asked, once for each turn', async () => {
    await asStaff('file', 'pre-approval', { on: '2026-11-02' });
    await tellLateTasks(given.app.services);
    await tellLateTasks(given.app.services);
    const { rows } = await given.app.query(
      "select person_id, details from notifications where company_id = $1 and kind = 'task-late'",
      [given.companyId],
    );
    expect(rows).toMatchObject([
      { person_id: given.founder.id, details: { task: 'pre-approval', days: 14 } },
    ]);
  });

  test('staff read a case with an entry in the company’s log', async () => {
    const { status, body } = await worker.call('GET', `/operator/companies/${given.companyId}/cases`);
    expect([status, body.hasAgency, body.cases[0].kind]).toEqual([200, true, 'formation']);
    const { rows } = await given.app.query(
      "select actor_name, details from audit_entries where company_id = $1 and action = 'operator-read'",
      [given.companyId],
    );
    expect(rows).toEqual([{ actor_name: 'Walid Worker', details: { part: 'cases' } }]);
  });

  test('open tasks of all companies are listed in one query', async () => {
    const other = await aCompany(await aPerson(given.app), { name: 'Another' });
    await asStaff('submit', 'pre-approval');
    await refreshOpenTasks(given.app.services);
    const listed = await inScope(given.app.services.database, 'installation', (scope) =>
      listOpenTasks(scope),
    );
    const of = (id: string) =>
      listed
        .filter(({ company }) => company.id === id)
        .map(({ case: { kind }, task: { task, turn, state } }) => [kind, task, turn, state]);
    expect(of(given.companyId)).toContainEqual(['formation', 'pre-approval', 'agency', 'in-review']);
    expect(of(other.id)).toContainEqual(['formation', 'pre-approval', 'founder', 'ready']);
    await asStaff('accept', 'pre-approval');
    const [task] = (
      await inScope(given.app.services.database, 'installation', (scope) =>
        listOpenTasks(scope, [given.companyId]),
      )
    ).filter(({ task: { task: id } }) => id === 'pre-approval');
    expect(task?.task).toMatchObject({ turn: 'agency', state: 'ready', since: today });
  });
});

test('managers switch the agency on and off, and whose turn it is follows', async () => {
  const manager = await anOperator(given.app, 'Mara Manager');
  const set = (hasAgency: boolean) => manager.call('PUT', '/operator/practice', { body: { hasAgency } });
  const actions = async () => stepOf(await read(), 'pre-approval')?.actions;
  expect(await actions()).toEqual(['file', 'approve', 'waive']);
  expect((await set(true)).body).toMatchObject({ practice: { hasAgency: true } });
  expect(await actions()).toEqual(['submit']);
  await set(false);
  expect(await actions()).toEqual(['file', 'approve', 'waive']);
  const { rows } = await given.app.query(
    "select details from audit_entries where action = 'agency-set' order by details",
  );
  expect(rows).toHaveLength(2);
});
