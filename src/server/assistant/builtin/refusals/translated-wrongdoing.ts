import type { Wrongdoing } from './wrongdoing.ts';

/*
 * A message in another language is translated word by word, so its words stand in no order that a pattern could expect.
 * What it wants is recognised by the things that it names together.
 */

const hiding = /\b(?:hide|hidden|conceal|secret|secretly|nobody knows)\b/;
const rules: readonly (readonly [Wrongdoing, readonly RegExp[]])[] = [
  ['bribery', [/\bbribe/]],
  ['laundering', [/\blaunder|\bblack money\b/]],
  ['backdating', [/\bbackdate/]],
  [
    'forgery',
    [
      /\bfake\b/,
      /\b(?:passport|contract|lease|papers?|documents?|certificate|licen[cs]e|visa|degree|stamp|statement|id)\b/,
    ],
  ],
  ['evasion', [/\bfake\b/, /\binvoices?\b/]],
  [
    'evasion',
    [/\bevade\b|\bwithout tax\b|\btax without\b/, /\btax\b/, /\b(?:evade|nobody knows|send|hide|secretly)\b/],
  ],
  ['evasion', [hiding, /\b(?:profit|income|revenue|money|sales|tax)\b/]],
  ['hidden-owner', [hiding, /\b(?:owner|name|register|shareholder|partner|own|100%)\b/]],
  ['hidden-owner', [/\bstraw owner\b/]],
  ['hidden-owner', [/\bso that\b/, /\bname\b/, /\bnot appear\b/]],
  ['evasion', [/\bsplit\b/, /\b(?:turnover|sales|revenue|profit)\b/, /\b(?:so that|not due)\b/]],
  ['sanctions', [/\bsanctions\b/, /\b(?:partner|owner|friend|brother|avoid|evade|hide|on the list)\b/]],
];

/** Asks what the law or a penalty is, rather than how to break it. */
const asksLaw = /\b(?:fine|penalty|punish|law)\b/;

/** What a message, translated word by word, wants help with that is against the law; `undefined` if nothing. */
export function wrongdoingTranslated(text: string): Wrongdoing | undefined {
  const plain = text.toLowerCase();
  if (asksLaw.test(plain)) return undefined;
  return rules.find(([, things]) => things.every((thing) => thing.test(plain)))?.[0];
}
