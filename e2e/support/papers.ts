import { expect, type Page } from '@playwright/test';
import { drawPaper } from '#server/paper-checks/testing/draw-papers.ts';
import type { SignedInPerson } from './accounts.ts';
import { anonymousKey, type Server } from './server.ts';

/** Kinds of a company's papers, each of which a company has once. */
export const companyKinds = [
  'lease',
  'licence',
  'name-certificate',
  'establishment-card',
  'certificate-of-incorporation',
  'articles',
  'board-resolution',
  'ownership-chart',
  'owner-declaration',
  'business-plan',
  'financial-statements',
] as const;

/** Uploads a document for a company by the API, and waits until the machine has looked at it. */
export async function uploadPaper(
  { origin, query }: Server,
  { companyId, cookie }: Pick<SignedInPerson, 'companyId' | 'cookie'>,
  kind: string,
  party: string | null = null,
): Promise<string> {
  const file = await drawPaper({ lines: 12 }).jpeg({ quality: 90 }).toBuffer();
  const headers = { authorization: `Bearer ${anonymousKey}`, cookie };
  const base = `${origin}/functions/v1/companies/${companyId}/uploads`;
  const begun = await fetch(base, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ kind, party, paper: null, name: `${kind}.jpg`, size: file.byteLength }),
  });
  expect(begun.status).toBe(201);
  const { upload } = (await begun.json()) as { upload: { id: string } };
  const sent = await fetch(`${base}/${upload.id}/bytes/0`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(file),
  });
  expect(sent.status).toBe(200);
  const { paper } = (await sent.json()) as { paper: { id: string } };
  await expect
    .poll(
      async () => (await query('select state from paper_versions where paper_id = $1', [paper.id]))[0]?.state,
      { timeout: 60_000 },
    )
    .toBe('received');
  return paper.id;
}

/** The row of a kind of document on the page of documents. */
export const paperRow = (page: Page, kind: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: kind, exact: true }) });

/** Picks a picture for a kind of document on the page, and waits until it has been checked. */
export async function pickPaper(page: Page, kind: string, buffer: Buffer): Promise<void> {
  const row = paperRow(page, kind)
    .filter({ has: page.getByText(/^Upload( again)?$/) })
    .first();
  await row
    .getByLabel(new RegExp(`^Upload ${kind}`))
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(paperRow(page, kind).getByText('Received', { exact: true }).first()).toBeVisible({
    timeout: 60_000,
  });
}
