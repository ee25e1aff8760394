import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { EnvelopeView } from '#contract/signing.ts';
import { aRecordedCompany } from '../documents/testing/a-recorded-company.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { rotateKeys } from '../papers/rotate-keys.ts';
import { type Answer, aPerson, aVisitor, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { openSealKey, tendEnvelopes } from './index.ts';
import { verifySeal } from './seal/testing/verify-seal.ts';

let now = new Date('2026-03-01T10:00:00Z');
let app: TestApp;
let omar: TestPerson;
let company: string;
let parties: Record<string, string>;
let document: { id: string; paper: string };
/** Another one in each test: at the same time of the clock, an earlier test's email could be taken for the newest. */
let aya: string;
let tests = 0;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
});
afterAll(() => app.close());

/** Omar and Aya hold the shares; Omar has an account, Aya has none. */
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  tests += 1;
  aya = `aya${tests}@example.com`;
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
  ({ id: company, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'آية حداد']));
  document = await make('shareholder-resolution');
});

const at = (path: string) => `/companies/${company}${path}`;

async function make(template: string, rebuilds: string | null = null) {
  const choices = { purpose: 'open-account', person: parties['Omar Haddad'], bank: 'Wio Bank' };
  const answer = await omar.call('POST', at('/documents'), {
    body: { template, party: null, choices, rebuilds },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.document;
}

const send = (more: object = {}): Promise<Answer> =>
  omar.call('POST', at('/envelopes'), {
    body: {
      document: document.id,
      order: 'ordered',
      days: 14,
      emails: { [parties['آية حداد'] ?? '']: aya },
      ...more,
    },
  });
const envelopes = async (): Promise<EnvelopeView[]> =>
  (await omar.call('GET', at('/envelopes'))).body.envelopes;

const lastEmail = async (kind: string, recipient: string): Promise<string | undefined> => {
  const { rows } = await app.query(
    'select plain_text from outgoing_emails where kind = $1 and recipient = $2 order by created_at desc, ctid desc',
    [kind, recipient],
  );
  return rows[0]?.plain_text;
};
/** The secret of the newest link that was sent to somebody. */
const linkTo = async (recipient: string) => {
  const found = /\/app\/sign#([\w-]{43})/.exec((await lastEmail('signing-request', recipient)) ?? '');
  return found?.[1] ?? '';
};
const codeFor = async (token: string) => {
  await aVisitor(app)('POST', '/signing/code', { body: { token } });
  return /\b\d{6}\b/.exec((await lastEmail('signing-code', aya)) ?? '')?.[0] ?? '';
};
const typed = (token: string, code: string, mark: string) => ({
  body: { token, code, consent: true, method: 'typed', mark },
});

describe('A10: signing in order', () => {
  test('by account and by link with a code; the finished PDF has its proof sheet and a seal that OpenSSL verifies', async () => {
    const sent = await send();
    expect(sent.status).toBe(201);
    expect(sent.body.envelope.signers.map(({ state }: { state: string }) => state)).toEqual([
      'asked',
      'waiting',
    ]);
    expect(await lastEmail('signing-request', aya)).toBeUndefined();

    const omarsLink = await linkTo(omar.email);
    expect(
      (await omar.call('POST', '/signing/read', { body: { token: omarsLink } })).body.signing,
    ).toMatchObject({
      title: 'Shareholder resolution',
      company: 'Harbour Trading FZ-LLC',
      name: 'Omar Haddad',
      identifyBy: 'account',
      pages: 1,
    });
    const signed = await omar.call('POST', '/signing/sign', typed(omarsLink, '', 'Omar Haddad'));
    expect(signed).toMatchObject({ status: 200, body: { isCompleted: false } });
    expect(refusal(await omar.call('POST', '/signing/sign', typed(omarsLink, '', 'Omar Haddad')))).toEqual({
      status: 409,
      code: 'not-your-turn',
    });

    const visitor = aVisitor(app);
    const ayasLink = await linkTo(aya);
    expect(refusal(await visitor('POST', '/signing/sign', typed(ayasLink, '000000', 'Aya')))).toEqual({
      status: 403,
      code: 'code-wrong',
    });
    const code = await codeFor(ayasLink);
    const page = await visitor('POST', '/signing/page', { body: { token: ayasLink, code, page: 1 } });
    expect(Buffer.from(page.body.picture, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    const last = await visitor('POST', '/signing/sign', typed(ayasLink, code, 'آية حداد'));
    expect(last.body).toMatchObject({ isCompleted: true });
    expect(await envelopes()).toMatchObject([
      { state: 'completed', signers: [{ state: 'signed' }, { state: 'signed' }] },
    ]);

    const file = await app.fetch(`${apiBase}${at(`/papers/${document.paper}/versions/2/file`)}`, {
      headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: omar.cookie },
    });
    const pdf = new Uint8Array(await file.arrayBuffer());
    const pages = await pdfTexts(pdf);
    expect(pages).toHaveLength(2);
    const proof = pages[1] ?? '';
    const { rows } = await app.query('select file_hash from envelopes where company_id = $1', [company]);
    for (const said of [
      'Electronic signature (simple), sealed by the installation of Landfall',
      'Their account here, with a fresh sign-in',
      'A code sent to their email address',
      omar.email,
      aya,
      '1 Mar 2026, 10:00:00 UTC',
    ]) {
      expect(proof).toContain(said);
    }
    expect(proof.replaceAll(' ', '')).toContain(rows[0].file_hash);
    expect(pages[0]).toContain('Shareholder · signed 1 Mar 2026');
    const { certificate } = await app.services.sealKey();
    const pem = Buffer.from(certificate.toSchema(true).toBER())
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n');
    expect(verifySeal(pdf, `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`)).toBe('valid');
    const papers = (await omar.call('GET', at('/papers'))).body.list.papers;
    expect(papers).toMatchObject([
      { kind: 'board-resolution', versions: [{ origin: 'signed' }, { origin: 'made' }] },
    ]);
  });

  test('a link opened by somebody else is refused, and an old sign-in is not enough', async () => {
    await send();
    const token = await linkTo(omar.email);
    const stranger = await aPerson(app);
    expect(refusal(await stranger.call('POST', '/signing/sign', typed(token, '', 'Omar')))).toEqual({
      status: 403,
      code: 'signing-not-yours',
    });
    expect(refusal(await aVisitor(app)('POST', '/signing/sign', typed(token, '123456', 'Omar')))).toEqual({
      status: 401,
      code: 'sign-in-required',
    });
    now = new Date('2026-03-01T10:20:00Z');
    expect(refusal(await omar.call('POST', '/signing/sign', typed(token, '', 'Omar')))).toEqual({
      status: 403,
      code: 'sign-in-again',
    });
    expect(
      refusal(await aVisitor(app)('POST', '/signing/read', { body: { token: 'x'.repeat(43) } })),
    ).toEqual({
      status: 404,
      code: 'signing-link-not-found',
    });
  });

  test('B7: a change of shares after a signature voids it, and says so', async () => {
    await send({ order: 'parallel' });
    await omar.call('POST', '/signing/sign', typed(await linkTo(omar.email), '', 'Omar Haddad'));
    const [first, second] = Object.values(parties);
    await omar.call('PUT', at('/holdings'), {
      body: {
        on: '2026-02-01',
        lines: [
          { holder: first, amount: '120', nomineeFor: null },
          { holder: second, amount: '80', nomineeFor: null },
        ],
      },
    });
    const ayasLink = await linkTo(aya);
    expect(refusal(await aVisitor(app)('POST', '/signing/sign', typed(ayasLink, '123456', 'Aya')))).toEqual({
      status: 409,
      code: 'envelope-void',
    });
    // The link says what changed, and so do the emails to all and the notice to the company.
    const read = await aVisitor(app)('POST', '/signing/read', { body: { token: ayasLink } });
    expect(read.body.signing).toMatchObject({ pages: 0, changed: ['holders'] });
    expect(await envelopes()).toMatchObject([
      { state: 'void', changed: ['holders'], signers: [{ state: 'signed' }, {}] },
    ]);
    expect(await lastEmail('signing-void', omar.email)).toContain('Your signature on it no longer counts');
    expect(await lastEmail('signing-void', aya)).toContain(
      'has changed since this document was made: the shareholders',
    );
    const { rows } = await app.query(
      "select details from notifications where company_id = $1 and kind = 'signing-ended'",
      [company],
    );
    expect(rows).toEqual([{ details: { title: 'Shareholder resolution', outcome: 'remade', by: '' } }]);
    expect(refusal(await send())).toEqual({ status: 409, code: 'document-changed' });
    document = await make('shareholder-resolution', document.id);
    expect((await send()).status).toBe(201);
  });

  test('declining needs a reason and ends it', async () => {
    await send();
    const token = await linkTo(omar.email);
    const decline = (reason: string) =>
      omar.call('POST', '/signing/decline', { body: { token, code: '', reason } });
    expect((await decline(' ')).status).toBe(422);
    expect((await decline('The bank is the wrong one.')).status).toBe(200);
    expect(await envelopes()).toMatchObject([{ state: 'declined', reason: 'The bank is the wrong one.' }]);
    expect(refusal(await omar.call('POST', '/signing/sign', typed(token, '', 'Omar')))).toEqual({
      status: 409,
      code: 'envelope-closed',
    });
  });

  test('who waits is reminded after three days with a new link, and it expires', async () => {
    await send();
    const before = await linkTo(omar.email);
    now = new Date('2026-03-04T11:00:00Z');
    await tendEnvelopes(app.services);
    const after = await linkTo(omar.email);
    expect(after).not.toBe(before);
    expect((await aVisitor(app)('POST', '/signing/read', { body: { token: before } })).status).toBe(404);
    now = new Date('2026-03-20T11:00:00Z');
    await tendEnvelopes(app.services);
    expect(await envelopes()).toMatchObject([{ state: 'expired' }]);
    expect(refusal(await aVisitor(app)('POST', '/signing/read', { body: { token: after } }))).toEqual({
      status: 409,
      code: 'envelope-closed',
    });
  });

  test('a signer is reminded by hand once a day, and is shown when', async () => {
    await send();
    const [envelope] = await envelopes();
    const [omars, ayas] = envelope?.signers ?? [];
    const remind = (signer: string | undefined, email: string) =>
      omar.call('POST', at(`/envelopes/${envelope?.id}/signers/${signer}`), { body: { email } });
    expect(omars).toMatchObject({ remindedAt: null, remindFrom: '2026-03-01T10:00:00.000Z' });
    // It is not her turn.
    expect(ayas?.remindFrom).toBeNull();
    expect(refusal(await remind(ayas?.id, aya)).code).toBe('envelope-not-found');
    expect((await remind(omars?.id, omar.email)).body.envelope.signers[0]).toMatchObject({
      remindedAt: '2026-03-01T10:00:00.000Z',
      remindFrom: '2026-03-02T10:00:00.000Z',
    });
    expect(refusal(await remind(omars?.id, omar.email))).toEqual({
      status: 409,
      code: 'signer-just-reminded',
    });
    now = new Date('2026-03-02T10:00:00Z');
    expect((await remind(omars?.id, omar.email)).status).toBe(200);
  });

  test('D7: somebody else signs in the place of who declined, and the signatures before stay', async () => {
    ({ id: company, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'آية حداد', 'Lina Haddad']));
    document = await make('shareholder-resolution');
    const lina = 'lina@example.com';
    const emails = { [parties['آية حداد'] ?? '']: aya, [parties['Lina Haddad'] ?? '']: lina };
    await send({ emails });
    await omar.call('POST', '/signing/sign', typed(await linkTo(omar.email), '', 'Omar Haddad'));
    const ayas = await linkTo(aya);
    const visitor = aVisitor(app);
    const code = await codeFor(ayas);
    await visitor('POST', '/signing/decline', { body: { token: ayas, code, reason: 'I travel.' } });
    const [declined] = await envelopes();
    expect(declined).toMatchObject({ state: 'declined', reason: 'I travel.' });
    const replace = (party: string | undefined, email: string | null) =>
      omar.call('PUT', at(`/envelopes/${declined?.id}/signers/${declined?.signers[1]?.id}`), {
        body: { party, email },
      });
    expect(refusal(await replace(parties['آية حداد'], aya)).code).toBe('party-not-found');
    expect(refusal(await replace(parties['Lina Haddad'], null)).code).toBe('signer-email-missing');
    const replaced = await replace(parties['Lina Haddad'], lina);
    expect(replaced.body.envelope).toMatchObject({
      state: 'open',
      signers: [
        { name: 'Omar Haddad', state: 'signed' },
        { name: 'آية حداد', state: 'replaced' },
        { name: 'Lina Haddad', state: 'asked', inPlaceOf: 'آية حداد' },
        { name: 'Lina Haddad', state: 'waiting', inPlaceOf: null },
      ],
    });
    expect((await visitor('POST', '/signing/read', { body: { token: ayas } })).status).toBe(404);
    for (const isCompleted of [false, true]) {
      const token = await linkTo(lina);
      await visitor('POST', '/signing/code', { body: { token } });
      const hers = /\b\d{6}\b/.exec((await lastEmail('signing-code', lina)) ?? '')?.[0] ?? '';
      const timeZone = 'Asia/Amman';
      const { body } = typed(token, hers, 'Lina Haddad');
      const signed = await visitor('POST', '/signing/sign', { body: { ...body, timeZone } });
      expect(signed.body).toMatchObject({ isCompleted });
    }
    const file = await app.fetch(`${apiBase}${at(`/papers/${document.paper}/versions/2/file`)}`, {
      headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: omar.cookie },
    });
    const text = (await pdfTexts(new Uint8Array(await file.arrayBuffer()))).join(' ');
    expect(text).toContain('Shareholder, in the place of');
    expect(text).toContain('1 Mar 2026, 10:00:00 UTC (1 Mar 2026, 13:00:00 in Asia/Amman)');
  });

  test('a drawn signature is kept sealed and stands as a picture in the finished document', async () => {
    ({ id: company, parties } = await aRecordedCompany(omar, ['Omar Haddad']));
    document = await make('shareholder-resolution');
    await send({ emails: {} });
    const drawing = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M40 150 Q160 10 260 120 T560 60" stroke="#0e2230" stroke-width="5" fill="none"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const body = {
      token: await linkTo(omar.email),
      code: '',
      consent: true,
      method: 'drawn',
      mark: drawing.toString('base64'),
    };
    const wrong = { ...body, mark: Buffer.from('no picture').toString('base64') };
    expect((await omar.call('POST', '/signing/sign', { body: wrong })).status).toBe(422);
    expect((await omar.call('POST', '/signing/sign', { body })).body).toMatchObject({ isCompleted: true });
    const file = await app.fetch(`${apiBase}${at(`/papers/${document.paper}/versions/2/file`)}`, {
      headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: omar.cookie },
    });
    const pdf = new Uint8Array(await file.arrayBuffer());
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Subtype ?\/Image/);
    expect((await pdfTexts(pdf)).join(' ')).toContain('Drawn');
    const { rows } = await app.query("select sealed_mark from envelope_events where method = 'drawn'", []);
    expect(rows.every(({ sealed_mark: mark }) => !mark.includes('iVBOR'))).toBe(true);
  });

  test('a key that is rotated between two signatures still opens the first one', async () => {
    await send();
    await omar.call('POST', '/signing/sign', typed(await linkTo(omar.email), '', 'Omar Haddad'));
    await rotateKeys(app.services, () => {});
    const link = await linkTo(aya);
    const last = await aVisitor(app)('POST', '/signing/sign', typed(link, await codeFor(link), 'آية حداد'));
    expect(last).toMatchObject({ status: 200, body: { isCompleted: true } });
  });

  test('an expired envelope goes on once it is extended', async () => {
    await send();
    now = new Date('2026-03-20T11:00:00Z');
    await tendEnvelopes(app.services);
    const [expired] = await envelopes();
    expect(expired?.state).toBe('expired');
    const extended = await omar.call('PATCH', at(`/envelopes/${expired?.id}`), { body: { days: 7 } });
    expect(extended.body.envelope).toMatchObject({ state: 'open', expiresAt: '2026-03-27T11:00:00.000Z' });
    now = new Date('2026-03-28T11:00:00Z');
    await tendEnvelopes(app.services);
    const { rows } = await app.query(
      "select kind from envelope_events where envelope_id = $1 and kind in ('expired', 'extended') order by position",
      [expired?.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['expired', 'extended', 'expired']);
  });

  test('staff send, remind, extend and take back for a client, and its log says each', async () => {
    const staff = await anOperator(app);
    const client = (path: string) => `/operator/companies/${company}/envelopes${path}`;
    const body = {
      document: document.id,
      order: 'parallel',
      days: 14,
      emails: { [parties['آية حداد'] ?? '']: aya },
    };
    const sent = await staff.call('POST', client(''), { body });
    expect(sent.status).toBe(201);
    const { id, signers } = sent.body.envelope;
    expect(
      (await staff.call('POST', client(`/${id}/signers/${signers[1].id}`), { body: { email: aya } })).status,
    ).toBe(200);
    expect((await staff.call('PATCH', client(`/${id}`), { body: { days: 30 } })).status).toBe(200);
    expect((await staff.call('GET', client(''))).body.envelopes).toMatchObject([{ id, state: 'open' }]);
    expect((await staff.call('DELETE', client(`/${id}`))).body.envelope.state).toBe('cancelled');
    const { rows } = await app.query(
      "select action from audit_entries where company_id = $1 and actor_kind = 'operator' order by at, id",
      [company],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(
      [
        'envelope-cancelled',
        'envelope-extended',
        'envelope-sent',
        'envelope-signer-asked',
        'operator-read',
      ].sort(),
    );
  });

  test('a wrong address is replaced, and an envelope can be taken back', async () => {
    await send({ order: 'parallel' });
    const [envelope] = await envelopes();
    const ayas = envelope?.signers[1];
    const path = at(`/envelopes/${envelope?.id}`);
    const wrong = await linkTo(aya);
    await omar.call('POST', `${path}/signers/${ayas?.id}`, { body: { email: 'aya.new@example.com' } });
    expect(await linkTo('aya.new@example.com')).not.toBe('');
    expect((await aVisitor(app)('POST', '/signing/read', { body: { token: wrong } })).status).toBe(404);
    expect((await omar.call('DELETE', path)).body.envelope.state).toBe('cancelled');
  });

  test('only what a simple signature is enough for can be sent', async () => {
    document = await make('power-of-attorney').catch(async () => {
      const choices = { person: parties['Omar Haddad'], scope: 'bank' };
      const body = { template: 'power-of-attorney', party: null, choices, rebuilds: null };
      return (await omar.call('POST', at('/documents'), { body })).body.document;
    });
    expect(refusal(await send())).toEqual({ status: 409, code: 'signature-not-simple' });
  });

  test('signatures and codes are not readable in the database, and events are only ever added', async () => {
    await send();
    await omar.call('POST', '/signing/sign', typed(await linkTo(omar.email), '', 'Omar Signs Like This'));
    const code = await codeFor(await linkTo(aya));
    const { rows } = await app.query(
      'select to_json(e) as e, to_json(s) as s from envelope_events e join envelope_signers s on s.envelope_id = e.envelope_id where e.company_id = $1',
      [company],
    );
    expect(JSON.stringify(rows)).not.toContain('Omar Signs Like This');
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    await expect(app.query("update envelope_events set address = ''")).rejects.toThrow('only ever added');
  });
});

test('the key is made once and kept, also for another instance', async () => {
  const { database, secrets } = app.services;
  const open = () =>
    openSealKey({ database, authSecret: secrets.authSecret, name: () => 'Harbour', clock: () => now })();
  const [one, two] = [await open(), await open()];
  expect(one.certificate.serialNumber.isEqual(two.certificate.serialNumber)).toBe(true);
});
