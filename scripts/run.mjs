import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale, buildSearchIfStale, installIfStale, isBuilt, nodeToRun, root } from './prepare.mjs';
import { watchAncestors } from './watch-ancestors.mjs';

/*
 * Implements `npm start`, `npm test` and the other scripts. It runs on any installed Node before packages
 * are installed, so it is older plain JavaScript without packages.
 */

/**
 * A fifth of what the server would hold in memory when idle is room for new objects that loading filled once
 * (113 MiB against 90, Node 24.21); smaller room is cleared a little more often.
 */
const server = ['--max-semi-space-size=2', 'dist/server/main.js'];

/** How long a child may take to stop before it is killed, in ms: longer than the server's own timeout. */
const timeoutMs = 30000;

/** @type {Record<string, () => void>} */
const commands = {
  /** Updates packages and the build if stale, then serves. */
  start() {
    installIfStale();
    buildIfStale();
    runUntilStopped([...server, '--readable-log']);
  },
  /** Serves the existing build, for production. */
  serve() {
    if (!isBuilt()) throw new Error('Landfall is not built yet. Please run "npm run build" first.');
    runUntilStopped(server);
  },
  /** Builds the web app, the server and the search index. */
  build() {
    installIfStale();
    buildIfStale({ always: true });
  },
  /** Serves the API and the web app, both reloaded on change. */
  dev() {
    installIfStale();
    buildSearchIfStale();
    runUntilStopped(['scripts/run-dev.ts'], { NODE_ENV: 'development' });
  },
  /** Runs every check and test; with `quick` the checks and the unit and API tests that the changes need. */
  test() {
    installIfStale();
    runOnce('scripts/run-tests.ts');
  },
  /** Runs the evaluation of the expert, or the given files. */
  eval() {
    installIfStale();
    buildSearchIfStale();
    runOnce('scripts/eval.ts');
  },
  /** Lists the questions that the expert could not answer. */
  unanswered() {
    installIfStale();
    runOnce('scripts/list-unanswered.ts');
  },
  /** Lists, appoints and removes operators. */
  operator() {
    installIfStale();
    runOnce('scripts/operator.ts');
  },
  /** Gives each company a new key for its papers. */
  'rotate-keys'() {
    installIfStale();
    runOnce('scripts/rotate-keys.ts');
  },
  /** Makes every document with sample records and draws its pages. */
  'preview-documents'() {
    installIfStale();
    runOnce('scripts/preview-documents.ts');
  },
  /** Checks types, lint, dead code and structure. */
  check() {
    installIfStale();
    runOnce('scripts/run-checks.ts');
  },
};

try {
  const command = commands[process.argv[2] || ''];
  if (!command) {
    throw new Error(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`);
  }
  process.chdir(root);
  command();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Runs a script and waits for it. Passes on the arguments after the command.
 *
 * @param {string} script
 */
function runOnce(script) {
  const { status } = spawnSync(nodeToRun(), [script, ...process.argv.slice(3)], { stdio: 'inherit' });
  process.exitCode = status === null ? 1 : status;
}

/**
 * Runs Node as a child that ends with this process: after a signal, which is forwarded; after the
 * loss of npm, which forwards none; or when this process is killed, because the IPC channel closes.
 *
 * @param {string[]} args
 * @param {Record<string, string>} [defaults] settings that the environment may override
 */
function runUntilStopped(args, defaults) {
  const child = spawn(nodeToRun(), args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      ...defaults,
      ...process.env,
    },
  });
  const stop = () => {
    if (child.connected) child.disconnect();
    setTimeout(() => child.kill('SIGKILL'), timeoutMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);
  if (process.env.npm_lifecycle_event) watchAncestors(stop);
  child.on('error', (error) => {
    console.error(`${nodeToRun()} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}
