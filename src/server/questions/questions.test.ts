import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerVersion } from '#contract/questions.ts';
import { mistakesIn, parseArticle } from '../knowledge/index.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { type ApiCall, aPerson, aVisitor, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { tidyReports } from './tidy-reports.ts';

let app: TestApp;
let operator: TestPerson;
let person: TestPerson;
let visitor: ApiCall;
beforeAll(async () => {
  app = await startTestApp({ settings: { BRAND_OPERATOR_NAME: 'Harbour Agents', RATE_LIMIT: 'off' } });
  operator = await anOperator(app);
  person = await aPerson(app);
  visitor = aVisitor(app);
});
afterAll(() => app.close());

/** A question that no other test asks. */
const aQuestion = () => `Who repairs zeppelins on ${randomUUID().replaceAll(/[\d-]/g, '')}?`;

const answerText =
  'Airships land at DWC [1].\n\n**Sources**\n\n1. [The airport](https://dwc.example/land), DWC';

async function report(call: ApiCall, question = aQuestion(), answer = answerText): Promise<string> {
  const { status, body } = await call('POST', '/expert/reports', { body: { question, answer } });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Sent.' });
  return body.id;
}

const addTo = (id: string, call: ApiCall, turns: object[]) =>
  call('PUT', `/expert/reports/${id}/conversation`, { body: { turns } });

const list = async (query = '') => (await operator.call('GET', `/operator/questions${query}`)).body.questions;

async function fileOf(question: string) {
  const search = new URLSearchParams({ search: question.slice(0, 100) });
  const [listed] = await list(`?${search}`);
  return (await operator.call('GET', `/operator/questions/${listed.id}`)).body.question;
}

const written = {
  title: 'Where do zeppelins moor in DMCC?',
  wordings: ['zeppelin mooring mast dmcc', 'airship parking in DMCC'],
  body: 'A zeppelin moors at the mast of Almas Tower for AED 12,345 a night.\n\n- Book **7 days** ahead.',
  country: 'AE',
  places: ['ae-dmcc'],
  topic: 'office',
  sourceTitle: 'Mooring masts',
  sourceUrl: 'https://masts.example/dmcc',
  checkedOn: '2026-11-01',
} satisfies Omit<AnswerVersion, 'version' | 'state' | 'answeredBy' | 'at'>;

const publish = (id: string, answer: object, version: number, by: ApiCall = operator.call) =>
  by('PUT', `/operator/questions/${id}/answer`, { body: answer, headers: { 'if-match': `"${version}"` } });

const unpublish = (id: string, version: number) =>
  operator.call('DELETE', `/operator/questions/${id}/answer`, { headers: { 'if-match': `"${version}"` } });

async function ask(question: string): Promise<string> {
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.anonymousKey}` },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: question }] }),
  });
  return (await answer.json()).choices[0].message.content;
}

describe('a report that an answer is not what was asked', () => {
  test("puts a visitor's question on the list, with the answer and its sources", async () => {
    const question = aQuestion();
    await report(visitor, `${question} Write to jane@example.com`);
    const { reports, ...filed } = await fileOf(question);
    expect(filed).toMatchObject({
      question: `${question} Write to [email]`,
      state: 'open',
      times: 1,
      language: 'en',
      cited: [{ title: 'The airport', url: 'https://dwc.example/land' }],
    });
    expect(reports).toEqual([
      expect.objectContaining({ answer: answerText, conversation: null, wantsEmail: false }),
    ]);
  });

  test('of a signed-in person keeps no words of the answer without their consent', async () => {
    const question = aQuestion();
    await report(person.call, question, 'Harbour Trading owes AED 77,123 [1].');
    expect((await fileOf(question)).reports).toEqual([
      expect.objectContaining({ answer: null, conversation: null, wantsEmail: false }),
    ]);
    const { rows } = await app.query('select from question_reports where person_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  test('counts a repeated question once more and a similar one beside it', async () => {
    const place = randomUUID().replaceAll(/[\d-]/g, '');
    const question = `Who repairs the zeppelin in ${place} harbour?`;
    await report(visitor, question);
    await report(visitor, question);
    await report(visitor, `In ${place} harbour, who repairs a zeppelin quickly?`);
    expect(await fileOf(question)).toMatchObject({ times: 2, similar: 1 });
  });

  test('takes the conversation only when asked to, and can be withdrawn with it', async () => {
    const question = aQuestion();
    const id = await report(person.call, question);
    const turns = [
      { role: 'user', content: question },
      { role: 'assistant', content: 'Airships land at DWC.' },
    ];
    expect((await addTo(id, person.call, turns)).status).toBe(200);
    expect((await fileOf(question)).reports).toEqual([
      expect.objectContaining({ answer: 'Airships land at DWC.', conversation: turns, wantsEmail: true }),
    ]);
    const exported = await person.call('GET', '/account/export');
    expect(JSON.stringify(exported.body)).toContain(question);

    expect((await person.call('DELETE', `/expert/reports/${id}`)).status).toBe(200);
    expect(await list(`?${new URLSearchParams({ search: question })}`)).toEqual([]);
  });

  test("of a person is out of another person's reach, and so is an unknown one", async () => {
    const question = aQuestion();
    const id = await report(person.call, question);
    await addTo(id, person.call, [{ role: 'user', content: question }]);
    const other = await aPerson(app);
    const notFound = { status: 404, code: 'report-not-found' };
    for (const call of [other.call, visitor]) {
      expect(refusal(await addTo(id, call, [{ role: 'user', content: 'Mine' }]))).toEqual(notFound);
      expect(refusal(await call('DELETE', `/expert/reports/${id}`))).toEqual(notFound);
    }
    expect(refusal(await visitor('DELETE', `/expert/reports/${randomUUID()}`))).toEqual(notFound);
    expect((await fileOf(question)).reports[0].conversation).toHaveLength(1);
  });

  test('is deleted with the account, and after half a year', async () => {
    const leaving = await aPerson(app);
    const [theirs, old] = [aQuestion(), aQuestion()];
    const id = await report(leaving.call, theirs);
    await addTo(id, leaving.call, [{ role: 'user', content: theirs }]);
    await app.query('delete from users where id = $1', [leaving.id]);
    expect((await fileOf(theirs)).reports).toEqual([]);

    await report(visitor, old);
    await app.query("update question_reports set at = now() - interval '181 days' where question_id = $1", [
      (await fileOf(old)).id,
    ]);
    await tidyReports(app.services);
    expect(await fileOf(old)).toMatchObject({ reports: [], times: 1 });
  });

  test.each([
    ['without a question', { question: ' ', answer: '' }],
    ['with an endless answer', { question: 'Why?', answer: 'x'.repeat(12_001) }],
  ])('%s is refused', async (_, body) => {
    expect((await visitor('POST', '/expert/reports', { body })).status).toBe(422);
  });
});

describe("an operator's answer", () => {
  test('is found by the expert and the search, marked as theirs, and is gone when taken back', async () => {
    const question = 'Where can my zeppelin moor in DMCC?';
    const id = await report(visitor, question).then(async () => (await fileOf(question)).id as string);
    expect(await ask(question)).not.toContain('12,345');

    const { status, headers, body } = await publish(id, written, 0);
    expect({ status, etag: headers.get('etag') }).toEqual({ status: 200, etag: '"1"' });
    expect(body.question).toMatchObject({
      state: 'answered',
      versions: [{ version: 1, state: 'published' }],
    });
    // Every instance follows within seconds; indexing takes longer on a busy machine.
    await expect.poll(() => ask(question), { timeout: 20_000 }).toContain('AED 12,345 a night');
    const answer = await ask(question);
    expect(answer).toMatch(
      /1\. \[Mooring masts\]\(https:\/\/masts\.example\/dmcc\), masts\.example, read November 2026, Answered by Harbour Agents, \d+ \w+ 20\d\d/,
    );
    const found = (await visitor('GET', '/articles?query=zeppelin+mooring')).body.results;
    expect(found[0]).toMatchObject({
      article: written.title,
      address: expect.stringContaining(`/help/answers/${id}#`),
    });
    expect((await visitor('GET', `/answers/${id}`)).body.answer).toMatchObject({
      title: written.title,
      places: ['Dubai Multi Commodities Centre'],
      answeredBy: 'Harbour Agents',
      html: expect.stringContaining('<li>Book <strong>7 days</strong> ahead <a class="cite"'),
    });

    const changed = await publish(id, { ...written, body: 'It moors for AED 54,321 [1].' }, 1);
    expect(changed.body.question.versions).toMatchObject([
      { version: 2 },
      { version: 1, body: written.body },
    ]);
    await expect.poll(() => ask(question), { timeout: 20_000 }).toContain('AED 54,321');

    expect((await unpublish(id, 2)).body.question).toMatchObject({ state: 'open' });
    await expect.poll(() => ask(question), { timeout: 20_000 }).not.toContain('54,321');
    expect(refusal(await visitor('GET', `/answers/${id}`))).toEqual({
      status: 404,
      code: 'answer-not-found',
    });
    const { rows } = await app.query(
      'select action from audit_entries where subject = $1 and actor_id = $2 order by at',
      [written.title, operator.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'answer-published',
      'answer-changed',
      'answer-unpublished',
    ]);
  });

  test('is exported as an article that the knowledge base accepts', async () => {
    const question = aQuestion();
    await report(visitor, question);
    const { id } = await fileOf(question);
    const title = 'What does "mooring": a mast | cost?';
    await publish(id, { ...written, title, wordings: ['mast <!-- --> price', 'mast | fee'] }, 0);
    const answer = await app.fetch(`/functions/v1/operator/questions/${id}/answer/article`, {
      headers: { cookie: operator.cookie, authorization: `Bearer ${app.anonymousKey}` },
    });
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="what-does-mooring-a-mast-cost.md"',
    );
    const article = parseArticle('united-arab-emirates/dmcc/mooring', await answer.text());
    expect(mistakesIn([article], '2026-11')).toEqual([]);
    expect(article).toMatchObject({
      title,
      places: ['ae-dmcc'],
      readOn: '2026-11',
      sections: [{ heading: title, asked: ['mast ! price', 'mast fee'], cites: [1] }],
    });
  });

  test('is announced once to those who agreed, and to nobody else', async () => {
    const question = aQuestion();
    const [asker, silent] = [await aPerson(app), await aPerson(app)];
    const agreed = await report(asker.call, question);
    await addTo(agreed, asker.call, [{ role: 'user', content: question }]);
    await report(silent.call, question);
    const { id } = await fileOf(question);
    await publish(id, { ...written, title: 'Who repairs it, then?' }, 0);
    await publish(id, { ...written, title: 'Who repairs it, now?' }, 1);
    const told = async ({ email }: TestPerson) =>
      (await emailsTo(app, email)).filter(({ kind }) => kind === 'question-answered');
    expect(await told(asker)).toEqual([
      expect.objectContaining({ link: expect.stringContaining(`/app/help/answers/${id}`) }),
    ]);
    expect(await told(silent)).toEqual([]);
  });

  test('of operators who write at once one is saved, and the others are told', async () => {
    const question = aQuestion();
    await report(visitor, question);
    const { id } = await fileOf(question);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((word) =>
        publish(id, { ...written, title: `Mast at once?`, body: `Mast ${word}.` }, 0),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect((await fileOf(question)).versions).toHaveLength(1);
  });

  test.each([
    ['a heading', { body: '## More\n\nText.' }, 'body'],
    ['HTML', { body: 'It is <b>so</b>.' }, 'body'],
    ['another source', { body: 'It is so [2].' }, 'body'],
    ['too many words', { body: 'word '.repeat(171) }, 'body'],
    ['an article’s title', { title: 'UK VAT for a company run from abroad' }, 'title'],
    ['a place of another country', { country: 'GB' }, 'places'],
    ['an unknown topic', { topic: 'zeppelins' }, 'topic'],
    ['a day to come', { checkedOn: '2999-01-01' }, 'checkedOn'],
    ['an unsafe source', { sourceUrl: 'http://masts.example' }, 'sourceUrl'],
    ['a script as its source', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  ])('with %s is refused, also in the preview', async (_, change, field) => {
    const question = aQuestion();
    await report(visitor, question);
    const { id } = await fileOf(question);
    const body = { ...written, title: 'A refused one?', ...change };
    for (const answer of [
      await publish(id, body, 0),
      await operator.call('POST', `/operator/questions/${id}/answer/preview`, { body }),
    ]) {
      expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
        status: 422,
        fields: [field],
      });
    }
  });

  test('is shown before it is published, and not to others', async () => {
    const question = aQuestion();
    await report(visitor, question);
    const { id } = await fileOf(question);
    const preview = `/operator/questions/${id}/answer/preview`;
    const body = { ...written, title: 'Shown before?' };
    const { body: shown } = await operator.call('POST', preview, { body });
    expect(shown.answer).toMatchObject({ title: 'Shown before?', answeredBy: 'Harbour Agents' });
    expect(refusal(await visitor('GET', `/answers/${id}`)).status).toBe(404);
    const forOperators = { status: 403, code: 'operators-only' };
    expect(refusal(await person.call('POST', preview, { body }))).toEqual(forOperators);
    expect(refusal(await publish(id, body, 0, person.call))).toEqual(forOperators);
    expect(refusal(await publish(id, body, 0, visitor)).status).toBe(401);
  });

  test('keeps its versions as they were', async () => {
    await expect(app.query("update answer_versions set body = 'Other'")).rejects.toThrow('only ever added');
    await expect(app.query('delete from answer_versions')).rejects.toThrow('only ever added');
  });
});

describe('a question', () => {
  test('is listed by how often it was asked, found by its words, and counted while it waits', async () => {
    const place = randomUUID();
    const waiting = async () => (await operator.call('GET', '/operator')).body.waiting.questions;
    const before = await waiting();
    await app.query(
      `insert into unanswered_questions values ($1, 2, '2026-01-01', '2026-02-01'), ($2, 7, '2026-01-01', '2026-01-02')`,
      [`Who repairs ${place}?`, `What is 100% of ${place}?`],
    );
    expect(await list(`?search=${place.toUpperCase()}`)).toMatchObject([
      { question: `What is 100% of ${place}?`, times: 7, similar: 0, cited: null },
      { question: `Who repairs ${place}?` },
    ]);
    expect(await list(`?search=${encodeURIComponent(`100% of ${place}`)}`)).toHaveLength(1);
    expect(await waiting()).toBe(before + 2);
  });

  test('is dismissed and opened again, unless it has an answer', async () => {
    const question = aQuestion();
    await report(visitor, question);
    const { id } = await fileOf(question);
    const set = (state: string, call = operator.call) =>
      call('PATCH', `/operator/questions/${id}`, { body: { state } });
    expect((await set('dismissed')).body.question.state).toBe('dismissed');
    await report(visitor, question);
    expect(await fileOf(question)).toMatchObject({ state: 'dismissed', times: 2 });
    expect(await list('?state=dismissed')).toContainEqual(expect.objectContaining({ id }));
    expect((await set('open')).body.question.state).toBe('open');
    await publish(id, { ...written, title: 'Dismissed or not?' }, 0);
    expect(refusal(await set('dismissed'))).toEqual({ status: 409, code: 'question-answered' });
    expect(refusal(await set('open', person.call))).toEqual({ status: 403, code: 'operators-only' });
  });
});
