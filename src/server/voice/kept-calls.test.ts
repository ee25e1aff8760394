import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallReview } from '#contract/voice-review.ts';
import { aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { exportVoiceCalls } from './export-voice-calls.ts';
import { voiceCalls, voiceExchanges } from './tables.ts';

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

let app: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  operator = await aPerson(app);
  await app.query("insert into operators (user_id, created_at, role) values ($1, $2, 'manager')", [
    operator.id,
    now,
  ]);
  await app.query("update sessions set second_factor = 'code' where user_id = $1", [operator.id]);
});
afterAll(() => app.close());

interface KeptTurn {
  endpointMs: number;
  totalMs: number;
  said?: string;
}

/** A stored call. */
async function aKeptCall(
  userId: string | null,
  startedAt: Date,
  turns: readonly KeptTurn[],
  keepsTranscript = false,
): Promise<string> {
  const { orm } = app.services.database;
  const id = crypto.randomUUID();
  await orm.insert(voiceCalls).values({
    id,
    userId,
    keepsTranscript,
    startedAt,
    endedAt: new Date(startedAt.getTime() + 60_000),
    endReason: 'customer-ended-call',
  });
  for (const [index, { endpointMs, totalMs, said }] of turns.entries()) {
    await orm.insert(voiceExchanges).values({
      callId: id,
      turn: index + 2,
      at: startedAt,
      said: said ?? null,
      heard: said ? 'An answer.' : null,
      endpointMs,
      sttMs: 10,
      answerMs: 20,
      ttsMs: 30,
      totalMs,
    });
  }
  return id;
}

async function review(query = ''): Promise<CallReview> {
  const { status, body } = await operator.call('GET', `/operator/voice-calls${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

test('operators see the times of all calls in a period, but never the words', async () => {
  const person = await aPerson(app);
  const spoken = (totalMs: number): KeptTurn => ({ endpointMs: 512, totalMs, said: 'Secret plans.' });
  const recent = await aKeptCall(person.id, daysAgo(0), [spoken(600), spoken(700), spoken(1_400)], true);
  // Typed questions have no end of speech to wait for.
  const ofVisitor = await aKeptCall(null, daysAgo(6), [{ endpointMs: 0, totalMs: 5 }]);
  const older = await aKeptCall(person.id, daysAgo(20), [spoken(3_000)]);

  const week = await review();
  expect(week.calls).toEqual([
    {
      id: recent,
      startedAt: daysAgo(0).toISOString(),
      endedAt: new Date(now.getTime() + 60_000).toISOString(),
      endReason: 'customer-ended-call',
      turns: 3,
      hasTranscript: true,
      caller: 'Ana Example',
      medianMs: 700,
    },
    expect.objectContaining({ id: ofVisitor, caller: null, medianMs: null, turns: 1 }),
  ]);
  expect(week).toMatchObject({
    total: 2,
    turns: 3,
    parts: {
      endpointMs: { median: 512, late: 512 },
      sttMs: { median: 10, late: 10 },
      answerMs: { median: 20, late: 20 },
      ttsMs: { median: 30, late: 30 },
      totalMs: { median: 700, late: 1_330 },
    },
  });
  expect(JSON.stringify(week)).not.toContain('Secret');

  const month = await review('?days=30');
  expect(month).toMatchObject({ total: 3, turns: 4, parts: { totalMs: { median: 1_050 } } });
  expect(month.calls.at(-1)?.id).toBe(older);
  expect(month.nextCursor).toBeNull();
  expect((await review('?days=1')).total).toBe(1);
  expect(refusal(await operator.call('GET', '/operator/voice-calls?days=2'))).toMatchObject({
    code: 'invalid-input',
    fields: ['days'],
  });
  expect(refusal(await operator.call('GET', '/operator/voice-calls?cursor=0'))).toMatchObject({
    fields: ['cursor'],
  });
});

test('without calls there are no statistics', async () => {
  await app.services.database.orm.delete(voiceCalls);
  expect(await review()).toMatchObject({ calls: [], total: 0, turns: 0, parts: { totalMs: null } });
});

test("a person's export contains their own calls only", async () => {
  const person = await aPerson(app);
  const other = await aPerson(app);
  const first = await aKeptCall(
    person.id,
    daysAgo(2),
    [{ endpointMs: 500, totalMs: 600, said: 'First?' }],
    true,
  );
  const second = await aKeptCall(person.id, daysAgo(1), [{ endpointMs: 500, totalMs: 600 }]);
  await aKeptCall(other.id, daysAgo(1), [{ endpointMs: 500, totalMs: 600, said: 'Other?' }], true);

  const calls = await exportVoiceCalls(app.services, person.id);
  expect(calls.map(({ id }) => id)).toEqual([second, first]);
  expect(calls[1]?.exchanges).toEqual([
    {
      turn: 2,
      at: daysAgo(2).toISOString(),
      said: 'First?',
      heard: 'An answer.',
      figures: { endpointMs: 500, sttMs: 10, answerMs: 20, ttsMs: 30, totalMs: 600 },
    },
  ]);
  expect(calls[0]?.exchanges[0]).not.toHaveProperty('said');
  expect(await exportVoiceCalls(app.services, operator.id)).toEqual([]);
});

test('deleting an account deletes its calls, words and statistics alike', async () => {
  const person = await aPerson(app);
  const id = await aKeptCall(person.id, daysAgo(1), [{ endpointMs: 500, totalMs: 600, said: 'Gone?' }], true);
  await app.query('delete from users where id = $1', [person.id]);
  const { rows } = await app.query(
    `select (select count(*)::int from voice_calls where id = $1) as calls,
      (select count(*)::int from voice_exchanges where call_id = $1) as exchanges`,
    [id],
  );
  expect(rows).toEqual([{ calls: 0, exchanges: 0 }]);
});
