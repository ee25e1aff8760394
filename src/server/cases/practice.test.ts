import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormationStepView } from '#contract/case-views.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { taskNeeds: [] } });
});
afterAll(() => app.close());

test('at the first run nobody has said whether there is an agency; ‘no’ leaves both sides to the admin, and is asked once', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const manager = await anOperator(app, 'Mara Manager');
  const practice = async () => (await manager.call('GET', '/operator/practice')).body;
  expect(await practice()).toMatchObject({ practice: { hasAgency: false }, isAnswered: false });

  const worker = await anOperator(app, 'Walid Worker', 'case-worker');
  const answer = { body: { hasAgency: false } };
  expect(refusal(await worker.call('PUT', '/operator/practice', answer)).status).toBe(403);
  expect((await practice()).isAnswered).toBe(false);
  expect((await manager.call('PUT', '/operator/practice', answer)).status).toBe(200);
  expect(await practice()).toMatchObject({ practice: { hasAgency: false }, isAnswered: true });

  const admin = await aPerson(app);
  const { id } = await aCompany(admin);
  const act = (action: string, body: object = {}) =>
    admin.call('POST', `/companies/${id}/cases/formation/tasks/pre-approval/actions`, {
      body: { action, on: today, ...body },
    });
  const step = ({ body }: Awaited<ReturnType<typeof act>>): FormationStepView =>
    body.formation.steps.find((one: FormationStepView) => one.id === 'pre-approval');
  expect(step(await act('file', { reference: 'N-1' }))).toMatchObject({ turn: { of: 'authority' } });
  expect(step(await act('approve', { reference: 'A-7' }))).toMatchObject({
    state: 'done',
    reference: 'A-7',
    recorded: { side: 'founder' },
  });
});
