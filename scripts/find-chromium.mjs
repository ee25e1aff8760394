import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Debian's headless Chromium, with which tests take about half the processor time. */
const headlessShell = 'chromium-headless-shell';

/** Paths of system browsers. */
const systemPlaces = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A package with a browser that needs no installation as root, for Linux on x64. */
const packaged = '@sparticuz/chromium@153.0.0';
const cache = join(root, 'node_modules', '.cache', 'chromium');
const unpacked = join(cache, 'chromium-153.0.0');

/**
 * Path of a Chromium for the browser tests: the one CHROMIUM_PATH names, one of the system's,
 * Playwright's own, or one that is installed now. Throws an error with instructions.
 *
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const { chromium } = await import('@playwright/test');
  const known = [...systemPlaces, chromium.executablePath(), join(unpacked, 'run')].find((path) =>
    existsSync(path),
  );
  return known || installFromDebian() || installFromNpm() || fail();
}

/** @returns {string | undefined} */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from the system’s packages …');
  try {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', headlessShell], options);
  } catch {
    return undefined;
  }
  return existsSync(`/usr/bin/${headlessShell}`) ? `/usr/bin/${headlessShell}` : undefined;
}

/** @returns {string | undefined} */
function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log(`Installing ${packaged} …`);
  const unfinished = `${unpacked}.${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    execFileSync('npm', ['install', '--prefix', cache, '--no-save', '--loglevel=error', packaged]);
    unpack(unfinished);
    renameSync(unfinished, unpacked);
    return join(unpacked, 'run');
  } catch {
    return undefined;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * The package unpacks to the system's temporary folder, under a name shared by all users; setting
 * that folder keeps ours separate. Its libraries are for systems that lack them.
 *
 * @param {string} folder
 */
function unpack(folder) {
  const home = join(cache, 'node_modules', '@sparticuz', 'chromium');
  const code = `
    const { inflate } = await import(${JSON.stringify(pathToFileURL(join(home, 'build', 'index.js')).href)});
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(${JSON.stringify(join(home, 'bin'))} + '/' + name);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: folder },
  });
  const start = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
  writeFileSync(join(folder, 'run'), start, { mode: 0o755 });
}

/** @returns {never} */
function fail() {
  throw new Error(
    'The browser tests need Chromium: please install it (for example "apt-get install chromium" or "npx playwright install chromium"), or set CHROMIUM_PATH to one.',
  );
}
