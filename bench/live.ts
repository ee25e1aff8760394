/* Memory and delivery time of open pages: `node bench/live.ts [streams]`, on a server and a database of its own. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { aCompany, aPerson, callerWith, type TestPerson } from '../src/server/platform/testing/builders.ts';
import { newInstallation } from '../src/server/platform/testing/installation.ts';

const streams = Number(process.argv[2] ?? 500);
const rounds = 20;
const streamsPerPerson = 5;

const installation = await newInstallation({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
try {
  const server = await installation.start();
  const founder = await aPerson(server);
  const { id } = await aCompany(founder);
  const people: TestPerson[] = [];
  for (let count = 0; count < streams / streamsPerPerson; count += 1) {
    const person = await aPerson(server, { email: `${randomUUID()}@example.com` });
    people.push(person);
    await installation.query(
      `insert into members (company_id, user_id, role, status) values ('${id}', '${person.id}', 'member', 'active')`,
    );
  }
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
  const before = memory();
  let hear: (at: number) => void = () => {};
  await Promise.all(
    Array.from({ length: streams }, (_, index) => {
      const { cookie } = people[index % people.length] as TestPerson;
      return new Promise<void>((resolve) => {
        const request = get(`${server.origin}/functions/v1/notifications/live`, {
          agent: false,
          headers: { accept: 'text/event-stream', cookie },
        });
        request.on('error', () => {});
        request.on('response', (response) =>
          response.setEncoding('utf8').on('data', (text: string) => {
            if (text.includes('event: state')) resolve();
            if (text.includes('event: thread')) hear(performance.now());
          }),
        );
      });
    }),
  );
  const opened = memory();
  const firsts: number[] = [];
  const lasts: number[] = [];
  const send = callerWith(server, { authorization: `Bearer ${server.anonymousKey}`, cookie: founder.cookie });
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    let heard = 0;
    await new Promise<void>((resolve) => {
      hear = (at) => {
        heard += 1;
        if (heard === 1) firsts.push(at - began);
        if (heard < streams) return;
        lasts.push(at - began);
        resolve();
      };
      void send('POST', `/companies/${id}/thread/messages`, { body: { text: `Message ${round}` } });
    });
  }
  const middle = (times: number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
  process.stdout.write(
    `${streams} streams: ${Math.round((opened - before) / 1024)} MB more; a message reaches the first page after ` +
      `${Math.round(middle(firsts) ?? 0)} ms and all of them after ${Math.round(middle(lasts) ?? 0)} ms (median of ${rounds})\n`,
  );
} finally {
  await installation.remove();
}
