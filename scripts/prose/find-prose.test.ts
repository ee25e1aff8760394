// biome-ignore-all lint/suspicious/noTemplateCurlyInString: part of the searched code
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProse } from './find-prose.ts';

/** Files that may contain English outside of `src/messages`, with the reason. */
const allowed: readonly (readonly [place: RegExp, reason: string])[] = [
  [
    /^domain\/(catalogue\/(countries|fixed-rates)|banking|fines|products|providers\/(known-providers|provider-rules)|names\/rules|cases\/(kinds|record-fields|step-fields)|invoices\/particulars|activities\/(activities|effects|licence-classes))/,
    'content with sources, translated per document',
  ],
  [
    /^domain\/(catalogue\/integrity|prices\/adopted-figures)|^server\/knowledge\/(integrity|article)/,
    'told to who changes that content',
  ],
  [
    /^server\/(assistant\/(builtin|tools)|knowledge|voice\/(spoken|repair|check-voice))/,
    'words of questions, and what articles and voices say',
  ],
  [
    /^server\/assistant\/(evaluation|own-plan|model\/(evidence|instruction|prompt|tools))/,
    'read by the language model, or by who judges its answers',
  ],
  [
    /^server\/(configuration|open-(services|storage)|platform|pages|jobs|main)|\/check-[\w-]+\.ts$/,
    'told to operators',
  ],
  [
    /^server\/(mail\/(smtp|outbox)-|billing\/no-billing|accounts\/google\/identity-provider|(brand|prices)\/open-)/,
    'told to operators',
  ],
  [/^domain\/clients\/(cell-values|client-columns)\.ts$/, "words of agencies' own tables"],
  [/^server\/accounts\/device\.ts$/, 'names of products'],
  [/^server\/paper-checks\/pages\/mark-picture\.ts$/, 'name of a typeface'],
  [/^server\/voice\/(call\/(call|dialogue)\.ts$|engines\/(embedded|endpoint))/, 'told to operators'],
];

const source = (place: string) => readFileSync(`src/${place}`, 'utf8');
const places = ['contract', 'domain', 'server'].flatMap((room) =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((place) => /\.tsx?$/.test(place) && !/\.(test|suite)\.tsx?$|\/testing\//.test(place)),
);

/** Domain and contract hold codes and data, so that not even part of a sentence belongs there. */
const proseOf = (place: string) => findProse(place, source(place), /^(contract|domain)\//.test(place));

test('below the web, all texts for people are in the catalogues of src/messages', () => {
  const stray = places
    .filter((place) => !allowed.some(([pattern]) => pattern.test(place)))
    .flatMap((place) => proseOf(place).map(({ line, text }) => `src/${place}:${line} ${text}`));
  expect(stray).toEqual([]);
});

test('every exception is still needed', () => {
  const unneeded = allowed.filter(
    ([pattern]) => !places.some((place) => pattern.test(place) && proseOf(place).length > 0),
  );
  expect(unneeded).toEqual([]);
});

test.each([
  ["const message = 'Company saved.';", 'Company saved.'],
  ["const label = 'Par value';", 'Par value'],
  ['const text = `Invitation sent to ${email}.`;', 'Invitation sent to ….'],
  ['const text = `${name} was removed.`;', '… was removed.'],
  ["const texts = { open: 'Not yet' };", 'Not yet'],
  ["const answer = { message: 'Sent.' };", 'Sent.'],
  ["const answer = { message: 'saved' };", 'saved'],
  ['const answer = { message: `${name} is gone` };', '… is gone'],
  ["const note = 'Done.';", 'Done.'],
  ["const note = '*The model is silent.*';", '*The model is silent.*'],
  ["const rule = fact(9, 'high', ['Rates', 'https://a.example'], 'It is due.');", 'It is due.'],
  ['const line = <p>Nothing here yet</p>;', 'Nothing here yet'],
])('finds %s', (code, text) => {
  expect(findProse('x.tsx', code)).toEqual([{ line: 1, text }]);
});

test.each([
  "throw new Error('The file cannot be read.');",
  "log.warn({ err }, 'The logo could not be removed.');",
  "const operation = { summary: 'One company of the signed-in person.' };",
  'const query = sql`Select the rows that remain`;',
  "const code = 'company-saved';",
  "const source = ['Tax facts: corporate income tax', 'https://a.example/tax'];",
  "const answer = { message: '' };",
  "const type = 'text/html; charset=utf-8';",
  "import { a } from './Some file.ts';",
  "const part = 'the part above that';",
])('leaves %s alone', (code) => {
  expect(findProse('x.ts', code)).toEqual([]);
});

test('finds parts of sentences where asked', () => {
  const code = 'const less = ` less marginal relief of ${amount}`;';
  expect(findProse('x.ts', code, true)).toEqual([{ line: 1, text: 'less marginal relief of …' }]);
});
