import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/values/plain-date.ts';
import { refusal } from '../platform/testing/builders.ts';
import { startTestApp } from '../platform/testing/test-app.ts';
import { figure, startPriceDesk, today, unpublished } from './testing/price-desk.ts';

const { app, olga, omar, read, draft, approve, confirm, withdraw, planned, logged, clear, close } =
  await startPriceDesk();
afterEach(clear);
afterAll(close);

describe('a figure', () => {
  test('is drafted once by a request that is sent twice', async () => {
    const key = randomUUID();
    const version = (await read(unpublished)).line.version;
    const first = await draft(unpublished, {}, { key, version });
    const again = await draft(unpublished, {}, { key, version });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(`"${(await read(unpublished)).line.version}"`).toBe(first.headers.get('etag'));
    expect((await logged()).action).toBe('price-drafted');
  });

  test('entered by two operators at once is entered by one, and the other one reads the value', async () => {
    const { version } = (await read(unpublished)).line;
    const answers = await Promise.all([
      draft(unpublished, { low: 800_000, high: 800_000 }, { by: olga, version }),
      draft(unpublished, { low: 700_000, high: 700_000 }, { by: omar, version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    const { line } = await read(unpublished);
    expect(refused?.headers.get('etag')).toBe(`"${line.version}"`);
    const [name, amount] =
      line.draft.enteredBy === 'Olga Operator' ? ['Olga Operator', '8,000'] : ['Omar Operator', '7,000'];
    expect(refused?.body).toMatchObject({
      code: 'price-changed',
      fields: { low: expect.stringMatching(new RegExp(`^${name} has just saved AED\\s${amount}\\.`)) },
    });
  });

  test('keeps its history, which nobody can change', async () => {
    const { history: before } = await read(unpublished);
    await confirm(unpublished);
    await confirm(unpublished, { low: 950_000, high: 950_000, note: '' }, omar);
    await withdraw(unpublished, 'The tariff has been repealed.');
    const { line, history } = await read(unpublished);
    expect(line.figure).toBeNull();
    expect(history.slice(0, 3)).toMatchObject([
      { amount: null, note: 'The tariff has been repealed.', enteredBy: 'Olga Operator' },
      { amount: { low: 950_000 }, note: '', enteredBy: 'Omar Operator' },
      { amount: { low: 900_000 }, note: figure.note, sourceUrl: figure.sourceUrl, seenOn: today },
    ]);
    expect(history.slice(3)).toEqual(before);
    for (const statement of ['update confirmed_figures set low = 1', 'delete from confirmed_figures']) {
      await expect(app.query(statement)).rejects.toThrow('approved version cannot be changed');
    }
  });

  test('is in the audit log, as is its withdrawal', async () => {
    await confirm(unpublished);
    expect(await logged()).toMatchObject({
      action: 'price-confirmed',
      subject: expect.stringMatching(/^Licence.+\(Jebel Ali Free Zone\)$/),
      actor_name: 'Olga Operator',
      details: {
        place: 'ae-jafza',
        line: 'licence',
        amount: expect.stringContaining('9,000'),
        source: figure.sourceUrl,
        seenOn: today,
        note: figure.note,
      },
    });
    await withdraw(unpublished, 'A mistake.');
    expect(await logged()).toMatchObject({
      action: 'price-withdrawn',
      details: { before: expect.stringContaining('9,000'), reason: 'A mistake.' },
    });
  });
});

describe('a draft', () => {
  test('E7: changes no total, can be discarded, and is approved with all that was entered', async () => {
    const before = await planned(unpublished);
    const { body } = await draft(unpublished);
    expect(body).toMatchObject({
      message: expect.stringContaining('once it is approved'),
      line: {
        figure: null,
        draft: { amount: { low: 900_000 }, from: today, approvedBy: null, enteredBy: 'Olga Operator' },
        states: ['no-figure', 'draft'],
      },
    });
    expect(await planned(unpublished)).toEqual(before);
    const listed = await olga.call('GET', '/operator/prices?state=draft');
    expect(listed.body.lines).toMatchObject([
      { line: 'licence', draft: { version: body.line.draft.version } },
    ]);
    await draft(unpublished, { low: 800_000, high: 800_000 });
    const discarded = await olga.call('DELETE', `/operator/prices/${unpublished}/draft`);
    expect(discarded.body.line.draft).toBeNull();
    const again = await olga.call('DELETE', `/operator/prices/${unpublished}/draft`);
    expect(refusal(again)).toEqual({ status: 409, code: 'price-no-draft' });
    expect(refusal(await approve(unpublished))).toEqual({ status: 409, code: 'price-no-draft' });

    await draft(unpublished);
    const stale = await olga.call('POST', `/operator/prices/${unpublished}/approval`, {
      headers: { 'if-match': '"1"' },
    });
    expect(refusal(stale)).toMatchObject({ status: 412, code: 'price-changed' });
    const { line } = (await approve(unpublished)).body;
    expect(line).toMatchObject({ draft: null, figure: { approvedBy: 'Olga Operator', from: today } });
  });

  test('E7: needs a second person where the agency’s price list does', async () => {
    const set = (needsSecondPerson: boolean) =>
      olga.call('PUT', '/operator/price-approval', { body: { needsSecondPerson } });
    await set(true);
    await draft(unpublished);
    expect(refusal(await approve(unpublished))).toEqual({ status: 409, code: 'second-person-needed' });
    expect((await planned(unpublished)).line.amount).toBeNull();
    const approved = await approve(unpublished, omar);
    expect(approved.body.line.figure).toMatchObject({
      enteredBy: 'Olga Operator',
      approvedBy: 'Omar Operator',
    });
    expect((await planned(unpublished)).line.amount).toMatchObject({ low: 900_000 });
    await set(false);
  });

  test('E7: holds from its day on, not before, and leaves the earlier figure in force until then', async () => {
    const settings = { DATABASE_URL: app.services.config.databaseUrl ?? '' };
    const tomorrow = addDays(today, 1);
    const later = await startTestApp({
      settings,
      replace: { clock: () => new Date(Date.now() + 24 * 60 * 60 * 1000) },
    });
    await confirm(unpublished);
    const { body } = await confirm(unpublished, { low: 950_000, high: 950_000, from: tomorrow });
    expect(body.line).toMatchObject({
      amount: { low: 900_000 },
      figure: { from: today },
      coming: [{ from: tomorrow, amount: { low: 950_000 } }],
    });
    expect((await planned(unpublished)).line.amount).toMatchObject({ low: 900_000 });
    expect((await planned(unpublished, later)).line.amount).toMatchObject({ low: 950_000 });
    await later.close();
    // Of two versions for one day the one entered last holds.
    const saved = await olga.call('POST', `/operator/prices/${unpublished}/withdrawal`, {
      body: { from: tomorrow, reason: 'A mistake.' },
      headers: { 'if-match': `"${body.line.version}"` },
    });
    expect(saved.status).toBe(200);
    await approve(unpublished);
  });
});
