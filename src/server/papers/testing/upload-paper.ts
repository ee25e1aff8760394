import sharp from 'sharp';
import { apiBase } from '#contract/operation.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { TestPerson } from '../../platform/testing/builders.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** A picture with something on it. */
export function aPhoto(width = 900, height = 700): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#dde' } })
    .composite([
      { input: Buffer.from('<svg width="400" height="300"><text y="90" font-size="60">Paper</text></svg>') },
    ])
    .jpeg()
    .toBuffer();
}

interface SentPaper {
  kind: PaperKind;
  party?: string | null;
  paper?: string | null;
  name?: string;
  /** A photograph without it. */
  content?: Buffer;
}

/** Uploads a photograph or a file as a paper, or as a new version of one, and waits until the machine has looked at it. */
export async function uploadPaper(
  app: TestApp,
  person: TestPerson,
  companyId: string,
  { kind, party = null, paper = null, name = 'photo.jpg', content }: SentPaper,
): Promise<string> {
  const photo = content ?? (await aPhoto());
  const body = { kind, party, paper, name, size: photo.byteLength };
  const begun = await person.call('POST', `/companies/${companyId}/uploads`, { body });
  if (begun.status !== 201) throw new Error(`an upload was refused: ${JSON.stringify(begun.body)}`);
  const sent = await app.fetch(`${apiBase}/companies/${companyId}/uploads/${begun.body.upload.id}/bytes/0`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${app.anonymousKey}`,
      cookie: person.cookie,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(photo),
  });
  const { id } = JSON.parse(await sent.text()).paper;
  await waitUntilChecked(app, id);
  return id;
}

async function waitUntilChecked(app: TestApp, paper: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const { rows } = await app.query(
      "select 1 from paper_versions where paper_id = $1 and state = 'checking'",
      [paper],
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The paper was not checked in time.');
}
