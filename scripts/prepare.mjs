import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs the packages if they differ from the lockfile. */
export function installIfStale() {
  // An image has no lockfile: its packages were installed when it was built.
  if (!existsSync(join(root, 'package-lock.json')) || isInstalled()) return;
  console.log('Installing packages …');
  // Includes build dependencies regardless of NODE_ENV.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  try {
    if (npm && /\.c?js$/.test(npm)) {
      execFileSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' });
    } else {
      execFileSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    }
  } catch {
    throw new Error('The packages could not be installed: see above. "npm ci" does the same by hand.');
  }
}

/** Whether npm's record of installed packages matches the lockfile. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  /** @param {{ os?: string[], cpu?: string[] }} system */
  const isForHere = ({ os, cpu }) =>
    (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
  return (
    Object.entries(wanted).every(([path, { version, optional }]) => {
      if (path === '') return true;
      return installed[path] ? installed[path].version === version : optional;
    }) && Object.values(installed).every(isForHere)
  );
}

/** The Node that runs our code: the pinned one, else the current one. */
export function nodeToRun() {
  const folder = join(root, 'node_modules', `node-${osName()}-${process.arch}`, 'bin');
  const pinned = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (stripsTypes(process.versions.node)) return process.execPath;
  throw new Error(
    `Node.js 22.22 or later is needed, and this is ${process.versions.node}. Please install Node.js 24, or run "npm ci", which brings it along on Linux and Windows.`,
  );
}

/**
 * Whether a version runs TypeScript directly (see 'engines' in package.json).
 *
 * @param {string} version
 */
function stripsTypes(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

function osName() {
  return process.platform === 'win32' ? 'win' : process.platform;
}

/**
 * A part of the build.
 *
 * @typedef {object} Part
 * @property {string} name how messages call it
 * @property {string} script what builds it
 * @property {string} result a file or folder that there is once it is built
 * @property {string} stamp where the hash of its sources is kept
 * @property {readonly string[]} sources everything it is made from
 */

/** @type {Part} */
export const web = {
  name: 'web app',
  script: 'scripts/build-web.ts',
  result: 'dist/web/pages',
  stamp: 'dist/web-sources.sha256',
  sources: [
    'src/web',
    'src/domain',
    'src/contract',
    'src/messages',
    'src/server/knowledge',
    'knowledge',
    'scripts/articles',
    'scripts/locales',
    'scripts/web-chunks',
    'scripts/web-contract',
    'scripts/web-pages',
    'scripts/web-preloads',
    'scripts/build-web.ts',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ],
};

/** @type {Part} */
const server = {
  name: 'server',
  script: 'scripts/build-server.ts',
  result: 'dist/server/main.js',
  stamp: 'dist/server-sources.sha256',
  sources: [
    'src/server',
    'src/domain',
    'src/contract',
    'src/messages',
    'scripts/build-server.ts',
    'package.json',
    'package-lock.json',
  ],
};

/** @type {Part} */
const search = {
  name: 'search index',
  script: 'scripts/search-index/build-search-index.ts',
  result: 'dist/search/vectors.bin',
  stamp: 'dist/search-sources.sha256',
  sources: [
    'knowledge',
    'scripts/search-index',
    'scripts/wrongdoing/messages',
    'scripts/own-case/questions',
    'src/server/knowledge/language/spelling.ts',
    'src/server/knowledge/search/meaning',
    'src/server/knowledge/article.ts',
    'package-lock.json',
  ],
};

/** Whether there is something to serve. */
export function isBuilt() {
  return [web, server].every(({ result }) => existsSync(join(root, result)));
}

/** Builds what has changed since the last time: the web app, the server and the search index. */
export function buildIfStale({ always = false } = {}) {
  buildPart(web, { always });
  buildPart(server, { always });
  buildPart(search);
}

/** Builds the server if it has changed. */
export function buildServerIfStale() {
  buildPart(server);
}

/** Builds what the search compares meaning with. Only new and changed questions of the articles take time. */
export function buildSearchIfStale() {
  buildPart(search);
}

/** @param {Part} part */
function buildPart({ name, script, result, stamp, sources }, { always = false } = {}) {
  const hash = hashOf(sources);
  const record = join(root, stamp);
  const isFresh = () =>
    existsSync(join(root, result)) && existsSync(record) && readFileSync(record, 'utf8') === hash;
  if (!always && isFresh()) return;
  console.log(`Building the ${name} …`);
  try {
    execFileSync(nodeToRun(), [script], { cwd: root, stdio: 'inherit' });
  } catch {
    throw new Error(`The ${name} could not be built: see above.`);
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(record, hash);
}

/** @param {readonly string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.env.LOCALE ?? ''}\0`);
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
}
