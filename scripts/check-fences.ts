import { readFileSync } from 'node:fs';
import { findBreaches } from './fences/fences.ts';

/** Fails when a file of `src` imports what its place does not allow. The rules are in ARCHITECTURE.md. */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const breaches = findBreaches('src', Object.keys(dependencies));
for (const { file, line, message } of breaches) console.error(`${file}:${line} ${message}`);
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} ${breaches.length === 1 ? 'line reaches' : 'lines reach'} over a fence.`,
  );
  process.exitCode = 1;
}
