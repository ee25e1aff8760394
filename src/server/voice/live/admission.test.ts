import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '#contract/voice.ts';
import { type ApiCall, aPerson, aVisitor, refusal } from '../../platform/testing/builders.ts';
import { type Caller, connectCaller } from '../testing/caller.ts';
import { startVoiceApp, type VoiceApp } from '../testing/voice-app.ts';

let app: VoiceApp;
beforeAll(async () => {
  app = await startVoiceApp({
    settings: { VOICE_CALLS_MAX: '3', TRUST_PROXY: 'on' },
    limits: { sessionCheckMs: 20 },
  });
});
afterEach(() => app.voice.endAll());
afterAll(() => app.close());

const connect = (query: Record<string, string>) => connectCaller({ origin: app.socketOrigin, query });

/** The same caller, from another address. */
const from =
  (address: string, call: ApiCall): ApiCall =>
  (method, path, request) =>
    call(method, path, { ...request, headers: { 'x-forwarded-for': address } });

const anAdmission = (holder: string, network = `network of ${holder}`) => ({
  personId: undefined,
  sessionId: undefined,
  holder,
  network,
  keepsTranscript: false,
});

/** 'ready', or the reason for refusal. */
async function firstMessage({ messages }: Caller): Promise<ServerMessage> {
  await expect.poll(() => messages.length, { timeout: 20_000 }).toBeGreaterThan(0);
  return messages[0] as ServerMessage;
}

test('concurrent connections get no more calls than the limit', async () => {
  const tickets = Array.from({ length: 9 }, (_, index) => app.voice.tickets.issue(anAdmission(`${index}`)));
  const callers = await Promise.all(tickets.map(({ ticket }) => connect({ ticket })));
  const first = await Promise.all(callers.map(firstMessage));
  expect(first.filter(({ type }) => type === 'ready')).toHaveLength(3);
  for (const message of first.filter(({ type }) => type === 'error')) {
    expect(message).toMatchObject({ code: 'no-line-free', isFatal: true });
  }
  expect(app.voice.underWay().calls).toBe(3);
});

test('of concurrent connections of one caller only one gets a call', async () => {
  const tickets = Array.from({ length: 5 }, () => app.voice.tickets.issue(anAdmission('one')));
  const callers = await Promise.all(tickets.map(({ ticket }) => connect({ ticket })));
  const first = await Promise.all(callers.map(firstMessage));
  expect(first.filter(({ type }) => type === 'ready')).toHaveLength(1);
});

test('one network gets at most half of all calls', async () => {
  const here = Array.from({ length: 3 }, (_, index) =>
    app.voice.tickets.issue(anAdmission(`${index}`, '203.0.113.9')),
  );
  const callers = await Promise.all(here.map(({ ticket }) => connect({ ticket })));
  await Promise.all(callers.map(firstMessage));
  expect(app.voice.underWay().calls).toBe(2);
  const refused = await from('203.0.113.9', aVisitor(app))('POST', '/voice/calls', {
    body: { keepTranscript: false },
  });
  expect(refusal(refused)).toEqual({ status: 503, code: 'too-many-calls' });
  const elsewhere = await app.aCall({ call: from('203.0.113.10', aVisitor(app)) });
  elsewhere.send({ type: 'stop' });
  await elsewhere.closed;
});

test('a call ends with its session', async () => {
  const person = await aPerson(app);
  const visitor = await app.aCall();
  const caller = await app.aCall({ call: person.call });
  const { ticket } = app.voice.tickets.issue({ ...anAdmission('x'), sessionId: await sessionOf(person) });
  expect((await person.call('POST', '/logout')).status).toBe(200);
  expect(await caller.next('ended')).toMatchObject({ reason: 'signed-out' });
  expect(await caller.closed).toEqual({ code: 4000 });
  expect(JSON.stringify(visitor.messages)).not.toContain('signed-out');
  // A ticket does not outlive it either.
  const late = await connect({ ticket });
  expect(await late.next('error')).toMatchObject({ code: 'ticket-not-valid' });
});

async function sessionOf({ id }: { id: string }): Promise<string> {
  const { rows } = await app.services.database.pool.query('select id from sessions where user_id = $1', [id]);
  return rows[0].id;
}
