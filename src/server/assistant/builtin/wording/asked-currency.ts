import { fixedRates } from '#domain/catalogue/fixed-rates.ts';
import { type Currency, currencies, minorPerMajor } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import type { Part } from './word-answer.ts';

/** Asks for an amount in a currency, as in 'in dirhams?' */
const asksIn =
  /\b(?:in|into|to) (?:(?<AED>aed|(?:uae )?dirhams?)|(?<SAR>sar|(?:saudi )?riyals?)|(?<USD>usd|(?:us )?dollars?))\b(?=[ ?.!]*$)/i;

/** The pegged currency that a question wants an amount in; `undefined` if it asks for none. */
function currencyAsked(question: string): Currency | undefined {
  const { groups = {} } = asksIn.exec(question) ?? {};
  return currencies.find((code) => groups[code] !== undefined);
}

const amount =
  /\b(?<code>AED|USD|SAR)[ \u00A0](?<low>\d[\d,]*(?:\.\d+)?)(?: ?(?:to|–|-) ?(?<high>\d[\d,]*(?:\.\d+)?))?/;

/** An answer that opens with its first amount in the currency that is asked for, if a central bank fixes the rate. */
export function inCurrencyAsked(parts: readonly Part[], question: string): readonly Part[] {
  const asked = currencyAsked(question);
  const [first, ...others] = parts;
  const [opening = ''] = sentencesIn(first?.text ?? '');
  const { code, low = '', high = low } = amount.exec(opening)?.groups ?? {};
  const own = currencies.find((each) => each === code);
  if (!first || !asked || !own || own === asked || opening.includes(asked)) return parts;
  const rate = dollarsPer(own) / dollarsPer(asked);
  if (!Number.isFinite(rate)) return parts;
  const major = (said: string) => Number(said.replaceAll(',', ''));
  const rounded = (said: string) => Math.round(major(said) * rate) * minorPerMajor(asked);
  const minor = (said: string) => Math.round(major(said) * minorPerMajor(own));
  const converted = expertMessages.arithmetic.converted(
    moneyText({ currency: own, low: minor(low), high: minor(high) }),
    moneyText({ currency: asked, low: rounded(low), high: rounded(high) }),
  );
  return [{ ...first, text: `${converted} ${first.text}` }, ...others];
}

function dollarsPer(currency: Currency): number {
  if (currency === 'USD') return 1;
  const fixed = fixedRates.find(({ one, of }) => one === 'USD' && of === currency);
  return fixed ? 1 / fixed.rate : Number.NaN;
}
