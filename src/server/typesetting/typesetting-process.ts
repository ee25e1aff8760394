import { Worker } from 'node:worker_threads';
import { openCompiler } from './compile-template.ts';
import { maxMemory } from './process-limits.ts';
import type { Answer, Task } from './protocol.ts';

/* The process that makes documents, so that layout never holds up the server. It ends with the server. */

process.on('disconnect', () => process.exit());
new Worker(new URL('../platform/memory-watch.ts', import.meta.url), { workerData: maxMemory }).unref();

const [, , folder = ''] = process.argv;
const compile = openCompiler(folder);

process.on('message', (task: Task) => {
  const answer: Answer = { ...compile(task), memory: process.memoryUsage.rss() };
  process.send?.(answer);
});
