import { describe, expect, test } from 'vitest';
import type { FormationStepView } from '#contract/case-views.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { refusal } from '../platform/testing/builders.ts';
import { formationOfEachTest, stepOf } from './testing/formation-of-each-test.ts';

const { given, read, markDone, aMember } = formationOfEachTest();

describe('other answers', () => {
  const zone = { visas: 2, officeType: 'flexi', subType: 'dmcc' };
  const preview = (answers: object, person = given.founder) =>
    person.call('POST', `/companies/${given.companyId}/answers/preview`, { body: { ...zone, ...answers } });
  const change = (answers: object) =>
    given.founder.call('PUT', `/companies/${given.companyId}/answers`, { body: { ...zone, ...answers } });
  const ids = (tasks: { id: string }[]) => tasks.map(({ id }) => id);

  test('show which tasks come and go before they are saved', async () => {
    const { body } = await preview({ visas: 0 });
    expect(ids(body.removed)).toContain('establishment-card');
    expect([body.added, body.kept]).toEqual([[], []]);
    expect((await read()).body.formation.requirements.visas).toBe(2);
    const changed = await change({ visas: 0 });
    expect(changed.body.formation.requirements).toEqual({ visas: 0, officeType: 'flexi' });
    expect(stepOf(changed, 'establishment-card')).toBeUndefined();
    expect(ids((await preview({ visas: 2 })).body.added)).toContain('establishment-card');
  });

  test('of another zone keep in view what was begun', async () => {
    await markDone('pre-approval');
    const label = stepOf(await read(), 'pre-approval')?.label;
    expect((await preview({ subType: 'ifza' })).body.kept).toEqual([{ id: 'pre-approval', label }]);
    const { formation } = (await change({ subType: 'ifza' })).body;
    expect(formation.jurisdiction.id).toBe('ae-ifza');
    expect(formation.kept).toMatchObject([
      { id: 'pre-approval', label, state: 'done', isFormer: true, actions: [] },
    ]);
    expect(formation.steps.every(({ doneOn }: FormationStepView) => doneOn === null)).toBe(true);
    expect(stepOf(await change({}), 'pre-approval')).toMatchObject({ state: 'done' });
  });

  test('are for admins, and of a zone of the same type', async () => {
    expect(refusal(await preview({}, await aMember())).code).toBe('not-allowed');
    expect(refusal(await change({ subType: 'dubai' })).fields).toEqual(['subType']);
    expect(refusal(await change({ visas: 6 })).fields).toEqual(['visas']);
  });

  test('can be given by staff for a client, whose log says so and who is told', async () => {
    const staff = await anOperator(given.app, 'Mona Manager');
    const path = `/operator/companies/${given.companyId}/answers`;
    const body = { ...zone, visas: 0 };
    const looked = await staff.call('POST', `${path}/preview`, { body });
    expect(ids(looked.body.removed)).toContain('establishment-card');
    expect((await read()).body.formation.requirements.visas).toBe(2);

    const changed = await staff.call('PUT', path, { body });
    expect(changed.body.message).toBe('Plan changed. The client has been told.');
    expect((await read()).body.formation.requirements.visas).toBe(0);
    const { rows: told } = await given.app.query(
      "select person_id, details from notifications where kind = 'plan-changed'",
    );
    expect(told).toEqual([
      { person_id: given.founder.id, details: { added: 0, removed: looked.body.removed.length } },
    ]);
    const { rows: log } = await given.app.query(
      `select actor_kind, actor_name, details ->> 'visas' as visas from audit_entries
       where company_id = $1 and action = 'answers-changed'`,
      [given.companyId],
    );
    expect(log).toEqual([{ actor_kind: 'operator', actor_name: 'Mona Manager', visas: '0' }]);
    const { rows: events } = await given.app.query(
      "select side from case_events where company_id = $1 and kind = 'answers-changed'",
      [given.companyId],
    );
    expect(events).toEqual([{ side: 'agency' }]);

    const reviewer = await anOperator(given.app, 'Rita Reviewer', 'reviewer');
    expect(refusal(await reviewer.call('PUT', path, { body })).code).toBe('right-required');
    expect(refusal(await staff.call('PUT', path, { body: { ...body, subType: 'dubai' } })).fields).toEqual([
      'subType',
    ]);
  });
});
