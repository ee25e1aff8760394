import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CompanyDateView, FormationStepView } from '#contract/case-views.ts';
import { type Answer, aCompany, aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import type { TaskNeed } from '../index.ts';

/** Saturday afternoon in UTC, which is already Sunday in Kiribati. */
export const now = new Date('2026-11-21T16:00:00Z');
export const today = '2026-11-21';

/** A server with a founder, and a new company in DMCC for each test, with the calls about its formation. */
export function formationOfEachTest() {
  /** What tasks lack of papers. */
  const lacking = new Map<string, TaskNeed[]>();
  const given = { lacking } as {
    app: TestApp;
    founder: TestPerson;
    companyId: string;
    lacking: Map<string, TaskNeed[]>;
  };

  beforeAll(async () => {
    given.app = await startTestApp({
      settings: { RATE_LIMIT: 'off' },
      replace: { clock: () => now, taskNeeds: [{ missing: async () => lacking }] },
    });
    given.founder = await aPerson(given.app);
  });
  afterAll(() => given.app.close());
  beforeEach(async () => {
    await given.app.query('delete from companies');
    await given.app.query('delete from company_counts');
    given.companyId = (await aCompany(given.founder)).id;
  });

  const read = (person = given.founder) => person.call('GET', `/companies/${given.companyId}/formation`);
  const act = (action: string, task: string, body: object = {}, person = given.founder) =>
    person.call('POST', `/companies/${given.companyId}/cases/formation/tasks/${task}/actions`, {
      body: { action, on: today, ...body },
    });
  return {
    given,
    read,
    act,
    /** The founder signs and rents himself; the others are decided by an authority. */
    markDone: (task: string, on = today, person = given.founder) =>
      act(['signing', 'lease'].includes(task) ? 'complete' : 'approve', task, { on }, person),
    reopen: (task: string, person = given.founder) => act('reopen', task, {}, person),
    setDate: (date: string, on: unknown, person = given.founder) =>
      person.call('PUT', `/companies/${given.companyId}/formation/dates/${date}`, { body: { on } }),
    clearDate: (date: string, person = given.founder) =>
      person.call('DELETE', `/companies/${given.companyId}/formation/dates/${date}`),
    async aMember(role = 'member', fullName = 'Omar Other'): Promise<TestPerson> {
      const member = await aPerson(given.app, { fullName });
      await given.app.query(
        "insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')",
        [given.companyId, member.id, role],
      );
      return member;
    },
  };
}

const stepsOf = ({ body }: Answer): FormationStepView[] => body.formation.steps;
export const stepOf = (answer: Answer, id: string) => stepsOf(answer).find((step) => step.id === id);
export const dateOf = ({ body }: Answer, date: string) =>
  body.formation.dates.find((each: CompanyDateView) => each.date === date);
