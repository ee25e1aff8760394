import { plainText } from '../../knowledge/index.ts';

/** What an amount of money may be an amount of. */
const measures = {
  dividend: /dividends?/,
  interest: /interest/,
  rent: /rents?|rented|leases?|(?:warehouse|office|plot|showroom) (?:for|at)/,
  royalty: /royalt(?:y|ies)/,
  service: /services?|consult\w+|management fees?/,
  loan: /loans?|lent|borrow\w*/,
  assets: /assets/,
  wages: /wages?|payroll|salar(?:y|ies)/,
  turnover: /revenues?|turnover|turn(?:s|ed|ing)? over|sales|sells?|sold|supplies/,
  profit: /profits?|income|earn(?:s|ed|ings?)?/,
  base: /base/,
  tax: /tax(?:es)?/,
  capital: /capital/,
  deposit: /deposits?/,
  price: /prices?|invoices?|goods|bought|buys?|costs/,
} as const;
export type Measure = keyof typeof measures;

const all = Object.entries(measures) as [Measure, RegExp][];

/** What the words of a text may measure: 'income tax' is a tax and no income. */
export function measuresIn(text: string): ReadonlySet<Measure> {
  const plain = withTaxes(plainText(text));
  return new Set(
    all
      .filter(([, words]) => new RegExp(`\\b(?:${words.source})\\b`).test(plain))
      .map(([measure]) => measure),
  );
}

function withTaxes(plain: string): string {
  return plain.replaceAll(/\b(?:income|profits?|corporate|corporation|company|withholding) tax/g, 'tax');
}

const isOnBase = /^ (?:is |falls? |due |do we (?:pay|owe) )?(?:on|from)\b/;

/** Between a tax and the amount that it is on, as in 'tax does a company pay on £'. */
const isLedByOn = /^(?: (?!of\b)\w+){0,6} (?:on|from) (?:(?!of\b)[a-z$£€]+ ?){0,4}$/;

/** Longest distance between an amount and the word for it, in characters. */
const reach = 60;

/** What the one amount of a question is an amount of, by the nearest word of its sentence for that. */
export function measureOf(question: string, amount: number): Measure | undefined {
  const sentence = plainText(question)
    .split(/[?!;:]|\.(?!\d)/)
    .map(withTaxes)
    .find((each) => new RegExp(`(?<![\\d.])${amount}(?![\\d%])`).test(each));
  if (sentence === undefined) return undefined;
  const start = sentence.indexOf(String(amount));
  const end = start + String(amount).length;
  let nearest: { measure: Measure; away: number } | undefined;
  for (const [measure, words] of all) {
    for (const match of sentence.matchAll(new RegExp(`\\b(?:${words.source})\\b`, 'g'))) {
      const after = match.index + match[0].length;
      // A tax on an amount is not that amount.
      if (
        measure === 'tax' &&
        (isOnBase.test(sentence.slice(after)) || isLedByOn.test(sentence.slice(after, start)))
      )
        continue;
      const away = match.index >= end ? match.index - end : start - after;
      if (away <= reach && (!nearest || away < nearest.away)) nearest = { measure, away };
    }
  }
  return nearest?.measure;
}
