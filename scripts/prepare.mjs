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

const stamp = join(root, 'dist', 'web-sources.sha256');

/** Whether there is a web app to serve. */
export function isBuilt() {
  return existsSync(join(root, 'dist', 'web', 'pages'));
}

/** Builds what has changed since the last time: the web app, and what the search compares meaning with. */
export function buildIfStale({ always = false } = {}) {
  buildWebIfStale({ always });
  buildSearchIfStale();
}

/** @param {{ always: boolean }} options */
function buildWebIfStale({ always }) {
  const sources = hashOf(webSourcePaths);
  if (!always && isBuilt() && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the web app …');
  try {
    execFileSync(nodeToRun(), [join('scripts', 'build-web.ts')], { cwd: root, stdio: 'inherit' });
  } catch {
    throw new Error('The web app could not be built: see above.');
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

const searchStamp = join(root, 'dist', 'search-sources.sha256');

/** Builds what the search compares meaning with. Only new and changed questions of the articles take time. */
export function buildSearchIfStale() {
  const sources = hashOf(searchSourcePaths);
  const isBuilt = existsSync(join(root, 'dist', 'search', 'vectors.bin'));
  if (isBuilt && existsSync(searchStamp) && readFileSync(searchStamp, 'utf8') === sources) return;
  console.log('Building the search index …');
  try {
    const script = join('scripts', 'search-index', 'build-search-index.ts');
    execFileSync(nodeToRun(), [script], { cwd: root, stdio: 'inherit' });
  } catch {
    throw new Error('The search index could not be built: see above.');
  }
  writeFileSync(searchStamp, sources);
}

/** Everything the built web app is made from. */
const webSourcePaths = [
  'src/web',
  'src/domain',
  'src/contract',
  'src/server/knowledge',
  'knowledge',
  'scripts/articles',
  'scripts/web-pages',
  'scripts/build-web.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Everything the search index is made from. */
const searchSourcePaths = [
  'knowledge',
  'scripts/search-index',
  'src/server/knowledge/search/meaning',
  'src/server/knowledge/article.ts',
  'package-lock.json',
];

/** @param {readonly string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
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
