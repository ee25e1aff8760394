import type { LaterCaseKind } from '#domain/cases/case-kind.ts';
import { plainText } from '../../../knowledge/index.ts';

/** How people name what a later case does. */
const named: readonly (readonly [LaterCaseKind, RegExp])[] = [
  [
    'director-change',
    /\b(?:add|appoint|chang|replac|remov|new|another)\w*\b.{0,30}\b(?:directors?|managers?)\b/,
  ],
  [
    'address-change',
    /\b(?:mov|chang|relocat|new)\w*\b.{0,30}\baddress\b|\b(?:mov|relocat)\w*\b.{0,30}\boffice\b/,
  ],
  ['share-transfer', /\b(?:transfer|sell)\w*\b.{0,30}\bshares?\b/],
  ['activity-change', /\b(?:add|chang|new|another)\w*\b.{0,30}\bactivit(?:y|ies)\b/],
  [
    'closing',
    /\b(?:clos|dissolv|liquidat)\w*\b.{0,30}\b(?:company|business|it)\b|\b(?:strike|wind)\w*\b.{0,30}\b(?:off|up)\b/,
  ],
  ['licence-renewal', /\brenew\w*\b.{0,20}\blicen[cs]e\b|\blicen[cs]e renewal\b/],
];

/** The kind of later case that a question names; `undefined` where it names none. */
export function laterCaseAsked(question: string): LaterCaseKind | undefined {
  const plain = plainText(question);
  return named.find(([, words]) => words.test(plain))?.[0];
}
