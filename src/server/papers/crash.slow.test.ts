import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import type { UploadView } from '#contract/papers.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { type Installation, newInstallation } from '../platform/testing/installation.ts';
import type { ServerProcess } from '../platform/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';

const pieceBytes = 64 * 1024;
const lanes = 4;
/** Acknowledged pieces of all lanes before the crash, in the middle of every file. */
const piecesBeforeTheEnd = 40;

let database: TestDatabase;
let installation: Installation;

beforeEach(async () => {
  database = await createTestDatabase();
  installation = await newInstallation({ RATE_LIMIT: 'off', DATABASE_URL: database.ownerUrl });
});
afterEach(async () => {
  await installation.remove();
  await database.drop();
});

/** A file on its way, and how many of its bytes were acknowledged. */
interface Lane {
  person: TestPerson;
  companyId: string;
  upload: UploadView;
  content: Buffer;
  acknowledged: number;
}

test('acknowledged bytes of uploads survive a crash, and the file that is completed after it is the one sent', async () => {
  const server = await installation.start();
  const work = await Promise.all(Array.from({ length: lanes }, () => startLane(server)));
  let pieces = 0;
  await Promise.all(
    work.map((lane) =>
      sendUntilTheEnd(server, lane, () => {
        pieces += 1;
        if (pieces === piecesBeforeTheEnd) server.kill('SIGKILL');
      }),
    ),
  );
  expect(await server.ended).toBe('SIGKILL');

  const again = await installation.start();
  for (const lane of work) {
    const { person, companyId, upload, content } = lane;
    const path = `${apiBase}/companies/${companyId}/uploads/${upload.id}`;
    const known = (await (await ask(again, person, path)).json()) as { upload: UploadView };
    expect(known.upload.offset).toBeGreaterThanOrEqual(lane.acknowledged);
    expect(known.upload.offset).toBeLessThan(content.byteLength);
    lane.acknowledged = known.upload.offset;
    const paper = await sendUntilTheEnd(again, lane, () => {});
    await expect
      .poll(async () => (await fileOf(again, lane, paper))?.equals(content), { timeout: 60_000 })
      .toBe(true);
  }
});

test('the command that rotates keys encrypts papers again while the server runs, and they open as before', async () => {
  const server = await installation.start();
  const lane = await startLane(server);
  const paper = await sendUntilTheEnd(server, lane, () => {});
  const isWhole = async () => (await fileOf(server, lane, paper))?.equals(lane.content);
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
  const keys = () => installation.query('select version, file_key from paper_contents, company_keys');
  const before = await keys();

  const script = fileURLToPath(new URL('../../../scripts/rotate-keys.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    cwd: installation.dataDir,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: installation.dataDir,
      DATABASE_URL: database.ownerUrl,
    },
  });
  expect(stdout).toContain('1 files were encrypted again.');
  expect(await keys()).not.toEqual(before);
  expect(await isWhole()).toBe(true);
});

async function startLane(server: ServerProcess): Promise<Lane> {
  const person = await aPerson(server);
  const { id: companyId } = await aCompany(person);
  // Begins like a JPEG; the check finds it broken, which is a person's to judge.
  const content = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(20 * pieceBytes)]);
  const body = { kind: 'evidence', party: null, paper: null, name: 'scan.jpg', size: content.byteLength };
  const answer = await person.call('POST', `/companies/${companyId}/uploads`, { body });
  return { person, companyId, upload: answer.body.upload, content, acknowledged: 0 };
}

/** Sends piece after piece until the file is whole or the server is gone; resolves to the paper's id. */
async function sendUntilTheEnd(
  server: ServerProcess,
  lane: Lane,
  onPiece: () => void,
): Promise<string | undefined> {
  const { person, companyId, upload, content } = lane;
  for (;;) {
    const offset = lane.acknowledged;
    const path = `${apiBase}/companies/${companyId}/uploads/${upload.id}/bytes/${offset}`;
    const piece = content.subarray(offset, offset + pieceBytes);
    const answer = await ask(server, person, path, piece).catch(() => undefined);
    if (!answer) return undefined;
    expect(answer.status).toBe(200);
    const { offset: stored, paper } = (await answer.json()) as {
      offset: number;
      paper: { id: string } | null;
    };
    lane.acknowledged = stored;
    onPiece();
    if (paper) return paper.id;
  }
}

async function fileOf(
  server: ServerProcess,
  { person, companyId }: Lane,
  paper: string | undefined,
): Promise<Buffer | undefined> {
  const answer = await ask(
    server,
    person,
    `${apiBase}/companies/${companyId}/papers/${paper}/versions/1/file`,
  );
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

function ask(server: ServerProcess, person: TestPerson, path: string, piece?: Uint8Array): Promise<Response> {
  return server.fetch(path, {
    headers: {
      authorization: `Bearer ${server.anonymousKey}`,
      cookie: person.cookie,
      ...(piece && { 'content-type': 'application/offset+octet-stream' }),
    },
    ...(piece && { method: 'PUT', body: new Uint8Array(piece) }),
  });
}
