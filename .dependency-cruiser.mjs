/* Which file may import which, checked by `npm run check`. ARCHITECTURE.md says the same in words. */

const tests = '\\.(test|suite)\\.tsx?$|/testing/';

/** The server's features that several others stand on, the lowest first. */
const foundations = [
  'configuration',
  'jobs',
  'files',
  'paper-checks',
  'typesetting',
  'mail',
  'accounts',
  'tenancy',
  'company-keys',
  'audit',
  'kits',
  'staff',
  'notifications',
  'price-list',
  'prices',
];

/** The server's features that put others together. Nothing but the composition root imports them. */
const compositions = ['account-closing', 'account-export', 'clients', 'desk', 'operator', 'today'];

/** The parts of the built-in expert, the lowest first: from reading a question to answering it. */
const partsOfExpert = [
  'languages',
  'question',
  'refusals',
  'wording',
  'passages',
  'comparisons',
  'sums',
  'own-case',
];

/** @param {readonly string[]} names */
const oneOf = (names) => `(?:${names.join('|')})`;
/** @param {string} name */
const feature = (name) => `^src/server/${name}/`;
/** @param {string} name */
const partOfExpert = (name) => `^src/server/assistant/builtin/${name}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Files do not import each other in a circle, by types neither. Move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^mdast$|\\.svg\\?url$' },
    },

    // Rooms: domain < contract < messages < server and web.
    room('domain', []),
    room('contract', ['domain']),
    room('messages', ['contract', 'domain']),
    room('server', ['messages', 'contract', 'domain']),
    room('web', ['messages', 'contract', 'domain']),
    {
      name: 'write-the-room-out',
      comment: "An import from another room begins with '#', so that it says where it leads.",
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^(?!node_modules/)',
        pathNot: '^src/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'pure-rooms',
      comment: 'Domain and messages use no package, and contract only zod/mini.',
      severity: 'error',
      from: { path: '^src/(?:domain|contract|messages)/', pathNot: tests },
      to: { pathNot: '^src/|^node_modules/zod/mini/', dependencyTypesNot: ['local'] },
    },
    {
      name: 'zod-in-contract-alone',
      severity: 'error',
      from: { path: '^src/(?:domain|messages)/', pathNot: tests },
      to: { path: '^node_modules/zod/' },
    },
    {
      name: 'no-node-in-the-web',
      severity: 'error',
      from: { path: '^src/web/', pathNot: `${tests}|^src/web/prerender\\.tsx$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'production-dependencies',
      comment: 'What the server imports has to be among the dependencies of package.json.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^src/.*/testing/' },
    },

    // The server's features.
    {
      name: 'composition-root',
      comment: 'Only entry points put everything together. Take what is needed as an argument.',
      severity: 'error',
      from: { path: '^src/server/[^/]+/', pathNot: tests },
      to: { path: '^src/server/[^/]+$' },
    },
    {
      name: 'server-platform-knows-no-feature',
      severity: 'error',
      from: { path: feature('platform'), pathNot: tests },
      to: { path: '^src/server/', pathNot: feature('platform') },
    },
    ...foundations.map((name, position) => ({
      name: `below-${name}`,
      comment: 'A foundation imports only what stands below it.',
      severity: /** @type {const} */ ('error'),
      from: { path: feature(name), pathNot: tests },
      to: {
        path: '^src/server/[^/]+/',
        pathNot: feature(oneOf(['platform', ...foundations.slice(0, position + 1)])),
      },
    })),
    {
      name: 'above-all-features',
      comment: 'What puts features together is imported by none of them.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: tests },
      to: { path: feature(oneOf(compositions)), pathNot: '^src/server/$1/' },
    },
    {
      name: 'one-door',
      comment: 'A feature is imported by its index.ts alone.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/server/[^/]+/',
        pathNot: `^src/server/(?:platform|configuration|$1)/|^src/server/[^/]+/(?:index|tables)\\.ts$`,
      },
    },
    {
      name: 'foreign-keys',
      comment:
        'Every feature may refer to the tables of accounts, tenancy, company-keys and staff, a composition to all of them.',
      severity: 'error',
      from: {
        path: '^src/server/([^/]+)/',
        pathNot: `${tests}|^src/server/${oneOf(compositions)}/(?:tables|[^/]+-repository)\\.ts$`,
      },
      to: {
        path: '/tables\\.ts$',
        pathNot: feature(oneOf(['$1', 'platform', 'accounts', 'tenancy', 'company-keys', 'staff'])),
      },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Only repositories and tables name the tables of another feature.',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: `${tests}|/(?:tables|[\\w-]+-repository)\\.ts$` },
      to: {
        path: '/tables\\.ts$',
        pathNot: '^src/server/(?:$1|platform)/',
        dependencyTypesNot: ['type-only'],
      },
    },

    ...partsOfExpert.slice(0, -1).map((name, position) => ({
      name: `expert-${name}`,
      comment: 'A part of the built-in expert imports only parts below it, and what stands beside the parts.',
      severity: /** @type {const} */ ('error'),
      from: { path: partOfExpert(name), pathNot: tests },
      to: { path: partOfExpert(oneOf(partsOfExpert.slice(position + 1))) },
    })),

    // The web's features.
    {
      name: 'web-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/web/platform/', pathNot: tests },
      to: { path: '^src/web/', pathNot: '^src/web/(?:platform/|paths\\.ts$)' },
    },
    {
      name: 'design-system-knows-no-feature',
      severity: 'error',
      from: { path: '^src/web/design-system/', pathNot: tests },
      to: { path: '^src/web/', pathNot: '^src/web/(?:platform/|design-system/|paths\\.ts$)' },
    },
    {
      name: 'web-features-apart',
      comment: 'Features meet in app.tsx, pages.ts and the layouts, and by the ways to the expert.',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/(?:layouts|testing)/' },
      to: {
        path: '^src/web/',
        pathNot:
          '^src/web/(?:$1/|platform/|design-system/|(?:paths\\.ts|signed-in\\.css)$|assistant/expert-panel-host\\.tsx$|voice/(?:talk-with-expert\\.tsx|use-live-call\\.ts)$)',
      },
    },
    {
      name: 'guards-of-routes',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/(?:app\\.tsx|accounts/)' },
      to: { path: '^src/web/accounts/guards\\.tsx$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|node_modules/\\.cache)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};

/**
 * A room imports itself and the rooms below it.
 *
 * @param {string} name
 * @param {readonly string[]} below
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function room(name, below) {
  return {
    name: `room-${name}`,
    severity: 'error',
    from: { path: `^src/${name}/` },
    to: {
      path: '^(?!node_modules)',
      pathNot: `^src/${oneOf([name, ...below])}/`,
      dependencyTypes: ['local', 'aliased'],
    },
  };
}
