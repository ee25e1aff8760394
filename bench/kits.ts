/* Memory and time of taking and bringing a company with many papers: `node bench/kits.ts [megabytes]`, on its own server. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '../src/contract/operation.ts';
import { bringKit, importKit } from '../src/server/kits/testing/take-and-bring.ts';
import { aCompany, aPerson } from '../src/server/platform/testing/builders.ts';
import { newInstallation } from '../src/server/platform/testing/installation.ts';

const megabytes = Number(process.argv[2] ?? 200);
const paperBytes = 9 * 1024 * 1024;
const pieceBytes = 512 * 1024;

let watch: NodeJS.Timeout | undefined;
const installation = await newInstallation({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
try {
  const server = await installation.start();
  const founder = await aPerson(server);
  const { id } = await aCompany(founder);
  const headers = { authorization: `Bearer ${server.anonymousKey}`, cookie: founder.cookie };
  for (let sent = 0; sent < megabytes * 1024 * 1024; sent += paperBytes) {
    // Begins like a JPEG; the check finds it broken, which is a person's to judge.
    const content = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(paperBytes - 4)]);
    const body = { kind: 'evidence', party: null, paper: null, name: 'scan.jpg', size: paperBytes };
    const { upload } = (await founder.call('POST', `/companies/${id}/uploads`, { body })).body;
    for (let at = 0; at < paperBytes; at += pieceBytes) {
      const answer = await server.fetch(`${apiBase}/companies/${id}/uploads/${upload.id}/bytes/${at}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/offset+octet-stream' },
        body: content.subarray(at, at + pieceBytes),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
  }
  const unchecked = "select 1 from paper_versions where state = 'checking'";
  while ((await installation.query(unchecked)).length > 0) await wait(1_000);

  const status = (line: string) =>
    Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) /
    1024;
  let peak = 0;
  watch = setInterval(() => {
    peak = Math.max(peak, status('VmRSS'));
  }, 20);
  const measured = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const before = status('VmRSS');
    peak = before;
    const begun = performance.now();
    const result = await work();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${what}: ${seconds} s, memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
    );
    return result;
  };

  const input = { body: { currentPassword: founder.password } };
  const { address } = (await founder.call('POST', `/companies/${id}/kit`, input)).body;
  const zip = await measured('take', async () =>
    Buffer.from(await (await server.fetch(address, { headers })).arrayBuffer()),
  );
  console.log(`kit: ${(zip.byteLength / 1024 / 1024).toFixed(0)} MB`);
  const kit = await measured('upload and check', () => bringKit(server, founder, zip, 4 * 1024 * 1024));
  console.log(kit.state, kit.problem);
  const done = await measured('import', () => importKit(founder, kit.id));
  console.log(done.state);
} finally {
  clearInterval(watch);
  await installation.remove();
}
