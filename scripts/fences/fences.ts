import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type Reference, referencesOf } from './references.ts';

/** A line that reaches over a fence. */
export interface Breach {
  file: string;
  line: number;
  /** What is wrong and what to do about it. */
  message: string;
}

/**
 * Where a file lives, told by its path alone, so that a new feature is fenced on its first day.
 * `part` is the folder below the room: a feature, or a layer such as `platform`; '' at the room's root.
 */
interface Place {
  path: string;
  room: string;
  part: string;
  name: string;
  isTest: boolean;
}

const rooms: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  messages: ['messages', 'contract', 'domain'],
  server: ['server', 'messages', 'contract', 'domain'],
  web: ['web', 'messages', 'contract', 'domain'],
};

/** What an import begins with where that is not the folder's name. */
const aliases: Record<string, string> = { '#messages/': '#messages/en/', '#locales/': '#messages/' };

/** Packages a room may use; a room that is not listed may use what `package.json` lists. */
const packagesOf: Record<string, readonly string[]> = {
  domain: [],
  contract: ['zod/mini'],
  messages: [],
};

/** Parts of the web that know no feature, the lowest first: each knows those before it. */
const webLayers = ['platform', 'design-system'];

/** The one file at the web's root that composes nothing and that everyone may read. */
const webPaths = 'web/paths.ts';

/** Doors of a web feature that every other one may use. */
const openDoors = ['web/assistant/expert-panel-host.tsx', 'web/voice/talk-with-expert.tsx'];

/** Doors that only the table of routes may use. */
const routeDoors = ['web/accounts/guards.tsx'];

/** The only file that reads the environment. */
const environmentReader = 'server/configuration/config.ts';

/** Every breach below `sourceFolder`, in the order of files and lines. */
export function findBreaches(sourceFolder: string, dependencies: readonly string[]): Breach[] {
  const breaches: Breach[] = [];
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .sort();
  for (const file of files) {
    const from = placeOf(file);
    for (const reference of referencesOf(file, readFileSync(join(sourceFolder, file), 'utf8'))) {
      const message = problemOf(from, reference, dependencies);
      if (message) breaches.push({ file: `src/${file}`, line: reference.line, message });
    }
  }
  return breaches;
}

function placeOf(path: string): Place {
  const [room = '', ...rest] = path.split('/');
  const part = rest.length > 1 ? (rest[0] ?? '') : '';
  const isTest = /\.(test|suite)\.tsx?$/.test(path) || rest.includes('testing');
  return { path, room, part, name: posix.basename(path), isTest };
}

function problemOf(from: Place, reference: Reference, dependencies: readonly string[]): string | undefined {
  if (reference.kind === 'environment') return environmentProblem(from);
  if (reference.kind === 'computed') {
    return 'imports a path that is only known when it runs, so no fence can be checked. Write the path out.';
  }
  const { specifier } = reference;
  if (specifier.startsWith('.') || specifier.startsWith('/')) return relativeProblem(from, reference);
  if (specifier.startsWith('#')) {
    const alias = Object.keys(aliases).find((start) => specifier.startsWith(start)) ?? '';
    const path = `${aliases[alias] ?? ''}${specifier.slice(alias.length)}`;
    return roomProblem(from, placeOf(posix.normalize(path.slice(1))), reference);
  }
  return packageProblem(from, specifier, dependencies);
}

function environmentProblem(from: Place): string | undefined {
  if (from.path === environmentReader || from.isTest) return undefined;
  return `reads the environment. Only src/${environmentReader} does: take the value from the configuration.`;
}

function relativeProblem(from: Place, reference: Reference): string | undefined {
  const target = posix.join(posix.dirname(from.path), reference.specifier.split('?')[0] ?? '');
  const to = placeOf(target);
  if (to.room === from.room) return roomProblem(from, to, reference);
  const broken = rooms[to.room] ? roomProblem(from, to, reference) : undefined;
  return broken ?? `leaves its room by '${reference.specifier}'. Write the room out, as in '#${target}'.`;
}

function roomProblem(from: Place, to: Place, reference: Reference): string | undefined {
  const allowed = rooms[from.room];
  if (!allowed) return `lies in no room. Move it into one of ${Object.keys(rooms).join(', ')}.`;
  if (!allowed.includes(to.room)) {
    return `imports '${to.path}': ${from.room} may import only ${allowed.join(', ')}. Move what both need into ${
      from.room === 'domain' ? 'domain' : 'domain or contract'
    }.`;
  }
  if (to.room !== from.room) return undefined;
  if (from.room === 'server') return serverProblem(from, to, reference);
  if (from.room === 'web') return webProblem(from, to);
  return undefined;
}

/** Files of a server feature that are its own business. */
function isPrivate(name: string): boolean {
  return (
    name === 'tables.ts' || name === 'routes.ts' || name === 'views.ts' || name.endsWith('-repository.ts')
  );
}

function serverProblem(from: Place, to: Place, { isType }: Reference): string | undefined {
  const isTesting = from.path.startsWith('server/platform/testing/');
  if (from.part === '' || isTesting || from.part === to.part) return undefined;
  if (to.path.startsWith('server/platform/testing/') && !from.isTest) {
    return `imports '${to.path}', which is for tests only.`;
  }
  if (to.part === '') {
    if (isType) return undefined;
    return `imports '${to.path}', which puts everything together. Take what is needed as an argument.`;
  }
  if (from.part === 'platform') {
    return `imports '${to.path}': platform knows no feature. Hand the piece in from src/server/services.ts or app.ts.`;
  }
  if (to.part === 'platform' || !isPrivate(to.name)) return undefined;
  // SQL names the other feature's table in a foreign key and in a join; two queries in its place would not be one moment.
  const isSql = from.name === 'tables.ts' || from.name.endsWith('-repository.ts');
  if (isSql && to.name === 'tables.ts') return undefined;
  return `imports '${to.path}', which belongs to ${to.part} alone. Call one of its use cases instead.`;
}

function webProblem(from: Place, to: Place): string | undefined {
  if (routeDoors.includes(to.path) && from.part !== to.part && from.part !== '') {
    return `imports '${to.path}', which guards routes. Only src/web/app.tsx does.`;
  }
  const composes = from.part === '' || from.part === 'layouts';
  if (composes || from.part === to.part || to.path === webPaths || openDoors.includes(to.path)) {
    return layerProblem(from, to);
  }
  if (to.part === '' || to.part === 'layouts') {
    return `imports '${to.path}', which composes features. Take what is needed as a property or from platform.`;
  }
  return layerProblem(from, to) ?? featureProblem(from, to);
}

/** A layer knows itself and the layers below it. */
function layerProblem(from: Place, to: Place): string | undefined {
  const rank = webLayers.indexOf(from.part);
  if (rank === -1 || to.part === '' || from.part === to.part) return undefined;
  const target = webLayers.indexOf(to.part);
  if (target !== -1 && target < rank) return undefined;
  return target === -1
    ? `imports '${to.path}': ${from.part} knows no feature. Hand the piece in as a property.`
    : `imports '${to.path}': ${from.part} lies below ${to.part}. Move the piece down, or the use of it up.`;
}

function featureProblem(from: Place, to: Place): string | undefined {
  if (webLayers.includes(to.part)) return undefined;
  return `imports '${to.path}': the features ${from.part} and ${to.part} do not know each other. Bring them together in src/web/app.tsx or a layout, or move the shared piece to platform, design-system or domain.`;
}

function packageProblem(from: Place, specifier: string, dependencies: readonly string[]): string | undefined {
  if (from.isTest) return undefined;
  const allowed = packagesOf[from.room];
  if (allowed) {
    if (allowed.includes(specifier)) return undefined;
    return `imports '${specifier}': ${from.room} uses ${allowed.join(', ') || 'no package'} and nothing else. Do it in server or web.`;
  }
  if (isBuiltin(specifier)) {
    return from.room === 'web' ? `imports '${specifier}', which browsers do not have.` : undefined;
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (from.room !== 'server' || dependencies.includes(name)) return undefined;
  return `imports '${specifier}', which is not among the dependencies of package.json and would be missing in production.`;
}
