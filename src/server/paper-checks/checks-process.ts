import { Worker } from 'node:worker_threads';
import { convertToJpeg, drawPage } from './draw-page.ts';
import { inspectPaper } from './inspect-paper.ts';
import { maxMemory } from './limits.ts';
import { redrawPicture } from './pages/open-picture.ts';
import { FileProblem } from './pages/opened-file.ts';
import type { Answer, Task } from './protocol.ts';

/*
 * The process that opens uploaded files: whatever is in them, it takes at most this process along. It ends with the
 * server, and it says nothing of what files contain.
 */

process.on('disconnect', () => process.exit());
new Worker(new URL('../platform/memory-watch.ts', import.meta.url), { workerData: maxMemory }).unref();

process.on('message', (task: Task) => {
  answerTo(task).then(
    (answer) => process.send?.(answer),
    // Unexpected, so this process is no longer trusted.
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : 'unknown'}\n`, () => process.exit(1));
    },
  );
});

async function answerTo(task: Task): Promise<Answer> {
  try {
    if (task.kind === 'inspect') {
      const inspection = await inspectPaper(task.file, task.as, task.expectations);
      return { kind: 'inspection', inspection, memory: process.memoryUsage.rss() };
    }
    return { kind: 'picture', picture: await pictureFor(task), memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { kind: 'refused', reason: error.code, memory: process.memoryUsage.rss() };
  }
}

function pictureFor(task: Exclude<Task, { kind: 'inspect' }>): Promise<Uint8Array> {
  if (task.kind === 'to-jpeg') return convertToJpeg(task.file);
  if (task.kind === 'redraw') return redrawPicture(task.file, task.as);
  return drawPage(task.file, task.type, task.page, task.width, task.as, task.mark);
}
