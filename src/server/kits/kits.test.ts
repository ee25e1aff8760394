import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import type { TestApp } from '../platform/testing/test-app.ts';
import { aFullCompany, type FullCompany } from './testing/a-full-company.ts';
import { readCase, readZip } from './testing/read-zip.ts';
import { bringKit, importKit, takeKit } from './testing/take-and-bring.ts';
import { startTwoInstallations, type TwoInstallations } from './testing/two-installations.ts';

let installations: TwoInstallations;
let here: TestApp;
let there: TestApp;
let given: FullCompany;
let manager: TestPerson;
let otherManager: TestPerson;

beforeAll(async () => {
  installations = await startTwoInstallations();
  ({ here, there, manager, otherManager } = installations);
  given = await aFullCompany(here, 'ana-founder@example.com');
});
afterAll(() => installations.close());

describe('everything of a company', () => {
  test('is one ZIP whose hashes are right, with papers as they were handed over', async () => {
    const files = await readZip(await takeKit(here, given.founder, given.id));
    const sums = files.get('SHA256SUMS')?.toString('utf8').trim().split('\n') ?? [];
    expect(sums.map((line) => line.slice(66)).toSorted()).toEqual(
      [...files.keys()].filter((path) => path !== 'SHA256SUMS').toSorted(),
    );
    for (const line of sums) {
      const content = files.get(line.slice(66)) ?? Buffer.alloc(0);
      expect(createHash('sha256').update(content).digest('hex'), line).toBe(line.slice(0, 64));
    }
    const record = JSON.parse(files.get('case.json')?.toString('utf8') ?? '');
    expect(Object.keys(record.sections)).toEqual(here.services.kitSections.map(({ name }) => name));
    const lease = record.sections.papers.contents.find((one: { name: string }) => one.name === 'lease.jpg');
    const { rows } = await here.query('select bytes from paper_versions where paper_id = $1', [given.lease]);
    expect(files.get(lease.file)?.byteLength).toBe(rows[0].bytes);
    expect(files.get('registers/members.csv')?.toString('utf8')).toContain('Haltung GmbH');
    expect(files.get('audit.csv')?.toString('utf8')).toContain('company-created');
    expect(JSON.parse(files.get('schema.json')?.toString('utf8') ?? '')).toMatchObject({
      properties: { sections: { properties: { papers: { type: 'object' } } } },
    });
  });

  test('has a page without scripts that shows texts as they are', async () => {
    const page = (await readZip(await takeKit(here, given.founder, given.id)))
      .get('index.html')
      ?.toString('utf8');
    expect(page).toContain('Nord &lt;b&gt;Licht&lt;/b&gt; &amp; Söhne');
    expect(page).toContain('Lamps &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>|href="(?!papers|registers)/);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('Rana Aziz');
  });

  test('is taken by an admin who has just proven who they are, and the log says so', async () => {
    const path = `/companies/${given.id}/kit`;
    const wrong = await given.founder.call('POST', path, { body: { currentPassword: 'not this one' } });
    expect(refusal(wrong).code).toBe('wrong-password');
    const forged = await given.founder.call('GET', `${path}?ticket=forged`);
    expect(refusal(forged)).toEqual({ status: 410, code: 'kit-address-expired' });
    const allowed = await given.founder.call('POST', path, {
      body: { currentPassword: given.founder.password },
    });
    const stranger = await aPerson(here);
    const rest = allowed.body.address.replace('/functions/v1', '');
    expect(refusal(await stranger.call('GET', rest)).code).toBe('company-not-found');
    const { rows: before } = await here.query(
      "select count(*)::int as n from audit_entries where company_id = $1 and action = 'kit-taken'",
      [given.id],
    );
    expect((await given.founder.call('GET', rest)).status).toBe(200);
    const { rows: after } = await here.query(
      "select count(*)::int as n from audit_entries where company_id = $1 and action = 'kit-taken'",
      [given.id],
    );
    expect(after[0].n).toBe(before[0].n + 1);
  });

  test('says in its list who opened a passport that it holds', async () => {
    await takeKit(here, manager, given.id, true);
    const record = await readCase(await takeKit(here, given.founder, given.id));
    expect(record.sections.papers.reads).toContainEqual(
      expect.objectContaining({ side: 'staff', purpose: 'download', readBy: manager.id }),
    );
  });
});

/** A record without what another installation changes: ids, and when and by whom it was made. */
function comparable(record: Record<string, unknown>): unknown {
  const ids = new Map<string, string>();
  const { id: _id, madeAt: _at, madeBy: _by, log, files, $schema: _schema, ...rest } = record;
  const lines = (log as Record<string, unknown>[])
    .filter(({ action }) => action !== 'kit-taken' && action !== 'case-imported')
    .map(({ from: _from, ...line }) => line);
  const paths = (files as { path: string; sha256: string }[])
    .filter(({ path }) => path.startsWith('papers/'))
    .toSorted((one, other) => one.path.localeCompare(other.path));
  // Ids are numbered by where they first stand; people by their names.
  return JSON.parse(JSON.stringify({ ...rest, log: lines, files: paths }), (name, value) => {
    if (name === 'reads') return undefined;
    if (typeof value !== 'string' || !/^[\da-f]{8}-/.test(value) || value.length !== 36) return value;
    const known = ids.get(value) ?? `id ${ids.size}`;
    ids.set(value, known);
    return known;
  });
}

describe('a company brought to another installation', () => {
  test('is the same case there, and comes back as the same', async () => {
    const first = await takeKit(here, manager, given.id, true);
    const checked = await bringKit(there, otherManager, first);
    expect(checked).toMatchObject({
      state: 'ready',
      preview: {
        company: 'Nord <b>Licht</b> & Söhne',
        papers: 2,
        counts: { 'parties.parties': 2, 'messages.items': 1, 'papers.papers': 2 },
      },
    });
    const done = await importKit(otherManager, checked.id, true);
    expect(done).toMatchObject({ state: 'done', preview: { warnings: [] } });
    const copyId = done.preview?.companyId ?? '';

    const second = await takeKit(there, otherManager, copyId, true);
    expect(comparable(await readCase(second))).toEqual(comparable(await readCase(first)));
    const [before, after] = [await readZip(first), await readZip(second)];
    for (const [path, content] of before) {
      if (path.startsWith('papers/')) expect(after.get(path)?.equals(content), path).toBe(true);
    }

    const back = await importKit(manager, (await bringKit(here, manager, second)).id, true);
    const third = await takeKit(here, manager, back.preview?.companyId ?? '', true);
    expect(comparable(await readCase(third))).toEqual(comparable(await readCase(first)));
    const { rows } = await there.query('select imported_at from thread_items where company_id = $1', [
      copyId,
    ]);
    expect(rows).toEqual([{ imported_at: expect.any(Date) }]);
  });

  test('becomes the founder’s own, who is found again by their address, and is looked at again', async () => {
    const founder = await aPerson(there, { email: given.founder.email, fullName: 'Ana Founder' });
    await there.query('update users set email_verified = true where id = $1', [founder.id]);
    const kit = await bringKit(there, founder, await takeKit(here, given.founder, given.id));
    const done = await importKit(founder, kit.id);
    const id = done.preview?.companyId;
    expect((await founder.call('GET', `/companies/${id}`)).body.company).toMatchObject({
      name: 'Nord <b>Licht</b> & Söhne',
      role: 'admin',
    });
    const { rows } = await there.query(
      `select v.state, v.uploaded_by, e.recorded_by from paper_versions v
       join papers p on p.id = v.paper_id join case_events e on e.company_id = p.company_id
       where p.company_id = $1 and p.kind = 'lease'`,
      [id],
    );
    expect(rows).toEqual([{ state: 'received', uploaded_by: founder.id, recorded_by: founder.id }]);
    expect((await founder.call('GET', `/companies/${id}/cases`)).status).toBe(200);
    expect((await founder.call('GET', `/companies/${id}/papers`)).body.list.papers).toHaveLength(2);
    const again = await bringKit(there, founder, await takeKit(here, given.founder, given.id));
    expect(again.state).toBe('ready');
  });
});
