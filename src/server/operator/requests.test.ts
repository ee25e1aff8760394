import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailsTo } from '../mail/testing/emails.ts';
import { sendNotifications } from '../notifications/send-notifications.ts';
import { mayBeEmailedNow } from '../notifications/testing/may-be-emailed-now.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { anOperator } from './testing/an-operator.ts';

let app: TestApp;
let operator: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  operator = await anOperator(app);
});
afterAll(() => app.close());

interface Filed {
  founder: TestPerson;
  companyId: string;
  id: string;
}

/** A request of a company, as its own people would have filed it. */
async function aRequest(name: string, service: 'agent' | 'accounting' = 'agent'): Promise<Filed> {
  const founder = await aPerson(app, { fullName: 'Asking Person' });
  const { id: companyId } = await aCompany(founder, { name });
  const { rows } = await app.query(
    `insert into service_requests (company_id, service, requested_by, requested_at, changed_at)
     values ($1, $2, $3, date_trunc('milliseconds', now()), date_trunc('milliseconds', now())) returning id`,
    [companyId, service, founder.id],
  );
  return { founder, companyId, id: rows[0].id };
}

async function read(id: string) {
  const { body } = await operator.call('GET', '/operator/requests');
  return body.requests.find((request: { id: string }) => request.id === id);
}

/** @param seen the `changedAt` that If-Match names */
const answer = (
  id: string,
  { seen, ...body }: { seen: string; state: string; answer: string },
  by = operator,
) => by.call('PATCH', `/operator/requests/${id}`, { body, headers: { 'if-match': `"${seen}"` } });

describe('requests', () => {
  test('of all companies wait with the oldest first, and are counted', async () => {
    const { id } = await aRequest('First asker');
    const { id: later } = await aRequest('Second asker', 'accounting');
    const { body } = await operator.call('GET', '/operator/requests?state=open');
    const ids = body.requests.map((request: { id: string }) => request.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later));
    expect(body.requests[ids.indexOf(id)]).toMatchObject({
      company: { name: 'First asker', country: 'AE' },
      service: 'agent',
      state: 'open',
      requestedBy: 'Asking Person',
      answer: '',
    });
    const { waiting } = (await operator.call('GET', '/operator')).body;
    expect(waiting.requests).toBe(body.total);
  });

  test('are answered, and the company sees the answer and who gave it', async () => {
    const { id, companyId, founder } = await aRequest('Answered company');
    const { changedAt } = await read(id);
    const { status, body } = await answer(id, {
      state: 'in-progress',
      answer: 'We have written to the registrar.\nWe expect an answer on Monday.',
      seen: changedAt,
    });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ state: 'in-progress' });

    const own = (await founder.call('GET', `/companies/${companyId}/requests`)).body.requests;
    expect(own).toMatchObject([{ state: 'in-progress', answer: expect.stringContaining('registrar') }]);
    const log = (await founder.call('GET', `/companies/${companyId}/audit-log`)).body.entries;
    expect(log[0]).toMatchObject({
      action: 'service-request-changed',
      actor: { kind: 'operator', name: 'Olga Operator' },
      subject: 'agent',
      details: { from: 'open', to: 'in-progress' },
    });
  });

  test('are answered by email to who asked, with the answer and a link, as long as they belong to the company', async () => {
    const { id, founder, companyId } = await aRequest('Told company');
    // Before the answer: it decides when the email is due.
    await mayBeEmailedNow(app, founder);
    await answer(id, {
      state: 'done',
      answer: 'Your agent is appointed.',
      seen: (await read(id)).changedAt,
    });
    const toFounder = async () => {
      await sendNotifications(app.services);
      return (await emailsTo(app, founder.email)).filter(({ kind }) => kind === 'notification');
    };
    const [told] = await toFounder();
    expect(told?.subject).toBe('Told company: Your request for a registered agent was answered');
    expect(told?.link).toContain(`${app.services.config.publicUrl}/app/dashboard/notification?token=`);
    const { items } = (await founder.call('GET', `/companies/${companyId}/thread`)).body;
    expect(items).toMatchObject([
      {
        side: 'agency',
        text: 'Your agent is appointed.',
        request: { service: 'agent', state: 'done' },
      },
    ]);

    await app.query("update members set status = 'inactive' where company_id = $1", [companyId]);
    await answer(id, { state: 'done', answer: 'Later.', seen: (await read(id)).changedAt });
    expect(await toFounder()).toHaveLength(1);
  });

  test('saved as they are change nothing and leave no entry', async () => {
    const { id, companyId } = await aRequest('Same again');
    const { changedAt } = await read(id);
    await answer(id, { state: 'open', answer: '', seen: changedAt });
    const { rows } = await app.query(
      "select from audit_entries where company_id = $1 and action = 'service-request-changed'",
      [companyId],
    );
    expect(rows).toEqual([]);
    expect((await read(id)).changedAt).toBe(changedAt);
  });

  test('of operators who answer at once one succeeds, and the others are told', async () => {
    const { id } = await aRequest('Answered twice');
    const { changedAt } = await read(id);
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((text) =>
        answer(id, { state: 'done', answer: text, seen: changedAt }),
      ),
    );
    const said = answers.map(({ status, body }) => (status === 200 ? body.request.answer : body.code));
    const [winner, ...others] = said.filter((text) => text !== 'request-changed');
    expect(others).toEqual([]);
    expect((await read(id)).answer).toBe(winner);
  });

  test('that are done stay done beside a newer one', async () => {
    const { id, companyId } = await aRequest('Asks again');
    const { changedAt } = await read(id);
    const done = await answer(id, { state: 'done', answer: 'Done.', seen: changedAt });
    await app.query(
      `insert into service_requests (company_id, service, requested_at, changed_at) values ($1, 'agent', now(), now())`,
      [companyId],
    );
    const reopened = await answer(id, {
      state: 'open',
      answer: 'Done.',
      seen: done.body.request.changedAt,
    });
    expect(refusal(reopened)).toEqual({ status: 409, code: 'request-open-again' });
  });

  test('that are none cannot be answered', async () => {
    const body = { state: 'done', answer: '', seen: new Date().toISOString() };
    expect(refusal(await answer(randomUUID(), body))).toEqual({ status: 404, code: 'request-not-found' });
  });

  test('cannot be answered by the company itself', async () => {
    const { id, founder } = await aRequest('Answers itself');
    const { changedAt } = await read(id);
    const body = { state: 'done', answer: 'Mine', seen: changedAt };
    expect(refusal(await answer(id, body, founder))).toEqual({ status: 403, code: 'operators-only' });
    expect((await read(id)).answer).toBe('');
  });
});
