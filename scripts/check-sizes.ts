import { type Budget, excessesOf, weigh } from './sizes/page-weight.ts';

/** Fails when a built page is heavier than it may be. Budgets are in bytes, compressed. */

/** One round trip of a fresh connection carries ten packets of 1,460 bytes. */
const firstRoundTrip = 14_600;
const publicPage = { script: 115_000, style: 12_000, html: firstRoundTrip };

const budgets: readonly Budget[] = [
  { page: 'onboarding', ...publicPage },
  { page: 'signin', ...publicPage },
  { page: 'signup', ...publicPage },
  { page: 'terms', ...publicPage },
  { page: 'privacy', ...publicPage },
  { page: 'company', ...publicPage, script: 150_000 },
  { page: 'plan', ...publicPage, script: 150_000 },
  { page: 'compare', ...publicPage, script: 150_000 },
  { page: 'dashboard', ...publicPage, script: 150_000, alsoLoads: ['home-page'] },
];

const excesses: string[] = [];
console.log('page            script   style    html');
for (const budget of budgets) {
  const weight = weigh('dist/web', budget);
  const numbers = [weight.script, weight.style, weight.html].map((bytes) => String(bytes).padStart(8));
  console.log(`${weight.page.padEnd(14)}${numbers.join('')}`);
  excesses.push(...excessesOf(weight, budget));
}
for (const excess of excesses) console.error(excess);
if (excesses.length > 0) process.exitCode = 1;
