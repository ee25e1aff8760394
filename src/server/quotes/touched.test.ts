import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let olga: TestPerson;
let ana: TestPerson;
let company: string;

/** Nobody publishes a figure for it. */
const line = 'ae-jafza/licence';
const today = plainDate(new Date().toISOString().slice(0, 10));

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  olga = await anOperator(app);
  await olga.call('PUT', '/operator/practice', { body: { hasAgency: true } });
  await olga.call('PUT', '/operator/agency-terms', { body: { text: 'We work with care.' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await aPerson(app);
  const zone = { freezone: 'jafza', subType: 'jafza', visas: 0 } as const;
  company = (await aCompany(ana, { name: 'Blue Harbour', ...zone })).id;
});

async function versionOf(): Promise<number> {
  return (await olga.call('GET', `/operator/prices/${line}`)).body.line.version;
}

async function approve() {
  return olga.call('POST', `/operator/prices/${line}/approval`, {
    headers: { 'if-match': `"${await versionOf()}"` },
  });
}

async function confirm(amount: number) {
  await olga.call('POST', `/operator/prices/${line}`, {
    body: {
      low: amount,
      high: amount,
      currency: 'AED',
      sourceTitle: 'JAFZA: tariff of 2026',
      sourceUrl: 'https://www.jafza.ae/tariff-2026',
      seenOn: today,
      from: today,
      note: '',
    },
    headers: { 'if-match': `"${await versionOf()}"` },
  });
  return approve();
}

async function withdrawal() {
  return olga.call('POST', `/operator/prices/${line}/withdrawal`, {
    body: { from: today, reason: 'The tariff has been repealed.' },
    headers: { 'if-match': `"${await versionOf()}"` },
  });
}

const touched = async () => (await olga.call('GET', `/operator/prices/${line}/touched`)).body;
const path = () => `/operator/companies/${company}/quotes`;
const first = async () => (await olga.call('GET', path())).body.quotes[0];

const draft = async () => (await olga.call('POST', path())).body.quotes[0];
const save = (quote: { id: string; tag: number }, lines: object) =>
  olga.call('PUT', `${path()}/${quote.id}/draft`, {
    body: { client: 'private', people: 1, lines, added: [], note: '' },
    headers: { 'if-match': `"${quote.tag}"` },
  });

async function send() {
  const quote = await draft();
  const lines = Object.fromEntries(
    quote.offered
      .filter(({ amount }: { amount: { high: number | null } | null }) => amount?.high === null)
      .map(({ id }: { id: string }) => [id, { amount: 700_000, reason: 'As the authority told us' }]),
  );
  const saved = await save(quote, lines);
  const answer = await olga.call('POST', `${path()}/${quote.id}/sending`, {
    body: {},
    headers: { 'if-match': `"${saved.body.quotes[0].tag}"` },
  });
  expect(answer.status).toBe(200);
  return answer.body.quotes[0];
}

async function accept({ id, sent }: { id: string; sent: { content: { terms: { version: number } } } }) {
  const answer = await ana.call('POST', `/companies/${company}/quotes/${id}/acceptance`, {
    body: { version: 1, terms: sent.content.terms.version, name: 'Ana Example' },
  });
  expect(answer.status).toBe(200);
}

/** A service of ours for formations in JAFZA, in force. */
async function aService(): Promise<string> {
  const drafted = await olga.call('POST', '/operator/price-list', {
    body: {
      service: {
        name: 'Desk in the port',
        includes: [],
        currency: 'AED',
        amount: 90_000,
        charge: 'once',
        phase: 'formation',
        conditions: {
          countries: [],
          companyTypes: [],
          places: ['ae-jafza'],
          officeTypes: [],
          minVisas: 0,
          maxVisas: null,
        },
        vat: { treatment: 'standard', rate: 500 },
        earnedAt: 'filed',
      },
      from: today,
      note: '',
    },
  });
  const { id, version } = drafted.body.priceList.services.find(
    ({ draft: waiting }: { draft: { service: { name: string } } | null }) =>
      waiting?.service.name === 'Desk in the port',
  );
  const approved = await olga.call('POST', `/operator/price-list/${id}/approval`, {
    headers: { 'if-match': `"${version}"` },
  });
  expect(approved.status).toBe(200);
  return id;
}

test('E7: a change names the quotes and cases that it touches; accepted ones stay and show the difference', async () => {
  await confirm(900_000);
  const { id, sent } = await send();
  expect(await touched()).toMatchObject({
    quotes: [
      {
        number: sent.number,
        state: 'sent',
        company: { name: 'Blue Harbour' },
        gross: { low: 900_000 },
        count: 1,
      },
    ],
    cases: [{ kind: 'formation', company: { id: company } }],
  });
  await accept({ id, sent });
  await confirm(950_000);
  expect(await touched()).toMatchObject({ quotes: [{ state: 'accepted', gross: { low: 900_000 } }] });
  const stays = await first();
  expect(stays.sent.content).toEqual(sent.content);
  expect(stays.changed).toMatchObject([{ was: { low: 900_000 }, now: { low: 950_000 } }]);
  const anew = (await olga.call('POST', path())).body.quotes[0];
  expect(anew.draft.lines).toContainEqual(
    expect.objectContaining({ id: 'licence', gross: { low: 950_000, high: 950_000 } }),
  );
});

test('E7: the last figure of a line in use is not withdrawn, and the refusal names the quotes', async () => {
  await confirm(900_000);
  const { id, tag, number } = await send();
  const refused = await withdrawal();
  expect(refusal(refused)).toMatchObject({ status: 409, code: 'price-in-use' });
  expect(refused.body.fields.low).toContain(number);
  await olga.call('POST', `${path()}/${id}/withdrawal`, {
    body: { reason: 'The client has gone.' },
    headers: { 'if-match': `"${tag}"` },
  });
  const others = (await touched()).quotes.filter(({ state }: { state: string }) => state !== 'accepted');
  for (const { id: other, company: its } of others) {
    const { quotes } = (await olga.call('GET', `/operator/companies/${its.id}/quotes`)).body;
    const { tag: itsTag } = quotes.find((quote: { id: string }) => quote.id === other);
    await olga.call('PUT', `/operator/companies/${its.id}/quotes/${other}/draft`, {
      body: {
        client: 'private',
        people: 1,
        lines: { licence: { isIncluded: false, reason: 'x' } },
        added: [],
        note: '',
      },
      headers: { 'if-match': `"${itsTag}"` },
    });
  }
  expect((await withdrawal()).status).toBe(200);
  expect((await approve()).status).toBe(200);
});

test('E7: a service touches the drafts that would have it and the quotes that can be accepted, no others', async () => {
  const service = await aService();
  const line = `agency-${service}`;
  const touchedBy = async () =>
    (await olga.call('GET', `/operator/price-list/${service}/quotes`)).body.quotes
      .filter((quote: { company: { id: string } }) => quote.company.id === company)
      .map(({ number, state }: { number: string; state: string }) => `${number} ${state}`);
  const drafted = await draft();
  expect(await touchedBy()).toEqual([`${drafted.number} draft`]);
  // Left out, or priced by hand, nothing of it changes with the service.
  for (const edit of [
    { isIncluded: false, reason: 'Has a desk' },
    { amount: 80_000, reason: 'As agreed' },
  ]) {
    expect((await save(await first(), { [line]: edit })).status).toBe(200);
    expect(await touchedBy()).toEqual([]);
  }
  const offer = await send();
  expect(await touchedBy()).toEqual([`${offer.number} sent`]);
  await accept(offer);
  expect(await touchedBy()).toEqual([]);
  // The next version of an accepted quote is nobody's open quote before it is sent.
  const accepted = await first();
  expect(accepted).toMatchObject({ id: offer.id, state: 'accepted' });
  expect((await save(accepted, {})).status).toBe(200);
  expect(await touchedBy()).toEqual([]);
  const other = await send();
  const withdrawal = await olga.call('POST', `${path()}/${other.id}/withdrawal`, {
    body: { reason: 'The client has gone.' },
    headers: { 'if-match': `"${other.tag}"` },
  });
  expect(withdrawal.status).toBe(200);
  expect(await touchedBy()).toEqual([]);

  // A draft for another place has nothing of it.
  company = (await aCompany(ana, { name: 'Inland', freezone: 'dmcc', subType: 'dmcc', visas: 0 })).id;
  await draft();
  expect(await touchedBy()).toEqual([]);
});

test('E7: an accepted quote whose next version is written still stands as accepted, and keeps no figure in use', async () => {
  await confirm(900_000);
  const offer = await send();
  await accept(offer);
  expect((await save(await first(), { licence: { isIncluded: false, reason: 'x' } })).status).toBe(200);
  const own = async () =>
    (await touched()).quotes.filter((quote: { company: { id: string } }) => quote.company.id === company);
  expect(await own()).toMatchObject([{ number: offer.number, state: 'accepted', gross: { low: 900_000 } }]);
  const { number } = await draft();
  const refused = await withdrawal();
  expect(refused.body.fields.low).toContain(number);
  expect(refused.body.fields.low).not.toContain(offer.number);
});

test('a place that the catalogue does not have touches nothing', async () => {
  const answer = await olga.call('GET', '/operator/prices/ae-atlantis/licence/touched');
  expect(refusal(answer)).toMatchObject({ status: 404 });
});
