import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaperReviewView } from '#contract/desk.ts';
import type { TaskReviewView } from '#contract/desk-tasks.ts';
import { apiBase } from '#contract/operation.ts';
import type { PaperListView } from '#contract/papers.ts';
import { aCompany, aPerson, callerWith, type TestPerson } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';

const reviewers = 4;
const tasksOfEach = 12;
/** Acknowledged decisions of all reviewers before the crash: in the middle of their queues. */
const decisionsBeforeTheEnd = 20;

let database: TestDatabase;
let installation: Installation;

beforeEach(async () => {
  database = await createTestDatabase();
  installation = await newInstallation({
    RATE_LIMIT: 'off',
    OPERATOR_SECOND_FACTOR: 'off',
    DATABASE_URL: database.ownerUrl,
  });
});
afterEach(async () => {
  await installation.remove();
  await database.drop();
});

/** A reviewer with the cases they work through, and what the server acknowledged. */
interface Lane {
  reviewer: TestPerson;
  cases: { company: string; id: string }[];
  acknowledged: string[];
}

const task = 'approval';

test('decisions that were acknowledged survive a crash exactly once, and none is half taken', async () => {
  const server = await installation.start();
  const lanes = await Promise.all(Array.from({ length: reviewers }, () => startLane(server)));
  let decided = 0;
  await Promise.all(
    lanes.map((lane) =>
      reviewUntilTheEnd(lane, () => {
        decided += 1;
        if (decided === decisionsBeforeTheEnd) server.kill('SIGKILL');
      }),
    ),
  );
  expect(await server.ended).toBe('SIGKILL');

  await installation.start();
  const decisions = await countByCase("select case_id, kind from review_decisions where kind <> 'undone'");
  const events = await countByCase(
    "select case_id, kind from case_events where kind in ('accepted', 'returned') and task = 'approval'",
  );
  // Listed as waiting exactly where nobody has decided.
  const waiting = await countByCase(
    "select case_id, state as kind from open_tasks where state = 'in-review' and turn = 'agency'",
  );
  const acknowledged = lanes.flatMap((lane) => lane.acknowledged);
  expect(acknowledged.length).toBeGreaterThanOrEqual(decisionsBeforeTheEnd);
  expect(acknowledged.length).toBeLessThan(reviewers * tasksOfEach);
  for (const { id } of lanes.flatMap(({ cases }) => cases)) {
    const isDecided = decisions.has(id);
    if (acknowledged.includes(id)) expect(isDecided, id).toBe(true);
    expect(decisions.get(id) ?? [], id).toHaveLength(isDecided ? 1 : 0);
    expect(events.get(id) ?? [], id).toEqual(decisions.get(id) ?? []);
    expect(waiting.has(id), id).toBe(!isDecided);
  }
});

async function aReviewer(server: ServerProcess): Promise<TestPerson> {
  const reviewer = await aPerson(server);
  await installation.query(
    `insert into operators (user_id, role, created_at) values ('${reviewer.id}', 'manager', now())`,
  );
  await installation.query(
    "insert into installation (name, value) values ('agency', 'on') on conflict (name) do nothing",
  );
  return reviewer;
}

async function startLane(server: ServerProcess): Promise<Lane> {
  const reviewer = await aReviewer(server);
  const founder = await aPerson(server);
  const cases: Lane['cases'] = [];
  for (let left = tasksOfEach; left > 0; left -= 1) {
    const { id: company } = await aCompany(founder);
    await installation.query(
      `update companies set freezone = 'ifza', sub_type = 'ifza' where id = '${company}'`,
    );
    const [row] = await installation.query(`select id from cases where company_id = '${company}'`);
    const id = String(row?.id);
    const on = new Date().toISOString().slice(0, 10);
    const submitted = await reviewer.call(
      'POST',
      `/operator/companies/${company}/cases/${id}/tasks/${task}/actions`,
      { body: { action: 'submit', on } },
    );
    expect(submitted.status).toBe(200);
    cases.push({ company, id });
  }
  return { reviewer, cases, acknowledged: [] };
}

/** Accepts one and returns the next, until all are decided or the server is gone. */
async function reviewUntilTheEnd(lane: Lane, onDecision: () => void): Promise<void> {
  for (const [index, { company, id }] of lane.cases.entries()) {
    const path = `/operator/desk/${company}/cases/${id}/tasks/${task}`;
    const opened = await lane.reviewer.call('POST', `${path}/claim`).catch(() => undefined);
    if (!opened) return;
    const review: TaskReviewView = opened.body.review;
    const isReturned = index % 2 === 1;
    const answer = await lane.reviewer
      .call('POST', `${path}/decisions`, {
        body: {
          decision: isReturned ? 'return' : 'accept',
          number: review.number,
          seenEvents: review.events,
          seenDecisions: review.decisions.length,
          points: isReturned ? [{ field: null, text: 'Not complete.', reason: null }] : [],
        },
      })
      .catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(200);
    lane.acknowledged.push(id);
    onDecision();
  }
}

/** Kinds of rows by case. */
async function countByCase(statement: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const row of await installation.query(statement)) {
    const id = String(row.case_id);
    found.set(id, [...(found.get(id) ?? []), String(row.kind)]);
  }
  return found;
}

const paperReviewers = 3;
const papersOfEach = 8;
const point = 'Page two is missing.';

/** A reviewer with the papers of one company, and what the server acknowledged. */
interface PaperLane {
  reviewer: TestPerson;
  founder: TestPerson;
  company: string;
  papers: string[];
  acknowledged: string[];
}

test('reviews of papers that were acknowledged survive a crash with their points, and none is half done', async () => {
  const server = await installation.start();
  const lanes = await Promise.all(Array.from({ length: paperReviewers }, () => startPaperLane(server)));
  await expect
    .poll(async () => (await kindsBy('paper_versions', "state = 'received'", 'paper_id', 'state')).size, {
      timeout: 90_000,
    })
    .toBe(paperReviewers * papersOfEach);
  let decided = 0;
  await Promise.all(
    lanes.map((lane) =>
      reviewPapersUntilTheEnd(lane, () => {
        decided += 1;
        if (decided === (paperReviewers * papersOfEach) / 2) server.kill('SIGKILL');
      }),
    ),
  );
  expect(await server.ended).toBe('SIGKILL');

  const again = await installation.start();
  const decisions = await kindsBy('review_decisions', "kind <> 'undone'", 'paper_id', 'kind');
  const states = await kindsBy('paper_versions', 'true', 'paper_id', 'state');
  const claims = await kindsBy('review_claims', 'true', 'paper_id', 'paper_id');
  const acknowledged = lanes.flatMap((lane) => lane.acknowledged);
  expect(acknowledged.length).toBeLessThan(paperReviewers * papersOfEach);
  for (const { papers, company, founder } of lanes) {
    const reader = callerWith(again, {
      authorization: `Bearer ${again.anonymousKey}`,
      cookie: founder.cookie,
    });
    const list: PaperListView = (await reader('GET', `/companies/${company}/papers`)).body.list;
    for (const id of papers) {
      const [decision] = decisions.get(id) ?? [];
      expect(decisions.get(id) ?? [], id).toHaveLength(decision ? 1 : 0);
      if (acknowledged.includes(id)) expect(decision, id).toBeDefined();
      expect(states.get(id), id).toEqual([decision ?? 'received']);
      if (decision) expect(claims.has(id), id).toBe(false);
      // The founder reads the point with the state, or neither.
      const [latest] = list.papers.find((paper) => paper.id === id)?.versions ?? [];
      expect(
        latest?.points.map(({ text }) => text),
        id,
      ).toEqual(decision === 'returned' ? [point] : []);
    }
    const returned = papers.filter((id) => decisions.get(id)?.[0] === 'returned').length;
    const told = await installation.query(
      `select 1 from notifications where company_id = '${company}' and kind = 'paper-returned'`,
    );
    expect(told).toHaveLength(returned);
    const logged = await installation.query(
      `select 1 from audit_entries where company_id = '${company}' and action in ('paper-returned', 'paper-accepted')`,
    );
    expect(logged).toHaveLength(papers.filter((id) => decisions.has(id)).length);
  }
});

async function startPaperLane(server: ServerProcess): Promise<PaperLane> {
  const reviewer = await aReviewer(server);
  const founder = await aPerson(server);
  const { id: company } = await aCompany(founder);
  const papers: string[] = [];
  for (let left = papersOfEach; left > 0; left -= 1) {
    // Begins like a JPEG; that it is broken is the reviewer's to judge.
    const content = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(1_000)]);
    const body = { kind: 'evidence', party: null, paper: null, name: 'scan.jpg', size: content.byteLength };
    const { upload } = (await founder.call('POST', `/companies/${company}/uploads`, { body })).body;
    const sent = await server.fetch(`${apiBase}/companies/${company}/uploads/${upload.id}/bytes/0`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${server.anonymousKey}`,
        cookie: founder.cookie,
        'content-type': 'application/offset+octet-stream',
      },
      body: content,
    });
    papers.push(((await sent.json()) as { paper: { id: string } }).paper.id);
  }
  return { reviewer, founder, company, papers, acknowledged: [] };
}

/** Returns one and accepts the next, until all are decided or the server is gone. */
async function reviewPapersUntilTheEnd(lane: PaperLane, onDecision: () => void): Promise<void> {
  for (const [index, id] of lane.papers.entries()) {
    const path = `/operator/desk/${lane.company}/papers/${id}`;
    const opened = await lane.reviewer.call('POST', `${path}/claim`).catch(() => undefined);
    if (!opened) return;
    const [round] = (opened.body.review as PaperReviewView).rounds;
    const isReturned = index % 2 === 0;
    const answer = await lane.reviewer
      .call('POST', `${path}/decisions`, {
        body: {
          decision: isReturned ? 'return' : 'accept',
          version: round?.version,
          seenState: round?.state,
          seenDecisions: 0,
          points: isReturned ? [{ page: 1, field: null, text: point, reason: null }] : [],
        },
      })
      .catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(200);
    lane.acknowledged.push(id);
    onDecision();
  }
}

/** A column's values by the row that they are about. */
async function kindsBy(
  table: string,
  where: string,
  key: string,
  column: string,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const row of await installation.query(
    `select ${key} as key, ${column} as kind from ${table} where ${where} and ${key} is not null`,
  )) {
    const id = String(row.key);
    found.set(id, [...(found.get(id) ?? []), String(row.kind)]);
  }
  return found;
}
