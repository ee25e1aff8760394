import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NewFigure, PriceLineView } from '#contract/prices.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { feesIn } from '#domain/prices/apply-figures.ts';
import { addDays, addMonths, plainDate } from '#domain/values/plain-date.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const run = promisify(execFile);

let app: TestApp;
let olga: TestPerson;
let omar: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  olga = await anOperator(app);
  omar = await anOperator(app, 'Omar Operator');
});
afterAll(() => app.close());

const today = plainDate(new Date().toISOString().slice(0, 10));
/** A line of the catalogue that nobody publishes a figure for. */
const unpublished = 'ae-jafza/licence';
const published = 'ae-dmcc/registration';

const figure: NewFigure = {
  low: 900_000,
  high: 900_000,
  currency: 'AED',
  sourceTitle: 'JAFZA: tariff of 2026',
  sourceUrl: 'https://www.jafza.ae/tariff-2026',
  seenOn: today,
  from: today,
  note: 'By telephone with Mr Said, too.',
};

const read = async (line: string) => (await olga.call('GET', `/operator/prices/${line}`)).body;

async function draft(
  line: string,
  changes: Partial<NewFigure> = {},
  { by = olga, version, key }: { by?: TestPerson; version?: number; key?: string } = {},
): Promise<Answer> {
  const tag = version ?? (await read(line)).line.version;
  return by.call('POST', `/operator/prices/${line}`, {
    body: { ...figure, ...changes },
    headers: { 'if-match': `"${tag}"`, ...(key && { 'idempotency-key': key }) },
  });
}

async function approve(line: string, by = olga): Promise<Answer> {
  const { version } = (await read(line)).line;
  return by.call('POST', `/operator/prices/${line}/approval`, { headers: { 'if-match': `"${version}"` } });
}

/** Saves a draft and approves it. */
async function confirm(line: string, changes: Partial<NewFigure> = {}, by = olga): Promise<Answer> {
  const saved = await draft(line, changes, { by });
  return saved.status === 200 ? approve(line, by) : saved;
}

async function draftWithdrawal(line: string, reason: string): Promise<Answer> {
  const { version } = (await read(line)).line;
  return olga.call('POST', `/operator/prices/${line}/withdrawal`, {
    body: { from: today, reason },
    headers: { 'if-match': `"${version}"` },
  });
}

async function withdraw(line: string, reason = 'It was meant for another company.'): Promise<Answer> {
  const saved = await draftWithdrawal(line, reason);
  return saved.status === 200 ? approve(line) : saved;
}

/** What the plan says of a line of its place, in one server. */
async function planned(line: string, server = app) {
  const [place, fee] = line.split('/');
  const { plan } = await (await server.fetch(`/functions/v1/plans/${place}/2/flexi`)).json();
  const [first] = plan.years;
  return {
    line: first.lines.find(({ id }: { id: string }) => id === fee),
    year: first,
    version: plan.catalogueVersion,
  };
}

async function logged() {
  const { rows } = await app.query(
    "select action, subject, actor_name, details from audit_entries where action like 'price-%' order by at desc, id limit 1",
  );
  return rows[0];
}

afterEach(async () => {
  for (const line of [unpublished, published]) {
    const { draft: waiting, figure: holding } = (await read(line)).line;
    if (waiting) await olga.call('DELETE', `/operator/prices/${line}/draft`);
    if (holding) await withdraw(line);
  }
});

describe('a confirmed figure', () => {
  test('holds in the plan at once, with who confirmed it when, and no longer once it is withdrawn', async () => {
    const before = await planned(unpublished);
    expect(before.line.amount).toBeNull();

    const { status, headers, body } = await confirm(unpublished, { low: 900_000, high: 1_200_000 });
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe(`"${body.line.version}"`);
    const during = await planned(unpublished);
    expect(during.line).toMatchObject({
      amount: { currency: 'AED', low: 900_000, high: 1_200_000 },
      statement: {
        sources: [
          { title: figure.sourceTitle, url: figure.sourceUrl, confirmedOn: today, confidence: 'high' },
        ],
      },
    });
    expect(during.year.unconfirmed).toBe(before.year.unconfirmed - 1);
    expect(during.version).not.toBe(before.version);

    expect((await withdraw(unpublished)).status).toBe(200);
    const after = await planned(unpublished);
    expect(after).toEqual(before);
  });

  test('holds for a change of a company at once, in the case, the plan’s exits and the export', async () => {
    const british = { country: 'GB', companyType: 'private-limited-company', freezone: null, subType: null };
    const founder = await aPerson(app);
    const { id } = await aCompany(founder, { ...british, visas: 0, officeType: 'virtual' });
    const place = 'gb-private-limited-company';
    const feeOf = async (kind: string) => {
      const { kinds } = (await founder.call('GET', `/companies/${id}/case-kinds`)).body;
      return kinds.find((each: { kind: string }) => each.kind === kind).fees[0];
    };
    expect((await feeOf('director-change')).amount).toBeNull();
    const sterling = { currency: 'GBP', low: 4_400, high: 4_400 } as const;
    const changes = ['director-change', 'share-transfer', 'address-change', 'activity-change', 'closing'];
    for (const kind of changes) {
      expect((await confirm(`${place}/${kind}`, sterling)).status).toBe(200);
      expect(await feeOf(kind)).toMatchObject({
        amount: sterling,
        statement: { sources: [{ confirmedOn: today }] },
      });
    }
    const exitOf = async () => {
      const { plan } = await (await app.fetch(`/functions/v1/plans/${place}/0/virtual`)).json();
      return plan.exits.find(({ kind }: { kind: string }) => kind === 'closing');
    };
    expect(JSON.stringify(await exitOf())).toContain(figure.sourceUrl);
    expect((await olga.call('GET', '/operator/prices.patch')).body).toContain('"line": "director-change"');
    for (const kind of changes) await withdraw(`${place}/${kind}`);
    expect((await feeOf('director-change')).amount).toBeNull();
    expect(JSON.stringify(await exitOf())).not.toContain(figure.sourceUrl);
    expect(refusal(await olga.call('GET', `/operator/prices/${place}/merger`)).code).toBe(
      'price-line-not-found',
    );
  });

  test('replaces one that is published, and changes the total by the difference', async () => {
    const before = await planned(published);
    const { amount } = before.line;
    await confirm(published, { low: amount.low + 100_000, high: amount.high + 100_000 });
    const after = await planned(published);
    const lowOf = ({ year: { total } }: typeof before) => (total.amounts ?? total.lowerBounds)[0].low;
    expect(lowOf(after)).toBe(lowOf(before) + 100_000);
  });

  test('makes a total complete where it was the last one missing', async () => {
    const totalOf = async () => {
      const { plan } = await (await app.fetch('/functions/v1/plans/ae-jafza/0/flexi')).json();
      return plan.years[0].total;
    };
    const before = await totalOf();
    expect(before.kind).toBe('incomplete');
    const lines = before.missing.flatMap(({ fees }: { fees: string[] }) => fees);
    for (const line of lines) await confirm(`ae-jafza/${line}`, { low: 100_000, high: 200_000 });
    expect(await totalOf()).toMatchObject({
      kind: 'complete',
      amounts: [{ currency: 'AED', high: lines.length * 200_000 }],
    });
    for (const line of lines) await withdraw(`ae-jafza/${line}`);
    expect(await totalOf()).toEqual(before);
  });

  test('without an upper limit is a lower bound in the line and in the total', async () => {
    const totalOf = async () => {
      const { plan } = await (
        await app.fetch('/functions/v1/plans/sg-private-limited-company/0/flexi')
      ).json();
      return plan.years[0];
    };
    const line = 'sg-private-limited-company/secretary';
    const before = await totalOf();
    await confirm(line, { currency: 'SGD', low: 60_000, high: null });
    const { lines, total } = await totalOf();
    expect(lines.find(({ id }: { id: string }) => id === 'secretary')).toMatchObject({
      amount: { low: 60_000, high: 60_000 },
      isMinimum: true,
    });
    expect(total.kind).toBe('incomplete');
    expect(total.missing).toEqual([
      ...(before.total.missing ?? []),
      { necessity: 'upper-limit', fees: ['secretary'], isPartial: false },
    ]);
    expect((await read(line)).line.amount).toEqual({ currency: 'SGD', low: 60_000, high: null });
    expect((await logged()).details.amount).toMatch(/^from SGD\s600$/);
    await withdraw(line);
    expect(await totalOf()).toEqual(before);
  });

  test('is paid for each visa where the line is', async () => {
    const line = 'ae-dmcc/residence-visa';
    await confirm(line, { low: 400_000, high: 400_000 });
    expect((await planned(line)).line).toMatchObject({ count: 2, amount: { low: 800_000, high: 800_000 } });
    await withdraw(line);
  });

  test('holds in comparisons, in the list of places and in what the expert says', async () => {
    const compare = async () => {
      const answer = await app.fetch('/functions/v1/comparisons/2/flexi/ae-jafza,ae-dmcc');
      const { plans } = await answer.json();
      return { tag: answer.headers.get('etag'), amount: plans[0].years[0].lines[1].amount };
    };
    const ask = async () => {
      const answer = await app.fetch('/openai/v1/chat/completions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${app.anonymousKey}` },
        body: JSON.stringify({
          model: 'gpt-4o',
          messages: [{ role: 'user', content: 'What does a company in JAFZA cost with 2 visas?' }],
        }),
      });
      return (await answer.json()).choices[0].message.content as string;
    };
    const before = await compare();
    expect(before.amount).toBeNull();
    expect(await ask()).not.toContain('9,876');
    await confirm(unpublished, { low: 987_600, high: 987_600 });
    const during = await compare();
    expect(during.amount).toEqual({ currency: 'AED', low: 987_600, high: 987_600 });
    expect(during.tag).not.toBe(before.tag);
    const said = await ask();
    expect(said).toMatch(/AED\s9,876/);
    expect(said).toMatch(
      /\(https:\/\/www\.jafza\.ae\/tariff-2026\), jafza\.ae, confirmed by our team on \d+ \w+ \d{4}/,
    );
    await withdraw(unpublished);
    expect(await ask()).not.toContain('9,876');
    expect(await compare()).toEqual(before);
  });

  test('holds in what the expert says of a comparison, of several years and of the own company', async () => {
    const founder = await aPerson(app);
    await aCompany(founder, { freezone: 'jafza', subType: 'jafza', visas: 0 });
    const ask = async (content: string) => {
      const answer = await app.fetch('/openai/v1/chat/completions', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${app.anonymousKey}`,
          cookie: founder.cookie,
        },
        body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content }] }),
      });
      return (await answer.json()).choices[0].message.content as string;
    };
    const { plan } = await (await app.fetch('/functions/v1/plans/ae-jafza/0/flexi')).json();
    const lines = plan.years[0].total.missing.flatMap(({ fees }: { fees: string[] }) => fees);
    for (const line of lines) await confirm(`ae-jafza/${line}`, { low: 777_700, high: 777_700 });
    const { plan: now } = await (await app.fetch('/functions/v1/plans/ae-jafza/0/flexi')).json();
    const [total] = now.years[0].total.amounts;
    const digits = new Intl.NumberFormat('en').format(total.low / 100);
    expect(await ask('Compare JAFZA and IFZA without a visa and with a flexi desk.')).toContain(digits);
    expect(await ask('What does JAFZA cost over three years without a visa?')).toContain(digits);
    expect(await ask('What does my company cost from here?')).toContain(digits);
    for (const line of lines) await withdraw(`ae-jafza/${line}`);
  });

  test('holds on the other instance, too, and is withdrawn there', async () => {
    const other = await startTestApp({ settings: { DATABASE_URL: app.services.config.databaseUrl ?? '' } });
    expect((await planned(unpublished, other)).line.amount).toBeNull();
    await confirm(unpublished);
    expect((await planned(unpublished, other)).line.amount).toMatchObject({ low: 900_000 });
    await withdraw(unpublished);
    expect((await planned(unpublished, other)).line.amount).toBeNull();
    await other.close();
  });

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

describe('a figure is refused', () => {
  const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
  test.each<[string, Partial<NewFigure>, string, RegExp]>([
    ['of nothing', { low: 0 }, 'low', /above zero/],
    ['below nothing', { low: -5 }, 'low', /above zero/],
    ['of half a fils', { low: 100.5 }, 'low', /two decimals at most/],
    ['beyond all measure', { high: 9_000_000_000 }, 'high', /zero too many/],
    ['upside down', { low: 900_000, high: 800_000 }, 'high', /Swap the two/],
    ['in another currency', { currency: 'USD' }, 'currency', /paid in AED/],
    ['without a source', { sourceTitle: ' ' }, 'sourceTitle', /required/],
    ['from no address', { sourceUrl: 'the telephone' }, 'sourceUrl', /like https:/],
    ['from an address without encryption', { sourceUrl: 'http://jafza.ae/x' }, 'sourceUrl', /like https:/],
    ['from a script', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl', /like https:/],
    ['holding from yesterday', { from: addDays(today, -1) }, 'from', /or a later day/],
    ['read tomorrow', { seenOn: tomorrow }, 'seenOn', /or an earlier day/],
    ['read on no day', { seenOn: '2026-02-30' }, 'seenOn', /choose a day/],
    ['read too long ago', { seenOn: addMonths(today, -20) }, 'seenOn', /Read the source again/],
  ])('%s', async (_, changes, field, message) => {
    const answer = await confirm(unpublished, changes);
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [field] });
    expect(answer.body.fields[field]).toMatch(message);
    expect((await read(unpublished)).line.figure).toBeNull();
  });

  test('that was read before the one it replaces', async () => {
    await confirm(unpublished);
    const answer = await confirm(unpublished, { seenOn: addMonths(today, -1) });
    expect(answer.body.fields.seenOn).toMatch(/The figure that holds now was read later/);
    // A published figure counts from the first day of its month.
    const earlier = await confirm(published, { seenOn: '2026-10-31' });
    expect(earlier.body.fields.seenOn).toContain('1 November 2026');
  });

  test('without an upper limit for a deposit', async () => {
    const answer = await confirm('ae-jafza/rent-deposit', { high: null });
    expect(answer.body.fields).toEqual({ high: expect.stringMatching(/needs an upper limit/) });
  });

  test('for a line that is not there', async () => {
    for (const line of ['ae-jafza/nothing', 'ae-atlantis/licence', '__proto__/constructor']) {
      const answer = await draft(line, {}, { version: 0 });
      expect(refusal(answer)).toEqual({ status: 404, code: 'price-line-not-found' });
    }
  });

  test('if it does not say what it replaces', async () => {
    const answer = await olga.call('POST', `/operator/prices/${unpublished}`, { body: figure });
    expect(refusal(answer)).toEqual({ status: 428, code: 'if-match-required' });
  });

  test('to withdraw where there is none', async () => {
    expect(refusal(await withdraw(unpublished))).toEqual({ status: 409, code: 'price-not-confirmed' });
    await confirm(unpublished);
    expect(refusal(await withdraw(unpublished, ' '))).toMatchObject({ fields: ['reason'] });
  });
});

describe('the list', () => {
  const list = async (query = '') => (await olga.call('GET', `/operator/prices${query}`)).body;
  const named = (lines: PriceLineView[]) => lines.map(({ place, line }) => `${place.id}/${line}`);

  test('has every fee of every place, page after page', async () => {
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { lines: PriceLineView[]; nextCursor: string | null } = await list(
        next && `?cursor=${next}`,
      );
      found.push(...named(page.lines));
      next = page.nextCursor;
    }
    const fees = catalogue.flatMap(({ jurisdictions }) =>
      jurisdictions.flatMap((place) => feesIn(place).map((fee) => `${place.id}/${fee.id}`)),
    );
    expect(found).toEqual(fees);
    expect((await list()).total).toBe(fees.length);
  });

  test('is narrowed down by place, state and words', async () => {
    const ofPlace = await list('?place=ae-jafza');
    expect(new Set(ofPlace.lines.map(({ place }: PriceLineView) => place.id))).toEqual(new Set(['ae-jafza']));
    const open = await list('?place=ae-jafza&state=no-figure');
    expect(named(open.lines)).toContain(unpublished);
    expect(open.lines.every(({ amount }: PriceLineView) => amount === null)).toBe(true);
    expect(named((await list('?search=jebel%20licence')).lines)).toContain(unpublished);
    expect((await list('?search=zeppelin')).total).toBe(0);

    expect((await list('?state=confirmed')).total).toBe(0);
    await confirm(unpublished);
    expect(named((await list('?state=confirmed')).lines)).toEqual([unpublished]);
    expect(named((await list('?place=ae-jafza&state=no-figure')).lines)).not.toContain(unpublished);
  });

  test('says where the catalogue has caught up with a figure', async () => {
    const { amount } = (await planned(published)).line;
    await confirm(published, { low: amount.low, high: amount.high });
    const same = await list('?state=same-as-catalogue');
    expect(named(same.lines)).toEqual([published]);
    expect(same.exportable).toBe(0);
    await confirm(published, { low: amount.low + 1, high: amount.high + 1 });
    expect(await list('?state=same-as-catalogue')).toMatchObject({ total: 0, exportable: 1 });
  });

  test('refuses a cursor from elsewhere', async () => {
    expect(refusal(await olga.call('GET', '/operator/prices?cursor=abc'))).toMatchObject({
      fields: ['cursor'],
    });
  });
});

describe('the patch', () => {
  const fetchPatch = () => olga.call('GET', '/operator/prices.patch');

  test('is empty where the catalogue has every figure', async () => {
    const answer = await fetchPatch();
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="prices.patch"');
  });

  test('applied to the source, gives the same totals without the figures', async () => {
    await confirm(unpublished, { low: 900_000, high: 1_200_000, sourceTitle: 'The zone’s "tariff"\\n' });
    await confirm(published, { low: 950_000, high: null });
    const patch = (await fetchPatch()).body;

    const copy = await mkdtemp(join(tmpdir(), 'landfall-patch-'));
    await cp('src/domain', join(copy, 'src/domain'), { recursive: true });
    await cp('package.json', join(copy, 'package.json'));
    await writeFile(join(copy, 'prices.patch'), patch);
    await run('git', ['init', '-q'], { cwd: copy });
    await run('git', ['apply', '--whitespace=error', 'prices.patch'], { cwd: copy });
    const script = `
      const { jurisdictionWith } = await import('#domain/catalogue/catalogue.ts');
      const { costsOf } = await import('#domain/plan/costs.ts');
      const requirements = { visas: 2, officeType: 'flexi' };
      const years = (id) => costsOf(jurisdictionWith(id), requirements);
      console.log(JSON.stringify([years('ae-jafza'), years('ae-dmcc')]));`;
    const patched = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: copy });
    const shown = await Promise.all(
      [unpublished, published].map(async (line) => (await planned(line)).year.lines),
    );
    const amounts = (lines: { amount?: unknown }[]) => lines.map(({ amount }) => amount ?? null);
    const years = JSON.parse(patched.stdout) as { lines: { amount?: unknown }[] }[][];
    expect(years.map(([first]) => amounts(first?.lines ?? []))).toEqual(shown.map(amounts));

    // A second patch on top of it is empty for these figures.
    const adopted = await readFile(join(copy, 'src/domain/catalogue/adopted-figures.json'), 'utf8');
    expect(JSON.parse(adopted)).toMatchObject([
      { line: 'registration', isMinimum: true },
      { line: 'licence' },
    ]);
    await rm(copy, { recursive: true });
  });
});
