import { expect, test } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const icons = '/app/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const iconFile = '/app/node_modules/lucide-react/dist/esm/icons/building-complex.mjs';

/** What imports what, below src/web; the rest imports nothing. */
const imports: Record<string, string[]> = {
  'layouts/dashboard.tsx': ['layouts/frame.tsx', 'platform/call.ts', 'design-system/passage-line.tsx', icons],
  'layouts/back-office.tsx': ['platform/session.ts', 'desk/desk.tsx'],
  'notifications/bell.tsx': ['platform/session.ts'],
  'layouts/frame.tsx': ['platform/session.ts'],
  'dashboard/home-page.tsx': ['dashboard/next-steps.tsx', 'platform/call.ts'],
  'help/help-page.tsx': ['platform/call.ts'],
  'onboarding/onboarding-page.tsx': ['design-system/passage-line.tsx', 'onboarding/step.tsx'],
};
const code: Record<string, string> = {
  '/app/src/web/layouts/dashboard.tsx': `import { Building2 as Mark } from "lucide-react";`,
  [icons]: `export { default as Anchor } from './icons/anchor.mjs';
    export { default as BuildingComplex, default as Building2 } from './icons/building-complex.mjs';`,
};
const absolute = (name: string) => (name.startsWith('/') ? name : `/app/src/web/${name}`);
const bundler = {
  getModuleInfo: (id: string) => ({
    code: code[id] ?? '',
    importedIds: (imports[id.replace('/app/src/web/', '')] ?? []).map(absolute),
  }),
};
const chunkOf = (name: string) =>
  sharedChunks('/app/src/web')
    .map((group) => group.name(absolute(name), bundler))
    .filter((chunk) => chunk !== null);

test.each([
  ['the passage line, which the questionnaire shows too', 'design-system/passage-line.tsx', 'passage-line'],
  ['calls, which help pages make too', 'platform/call.ts', 'calls'],
  ['what the back office needs, too', 'platform/session.ts', 'signed-in'],
  ['the frame of the dashboard', 'layouts/frame.tsx', 'dashboard-frame'],
  ['a part of the frame that is loaded lazily', 'notifications/bell.tsx', 'dashboard-frame'],
  ['an icon by one of its names', iconFile, 'dashboard-frame'],
  ['home alone', 'dashboard/next-steps.tsx', 'home-page'],
])('puts %s into one chunk', (_, name, chunk) => {
  expect(chunkOf(name)).toEqual([chunk]);
});

test.each([
  ['a page that the HTML of others finds by its chunk', 'layouts/dashboard.tsx'],
  ['what the dashboard does not load', 'desk/desk.tsx'],
  ['what the questionnaire alone needs', 'onboarding/step.tsx'],
  ['an icon that nobody names', iconFile.replace('building-complex', 'anchor')],
])('leaves %s to the bundler', (_, name) => {
  expect(chunkOf(name)).toEqual([]);
});
