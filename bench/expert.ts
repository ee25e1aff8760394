/**
 * Measures the time to the expert's first words: conversations over HTTP with a pause of
 * about a second between questions, then one question from each at the same moment.
 *
 * `node bench/expert.ts [conversations] [questions]`. The server runs in a process of its own, with the built-in
 * expert and an embedded PostgreSQL. The load average is printed with the times, which mean little while the machine
 * runs other work; `nice -n -15` compensates for part of that.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expertModel } from '#contract/assistant.ts';
import { readQuestionSet } from '#server/assistant/evaluation/question-files.ts';
import { startServerProcess } from '#server/platform/testing/server-process.ts';
import { processorMsOf } from './processor-time.ts';

const conversations = Number(process.argv[2] ?? 20);
const questionsAsked = Number(process.argv[3] ?? 300);

/** Pause between an answer and the next question in ms: minimum and random addition. */
const pauseMs = { least: 700, spread: 600 };

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

const questions = readQuestionSet('earlier').map(({ question }) => question);
const folder = await mkdtemp(join(tmpdir(), 'landfall-bench-expert-'));
const server = await startServerProcess(folder, { LOG_LEVEL: 'warn', RATE_LIMIT: 'off' });
const agent = new Agent({ keepAlive: true, maxSockets: conversations });
try {
  // As after a visit: the page has been opened and the articles are loaded.
  await firstWordsAfter([{ role: 'user', content: 'How much does a company in DMCC cost?' }]);
  const before = processorMsOf(server.pid);
  const times = await inConversations();
  const used = (processorMsOf(server.pid) - before) / questionsAsked;
  report(`${questionsAsked} questions of ${conversations} conversations`, times);
  console.log(`  ${used.toFixed(1)} ms of processor time a question, the database's left out`);

  const atOnce: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const asked = Array.from({ length: conversations }, (_, lane) =>
      questionOf(round * conversations + lane),
    );
    const answers = asked.map((content) => firstWordsAfter([{ role: 'user', content }]));
    for (const { milliseconds } of await Promise.all(answers)) atOnce.push(milliseconds);
  }
  report(`${conversations} questions at the same instant, 5 times`, atOnce);
} finally {
  agent.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Times to the first words, in ms, of all questions. */
async function inConversations(): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: conversations }, async (_, lane) => {
      let turns: Turn[] = [];
      // Starts are staggered.
      await pause((lane * 1_000) / conversations);
      for (let number = next; number < questionsAsked; number = next) {
        next += 1;
        turns = [...turns.slice(-6), { role: 'user', content: questionOf(number) }];
        const { milliseconds, text } = await firstWordsAfter(turns);
        times.push(milliseconds);
        turns = [...turns, { role: 'assistant', content: text }];
        await pause(pauseMs.least + Math.random() * pauseMs.spread);
      }
    }),
  );
  return times;
}

function questionOf(number: number): string {
  return questions[number % questions.length] ?? '';
}

/** Asks and reads the complete answer. */
function firstWordsAfter(turns: readonly Turn[]): Promise<{ milliseconds: number; text: string }> {
  const body = JSON.stringify({ model: expertModel, messages: turns, stream: true });
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let milliseconds: number | undefined;
    let events = '';
    const asking = request(
      `${server.origin}/openai/v1/chat/completions`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${server.anonymousKey}`,
        },
      },
      (answer) => {
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => {
          milliseconds ??= performance.now() - started;
          events += piece;
        });
        answer.on('end', () => {
          if (answer.statusCode !== 200 || milliseconds === undefined || !events.includes('[DONE]')) {
            reject(new Error(`no answer: ${answer.statusCode} ${events.slice(0, 200)}`));
            return;
          }
          resolve({ milliseconds, text: textIn(events) });
        });
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

function textIn(events: string): string {
  return events
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)).choices[0]?.delta?.content ?? '')
    .join('');
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
  console.log(
    `${what}: first words after ${at(0.5)} ms at the median, ${at(0.95)} at the 95th, ${at(0.99)} at the 99th percentile, ${at(1)} at most (load average ${load})`,
  );
}
