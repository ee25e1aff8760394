import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/* Checks without running the product: types, lint and format, dead code, import rules and articles. */

interface Check {
  name: string;
  args: string[];
}

const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
const rooms = readdirSync('src').filter((room) => existsSync(join('src', room, 'tsconfig.json')));

const checks: Check[] = [
  ...rooms.map((room) => ({ name: `types of ${room}`, args: compiler(join('src', room)) })),
  { name: 'types of tests and scripts', args: compiler('tsconfig.tests.json') },
  {
    name: 'lint and format',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'structure', args: [cruiser, 'src', '--config', '.dependency-cruiser.mjs'] },
  { name: 'knowledge', args: ['scripts/check-knowledge.ts'] },
];

/** Checks a project's types incrementally, which is much faster after an edit. */
function compiler(project: string): string[] {
  const known = join('node_modules/.cache/types', `${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
  return [
    'node_modules/typescript/bin/tsc',
    '-p',
    project,
    '--pretty',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ];
}

/** Runs one check and returns its output if it failed. */
function run({ name, args }: Check): Promise<string | undefined> {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      resolve(code === 0 ? undefined : `\n✗ ${name}\n${output.trim()}`);
    });
  });
}

const waiting = [...checks];
const failures: string[] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const failure = await run(check);
      if (failure) failures.push(failure);
    }
  }),
);
for (const failure of failures) console.log(failure);
if (failures.length > 0) process.exitCode = 1;
