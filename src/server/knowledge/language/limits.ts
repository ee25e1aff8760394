import type { Figure } from './figure.ts';

/** On which side of a figure a text sets something, and whether with the figure itself. */
interface Limit {
  side: 'low' | 'high';
  isInclusive: boolean;
}

const high = { side: 'high', isInclusive: true } as const;
const low = { side: 'low', isInclusive: true } as const;

/** What stands right in front of a figure, the longer wordings first. */
const inFront: readonly (readonly [RegExp, Limit])[] = [
  [
    /\b(?:up to|at (?:the )?most|no(?:t)? (?:more|later|longer|older|higher) than|within|not? (?:above|over|exceed\w*|beyond)|max(?:imum)?(?: of)?)$/i,
    high,
  ],
  [
    /\b(?:at least|no(?:t)? (?:less|fewer|sooner|earlier|younger) than|not? (?:below|under)|min(?:imum)?(?: of)?)$/i,
    low,
  ],
  [/\b(?:below|under|less than|fewer than|younger than)$/i, { side: 'high', isInclusive: false }],
  [/\b(?:above|over|more than|exceed\w*|beyond|older than)$/i, { side: 'low', isInclusive: false }],
];

/** What stands right behind it. */
const orMore = /^[^,;:.()]{0,20}?\b(?:or|and) (?:more|above|over|older|longer|higher|upwards?)\b/i;
const orLess = /^[^,;:.()]{0,20}?\b(?:or|and) (?:fewer|less|below|under|younger|shorter|lower)\b/i;

/** Whether a sentence sets its figure as a limit on the same side as its source. */
export function isSameLimit(said: Figure, source: Figure): boolean {
  const [own, known] = [limitOf(said), limitOf(source)];
  if (!own || !known || said.kind === 'date') return true;
  // Of an amount it hardly matters, and sources say both.
  if (own.side === known.side)
    return own.isInclusive === known.isInclusive || (said.kind !== 'number' && said.kind !== 'percent');
  // 'Exempt up to 35' and 'audited above 35' are one limit; 'exempt from 35 on' is another.
  return !own.isInclusive || !known.isInclusive;
}

function limitOf({ before, after }: Figure): Limit | undefined {
  if (orMore.test(after)) return low;
  if (orLess.test(after)) return high;
  const near = before.trimEnd().replace(/(?: an?| the| about| [A-Z]{3})+$/, '');
  return inFront.find(([wording]) => wording.test(near))?.[1];
}
