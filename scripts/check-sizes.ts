import { readdirSync } from 'node:fs';
import { type Budget, excessesOf, weigh, weighChunk } from './sizes/page-weight.ts';
import { weighServer } from './sizes/server-weight.ts';

/** Fails if a built page or the server exceeds its budget. Those of pages are compressed bytes. */

/** The first round trip of a new connection carries ten packets of 1,460 bytes. */
const firstRoundTrip = 14_600;
const publicPage = { script: 95_000, style: 11_850, html: firstRoundTrip };

/**
 * Forms that are checked as the server checks them, three ways to sign in, and the plan beside the form. What can be
 * wrong with any field is one list.
 */
const signInPage = { ...publicPage, script: 116_000 };
/** All pages' styles follow those of the public ones; cases of all kinds, papers and people bring eight kilobytes. */
const signedInPage = { ...publicPage, script: 153_300, style: 25_600 };
/** The index of all articles, or an article with the texts of the help pages. */
const helpPage = { ...publicPage, script: 109_500 };
/** As long as the longest article may be: it shows its beginning before all of it is there. */
const maxArticleHtml = 30_000;

const articles = readdirSync('dist/web/pages/help', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `help/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);

const budgets: readonly Budget[] = [
  { page: 'onboarding', ...publicPage },
  { page: 'signin', ...signInPage },
  { page: 'signup', ...signInPage },
  { page: 'terms', ...publicPage },
  { page: 'privacy', ...publicPage },
  { page: 'help', ...helpPage },
  { page: 'help-not-found', ...helpPage },
  { page: 'company', ...signedInPage },
  { page: 'plan', ...publicPage, script: 150_000 },
  { page: 'compare', ...publicPage, script: 150_000 },
  { page: 'dashboard', ...signedInPage, files: 16, alsoLoads: ['home-page'] },
];

/** Chunks loaded only with the expert's panel, measured separately. */
const chunks = { 'expert-panel': 20_000, markdown: 28_000 };

/** Code takes memory from the start on; what few requests need is loaded with the first of them. */
const maxServerBytes = 3_750_000;

const excesses: string[] = [];
console.log('page            script   files   style    html');
for (const budget of budgets) {
  const weight = weigh('dist/web', budget);
  const numbers = [weight.script, weight.files, weight.style, weight.html].map((bytes) =>
    String(bytes).padStart(8),
  );
  console.log(`${weight.page.padEnd(14)}${numbers.join('')}`);
  excesses.push(...excessesOf(weight, budget));
}
const weighed = articles
  .map((page) => {
    const budget = { page, ...helpPage, html: maxArticleHtml };
    const weight = weigh('dist/web', budget);
    excesses.push(...excessesOf(weight, budget));
    return weight;
  })
  .sort((one, other) => one.html - other.html);
const median = weighed[Math.floor(weighed.length / 2)];
const longer = weighed.filter(({ html }) => html > firstRoundTrip);
console.log(
  `${weighed.length} articles: HTML ${median?.html} at the median, ${weighed.at(-1)?.html} at most, ${longer.length} over one round trip`,
);
console.log(
  `their scripts ${Math.max(...weighed.map(({ script }) => script))} at most, style ${median?.style}`,
);
if (!median || median.html > firstRoundTrip) {
  excesses.push(`The HTML of half the articles is over its budget of ${firstRoundTrip} bytes.`);
}
for (const [chunk, most] of Object.entries(chunks)) {
  const bytes = weighChunk('dist/web', chunk);
  console.log(`${chunk.padEnd(14)}${String(bytes).padStart(8)}`);
  if (bytes > most)
    excesses.push(`The chunk ${chunk} weighs ${bytes} bytes, ${bytes - most} over its budget.`);
}
const serverBytes = weighServer('dist/server');
console.log(`server at its start ${serverBytes}`);
if (serverBytes > maxServerBytes) {
  excesses.push(
    `The server loads ${serverBytes} bytes of code at its start, over its budget of ${maxServerBytes}.`,
  );
}
for (const excess of excesses) console.error(excess);
if (excesses.length > 0) process.exitCode = 1;
