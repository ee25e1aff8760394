import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { aCompany, aPerson, refusal } from '../platform/testing/builders.ts';
import { startTestApp } from '../platform/testing/test-app.ts';
import { figure, published, startPriceDesk, today, unpublished } from './testing/price-desk.ts';

const { app, olga, read, confirm, withdraw, planned, logged, clear, close } = await startPriceDesk();
afterEach(clear);
afterAll(close);

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
});
