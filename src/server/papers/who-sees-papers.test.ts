import { afterAll, describe, expect, test } from 'vitest';
import type { PaperView } from '#contract/papers.ts';
import type { Role } from '#domain/team/permissions.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, refusal } from '../platform/testing/builders.ts';
import { startVault } from './testing/vault.ts';

const {
  app,
  founder,
  companyId,
  photo,
  begin,
  sendPiece,
  upload,
  listed,
  checked,
  aPaper,
  inTheRole,
  pathOf,
  fetchAs,
  stored,
  logged,
  close,
} = await startVault();
afterAll(close);

describe('what is stored', () => {
  test('neither file, name nor findings are in the store, any row or the log in clear', async () => {
    const marked = Buffer.concat([photo, Buffer.from('MARK-OF-THE-FILE-1234')]);
    const { body } = await upload(founder, marked, { kind: 'evidence', name: 'SECRET-NAME.jpg' });
    await checked(body.paper.id);
    const files = await stored('papers');
    expect(files.length).toBeGreaterThan(0);
    for (const { content } of files) expect(content.includes('MARK-OF-THE-FILE')).toBe(false);
    expect(logged()).not.toContain('SECRET-NAME');
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
