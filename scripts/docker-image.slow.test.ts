import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../src/server/platform/testing/server-process.ts';

/*
 * Tests the image without a container: folders with exactly the files that the Dockerfile copies, in which its commands
 * run. Packages and builds come from this checkout.
 */

const root = resolve(import.meta.dirname, '..');

interface Step {
  word: string;
  rest: string;
}

/** The steps of a Dockerfile, by stage. */
function stagesOf(dockerfile: string): Step[][] {
  const stages: Step[][] = [];
  for (const line of dockerfile.replaceAll(/\\\n/g, ' ').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push([]);
    else if (word) stages.at(-1)?.push({ word, rest });
  }
  return stages;
}

const [buildSteps = [], imageSteps = []] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const argumentOf = (word: string) => imageSteps.find((step) => step.word === word)?.rest ?? '';
const settings = Object.fromEntries(
  argumentOf('ENV')
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** The Node of the packages, as in the image; the system's npm may use an older one. */
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

let folder: string;
let image: string;
let data: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-image-'));
  const build = join(folder, 'build');
  image = join(folder, 'image');
  data = join(folder, 'data');
  for (const made of [build, image]) mkdirSync(made);
  run(buildSteps, build);
  run(imageSteps, image, build);
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

function run(steps: readonly Step[], target: string, built = root): void {
  for (const { word, rest } of steps) {
    if (word === 'COPY') copy(rest, target, built);
    if (word === 'RUN') for (const command of rest.split(' && ')) runCommand(command, target);
  }
}

function copy(rest: string, target: string, built: string): void {
  const isBuilt = rest.startsWith('--from=build ');
  const words = rest.replace(/^--from=build /, '').split(' ');
  const to = words.pop() ?? '';
  if (words[0] === '.') copyCheckout(target);
  else
    for (const word of words) {
      const source = isBuilt ? join(built, word.replace(/^\/app\//, '')) : join(root, word);
      if (word === '/app/node_modules') link(to, built, target);
      else
        cpSync(source, to.endsWith('/') ? join(target, to, basename(source)) : join(target, to), {
          recursive: true,
        });
    }
}

/** Everything that is in the repository. */
function copyCheckout(target: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(target, file), { force: true });
  }
}

/** Packages and builds are linked, because they take a gigabyte; files that npm modifies are copied. */
function link(name: string, from: string, to: string): void {
  execFileSync('cp', ['-al', join(from, name), join(to, name)]);
  for (const written of ['.cache', '.package-lock.json']) {
    rmSync(join(to, name, written), { recursive: true, force: true });
  }
  const lock = join(from, name, '.package-lock.json');
  if (existsSync(lock)) cpSync(lock, join(to, name, '.package-lock.json'));
}

function runCommand(command: string, target: string): void {
  const reused = { 'npm ci': 'node_modules', 'npm run build': 'dist' }[command];
  if (reused && existsSync(join(root, reused))) {
    link(reused, root, target);
    return;
  }
  // There is no user named 'node' here.
  const here = command.startsWith('chown') ? 'true' : command.replaceAll(' /data', ` ${data}`);
  execFileSync('sh', ['-c', here], { cwd: target, env: { ...process.env, PATH: path }, stdio: 'pipe' });
}

test('the image contains only what it needs', async () => {
  expect((await readdir(image)).sort()).toEqual([
    'dist',
    'documents',
    'knowledge',
    'migrations',
    'node_modules',
    'package.json',
    'sbom.cdx.json',
    'scripts',
    'src',
  ]);
  expect(existsSync(join(image, 'node_modules/vite'))).toBe(false);
  expect(argumentOf('USER')).toBe('node');
  expect(argumentOf('VOLUME')).toBe('/data');
  expect(settings).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' });
});

test('it serves, reports its health and appoints operators', async () => {
  const [, ...command] = JSON.parse(argumentOf('CMD')) as string[];
  const main = command.map((part) => (part.endsWith('.js') ? join(image, part) : part));
  server = await startServerProcess(data, { NODE_COMPILE_CACHE: join(data, 'compiled') }, main);
  expect((await server.fetch('/app/onboarding')).status).toBe(200);
  expect((await server.fetch('/functions/v1/docs/swagger-ui-bundle.js')).status).toBe(200);

  const [, ...check] = JSON.parse(argumentOf('HEALTHCHECK').replace(/^.*CMD /, '')) as string[];
  const { port } = new URL(server.origin);
  expect(await exitCode(process.execPath, check, { PORT: port })).toBe(0);
  expect(await exitCode(process.execPath, check, { PORT: '1' })).toBe(1);

  const operator = ['run', 'operator', '--', 'ana@example.com', '--name', 'Ana Bo'];
  expect(await exitCode('npm', operator, { DATA_DIR: data, PUBLIC_URL: server.origin })).toBe(0);
}, 120_000);

async function exitCode(command: string, args: string[], more: Record<string, string>): Promise<number> {
  const child = spawn(command, args, {
    cwd: image,
    env: { ...settings, PATH: path, HOME: folder, ...more },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return code;
}

test('its bill of materials names every package with version, source and licence', () => {
  const { bomFormat, components } = JSON.parse(readFileSync(join(image, 'sbom.cdx.json'), 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Map<string, { purl: string; licenses?: unknown[]; hashes?: unknown[] }>(
    components.map((component: { purl: string }) => [decodeURIComponent(component.purl), component]),
  );
  for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    const source = version.startsWith('npm:') ? version.slice(4) : `${name}@${version}`;
    expect(listed.get(`pkg:npm/${source}`)?.hashes, source).toHaveLength(1);
  }
  const own = Object.keys(dependencies).map((name) => `pkg:npm/${name}@${dependencies[name]}`);
  expect(own.filter((purl) => !listed.get(purl)?.licenses?.length)).toEqual([]);
});
