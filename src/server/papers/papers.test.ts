import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { PaperListView, PaperView, UploadView } from '#contract/papers.ts';
import type { Role } from '#domain/team/permissions.ts';
import { removeClosedAccounts } from '../account-closing/remove-closed-accounts.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { openLog } from '../platform/log.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { remindOfExpiries } from './remind-of-expiries.ts';
import { rotateKeys } from './rotate-keys.ts';
import { aPhoto } from './testing/upload-paper.ts';
import { tidyPapers } from './tidy-papers.ts';

let logged = '';
let app: TestApp;
let founder: TestPerson;
let companyId: string;
let photo: Buffer;

beforeAll(async () => {
  const log = openLog({ level: 'debug', format: 'json', write: (line) => (logged += line) });
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { log } });
  app.services.jobs.begin();
  founder = await aPerson(app, { fullName: 'Ana Founder' });
  companyId = (await aCompany(founder)).id;
  photo = await aPhoto(900, 700);
});
afterAll(() => app.close());

interface Sent {
  kind?: string;
  party?: string | null;
  paper?: string | null;
  name?: string;
}

async function begin(person: TestPerson, size: number, sent: Sent = {}, id = companyId) {
  const body = { kind: 'business-plan', party: null, paper: null, name: 'plan.jpg', size, ...sent };
  return person.call('POST', `/companies/${id}/uploads`, { body });
}

async function sendPiece(
  person: TestPerson,
  upload: string,
  offset: number,
  bytes: Uint8Array,
  id = companyId,
) {
  const answer = await app.fetch(`${apiBase}/companies/${id}/uploads/${upload}/bytes/${offset}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${app.anonymousKey}`,
      cookie: person.cookie,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

/** Uploads a whole file in pieces. */
async function upload(person: TestPerson, content: Uint8Array, sent: Sent = {}, pieceBytes = 400_000) {
  const { status, body } = await begin(person, content.byteLength, sent);
  if (status !== 201) throw new Error(`beginning an upload answered ${status}: ${JSON.stringify(body)}`);
  const { id } = body.upload as UploadView;
  let answer = await sendPiece(person, id, 0, content.subarray(0, pieceBytes));
  for (let at = pieceBytes; at < content.byteLength; at += pieceBytes) {
    answer = await sendPiece(person, id, at, content.subarray(at, at + pieceBytes));
  }
  return answer;
}

async function listed(person = founder, id = companyId): Promise<PaperListView> {
  return (await person.call('GET', `/companies/${id}/papers`)).body.list;
}

/** The paper once the machine has looked at it. */
async function checked(paperId: string, person = founder): Promise<PaperView> {
  return expect
    .poll(async () => (await listed(person)).papers.find(({ id }) => id === paperId)?.versions[0]?.state, {
      timeout: 60_000,
    })
    .not.toBe('checking')
    .then(async () => (await listed(person)).papers.find(({ id }) => id === paperId) as PaperView);
}

async function aPaper(person = founder, sent: Sent = {}): Promise<PaperView> {
  const { body } = await upload(person, photo, sent);
  return checked(body.paper.id, person);
}

/** Somebody else in the founder's company. */
async function inTheRole(role: Role): Promise<TestPerson> {
  const person = await aPerson(app);
  await app.query("insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')", [
    companyId,
    person.id,
    role,
  ]);
  return person;
}

const pathOf = (paper: PaperView, rest = '') =>
  `/companies/${companyId}/papers/${paper.id}/versions/${paper.versions[0]?.number}${rest}`;

const fetchAs = (person: TestPerson, path: string) =>
  app.fetch(apiBase + path, {
    headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: person.cookie },
  });

/** All that the store holds. */
async function stored(folder: 'papers' | 'uploads'): Promise<{ key: string; content: Buffer }[]> {
  const files = await app.services.files.list(folder);
  return Promise.all(
    files.map(async ({ key }) => ({ key, content: Buffer.from((await app.services.files.read(key)) ?? []) })),
  );
}

describe('uploading', () => {
  test('a file in pieces becomes a paper that is checked, shown and downloaded as it was', async () => {
    const large = await sharp({
      create: {
        width: 1400,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(large.byteLength).toBeGreaterThan(1_500_000);
    const { status, body } = await upload(founder, large, { kind: 'ownership-chart', name: 'Chart.png' });
    expect([status, body.offset, body.paper.versions[0].state]).toEqual([200, large.byteLength, 'checking']);

    const paper = await checked(body.paper.id);
    expect(paper.versions[0]).toMatchObject({
      state: 'received',
      name: 'Chart.png',
      type: 'image/png',
      pages: 1,
      isScanned: false,
    });
    const file = await fetchAs(founder, pathOf(paper, '/file'));
    expect(Buffer.from(await file.arrayBuffer()).equals(large)).toBe(true);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Chart.png"; filename*=UTF-8''Chart.png`,
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const page = await fetchAs(founder, pathOf(paper, '/pages/1/320'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const drawn = await sharp(Buffer.from(await page.arrayBuffer())).metadata();
    expect([drawn.format, drawn.width]).toEqual(['webp', 320]);
    expect((await fetchAs(founder, pathOf(paper, '/pages/2/320'))).status).toBe(409);
    expect(await stored('uploads')).toEqual([]);
  });

  test('an upload that broke off goes on where it was, and refuses pieces that do not fit', async () => {
    const { body } = await begin(founder, photo.byteLength, { kind: 'evidence', name: 'half.jpg' });
    const { id } = body.upload as UploadView;
    const half = Math.floor(photo.byteLength / 2);
    expect((await sendPiece(founder, id, 0, photo.subarray(0, half))).body.offset).toBe(half);

    for (const [offset, bytes] of [
      [0, photo.subarray(0, half)],
      [half + 1, photo.subarray(half + 1)],
      [half, Buffer.concat([photo.subarray(half), Buffer.from('x')])],
    ] as const) {
      expect(refusal(await sendPiece(founder, id, offset, bytes))).toEqual({
        status: 409,
        code: 'upload-moved-on',
      });
    }
    expect((await listed()).uploads).toEqual([
      { id, kind: 'evidence', party: null, name: 'half.jpg', size: photo.byteLength, offset: half },
    ]);
    const read = await founder.call('GET', `/companies/${companyId}/uploads/${id}`);
    expect(read.body.upload.offset).toBe(half);
    expect((await sendPiece(founder, id, half, photo.subarray(half))).body.paper.kind).toBe('evidence');
    expect((await listed()).uploads).toEqual([]);
  });

  test('a piece that two send at once is stored once', async () => {
    const { body } = await begin(founder, photo.byteLength, { kind: 'evidence' });
    const both = await Promise.all([1, 2].map(() => sendPiece(founder, body.upload.id, 0, photo)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a cancelled upload leaves nothing', async () => {
    const { body } = await begin(founder, photo.byteLength);
    await sendPiece(founder, body.upload.id, 0, photo.subarray(0, 100));
    expect((await founder.call('DELETE', `/companies/${companyId}/uploads/${body.upload.id}`)).status).toBe(
      200,
    );
    expect(await stored('uploads')).toEqual([]);
    expect(refusal(await sendPiece(founder, body.upload.id, 100, photo))).toEqual({
      status: 404,
      code: 'upload-not-found',
    });
  });

  test.each([
    ['a program', Buffer.from('MZ\x90\x00 this program cannot be run')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', Buffer.from('<html><script>alert(1)</script>%PDF-1.7')],
    ['a web archive', Buffer.from('PK\x03\x04 word/vbaProject.bin')],
  ])('%s is refused, whatever it is called, and leaves nothing', async (_, content) => {
    const before = (await listed()).papers.length;
    const answer = await upload(founder, content, { name: 'passport.pdf' });
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['file'] });
    expect((await listed()).papers).toHaveLength(before);
    expect(await stored('uploads')).toEqual([]);
  });

  test.each([0, -1, 10 * 1024 * 1024 + 1, 1.5, null])('a size of %s is refused', async (size) => {
    expect(refusal(await begin(founder, size as number))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['size'],
    });
  });

  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\scan.jpg', 'scan.jpg'],
    ['..', 'document'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['"; filename="x.html', '; filename=x.html'],
    ['جواز السفر.pdf', 'جواز السفر.pdf'],
  ])('the name %j is kept as %j', async (name, kept) => {
    const { status, body } = await begin(founder, 10, { name });
    expect([status, body.upload?.name]).toEqual([201, kept]);
    await founder.call('DELETE', `/companies/${companyId}/uploads/${body.upload.id}`);
  });
});

describe('what is stored', () => {
  test('neither file, name nor findings are in the store, any row or the log in clear', async () => {
    const marked = Buffer.concat([photo, Buffer.from('MARK-OF-THE-FILE-1234')]);
    const { body } = await upload(founder, marked, { kind: 'evidence', name: 'SECRET-NAME.jpg' });
    await checked(body.paper.id);
    const files = await stored('papers');
    expect(files.length).toBeGreaterThan(0);
    for (const { content } of files) expect(content.includes('MARK-OF-THE-FILE')).toBe(false);
    expect(logged).not.toContain('SECRET-NAME');
    const { rows: tables } = await app.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    );
    expect(tables.length).toBeGreaterThan(80);
    // A backup is these rows and the files above.
    for (const { name } of tables) {
      const { rows } = await app.query(
        `select 1 from ${name} as t where to_jsonb(t)::text ~ 'SECRET-NAME|MARK-OF-THE-FILE'`,
      );
      expect(rows, name).toEqual([]);
    }
    const { rows: found } = await app.query(
      "select 1 from paper_contents as t where to_jsonb(t)::text ~ 'background'",
    );
    expect(found).toEqual([]);
  });

  test('a file that was changed, or put in the place of another, does not open', async () => {
    const [one, other] = [
      await aPaper(founder, { kind: 'evidence' }),
      await aPaper(founder, { kind: 'evidence' }),
    ];
    const keyOf = async (paper: PaperView) =>
      (await app.query('select file_key from paper_contents where paper_id = $1', [paper.id])).rows[0]
        .file_key;
    const { files } = app.services;
    const [content, swapped] = [await files.read(await keyOf(one)), await files.read(await keyOf(other))];
    await files.write(await keyOf(one), swapped ?? new Uint8Array());
    expect((await fetchAs(founder, pathOf(one, '/file'))).status).toBe(500);
    await files.write(await keyOf(one), (content ?? new Uint8Array()).subarray(0, 100));
    expect((await fetchAs(founder, pathOf(one, '/file'))).status).toBe(500);
    await files.write(await keyOf(one), content ?? new Uint8Array());
    expect((await fetchAs(founder, pathOf(one, '/file'))).status).toBe(200);
  });
});

describe('who sees what', () => {
  test('members see the company’s papers and their own, shareholders only their own', async () => {
    const plan = await aPaper(founder, { kind: 'business-plan' });
    const passport = await aPaper(founder, { kind: 'passport', party: founder.id });
    const seenBy = async (role: Role) => (await listed(await inTheRole(role))).papers.map(({ id }) => id);
    expect(await seenBy('admin')).toEqual(expect.arrayContaining([plan.id, passport.id]));
    expect(await seenBy('adviser')).toEqual(expect.arrayContaining([plan.id, passport.id]));
    for (const role of ['member', 'finance'] as const) {
      const seen = await seenBy(role);
      expect(seen).toContain(plan.id);
      expect(seen).not.toContain(passport.id);
    }
    expect(await seenBy('shareholder')).toEqual([]);
    const member = await inTheRole('member');
    for (const rest of ['/file', '/pages/1/320']) {
      expect((await fetchAs(member, pathOf(passport, rest))).status).toBe(404);
    }
    expect((await member.call('GET', `/companies/${companyId}/papers/${passport.id}/reads`)).status).toBe(
      404,
    );
    expect(refusal(await begin(member, 10, { kind: 'passport', party: founder.id }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    expect(refusal(await begin(await inTheRole('adviser'), 10))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    expect((await member.call('DELETE', `/companies/${companyId}/papers/${plan.id}`)).status).toBe(403);
  });

  test('another company’s papers and another person’s uploads are not found', async () => {
    const paper = await aPaper(founder, { kind: 'articles' });
    const stranger = await aPerson(app);
    const theirs = (await aCompany(stranger)).id;
    const there = pathOf(paper, '/file').replace(companyId, theirs);
    expect((await fetchAs(stranger, there)).status).toBe(404);
    expect((await stranger.call('DELETE', `/companies/${theirs}/papers/${paper.id}`)).status).toBe(404);
    expect(refusal(await begin(stranger, 10, { kind: 'articles', paper: paper.id }, theirs))).toEqual({
      status: 404,
      code: 'paper-not-found',
    });
    const { body } = await begin(founder, 10);
    const admin = await inTheRole('admin');
    expect((await sendPiece(admin, body.upload.id, 0, Buffer.alloc(10))).status).toBe(404);
    expect((await sendPiece(stranger, body.upload.id, 0, Buffer.alloc(10), theirs)).status).toBe(404);
    await founder.call('DELETE', `/companies/${companyId}/uploads/${body.upload.id}`);
  });

  test('every opening of an identity paper is shown to its person', async () => {
    const passport = await aPaper(founder, { kind: 'visa', party: founder.id });
    const staff = await anOperator(app, 'Olga Operator');
    for (const rest of ['/pages/1/320', '/pages/1/1280', '/file']) {
      expect((await fetchAs(staff, `/operator${pathOf(passport, rest)}`)).status).toBe(200);
    }
    const { body } = await founder.call('GET', `/companies/${companyId}/papers/${passport.id}/reads`);
    expect(body.reads).toMatchObject([
      { by: 'Olga Operator', side: 'staff', purpose: 'download', version: 1 },
      { by: 'Olga Operator', side: 'staff', purpose: 'preview', version: 1 },
    ]);
  });
});

describe('staff', () => {
  test('see a client’s papers, which the client reads in the log, and take identity papers out only with that right', async () => {
    const passport = await aPaper(founder, { kind: 'identity-card', party: founder.id });
    const manager = await anOperator(app, 'Mona Manager');
    const reviewer = await anOperator(app, 'Rami Reviewer', 'reviewer');
    const asStaff = (rest: string) => `/operator${pathOf(passport, rest)}`;

    const { list } = (await reviewer.call('GET', `/operator/companies/${companyId}/papers`)).body;
    expect(list.papers.map(({ id }: PaperView) => id)).toContain(passport.id);
    expect((await fetchAs(reviewer, asStaff('/pages/1/320'))).status).toBe(200);
    const refused = await fetchAs(reviewer, asStaff('/file'));
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'right-required']);
    expect((await fetchAs(manager, asStaff('/file'))).status).toBe(200);

    const { body } = await founder.call('GET', `/companies/${companyId}/papers/${passport.id}/reads`);
    expect(body.reads).toMatchObject([
      { by: 'Mona Manager', side: 'staff', purpose: 'download' },
      { by: 'Rami Reviewer', side: 'staff', purpose: 'preview' },
    ]);
    const log = await founder.call('GET', `/companies/${companyId}/audit-log?topic=papers`);
    expect(log.body.entries[0]).toMatchObject({ action: 'paper-opened', subject: 'identity-card' });
  });
});

describe('versions and requirements', () => {
  test('one passport serves every task that asks for it, and a second one is its next version', async () => {
    const own = await aPerson(app);
    const { id } = await aCompany(own);
    const { requirements } = await listed(own, id);
    const passports = requirements.filter(({ kind }) => kind === 'passport');
    expect(passports).toHaveLength(1);
    expect(new Set(passports[0]?.asks.map(({ task }) => task)).size).toBeGreaterThan(2);
    expect(passports[0]).toMatchObject({
      party: own.id,
      isConditional: false,
      isLater: false,
      validMonths: 6,
    });
    // Its step opens after the licence.
    expect(requirements.find(({ kind }) => kind === 'health-insurance')).toMatchObject({ isLater: true });
    expect(requirements.find(({ kind }) => kind === 'visa')).toMatchObject({ isConditional: true });

    const first = await aPaper(founder, { kind: 'lease' });
    const second = await aPaper(founder, { kind: 'lease' });
    expect(second.id).toBe(first.id);
    expect(second.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'received'],
      [1, 'replaced'],
    ]);
    expect((await fetchAs(founder, pathOf(first, '/pages/1/320'))).status).toBe(200);
    const lease = (await listed()).requirements.find(({ kind }) => kind === 'lease');
    expect(lease?.papers).toEqual([first.id]);
  });

  test('a day of expiry is confirmed by the person, and the paper expires with it', async () => {
    const licence = await aPaper(founder, { kind: 'licence' });
    const set = (expiresOn: string | null) =>
      founder.call('PUT', pathOf(licence, '/expiry'), { body: { expiresOn } });
    expect((await set('2999-05-01')).body.paper.versions[0]).toMatchObject({
      state: 'received',
      expiresOn: '2999-05-01',
      isExpiryConfirmed: true,
    });
    expect((await set('2020-05-01')).body.paper.versions[0].state).toBe('expired');
    expect((await set(null)).body.paper.versions[0]).toMatchObject({ state: 'received', expiresOn: null });
    expect(refusal(await set('2020-13-01'))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['expiresOn'],
    });
  });
});

describe('decisions', () => {
  const agency = (isOn: boolean) =>
    isOn
      ? app.query("insert into installation (name, value) values ('agency', 'on') on conflict do nothing")
      : app.query("delete from installation where name = 'agency'");
  afterAll(() => agency(false));

  test('without an agency the admin decides, once, about what was seen', async () => {
    const paper = await aPaper(founder, { kind: 'evidence' });
    const decide = (body: object, person = founder) =>
      person.call('POST', pathOf(paper, '/decision'), {
        body: { seenState: 'received', points: [], ...body },
      });
    expect(refusal(await decide({ decision: 'return' }))).toEqual({ status: 422, code: 'points-missing' });
    expect((await decide({ decision: 'accept' }, await inTheRole('member'))).status).toBe(403);
    const both = await Promise.all([
      decide({ decision: 'accept' }),
      decide({ decision: 'return', points: [{ page: 1, text: 'The seal is missing.' }] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [first] = (await checked(paper.id)).versions;
    expect(['accepted', 'returned']).toContain(first?.state);
  });

  test('where an agency reviews, the founder does not decide, and hands in only what is whole', async () => {
    const own = await aPerson(app);
    const { id } = await aCompany(own);
    await agency(true);
    const evidence = await aPaper(founder, { kind: 'evidence' });
    const body = { decision: 'accept', seenState: 'received', points: [] };
    expect(refusal(await founder.call('POST', pathOf(evidence, '/decision'), { body }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    const { body: cases } = await own.call('GET', `/companies/${id}/cases`);
    const task = cases.cases[0].tasks.find(({ missing }: { missing: object[] }) => missing.length > 0);
    expect(task.missing).toContainEqual({
      kind: 'paper',
      id: `passport ${own.id}`,
      label: 'Passport, Ana Example',
    });
    const handIn = await own.call('POST', `/companies/${id}/cases/formation/tasks/${task.id}/actions`, {
      body: { action: 'submit', on: new Date().toISOString().slice(0, 10) },
    });
    expect(refusal(handIn)).toEqual({ status: 409, code: 'task-incomplete' });
  });

  test('an accepted paper that a law keeps stays when somebody asks to delete it, and says why', async () => {
    await agency(false);
    const kept = await aPaper(founder, { kind: 'consent-to-act', party: founder.id });
    await founder.call('POST', pathOf(kept, '/decision'), {
      body: { decision: 'accept', seenState: 'received', points: [] },
    });
    await agency(true);
    const files = (await stored('papers')).length;
    const answer = await founder.call('DELETE', `/companies/${companyId}/papers/${kept.id}`);
    expect(answer.body.kept).toEqual({ rule: 'ae-cabinet-decision', until: null });
    expect((await checked(kept.id)).deletionAskedAt).not.toBeNull();
    expect(await stored('papers')).toHaveLength(files);

    // Rules about knowing clients keep no degree, though it was accepted.
    await agency(false);
    const degree = await aPaper(founder, { kind: 'degree', party: founder.id });
    await founder.call('POST', pathOf(degree, '/decision'), {
      body: { decision: 'accept', seenState: 'received', points: [] },
    });
    await agency(true);
    const dropped = await founder.call('DELETE', `/companies/${companyId}/papers/${degree.id}`);
    expect(dropped.body.kept).toBeNull();
    expect(await stored('papers')).toHaveLength(files);

    const loose = await aPaper(founder, { kind: 'power-of-attorney', party: founder.id });
    const gone = await founder.call('DELETE', `/companies/${companyId}/papers/${loose.id}`);
    expect(gone.body.kept).toBeNull();
    expect((await listed()).papers.map(({ id }) => id)).not.toContain(loose.id);
    expect(await stored('papers')).toHaveLength(files);
  });
});

describe('reminders', () => {
  test('people are told once, 30, 7 and 1 days before a paper expires', async () => {
    const own = await aPerson(app);
    const { id } = await aCompany(own);
    const { body } = await begin(own, photo.byteLength, { kind: 'licence' }, id);
    const sent = await sendPiece(own, body.upload.id, 0, photo, id);
    const path = `/companies/${id}/papers/${sent.body.paper.id}/versions/1`;
    await expect
      .poll(async () => (await listed(own, id)).papers[0]?.versions[0]?.state, { timeout: 60_000 })
      .toBe('received');
    await own.call('PUT', `${path}/expiry`, { body: { expiresOn: '2031-06-30' } });
    const on = (day: string) => ({ ...app.services, clock: () => new Date(`${day}T06:00:00Z`) });
    for (const day of ['2031-05-30', '2031-05-31', '2031-05-31', '2031-06-23', '2031-06-29']) {
      await remindOfExpiries(on(day));
    }
    const told = await app.query(
      "select details->'days' as days from notifications where person_id = $1 and kind = 'paper-expiring' order by at",
      [own.id],
    );
    expect(told.rows.map(({ days }) => days)).toEqual([30, 7, 1]);
  });
});

describe('keys and erasure', () => {
  test('after a rotation every paper opens, with new keys alone', async () => {
    const paper = await aPaper(founder, { kind: 'articles', name: 'Articles.jpg' });
    const { body } = await begin(founder, photo.byteLength, { kind: 'evidence', name: 'rest.jpg' });
    await sendPiece(founder, body.upload.id, 0, photo.subarray(0, 100));
    const before = await stored('papers');
    await rotateKeys(app.services, () => {});

    const after = (await stored('papers')).map(({ key }) => key);
    expect(after).toHaveLength(before.length);
    expect(after.filter((key) => before.some((file) => file.key === key))).toEqual([]);
    const file = await fetchAs(founder, pathOf(paper, '/file'));
    expect(Buffer.from(await file.arrayBuffer()).equals(photo)).toBe(true);
    expect((await listed()).papers.find(({ id }) => id === paper.id)?.versions[0]?.name).toBe('Articles.jpg');
    // What was being uploaded meanwhile is finished with the key it began with.
    expect((await sendPiece(founder, body.upload.id, 100, photo.subarray(100))).status).toBe(200);
    await rotateKeys(app.services, () => {});
    const keys = await app.query('select version from company_keys where company_id = $1', [companyId]);
    expect(keys.rows).toHaveLength(1);
  });

  test('a new secret of the installation opens the papers once their keys were sealed with it', async () => {
    const paper = await aPaper(founder, { kind: 'articles' });
    const former = app.services.secrets.authSecret;
    const changed = { ...app.services, secrets: { authSecret: 'another secret of thirty-two letters' } };
    await expect(rotateKeys(changed, () => {})).rejects.toThrow();
    await rotateKeys(changed, () => {}, former);
    expect((await fetchAs(founder, pathOf(paper, '/file'))).status).toBe(500);
    await rotateKeys(app.services, () => {}, changed.secrets.authSecret);
    expect((await fetchAs(founder, pathOf(paper, '/file'))).status).toBe(200);
  });

  test('a removed account takes its company’s key, rows and files along', async () => {
    const leaving = await aPerson(app);
    const { id } = await aCompany(leaving);
    const before = (await stored('papers')).length;
    const { body } = await begin(leaving, photo.byteLength, { kind: 'evidence' }, id);
    await sendPiece(leaving, body.upload.id, 0, photo, id);
    expect(await stored('papers')).toHaveLength(before + 1);
    await app.query("update users set removed_after = now() - interval '1 day' where id = $1", [leaving.id]);
    await removeClosedAccounts(app.services);
    expect(await stored('papers')).toHaveLength(before);
    for (const table of ['company_keys', 'papers', 'paper_versions', 'uploads']) {
      expect((await app.query(`select from ${table} where company_id = $1`, [id])).rows, table).toEqual([]);
    }
  });

  test('files that no row points to are removed after a day, and no others', async () => {
    const paper = await aPaper(founder, { kind: 'evidence' });
    await app.services.files.write('papers/orphan', photo);
    await tidyPapers(app.services);
    expect((await stored('papers')).map(({ key }) => key)).toContain('papers/orphan');
    const later = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    await tidyPapers({ ...app.services, clock: later });
    expect((await stored('papers')).map(({ key }) => key)).not.toContain('papers/orphan');
    expect((await fetchAs(founder, pathOf(paper, '/file'))).status).toBe(200);
  });
});
