import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarView } from '#contract/calendar.ts';
import { openLog } from '../platform/log.ts';
import { aCompany, aPerson, aVisitor, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const now = new Date('2026-11-21T09:30:00Z');

let app: TestApp;
let ana: TestPerson;
let company: { id: string; name: string };
let logged = '';
beforeAll(async () => {
  const log = openLog({ level: 'debug', format: 'json', write: (line) => (logged += line) });
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now, log } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await aPerson(app);
  company = await aCompany(ana, { name: 'Hartmann; Söhne, \\ Co' });
});

const calendarOf = async (person: TestPerson, id = company.id) =>
  (await person.call('GET', `/companies/${id}/calendar`)).body.calendar;

/** Records that a day of the company's life is known. */
async function setDay(date: string, on: string, companyId = company.id): Promise<void> {
  await app.query(
    `insert into case_events (company_id, case_id, side, position, kind, date, on_day, recorded_at)
     select company_id, id, 'founder',
       (select coalesce(max(position), 0) + 1 from case_events where company_id = $1), 'date-set', $2, $3, now()
     from cases where company_id = $1`,
    [companyId, date, on],
  );
}

async function addMember(who: TestPerson): Promise<void> {
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [company.id, who.id],
  );
}

async function createFeed(person = ana, id = company.id): Promise<string> {
  const { status, body } = await person.call('POST', `/companies/${id}/calendar/feed`);
  expect(status).toBe(201);
  return new URL(body.address).pathname;
}

/** Asks as a calendar program does: without a session and without a key. */
const ask = (path: string, headers: Record<string, string> = {}) => app.fetch(path, { headers });

async function expectNothingThere(path: string): Promise<void> {
  const answer = await ask(path);
  expect(answer.status, path).toBe(404);
  expect(await answer.json(), path).toEqual({
    status: 'error',
    code: 'calendar-feed-not-found',
    message: 'There is no calendar at this address.',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent');
  return { calendar, events: events.map((event) => ({ component: event, event: new ICAL.Event(event) })) };
}

describe('the calendar', () => {
  test('has only days that the law itself names as long as none is known, and says which are missing', async () => {
    const calendar = calendarView.parse(await calendarOf(ana));
    expect(calendar).toMatchObject({ today: '2026-11-21', from: '2025-11-21', until: '2029-11-21' });
    expect(calendar.jurisdiction.id).toBe('ae-dmcc');
    expect(calendar.deadlines.every(({ on }) => on >= calendar.from && on <= calendar.until)).toBe(true);
    expect(new Set(calendar.deadlines.map(({ id }) => id)).size).toBe(calendar.deadlines.length);
    expect(calendar.counted.map(({ day, known }) => [day, known])).toEqual(
      expect.arrayContaining([
        ['incorporation', null],
        ['financial-year-end', null],
      ]),
    );
    for (const { deadlines } of calendar.counted) expect(deadlines).toBeGreaterThan(0);
  });

  test('counts from the days that are known, and takes 31 December until the year’s end is entered', async () => {
    await setDay('incorporation', '2026-03-10');
    const assumed = calendarView.parse(await calendarOf(ana));
    const days = assumed.deadlines.map(({ on }) => on);
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day >= assumed.from && day <= assumed.until)).toBe(true);
    const knownOf = ({ counted }: typeof assumed, day: string) =>
      counted.find((each) => each.day === day)?.known;
    expect(knownOf(assumed, 'incorporation')).toEqual({ on: '2026-03-10', basis: 'entered' });
    expect(knownOf(assumed, 'financial-year-end')).toEqual({ on: '2026-12-31', basis: 'assumed' });

    await setDay('financial-year-end', '2027-03-31');
    const entered = calendarView.parse(await calendarOf(ana));
    expect(knownOf(entered, 'financial-year-end')).toEqual({ on: '2027-03-31', basis: 'entered' });
    expect(entered.deadlines).not.toEqual(assumed.deadlines);
  });

  test('holds what the founding year itself asks for, from the day the company is there', async () => {
    company = await aCompany(ana, {
      country: 'US',
      companyType: 'c-corporation',
      freezone: undefined,
      subType: undefined,
    });
    await setDay('incorporation', '2026-06-01');
    const { deadlines } = calendarView.parse(await calendarOf(ana));
    const days = deadlines.filter(({ label }) => label === 'Pay estimated federal tax').map(({ on }) => on);
    expect(days.slice(0, 4)).toEqual(['2026-06-15', '2026-09-15', '2026-12-15', '2027-04-15']);
    expect(deadlines.find(({ id }) => id === 'annual-report')?.on).toBe('2027-03-01');
  });

  test('moves a return from a weekend as the tax authority does, and says so', async () => {
    await setDay('incorporation', '2026-03-10');
    const { deadlines } = calendarView.parse(await calendarOf(ana));
    const returns = deadlines.filter(({ id }) => id === 'corporate-tax-return');
    expect(returns.map(({ on, dayOff }) => ({ on, dayOff }))).toEqual([
      { on: '2027-09-30', dayOff: undefined },
      { on: '2028-10-02', dayOff: { on: '2028-09-30', rule: 'next-working-day' } },
      { on: '2029-10-01', dayOff: { on: '2029-09-30', rule: 'next-working-day' } },
    ]);
    expect(returns[1]?.sources.map(({ title }) => title)).toContain(
      'Crowe: the new weekend and tax deadlines',
    );
  });

  test('takes the days that finished steps brought', async () => {
    await app.query(
      `insert into case_events (company_id, case_id, side, position, kind, task, on_day, recorded_at)
       select company_id, id, 'founder', 1, 'approved', 'licence', '2026-05-04', now() from cases where company_id = $1`,
      [company.id],
    );
    const { counted } = calendarView.parse(await calendarOf(ana));
    expect(counted.filter(({ known }) => known?.basis === 'step').length).toBeGreaterThan(0);
  });
});

describe('the questions that deadlines depend on', () => {
  const answer = (question: string, given: unknown, person = ana) =>
    person.call('PUT', `/companies/${company.id}/formation/answers/${question}`, { body: { answer: given } });
  const calendar = async () => calendarView.parse(await calendarOf(ana));
  const vat = async () =>
    (await calendar()).deadlines.filter(({ id }) => id.startsWith('vat-')).map(({ onlyIf }) => onlyIf);

  const settling = async () =>
    new Set(
      (await calendar()).deadlines
        .filter(({ id }) => id.startsWith('vat-'))
        .flatMap(({ settledBy }) => settledBy),
    );

  test('add deadlines, make them certain and take them away, as answered', async () => {
    await setDay('incorporation', '2026-03-10');
    expect((await calendar()).companyQuestions).toContainEqual({
      question: 'is-vat-registered',
      answer: null,
    });
    const unanswered = await vat();
    expect(unanswered.length).toBeGreaterThan(8);
    expect(new Set(unanswered)).toEqual(new Set(['for companies registered for VAT']));
    expect(await settling()).toEqual(new Set(['is-vat-registered']));

    expect((await answer('is-vat-registered', true)).status).toBe(200);
    expect((await calendar()).companyQuestions).toContainEqual({
      question: 'is-vat-registered',
      answer: true,
    });
    expect(new Set(await vat())).toEqual(new Set([undefined]));
    expect(await settling()).toEqual(new Set());
    expect((await vat()).length).toBe(unanswered.length);

    await answer('is-vat-registered', false);
    expect(await vat()).toEqual([]);
    await answer('is-vat-registered', null);
    expect(await vat()).toEqual(unanswered);
  });

  test('are not asked where the company’s own data answers', async () => {
    company = await aCompany(ana, {
      country: 'US',
      companyType: 'c-corporation',
      freezone: undefined,
      subType: undefined,
    });
    await setDay('incorporation', '2026-06-01');
    const asked = async () => (await calendar()).companyQuestions.map(({ question }) => question);
    const instalments = async () =>
      (await calendar()).deadlines.filter(({ id }) => /^franchise-tax-/.test(id)).length;
    expect(await asked()).toContain('pays-franchise-instalments');
    expect(await instalments()).toBeGreaterThan(0);
    await app.query('update companies set total_shares = 5000 where id = $1', [company.id]);
    expect(await asked()).not.toContain('pays-franchise-instalments');
    expect(await instalments()).toBe(0);
    await app.query('update companies set total_shares = 10000000 where id = $1', [company.id]);
    expect(await asked()).toContain('pays-franchise-instalments');
  });

  test('wages are due each month once there are employees', async () => {
    company = await aCompany(ana, { companyType: 'mainland-llc', freezone: undefined, subType: 'dubai' });
    await setDay('incorporation', '2026-09-10');
    const wages = async () =>
      (await calendar()).deadlines.filter(({ id }) => id === 'wages').map(({ on }) => on);
    expect(await wages()).toEqual(['2026-10-01']);
    await answer('has-employees', true);
    expect((await wages()).slice(0, 3)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
    expect((await wages()).length).toBe(38);
    await answer('has-employees', false);
    expect(await wages()).toEqual([]);
  });

  test('take an answer of yes, no or nothing, from those who may change the formation', async () => {
    expect((await answer('is-vat-registered', 'yes')).status).toBe(422);
    expect((await answer('likes-tea', true)).status).toBe(422);
    expect((await answer('is-vat-registered', true, await aPerson(app))).status).toBe(404);
  });
});

describe('a repeated request for the calendar', () => {
  const ask = (headers: Record<string, string> = {}, person = ana) =>
    app.fetch(`/functions/v1/companies/${company.id}/calendar`, {
      headers: { cookie: person.cookie, authorization: `Bearer ${app.anonymousKey}`, ...headers },
    });

  test('gets 304 until a date changes', async () => {
    await setDay('incorporation', '2026-03-10');
    const first = await ask();
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await ask(known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await setDay('incorporation', '2026-03-11');
    expect((await ask(known)).status).toBe(200);
  });

  test('reveals nothing to other people, whatever tag they send', async () => {
    const tag = (await ask()).headers.get('etag') ?? '';
    const stranger = await aPerson(app);
    expect((await ask({ 'if-none-match': tag }, stranger)).status).toBe(404);
    expect((await ask({ 'if-none-match': '*', cookie: '' })).status).toBe(401);
  });
});

describe('the feed', () => {
  test('shows its creation date, but never its address again', async () => {
    const path = `/companies/${company.id}/calendar/feed`;
    expect((await ana.call('GET', path)).body).toEqual({ status: 'success', feed: null });
    const { body } = await ana.call('POST', path);
    expect(body.feed).toEqual({ createdAt: now.toISOString(), hasNames: false });
    expect(body.address).toMatch(/^http:\/\/localhost:3000\/functions\/v1\/calendar-feeds\/[\w-]{43}\.ics$/);
    expect((await ana.call('GET', path)).body).toEqual({ status: 'success', feed: body.feed });
    const { rows } = await app.query('select * from calendar_feeds');
    const token = body.address.match(/([\w-]{43})\.ics/)[1];
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is readable by another library, with the original texts', async () => {
    await setDay('incorporation', '2026-03-10');
    const address = await createFeed();
    await ana.call('PATCH', `/companies/${company.id}/calendar/feed`, { body: { hasNames: true } });
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const text = await answer.text();
    for (const line of text.split('\r\n')) {
      expect(line).not.toContain('\n');
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }

    const { calendar, events } = parsed(text);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Landfall//Calendar//EN');
    expect(text).toContain('X-WR-CALNAME:Hartmann\\; Söhne\\, \\\\ Co: deadlines');

    const { deadlines } = calendarView.parse(await calendarOf(ana));
    expect(events).toHaveLength(deadlines.length);
    expect(new Set(events.map(({ event }) => event.uid)).size).toBe(events.length);
    for (const [index, { component, event }] of events.entries()) {
      const deadline = deadlines[index];
      expect(event.summary).toBe(`${deadline?.label} (Hartmann; Söhne, \\ Co)`);
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe(deadline?.on);
      expect(component.toString()).toContain(`DTSTART;VALUE=DATE:${deadline?.on.replaceAll('-', '')}`);
      const lines = event.description.split('\n');
      expect(lines[0]).toBe(deadline?.why);
      if (deadline?.onlyIf) expect(lines[1]).toBe(`Applies only ${deadline.onlyIf}`);
      if (deadline?.dayOff) expect(lines.some((line) => line.includes('is a day off'))).toBe(true);
      expect(lines.some((line) => line.startsWith('If missed: '))).toBe(true);
      for (const { url, title } of deadline?.sources ?? [])
        expect(lines).toContain(`Source: ${title}, ${url}`);
      const [alarm, ...others] = component.getAllSubcomponents('valarm');
      expect(others).toEqual([]);
      expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P7D');
      expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    }
  });

  test('keeps the ids of its events from day to day', async () => {
    await setDay('incorporation', '2026-03-10');
    const path = await createFeed();
    const before = parsed(await (await ask(path)).text()).events.map(({ event }) => event.uid);
    await setDay('licence-issue', '2026-04-01');
    const after = parsed(await (await ask(path)).text()).events.map(({ event }) => event.uid);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.length).toBeGreaterThan(before.length);
  });

  test('is an empty calendar without deadlines', async () => {
    company = await aCompany(ana, {
      country: 'US',
      companyType: 'llc',
      freezone: undefined,
      subType: undefined,
    });
    const { deadlines } = calendarView.parse(await calendarOf(ana));
    expect(deadlines).toEqual([]);
    expect(parsed(await (await ask(await createFeed())).text()).events).toEqual([]);
  });

  test('gets 304 until something changes', async () => {
    await setDay('incorporation', '2026-03-10');
    const path = await createFeed();
    const etag = (await ask(path)).headers.get('etag') ?? '';
    const again = await ask(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await setDay('financial-year-end', '2027-03-31');
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(200);
    const head = await app.fetch(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('ends when it is revoked or replaced', async () => {
    const [first, second] = [await createFeed(), await createFeed()];
    expect(second).not.toBe(first);
    await expectNothingThere(first);
    expect((await ask(second)).status).toBe(200);
    const path = `/companies/${company.id}/calendar/feed`;
    expect((await ana.call('DELETE', path)).status).toBe(200);
    await expectNothingThere(second);
    expect((await ana.call('GET', path)).body.feed).toBeNull();
    expect((await ana.call('DELETE', path)).status).toBe(200);
  });

  test("belongs to one person: a colleague's stays, and ends with their membership", async () => {
    const omar = await aPerson(app);
    await addMember(omar);
    const [hers, his] = [await createFeed(), await createFeed(omar)];
    await ana.call('DELETE', `/companies/${company.id}/calendar/feed`);
    await expectNothingThere(hers);
    expect((await ask(his)).status).toBe(200);

    const membership = [company.id, omar.id];
    await app.query(
      "update members set status = 'inactive' where company_id = $1 and user_id = $2",
      membership,
    );
    await expectNothingThere(his);
    await app.query('delete from members where company_id = $1 and user_id = $2', membership);
    await expectNothingThere(his);
    await addMember(omar);
    await expectNothingThere(his);
  });

  test('shows only its own company', async () => {
    const path = await createFeed();
    const before = await (await ask(path)).text();
    const other = await aCompany(ana, { name: 'Another' });
    await setDay('incorporation', '2026-03-10', other.id);
    expect(await (await ask(path)).text()).toBe(before);
  });

  test('cannot be created, read or revoked by others', async () => {
    const stranger = await aPerson(app);
    const file = await createFeed();
    const path = `/companies/${company.id}/calendar/feed`;
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await stranger.call(method, path)).toMatchObject({
        status: 404,
        body: { code: 'company-not-found' },
      });
      expect(await aVisitor(app)(method, path)).toMatchObject({ status: 401 });
    }
    expect((await ask(file)).status).toBe(200);
  });

  test.each([
    'nothing',
    'nothing.ics',
    '.ics',
    `${'A'.repeat(43)}.ics`,
    `${'A'.repeat(43)}`,
    `${'A'.repeat(44)}.ics`,
    `${'A'.repeat(42)}%00.ics`,
    `${'A'.repeat(42)}'.ics`,
    `${'é'.repeat(43)}.ics`,
    `${'x'.repeat(500)}.ics`,
    '%2e%2e%2f.ics',
    '%E0%A4%A.ics',
  ])('answers 404 to %s', async (file) => {
    await expectNothingThere(`/functions/v1/calendar-feeds/${file}`);
  });

  test('does not answer to its address without the ending, nor with other letters', async () => {
    const path = await createFeed();
    await expectNothingThere(path.slice(0, -4));
    await expectNothingThere(path.replace('.ics', '.ICS'));
    const token = path.match(/[\w-]{43}/)?.[0] ?? '';
    await expectNothingThere(path.replace(token, token.toLowerCase()));
  });
});

test('no log contains an address, even if reading the calendar fails', async () => {
  const broken = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { log: openLog({ level: 'debug', format: 'json', write: (line) => (logged += line) }) },
  });
  const person = await aPerson(broken);
  const { id } = await aCompany(person);
  const { body } = await person.call('POST', `/companies/${id}/calendar/feed`);
  const { pathname } = new URL(body.address);
  await broken.query('drop table case_events');
  expect((await broken.fetch(pathname)).status).toBe(500);
  await broken.query('drop table calendar_feeds');
  expect((await broken.fetch(pathname)).status).toBe(500);
  expect(logged).toContain('A request failed unexpectedly.');
  expect(logged).not.toContain(pathname.match(/[\w-]{43}/)?.[0]);
  await broken.close();
});

test('a feed has the days on which papers expire and a name is lost, and names nobody where that is set', async () => {
  const person = await aPerson(app);
  const { id } = await aCompany(person, { name: 'Feed Trading' });
  await app.query(
    `with paper as (
       insert into papers (id, company_id, kind, is_private, created_at)
       values (gen_random_uuid(), $1, 'lease', false, now()) returning id
     )
     insert into paper_versions (company_id, paper_id, number, state, type, bytes, expires_on, uploaded_at)
     select $1, id, 1, 'accepted', 'application/pdf', 10, '2031-03-04', now() from paper`,
    [id],
  );
  await app.query(
    `insert into name_proposals (company_id, state, rank, name, arabic_name, explanation, proposed_at, answered_on, reservation_number, reserved_until)
     values ($1, 'reserved', 1, 'Secret Light', '', '', now(), '2026-01-05', 'R-1', '2031-05-06')`,
    [id],
  );
  const made = (await person.call('POST', `/companies/${id}/calendar/feed`)).body;
  const read = async () => (await app.fetch(new URL(made.address).pathname)).text();
  await person.call('PATCH', `/companies/${id}/calendar/feed`, { body: { hasNames: true } });
  const named = await read();
  expect(named).toContain('DTSTART;VALUE=DATE:20310304');
  expect(named).toContain('DTSTART;VALUE=DATE:20310506');
  expect(named).toContain('Secret Light');
  await person.call('PATCH', `/companies/${id}/calendar/feed`, { body: { hasNames: false } });
  // A company that exists has its name for good.
  const incorporation = `/companies/${id}/formation/dates/incorporation`;
  await person.call('PUT', incorporation, { body: { on: '2026-01-10' } });
  const incorporated = await read();
  expect(incorporated).toContain('DTSTART;VALUE=DATE:20310304');
  expect(incorporated).not.toContain('20310506');
  await person.call('DELETE', incorporation);
  const nameless = await read();
  expect(nameless).toContain('SUMMARY:The reservation of the name ends');
  expect(nameless).not.toMatch(/Secret Light|Feed Trading/);
});
