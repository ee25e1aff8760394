import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QuoteView } from '#contract/quote-view.ts';
import type { QuoteEditsView, StaffQuoteView } from '#contract/staff-quotes.ts';
import { addDays, plainDate } from '#domain/values/plain-date.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { remindOfQuotes } from './remind-of-quotes.ts';

let app: TestApp;
let olga: TestPerson;
let ana: TestPerson;
let company: string;
let path: string;
let own: string;
let service: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  olga = await anOperator(app);
  await olga.call('PUT', '/operator/practice', { body: { hasAgency: true } });
  const drafted = await olga.call('POST', '/operator/price-list', { body: formation(500_000) });
  service = drafted.body.priceList.services[0].id;
  await approve(drafted);
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await aPerson(app);
  company = (await aCompany(ana, { name: 'شركة الأفق الأزرق للتجارة العامة' })).id;
  path = `/operator/companies/${company}/quotes`;
  own = `/companies/${company}/quotes`;
});

const today = plainDate(new Date().toISOString().slice(0, 10));

function formation(amount: number) {
  return {
    service: {
      name: 'Company formation',
      includes: ['Application', 'Review of papers'],
      currency: 'AED',
      amount,
      charge: 'once',
      phase: 'formation',
      conditions: {
        countries: ['AE'],
        companyTypes: [],
        places: [],
        officeTypes: [],
        minVisas: 0,
        maxVisas: null,
      },
      vat: { treatment: 'standard', rate: 500 },
      earnedAt: 'filed',
    },
    from: today,
    note: '',
  };
}

async function approve({ body }: Answer): Promise<Answer> {
  const [{ id, version }] = body.priceList.services;
  return olga.call('POST', `/operator/price-list/${id}/approval`, {
    headers: { 'if-match': `"${version}"` },
  });
}

async function priced(amount: number): Promise<void> {
  const { body } = await olga.call('GET', '/operator/price-list');
  const [{ id, version }] = body.priceList.services;
  const headers = { 'if-match': `"${version}"` };
  await approve(await olga.call('PUT', `/operator/price-list/${id}`, { body: formation(amount), headers }));
}

const only = ({ body }: Answer): StaffQuoteView => body.quotes[0];
const change = (method: string, { id, tag }: StaffQuoteView, action: string, body?: object) =>
  olga.call(method, `${path}/${id}/${action}`, {
    ...(body && { body }),
    headers: { 'if-match': `"${tag}"` },
  });
const save = (quote: StaffQuoteView, edits: Partial<QuoteEditsView>) =>
  change('PUT', quote, 'draft', { client: 'private', people: 1, lines: {}, added: [], note: '', ...edits });

/** Amounts for every line that cannot be quoted as it is. */
function fixedAmounts({ offered }: StaffQuoteView): QuoteEditsView['lines'] {
  return Object.fromEntries(
    offered
      .filter(({ amount, isOptional }) => amount?.high === null && !isOptional)
      .map(({ id }) => [id, { amount: 700_000, reason: 'As the authority told us' }]),
  );
}

async function sent(edits: Partial<QuoteEditsView> = {}): Promise<StaffQuoteView> {
  await olga.call('PUT', '/operator/agency-terms', { body: { text: 'We work with care.' } });
  const drafted = only(await olga.call('POST', path));
  const saved = await save(drafted, { ...edits, lines: { ...fixedAmounts(drafted), ...edits.lines } });
  expect(saved.status).toBe(200);
  const answer = await change('POST', only(saved), 'sending', {});
  expect(answer.body).toMatchObject({ status: 'success' });
  return only(answer);
}

const read = async (): Promise<QuoteView> => (await ana.call('GET', own)).body.quotes[0];
const accept = (quote: { id: string; sent: QuoteView | null }, body: object = {}, by = ana) =>
  by.call('POST', `${own}/${quote.id}/acceptance`, {
    body: {
      version: quote.sent?.content.version,
      terms: quote.sent?.content.terms.version,
      name: 'Ana Example',
      ...body,
    },
  });

describe('a quote', () => {
  test('E7: cannot be sent without terms or with a line without an upper limit, and says where', async () => {
    const drafted = only(await olga.call('POST', path));
    expect(drafted).toMatchObject({ state: 'draft', number: expect.stringMatching(/^Q-\d{4}-\d{4}$/) });
    expect((await ana.call('GET', own)).body.quotes).toEqual([]);
    const { rows } = await app.query('select count(*)::integer as terms from agency_terms');
    if (rows[0]?.terms === 0) {
      expect(refusal(await change('POST', drafted, 'sending', {}))).toEqual({
        status: 409,
        code: 'agency-terms-missing',
      });
    }
    await olga.call('PUT', '/operator/agency-terms', { body: { text: 'Terms.' } });
    const saved = only(
      await save(drafted, { lines: { [`agency-${service}`]: { discount: 1, reason: '' } } }),
    );
    const refused = await change('POST', saved, 'sending', {});
    expect(refusal(refused)).toMatchObject({ status: 422, code: 'quote-incomplete' });
    expect(refused.body.fields).toMatchObject({ [`agency-${service}`]: expect.stringMatching(/why/i) });
  });

  test('A4: says whose money each line is, its source, what is left out and what later years cost', async () => {
    await sent({ note: 'Marhaba!' });
    const { content, state } = await read();
    expect(state).toBe('sent');
    expect(content).toMatchObject({
      company: 'شركة الأفق الأزرق للتجارة العامة',
      visas: 2,
      note: 'Marhaba!',
    });
    expect(new Set(content.lines.map(({ group }) => group))).toContain('government');
    const ours = content.lines.filter(({ group }) => group === 'agency');
    expect(ours).toMatchObject([
      {
        label: 'Company formation',
        net: { low: 500_000, high: 500_000 },
        vat: { treatment: 'standard', rate: 500, amount: 25_000 },
        gross: { low: 525_000, high: 525_000 },
      },
    ]);
    for (const { origin, changed, sources } of content.lines) {
      if (origin === 'plan' && changed === null) expect(sources[0]?.readOn).toMatch(/^\d{4}-\d{2}/);
    }
    expect(content.notIncluded.length + content.leftOut.length).toBeGreaterThan(0);
    // Our own fee is in it.
    expect(content.notIncluded.join(' ')).not.toContain('The fee of an agent');
    expect(content.later.map(({ year }) => year)).toEqual([2, 3]);
    expect(content.returns.map(({ stage }) => stage)).toEqual([
      'accepted',
      'filed',
      'licensed',
      'visas-issued',
    ]);
  });

  test('numbers run through the year without a gap, also when several are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => olga.call('POST', path)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const { rows } = await app.query('select number from quotes order by number');
    const numbers = rows.map(({ number }) => Number(number.slice(-4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('discounts and other amounts carry their reason, and lines by hand stand among the others', async () => {
    await sent({
      lines: { [`agency-${service}`]: { discount: 500_000, reason: 'Waived for a friend' } },
      added: [
        {
          label: 'Translation of papers',
          group: 'others',
          currency: 'KWD',
          amount: 12_345,
          vat: { treatment: 'outside-scope', rate: 0 },
          earnedAt: 'filed',
          reason: 'Asked for by telephone',
        },
      ],
    });
    const { content } = await read();
    expect(content.lines.find(({ group }) => group === 'agency')).toMatchObject({
      discount: { amount: 500_000, reason: 'Waived for a friend' },
      gross: { low: 0, high: 0 },
    });
    expect(content.lines.at(-1)).toMatchObject({
      label: 'Translation of papers',
      changed: 'Asked for by telephone',
    });
    expect(content.sums.find(({ currency }) => currency === 'KWD')?.gross.high).toBe(12_345);
  });

  test('is refused to two who change it at once, and says so to the second', async () => {
    const drafted = only(await olga.call('POST', path));
    expect((await save(drafted, { note: 'One' })).status).toBe(200);
    expect(refusal(await save(drafted, { note: 'Two' }))).toEqual({ status: 412, code: 'quote-changed' });
    expect(
      refusal(await save({ ...drafted, tag: drafted.tag + 1 }, { lines: { nothing: { reason: '' } } })),
    ).toEqual({ status: 404, code: 'quote-line-not-found' });
  });
});

describe('A9: acceptance', () => {
  test('keeps name, time, version, terms and the hash of what was read', async () => {
    const quote = await sent();
    const answer = await accept(quote);
    expect(answer.status).toBe(200);
    const [accepted] = answer.body.quotes;
    expect(accepted).toMatchObject({
      state: 'accepted',
      acceptedVersion: 1,
      decisions: [{ kind: 'accepted', version: 1, typedName: 'Ana Example', hash: quote.sent?.hash }],
    });
    const { rows } = await app.query('select content, hash from quote_versions where quote_id = $1', [
      quote.id,
    ]);
    expect(createHash('sha256').update(rows[0]?.content).digest('hex')).toBe(rows[0]?.hash);
  });

  test('pressed twice is one', async () => {
    const quote = await sent();
    const answers = await Promise.all([accept(quote), accept(quote), accept(quote)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).decisions).toHaveLength(1);
  });

  test('of another version, of other terms, without a name or after its last day is refused', async () => {
    const quote = await sent();
    expect(refusal(await accept(quote, { version: 2 }))).toEqual({ status: 409, code: 'quote-newer' });
    expect(refusal(await accept(quote, { terms: 99 }))).toEqual({ status: 409, code: 'quote-terms-differ' });
    expect(refusal(await accept(quote, { name: ' ' }))).toMatchObject({ status: 422, fields: ['name'] });
    await app.query('update quotes set valid_until = $2 where id = $1', [quote.id, addDays(today, -1)]);
    expect((await read()).state).toBe('expired');
    expect(refusal(await accept(quote))).toEqual({ status: 410, code: 'quote-expired' });
  });

  test('freezes it: the tables refuse every change, and it outlives its company, as accounts do', async () => {
    const quote = await sent();
    await accept(quote);
    const other = only(await olga.call('POST', path));
    for (const statement of [
      `delete from quotes where id = '${quote.id}'`,
      "update quote_versions set content = '{}'",
      "update quote_decisions set typed_name = 'Somebody'",
      'delete from quote_versions',
      'delete from quote_decisions',
    ]) {
      await expect(app.query(statement)).rejects.toThrow(/append-only|added|changed|kept/i);
    }
    await app.query('delete from companies where id = $1', [company]);
    const { rows } = await app.query('select quote_id from quote_versions where company_id = $1', [company]);
    expect(rows).toEqual([{ quote_id: quote.id }]);
    // What nobody accepted goes.
    expect((await app.query('select from quotes where id = $1', [other.id])).rowCount).toBe(0);
  });

  test('B8: a later rise asks again and shows both sums; the accepted version holds until then', async () => {
    const quote = await sent();
    await accept(quote);
    await priced(600_000);
    const seen = only(await olga.call('GET', path));
    expect(seen.changed).toMatchObject([
      { label: 'Company formation', was: { high: 525_000 }, now: { high: 630_000 } },
    ]);
    expect((await read()).content.lines.find(({ group }) => group === 'agency')?.gross.high).toBe(525_000);

    const again = only(await change('POST', seen, 'sending', {}));
    const { content, state, acceptedVersion, versions } = await read();
    expect({ state, acceptedVersion }).toEqual({ state: 'sent', acceptedVersion: 1 });
    expect(content.replaces).toMatchObject({ version: 1, isAccepted: true });
    const asked = ({ gross }: { gross: { high: number } }) => gross.high;
    expect(asked(content.sums[0] as never) - asked(content.replaces?.sums[0] as never)).toBe(105_000);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);

    const declined = await ana.call('POST', `${own}/${again.id}/refusal`, {
      body: { version: 2, reason: 'Not what we agreed.' },
    });
    expect(declined.body.quotes[0]).toMatchObject({ state: 'declined', acceptedVersion: 1 });
    await priced(500_000);
  });

  test('is for admins alone, and for nobody of another company', async () => {
    const quote = await sent();
    const stranger = await aPerson(app);
    expect(refusal(await accept(quote, {}, stranger))).toEqual({ status: 404, code: 'company-not-found' });
    const other = await aCompany(stranger);
    const answer = await stranger.call('POST', `/companies/${other.id}/quotes/${quote.id}/acceptance`, {
      body: { version: 1, terms: 1, name: 'S' },
    });
    expect(refusal(answer)).toEqual({ status: 404, code: 'quote-not-found' });
  });
});

test('a withdrawn quote says why and can no longer be accepted', async () => {
  const quote = await sent();
  const withdrawn = await change('POST', quote, 'withdrawal', { reason: 'The zone has closed.' });
  expect(only(withdrawn).state).toBe('withdrawn');
  expect(await read()).toMatchObject({
    state: 'withdrawn',
    decisions: [{ kind: 'withdrawn', reason: 'The zone has closed.' }],
  });
  expect(refusal(await accept(quote))).toEqual({ status: 409, code: 'quote-not-open' });
});

test('staff find quotes by state and client; people are told of a new, an accepted and an expiring one', async () => {
  const quote = await sent();
  const list = (query: string) => olga.call('GET', `/operator/quotes?${query}`);
  const listed = await list(`search=${quote.number}&state=sent`);
  expect(listed.body).toMatchObject({
    total: 1,
    quotes: [{ number: quote.number, state: 'sent', version: 1 }],
  });
  expect((await list(`search=${quote.number}&state=accepted`)).body.total).toBe(0);
  const told = async (person: TestPerson): Promise<string[]> =>
    (await person.call('GET', '/notifications')).body.notifications.map(
      ({ title }: { title: string }) => title,
    );
  const about = (word: string) => (title: string) => title.includes(quote.number) && title.includes(word);
  expect((await told(ana)).filter(about('ready'))).toHaveLength(1);
  await app.query('update quotes set valid_until = $2 where id = $1', [quote.id, addDays(today, 2)]);
  await remindOfQuotes(app.services);
  await remindOfQuotes(app.services);
  expect((await told(ana)).filter(about('expires in 2 days'))).toHaveLength(1);
  await accept(quote);
  expect((await told(olga)).filter(about('accepted'))).toHaveLength(1);
});

test('a draft is read as PDF before it is sent: marked, without a number, and by staff alone', async () => {
  await olga.call('PUT', '/operator/agency-terms', { body: { text: 'We work with care.' } });
  const drafted = only(await olga.call('POST', path));
  await save(drafted, { lines: fixedAmounts(drafted), note: 'Read me first' });
  const fetchDraft = (person: TestPerson) =>
    app.fetch(`/functions/v1${path}/${drafted.id}/draft/pdf`, {
      headers: { cookie: person.cookie, authorization: `Bearer ${app.anonymousKey}` },
    });
  const answer = await fetchDraft(olga);
  expect(answer.status).toBe(200);
  const pages = await pdfTexts(new Uint8Array(await answer.arrayBuffer()));
  for (const page of pages) expect(page).toContain('Draft, not an offer');
  const text = pages.join(' ');
  expect(text).toContain('Read me first');
  expect(text).not.toContain(drafted.number);
  expect((await fetchDraft(ana)).status).toBe(403);
  await change('POST', only(await olga.call('GET', path)), 'sending', {});
  expect((await fetchDraft(olga)).status).toBe(404);
});

test('the PDF says the same as the page, with sixty lines, Arabic names and long ones', async () => {
  const added = Array.from({ length: 60 }, (_, index) => ({
    label: `${index + 1}. Attestation of the certificate of incorporation of the parent company by the ministry`,
    group: 'others' as const,
    currency: 'AED' as const,
    amount: 10_000 + index,
    vat: { treatment: 'outside-scope' as const, rate: 0 },
    earnedAt: 'filed' as const,
    reason: 'ترجمة قانونية',
  }));
  const quote = await sent({ added });
  const answer = await app.fetch(`/functions/v1${own}/${quote.id}/1/pdf`, {
    headers: { cookie: ana.cookie, authorization: `Bearer ${app.anonymousKey}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = new Uint8Array(await answer.arrayBuffer());
  const pages = await pdfTexts(pdf);
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(pages.length).toBeGreaterThan(3);
  expect(text).toContain(quote.number);
  expect(text).toContain('60. Attestation');
  expect(text).toContain('If you stop');
  const asStaff = await app.fetch(`/functions/v1${path}/${quote.id}/1/pdf`, {
    headers: { cookie: olga.cookie, authorization: `Bearer ${app.anonymousKey}` },
  });
  expect(Buffer.from(await asStaff.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
});
