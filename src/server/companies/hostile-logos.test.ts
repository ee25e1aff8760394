import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaperChecks } from '../paper-checks/index.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { childrenOf } from '../platform/testing/children-of.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let founder: TestPerson;
let path: string;
const warnings: string[] = [];
/** Where the limit decides, the test need not wait for the usual one. */
const paperChecks = openPaperChecks({
  log: { warn: (_, message) => warnings.push(message) },
  limitMs: 8_000,
});

beforeAll(async () => {
  app = await startTestApp({ replace: { paperChecks } });
  founder = await aPerson(app);
  path = `/companies/${(await aCompany(founder)).id}`;
});
afterAll(async () => {
  await app.close();
  await paperChecks.stop();
});

const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6e63' } })
  .png()
  .toBuffer();
const upload = () =>
  app.fetch(`/functions/v1${path}/logo`, {
    method: 'PUT',
    headers: { cookie: founder.cookie, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });

/** The process that opens files, as soon as it runs: it starts with its first task. */
async function decoder(): Promise<number> {
  const isDecoder = (pid: number) => commandOf(pid).includes('checks-process');
  await expect
    .poll(() => childrenOf(process.pid).some(isDecoder), { timeout: 10_000, interval: 2 })
    .toBe(true);
  return childrenOf(process.pid).find(isDecoder) ?? Number.NaN;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

test('a logo over which the decoder crashes or hangs is refused, and the server goes on', async () => {
  for (const end of ['SIGSEGV', 'SIGSTOP'] as const) {
    const refused = upload();
    process.kill(await decoder(), end);
    expect((await founder.call('GET', path)).status).toBe(200);
    const answer = await refused;
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields.logo).toMatch(/cannot be read as an image/);
    expect(warnings.splice(0)).toEqual(['The process that checks papers ended over a file.']);
  }
  expect((await upload()).status).toBe(200);
});
