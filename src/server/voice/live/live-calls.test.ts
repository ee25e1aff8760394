import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { liveCallPath } from '#contract/voice.ts';
import { end, text } from '../../assistant/testing/scripted-expert.ts';
import { type ApiCall, aPerson, aVisitor, refusal } from '../../platform/testing/builders.ts';
import { connectCaller } from '../testing/caller.ts';
import { startVoiceApp, type VoiceApp } from '../testing/voice-app.ts';

let app: VoiceApp;
beforeAll(async () => {
  app = await startVoiceApp({
    settings: { VOICE_CALLS_MAX: '3', TRUST_PROXY: 'on' },
    limits: {
      silence: { promptAfterMs: 150, endAfterMs: 300 },
      mutedSilence: { promptAfterMs: 1_200, endAfterMs: 1_500 },
    },
  });
});
afterAll(() => app.close());

const connect = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  connectCaller({ origin: app.socketOrigin, query, headers });

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

test('a ticket works for one connection', async () => {
  const ticket = await app.ticket();
  const first = await connect({ ticket });
  await first.next('ready');
  first.send({ type: 'stop' });
  await first.closed;

  const second = await connect({ ticket });
  expect(await second.next('error')).toMatchObject({ code: 'ticket-not-valid', isFatal: true });
  expect(await second.next('ended')).toMatchObject({ reason: 'error' });
  expect(await second.closed).toEqual({ code: 4000 });
});

test.each(['', 'nonsense', 'e30.AAAA'])("a ticket like '%s' is invalid", async (ticket) => {
  const caller = await connect({ ticket });
  expect(await caller.next('error')).toMatchObject({ code: 'ticket-not-valid' });
  await caller.closed;
});

test('a forged or expired ticket is invalid', async () => {
  const { ticket } = app.voice.tickets.issue(anAdmission('x'));
  const [content = '', signature = ''] = ticket.split('.');
  const changed = Buffer.from(content, 'base64url').toString().replace('"x"', '"y"');
  const forged = `${Buffer.from(changed).toString('base64url')}.${signature}`;
  expect(app.voice.tickets.read(ticket)).toMatchObject({ holder: 'x' });
  expect(app.voice.tickets.read(forged)).toBeUndefined();

  const { openTickets } = await import('./tickets.ts');
  let now = new Date('2026-01-01T00:00:00Z');
  const tickets = openTickets('secret', () => now);
  const old = tickets.issue(anAdmission('x'));
  now = new Date('2026-01-01T00:01:01Z');
  expect(tickets.read(old.ticket)).toBeUndefined();
});

test.each([
  ['a page of another site', { origin: 'https://elsewhere.example' }, liveCallPath, 403],
  ['another path', {}, '/voice/calls/other', 404],
  ['an address that is none', {}, '//', 400],
])('the connection is refused to %s', async (_, headers, path, status) => {
  const ticket = await app.ticket();
  const socket = new WebSocket(`${app.socketOrigin}${path}?ticket=${ticket}`, { headers });
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(status);
  socket.on('error', () => {});
  socket.terminate();
});

test('our own page may connect', async () => {
  const caller = await connect(
    { ticket: await app.ticket() },
    { origin: app.url, 'sec-fetch-site': 'same-origin' },
  );
  await caller.next('ready');
  caller.send({ type: 'stop' });
  await caller.closed;
});

test('a caller has one call at a time, but can call again right after closing the page', async () => {
  const person = await aPerson(app);
  const caller = await app.aCall({ call: person.call });
  expect(refusal(await person.call('POST', '/voice/calls', { body: { keepTranscript: false } }))).toEqual({
    status: 409,
    code: 'already-in-call',
  });
  caller.cut();
  await expect
    .poll(async () => (await person.call('POST', '/voice/calls', { body: { keepTranscript: false } })).status)
    .toBe(201);
  const again = await app.aCall({ call: person.call });
  expect(app.voice.underWay().calls).toBe(1);
  again.send({ type: 'stop' });
  await again.closed;
});

test('when all calls are taken, another one is refused with a clear message', async () => {
  const people = await Promise.all([aPerson(app), aPerson(app), aPerson(app)]);
  const callers = await Promise.all(
    people.map(({ call }, index) => app.aCall({ call: from(`203.0.113.${index}`, call) })),
  );
  const answer = await aVisitor(app)('POST', '/voice/calls', { body: { keepTranscript: false } });
  expect(refusal(answer)).toEqual({ status: 503, code: 'too-many-calls' });
  expect(answer.headers.get('retry-after')).toBe('60');
  for (const caller of callers) {
    caller.send({ type: 'stop' });
    await caller.closed;
  }
});

test('a silent call gets one prompt and then ends', async () => {
  const caller = await app.aCall();
  expect(await caller.next('answer-sentence', ({ text: said }) => said.startsWith('Are you'))).toBeDefined();
  expect(await caller.next('ended')).toMatchObject({
    reason: 'silence-timeout',
    message: expect.stringContaining('not heard you'),
  });
  expect(caller.messages.filter(({ type }) => type === 'answer-sentence')).toHaveLength(2);
  await caller.closed;
});

test('a muted caller is not prompted for silence', async () => {
  const caller = await app.aCall();
  caller.send({ type: 'mute', isMuted: true });
  await caller.pause(100);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(caller.messages.some(({ type }) => type === 'ended')).toBe(false);
  caller.send({ type: 'mute', isMuted: false });
  expect(await caller.next('ended')).toMatchObject({ reason: 'silence-timeout' });
});

test('a long-muted caller gets one prompt, and then the call ends', async () => {
  const caller = await app.aCall();
  caller.send({ type: 'mute', isMuted: true });
  expect(await caller.next('answer-sentence', ({ text: said }) => said.startsWith('Are you'))).toBeDefined();
  expect(await caller.next('ended')).toMatchObject({ reason: 'silence-timeout' });
});

test('after a lost connection the answer resumes where it was interrupted', async () => {
  app.expert.says(async function* () {
    yield text('First sentence here. Second sentence is this one.');
    yield end();
  });
  const caller = await connectCaller({
    origin: app.socketOrigin,
    query: { ticket: await app.ticket() },
    plays: false,
  });
  const { resume, callId } = await caller.next('ready');
  caller.send({ type: 'start' });
  caller.send({ type: 'text', text: 'What does it cost?' });
  const { turn } = await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  caller.send({ type: 'playback', turn, sentence: 0, state: 'started' });
  caller.send({ type: 'playback', turn, sentence: 0, state: 'finished' });
  await caller.next('answer-sentence', ({ text: said }) => said.startsWith('Second'));
  caller.cut();

  const back = await connect({ resume });
  expect(await back.next('ready')).toMatchObject({ callId, isResumed: true });
  await back.next('listening');
  const again = await back.next('answer-sentence');
  expect(again).toMatchObject({ text: 'Second sentence is this one.', sentence: 1 });
  expect(again.turn).toBeGreaterThan(turn);

  // The key works once.
  const thief = await connect({ resume });
  expect(await thief.next('error')).toMatchObject({ code: 'ticket-not-valid' });
  back.send({ type: 'stop' });
  expect(await back.next('ended')).toMatchObject({ reason: 'customer-ended-call' });
});

test('malformed audio and messages do no harm', async () => {
  const caller = await app.aCall();
  caller.send({ type: 'nothing' });
  expect(await caller.next('error')).toMatchObject({ code: 'bad-message', isFatal: false });
  caller.send({ type: 'playback', turn: -1, sentence: 0, state: 'started' });
  expect(await caller.next('error')).toMatchObject({ code: 'bad-message' });
  caller.send({ type: 'text', text: 'x'.repeat(70_000) });
  expect(await caller.closed).toEqual({ code: 1009 });
  await app.voice.endAll();
});

test("the words of a visitor's call are never stored", async () => {
  await app.voice.endAll();
  const { body } = await aVisitor(app)('POST', '/voice/calls', { body: { keepTranscript: true } });
  expect(body.keepsTranscript).toBe(false);
});

test('a call ends at once when its page is left, and waits when the network fails', async () => {
  const [leaver, loser] = await Promise.all([aPerson(app), aPerson(app)]);
  const left = await app.aCall({ call: leaver.call });
  const lost = await app.aCall({ call: loser.call });
  await left.leave();
  await expect
    .poll(async () => (await leaver.call('GET', '/voice/calls')).body.calls[0])
    .toMatchObject({ endReason: 'customer-ended-call' });
  lost.cut();
  await lost.closed;
  expect((await loser.call('GET', '/voice/calls')).body.calls[0]).not.toHaveProperty('endReason');
});

test('a page that is left ends its call by its key, signed out as well, and no other key does', async () => {
  const person = await aPerson(app);
  const { ticket } = (await person.call('POST', '/voice/calls', { body: { keepTranscript: false } })).body;
  const caller = await connect({ ticket });
  const { resume } = await caller.next('ready');
  const leave = (key: string) => aVisitor(app)('POST', '/voice/calls/leave', { body: { resume: key } });
  const [callId] = resume.split('.');
  for (const wrong of ['', 'none', `${callId}.`, `${callId}.AAAA`, resume.slice(0, -1)]) {
    expect((await leave(wrong)).status).toBe(200);
  }
  const read = async () => (await person.call('GET', '/voice/calls')).body.calls[0];
  expect(await read()).not.toHaveProperty('endReason');
  expect((await leave(resume)).status).toBe(200);
  await expect.poll(read).toMatchObject({ endReason: 'customer-ended-call' });
  expect((await leave(resume)).status).toBe(200);
});

test('calls are listed, read and deleted by their owner only', async () => {
  const [owner, other] = await Promise.all([aPerson(app), aPerson(app)]);
  const caller = await app.aCall({ call: owner.call, keepTranscript: false });
  caller.send({ type: 'text', text: 'What does it cost?' });
  await caller.next('metrics');
  const { body: during } = await owner.call('GET', '/voice/calls');
  const { id } = during.calls[0];
  expect(during.calls[0]).not.toHaveProperty('endedAt');
  expect(refusal(await owner.call('DELETE', `/voice/calls/${id}`))).toEqual({
    status: 409,
    code: 'already-in-call',
  });
  caller.send({ type: 'stop' });
  await caller.closed;

  await expect
    .poll(async () => (await owner.call('GET', `/voice/calls/${id}`)).body.call)
    .toMatchObject({
      endReason: 'customer-ended-call',
      turns: 1,
      hasTranscript: false,
      exchanges: [{ figures: { totalMs: expect.any(Number) } }],
    });
  const { body } = await owner.call('GET', `/voice/calls/${id}`);
  expect(JSON.stringify(body)).not.toContain('What does it cost');
  for (const method of ['GET', 'DELETE']) {
    expect(refusal(await other.call(method, `/voice/calls/${id}`))).toEqual({
      status: 404,
      code: 'voice-call-not-found',
    });
  }
  expect((await owner.call('DELETE', `/voice/calls/${id}`)).status).toBe(200);
  expect((await owner.call('GET', '/voice/calls')).body.calls).toEqual([]);
});

test('a stopping server tells every caller', async () => {
  const stopping = await startVoiceApp();
  const caller = await stopping.aCall();
  const closing = stopping.close();
  expect(await caller.next('ended')).toMatchObject({
    reason: 'server-stopped',
    message: expect.stringContaining('restarted'),
  });
  expect(await caller.closed).toEqual({ code: 4000 });
  await closing;
});

test('200 calls leave no call, timer or memory behind', async () => {
  const many = await startVoiceApp({ settings: { VOICE_CALLS_MAX: '300' } });
  const timers = watchTimers();
  const memory: number[] = [];
  for (let index = 0; index < 200; index += 1) {
    const { ticket } = many.voice.tickets.issue(anAdmission(`holder ${index}`));
    const caller = await connectCaller({ origin: many.socketOrigin, query: { ticket } });
    await caller.next('ready');
    caller.send({ type: 'start' });
    await caller.next('assistant-audio-start');
    if (index % 2) {
      caller.send({ type: 'stop' });
      await caller.closed;
    } else await caller.close();
    if (index % 50 === 49) memory.push(heapUsed());
  }
  // Callers that vanished can still reconnect until their grace period ends.
  expect(many.voice.underWay().calls).toBeGreaterThan(0);
  await many.voice.endAll();
  expect(many.voice.underWay().calls).toBe(0);
  expect(many.engines.holders()).toBe(0);
  await expect.poll(timers.waiting).toEqual([]);
  timers.restore();
  const [first = 0, ...later] = memory;
  expect(Math.max(...later) - first).toBeLessThan(6_000_000);
  await many.close();
});

/** Tracks timers of calls from now on, by where they were set, until they run or are cleared. */
function watchTimers() {
  const {
    setTimeout: setOne,
    setInterval: setMany,
    clearTimeout: clearOne,
    clearInterval: clearMany,
  } = globalThis;
  const waiting = new Map<unknown, string>();
  const note = <Timer>(timer: Timer): Timer => {
    const place = new Error().stack
      ?.split('\n')
      .find((line) => /voice\/(?:call|live)\/[\w-]+\.ts/.test(line) && !line.includes('.test.'));
    if (place) waiting.set(timer, place.trim());
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const timer = note(
        setOne(() => {
          waiting.delete(timer);
          run(...args);
        }, ms),
      );
      return timer;
    },
    setInterval: (run: () => void, ms?: number) => note(setMany(run, ms)),
    clearTimeout(timer: NodeJS.Timeout | undefined) {
      waiting.delete(timer);
      clearOne(timer);
    },
    clearInterval(timer: NodeJS.Timeout | undefined) {
      waiting.delete(timer);
      clearMany(timer);
    },
  });
  return {
    waiting: () => [...new Set(waiting.values())],
    restore: () =>
      Object.assign(globalThis, {
        setTimeout: setOne,
        setInterval: setMany,
        clearTimeout: clearOne,
        clearInterval: clearMany,
      }),
  };
}

/** Memory in use after garbage collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
