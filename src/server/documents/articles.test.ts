import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentListView } from '#contract/documents.ts';
import { apiBase } from '#contract/operation.ts';
import type { ArticleView } from '#contract/own-articles.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { aRecordedCompany } from './testing/a-recorded-company.ts';

let app: TestApp;
let omar: TestPerson;
beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date('2026-03-01T10:00:00Z') },
  });
  app.services.jobs.begin();
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
});
afterAll(() => app.close());

const write = (id: string, section: string, text: string | null, arabic: string | null = null) =>
  omar.call('PUT', `/companies/${id}/articles/${section}`, { body: { text, arabic } });
const articleOf = (body: { articles: ArticleView[] }, section: string) =>
  body.articles.find((one) => one.section === section);
const made = async (id: string) => {
  const { list } = (await omar.call('GET', `/companies/${id}/documents`)).body as { list: DocumentListView };
  return list.made[0];
};
const make = (
  id: string,
  { rebuilds = null, languages = 'en' }: { rebuilds?: string | null; languages?: string } = {},
) =>
  omar.call('POST', `/companies/${id}/documents`, {
    body: { template: 'articles', party: null, choices: { languages }, rebuilds },
  });
async function textOf(id: string): Promise<string> {
  const { paper, version } = (await made(id)) ?? {};
  const answer = await app.fetch(`${apiBase}/companies/${id}/papers/${paper}/versions/${version}/file`, {
    headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: omar.cookie },
  });
  const texts = await pdfTexts(new Uint8Array(await answer.arrayBuffer()));
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

test('D7: own text takes the place of a section, voids the draft, and is read beside the standard', async () => {
  const { id } = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']);
  await make(id);
  expect(await textOf(id)).toContain('Decisions need a majority of the shares');
  const own = 'All decisions are taken unanimously.';
  const { body } = await write(id, 'decisions', own);
  expect(articleOf(body, 'decisions')).toMatchObject({ own });
  expect(articleOf(body, 'decisions')?.standard).toContain('three quarters');
  expect(articleOf(body, 'transfer')).toMatchObject({ own: null });
  expect((await made(id))?.changed).toEqual(['articles']);

  await make(id, { rebuilds: (await made(id))?.id ?? null });
  const text = await textOf(id);
  expect(text).toContain(own);
  expect(text).not.toContain('Decisions need a majority');
  expect((await made(id))?.changed).toEqual([]);

  const rita = await anOperator(app, 'Rita Reviewer', 'reviewer');
  const asStaff = (await rita.call('GET', `/operator/companies/${id}/articles`)).body;
  expect(articleOf(asStaff, 'decisions')).toMatchObject({ own });

  expect(articleOf((await write(id, 'decisions', null)).body, 'decisions')).toMatchObject({ own: null });
  expect((await made(id))?.changed).toEqual(['articles']);
  expect(refusal(await write(id, 'decisions', '   ')).code).toBe('invalid-input');
});

test('B7: before a notary of the mainland the Arabic text counts, and elsewhere the English one', async () => {
  const zone = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']);
  await make(zone.id, { languages: 'en-ar' });
  expect(await textOf(zone.id)).toContain('The English text counts');
  expect((await omar.call('GET', `/companies/${zone.id}/articles`)).body.prevails).toBeNull();

  const place = { companyType: 'mainland-llc', subType: 'dubai', freezone: null };
  const mainland = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad'], place);
  await make(mainland.id, { languages: 'en-ar' });
  expect(await textOf(mainland.id)).toContain('the Arabic text counts');
  expect((await omar.call('GET', `/companies/${mainland.id}/articles`)).body.prevails).toBe('arabic');
});

test('B7: the Arabic of an own section is said to be missing until it is entered', async () => {
  const { id } = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']);
  const own = 'All decisions are taken unanimously.';
  const { body } = await write(id, 'decisions', own);
  expect(body.hasArabic).toBe(true);
  expect(articleOf(body, 'decisions')).toMatchObject({ own, arabic: null });
  await make(id, { languages: 'en-ar' });
  expect(await textOf(id)).toContain('Arabic is missing for section 7.');

  const arabic = 'تُتخذ جميع القرارات بالإجماع.';
  expect(articleOf((await write(id, 'decisions', own, arabic)).body, 'decisions')).toMatchObject({
    own,
    arabic,
  });
  expect((await made(id))?.changed).toEqual(['articles']);
  await make(id, { languages: 'en-ar', rebuilds: (await made(id))?.id ?? null });
  expect(await textOf(id)).not.toContain('Arabic is missing');
  expect(refusal(await write(id, 'decisions', own, '  ')).code).toBe('invalid-input');
});
