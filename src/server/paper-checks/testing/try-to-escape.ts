import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Runs as the process that opens files does, and reports what it was able to do. */

const tries: Record<string, () => unknown> = {
  'read the settings': () => {
    // biome-ignore lint/style/noProcessEnv: it looks whether there is anything.
    if (Object.keys(process.env).some((name) => /SECRET|DATABASE|PATH|HOME/.test(name))) return;
    throw new Error('none');
  },
  'read a file outside': () => readFileSync('/etc/passwd'),
  'write a file': () => writeFileSync(join(tmpdir(), 'landfall-escaped'), 'x'),
  'start a program': () => {
    const { error } = spawnSync('ls');
    if (error) throw error;
  },
  'run text as code': () => new Function('return 1')(),
};

const done = Object.entries(tries).flatMap(([name, work]) => {
  try {
    work();
    return [name];
  } catch {
    return [];
  }
});
process.send?.(done, undefined, undefined, () => process.disconnect());
