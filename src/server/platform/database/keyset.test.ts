import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsPerPage } from '#contract/paging.ts';
import { anOperator } from '../../operator/testing/an-operator.ts';
import { refusal, type TestPerson } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let operator: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  operator = await anOperator(app);
  await app.query(
    `insert into unanswered_questions (question, times, first_asked_on, last_asked_on)
     select 'Question ' || n, n % 3, '2026-01-01', date '2026-01-01' + n % 5 from generate_series(1, 120) as n`,
  );
});
afterAll(() => app.close());

const questions = (cursor = '') =>
  operator.call('GET', `/operator/questions${cursor && `?cursor=${cursor}`}`);

async function allQuestions(between: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await questions(cursor);
    found.push(...body.questions.map(({ question }: { question: string }) => question));
    cursor = body.nextCursor;
    await between();
  }
  return found;
}

test('pages contain every row once, ordered by three columns', async () => {
  const found = await allQuestions(async () => {});
  expect(found).toHaveLength(120);
  expect(new Set(found).size).toBe(120);
});

test('rows added or removed between pages neither repeat nor hide others', async () => {
  const before = new Set(await allQuestions(async () => {}));
  let number = 0;
  const found = await allQuestions(async () => {
    number += 1;
    await app.query(
      `insert into unanswered_questions (question, times, first_asked_on, last_asked_on)
       values ($1, 99, '2026-01-01', '2026-01-01')`,
      [`New ${number}`],
    );
    await app.query(`delete from unanswered_questions where question = $1`, [`Question ${number * 3}`]);
  });
  expect(found.length).toBe(new Set(found).size);
  const gone = ['Question 3', 'Question 6', 'Question 9'];
  expect([...before].filter((question) => !found.includes(question) && !gone.includes(question))).toEqual([]);
});

test('timestamps that differ by a microsecond are ordered', async () => {
  await app.query(
    `insert into companies (name, country, company_type, visas, office_type, created_at)
     select 'Close ' || n, 'SG', 'private-limited', 0, 'flexi', timestamptz '2020-01-01' + n * interval '1 microsecond'
     from generate_series(1, $1) as n`,
    [rowsPerPage * 2],
  );
  const first = (await operator.call('GET', '/operator/companies?search=Close')).body;
  const second = (await operator.call('GET', `/operator/companies?search=Close&cursor=${first.nextCursor}`))
    .body;
  const names = [...first.companies, ...second.companies].map(({ name }: { name: string }) => name);
  expect(names).toEqual(Array.from({ length: rowsPerPage * 2 }, (_, n) => `Close ${rowsPerPage * 2 - n}`));
  expect(second.nextCursor).toBeNull();
});

describe('rejects a cursor from elsewhere', () => {
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    'x',
    '0',
    written(null),
    written({}),
    written([]),
    written(['1', '2026-01-01']),
    written(['1', '2026-01-01', 'Question 1', 'more']),
    written([1, '2026-01-01', 'Question 1']),
    written(["1'; drop table users", '2026-01-01', 'Question 1']),
    written(['9999999999', '2026-01-01', 'Question 1']),
    written(['1', '2026-02-31', 'Question 1']),
    written(['1', '2026-01-01', 'a\u0000b']),
    written(['1', '2026-01-01', '\ud800']),
  ])('%s is refused, or gives a page', async (cursor) => {
    const answer = await questions(cursor);
    if (answer.status === 200) expect(answer.body.questions).toEqual(expect.any(Array));
    else expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['cursor'] });
  });
});
