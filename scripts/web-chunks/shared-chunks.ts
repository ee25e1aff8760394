import { resolve } from 'node:path';

/** What the bundler tells of its modules. */
interface Bundler {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

/** Parts of the web app that load together, each by the modules it begins with, below src/web. */
const parts = {
  questionnaire: ['onboarding/onboarding-page.tsx'],
  laterSteps: ['onboarding/later-parts.ts', 'plans/choice-figures.ts'],
  estimate: ['plans/estimate-parts.ts', 'plans/ask-whether-possible.ts'],
  /** Sign-in asks for its passkeys by itself, once it shows. */
  guests: ['accounts/sign-in-page.tsx', 'accounts/sign-up-page.tsx', 'accounts/passkey-ceremonies.ts'],
  plans: ['plans/plan-page.tsx', 'plans/compare/compare-page.tsx'],
  help: ['help/help-page.tsx'],
  company: ['companies/standalone-company-page.tsx'],
  backOffice: ['layouts/back-office.tsx'],
  expert: ['assistant/expert-panel.tsx'],
  dashboard: ['layouts/dashboard.tsx'],
  /** Loaded lazily, so that the frame does without them where they cannot be had. */
  frameParts: ['layouts/session-watch.tsx', 'layouts/unread-count.tsx', 'notifications/bell.tsx'],
  home: ['dashboard/home-page.tsx'],
  reminder: ['accounts/verify-email-banner.tsx'],
} satisfies Record<string, readonly string[]>;

type Part = keyof typeof parts;

/** What the dashboard's first screen loads. */
const firstScreen: readonly Part[] = ['dashboard', 'frameParts', 'home', 'reminder'];

/** Whether a module of the dashboard belongs to a chunk, by the parts that use it. */
type Rule = (isUsedBy: (part: Part) => boolean) => boolean;

/** What the dashboard loads, by chunk. The first rule decides, so that a chunk needs those above it alone. */
const rules: Record<string, Rule> = {
  'passage-line': (by) => by('questionnaire'),
  calls: (by) => by('help'),
  schemas: (by) => by('guests') && by('plans'),
  accounts: (by) => by('guests'),
  figures: (by) => by('laterSteps') || ((by('plans') || by('estimate')) && !by('company')),
  queries: (by) => by('plans') || by('estimate'),
  companies: (by) => by('company'),
  'signed-in': (by) => by('backOffice') || by('expert'),
  'dashboard-frame': (by) => by('dashboard') || by('frameParts'),
  'home-page': (by) => by('home'),
  'verify-email-banner': (by) => !by('backOffice'),
};

/**
 * Groups for the bundler: the modules of the dashboard, by who else uses them. Split by which of two hundred parts use
 * a module, as the bundler does by itself, they would be seventy files that queue for the browser's six connections.
 *
 * @param webFolder absolute path of src/web
 */
export function sharedChunks(webFolder: string) {
  const files = (part: Part) => parts[part].map((file) => resolve(webFolder, file));
  const all = Object.keys(parts) as Part[];
  // By the chunk of its first module a page's HTML finds what it needs.
  const pages = all.filter((part) => part === 'dashboard' || !firstScreen.includes(part));
  const ownChunks = new Set(pages.flatMap(files));
  let reached: Map<Part, Set<string>> | undefined;

  function chunkOf(id: string, bundler: Bundler): string | undefined {
    if (!grouped.test(id) || ownChunks.has(id)) return undefined;
    reached ??= new Map(all.map((part) => [part, reachedFrom(files(part), bundler)]));
    const isUsedBy = (part: Part) => reached?.get(part)?.has(id) ?? false;
    if (!firstScreen.some(isUsedBy)) return undefined;
    return Object.keys(rules).find((name) => rules[name]?.(isUsedBy));
  }

  return Object.keys(rules).map((chunk, index, { length }) => ({
    name: (id: string, bundler: Bundler) => (chunkOf(id, bundler) === chunk ? chunk : null),
    debugName: chunk,
    priority: length - index,
  }));
}

/** Of packages, those that are used whole. */
const grouped =
  /\/(src\/.*\.tsx?|node_modules\/(zod|@tanstack\/(query-core|react-query)|lucide-react\/.*\/icons)\/.*)$/;

/** All modules that are loaded with some, without what loads later. */
function reachedFrom(begins: readonly string[], bundler: Bundler): Set<string> {
  const modules = new Set(begins);
  // A set also gives what is added while it is gone through.
  for (const id of modules) for (const imported of importedBy(id, bundler)) modules.add(imported);
  return modules;
}

const allIcons = /\/lucide-react\.mjs$/;

/** From the module that exports all icons, the module of each one that is named. */
function importedBy(id: string, bundler: Bundler): string[] {
  const { code, importedIds } = bundler.getModuleInfo(id) ?? { code: null, importedIds: [] };
  return importedIds.flatMap((imported) => {
    if (!allIcons.test(imported)) return imported;
    const names = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code ?? '')?.[1] ?? '';
    const exported = bundler.getModuleInfo(imported)?.code ?? '';
    return names.split(',').flatMap((name) => {
      const icon = name.trim().split(' ')[0];
      const file = new RegExp(`default as ${icon}\\b[^}]*\\} from ["']\\./(icons/[^"']+)`).exec(
        exported,
      )?.[1];
      return file ? resolve(imported, '..', file) : [];
    });
  });
}
