import { valuesWantedBy } from '../../../knowledge/index.ts';

/** A question for a value by its name, and how such a value looks. */
const named: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /\b(?:which|what|last|latest|final) (?:day|date|month)\b/i,
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ],
  [
    /\b(?:which|what) (?:turnover|revenue|income|salary|capital|profit|sum)\b|\b(?:must|should|need to|have to) (?:i|we|you|one|they|it) (?:earn|invest|raise|deposit)\b/i,
    /\b(?:AED|USD|GBP|SAR|SGD|S\$) ?\d|[£$] ?\d/,
  ],
  [/\bhow much of\b|\b(?:which|what) (?:share|stake|percentage)\b/i, /\d ?%/],
  [/\b(?:which|what) (?:\w+ )?(?:forms?|returns?)\b/i, /\bForms? [A-Z\d]|\b[A-Z]{2,3}(?:-| IN)?\d+\b/],
  [
    /\b(?:which|what) (?:papers|documents)\b/i,
    /\bpassport|\bcertificate|\bcontract\b|\bmemorandum|\bpower of attorney|\bresolution/i,
  ],
  [
    /\bwhom? (?:is|are) (?:it|that|this|they) (?:good|right|meant) ?(?:for)?\b|\bwho(?:m)? does it suit\b/i,
    /\bsuits\b/,
  ],
  [/\bwho (?:answers|is responsible|is liable)\b/i, /\bresponsible\b|\bliable\b|\banswers for\b/i],
];

/** How the values look that a text asks for, by their kind or by name. */
export function valuesAskedBy(text: string): readonly RegExp[] {
  return [...valuesWantedBy(text), ...named.filter(([asks]) => asks.test(text)).map(([, holds]) => holds)];
}
