import { corporateTaxRateOf } from '#domain/tax/corporate-tax.ts';
import { registrationLimits } from '#domain/tax/registration-limits.ts';
import { placesIn, plainText, wordsOf } from '../../../knowledge/index.ts';
import { currencyNamed } from '../../tools/limit-verdict.ts';
import { measureOf } from '../../tools/measured-amounts.ts';
import { asksMore } from '../comparisons/side-by-side.ts';
import type { AnswerContext } from '../context.ts';
import { amountsIn, onlyAmountIn, onlyPriceIn, partOfTotal } from '../question/quantities.ts';
import type { Reading } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';

/** The rates of corporate tax where several countries, or one and nothing else, are asked about. */
export function taxRatesAnswer(
  { question, asks, countries, places, particular, isGuessed }: Reading,
  { language = 'en' }: AnswerContext,
): TypedAnswer | undefined {
  const plain = plainText(`${question} ${asks}`);
  if (
    !/\b(?:corporate|corporation|company|profits?|income) tax(?:es)?\b|\btax(?:es)? on profits?\b/.test(plain)
  )
    return undefined;
  const asksRate =
    countries.length > 1 ||
    /\brates?\b|\bper ?cent|\bhow much\b|\bwhat\b|\bcompar|\blow(?:er|est)\b|\bless\b|\bhigh/.test(plain);
  if (!asksRate) return undefined;
  // In English an article says more of one country.
  const isAlone = countries.length < 2 && language === 'en';
  if (countries.length === 0 || isAlone || isGuessed || places.some((id) => id.startsWith('ae-')))
    return undefined;
  const named = new Set(wordsOf(placesIn(question).used.join(' ')));
  return particular.every((word) => ofTaxRates.has(word) || named.has(word))
    ? { kind: 'tax-rates', countries, isLess: !asksMore.test(plain) }
    : undefined;
}

const ofTaxRates = new Set(
  wordsOf(
    'delaware wyoming corporate corporation tax taxes rate rates standard percent profit income side versus vs difference between usa company companies low lower lowest less high higher compare pay',
  ),
);

/** What a business has sold so far, rather than a price. */
const ofTurnover =
  /\b(?:turnover|profits?|salar(?:y|ies)|threshold|regist\w+|revenue|sales|sold\b.{0,60}\b(?:years?|quarters?|months?|so far|since)|(?:be|get|go|come) (?:in|into) vat|turn(?:s|ed)? over|voluntar\w+|records?|offen[cs]es?|supplies|exceed\w*|above|over|below|under|passed|limit|fines?|penalt\w+|late|refund|credits?|excess|input|claim\w*|reclaim\w*|returns?|forecast\w*|expect\w*|appl(?:y|ies|ied)|deadline|due|when)\b/;

/** The value added tax of the one price that a question names. */
export function valueAddedTaxAnswer({ question, countries }: Reading): TypedAnswer | undefined {
  const plain = plainText(question);
  const price = /\b(?:vat|gst|value added tax)\b/.test(plain) ? onlyPriceIn(question) : undefined;
  const [country = 'AE'] = countries;
  if (price === undefined || country === 'US' || ofTurnover.test(plain)) return undefined;
  const isIncluded = /\b(?:includ\w+|inclusive|with) (?:the |5% |9% |15% |20% )?(?:vat|gst)\b|\bgross\b/.test(
    plain,
  );
  return { kind: 'value-added-tax', country, price, isIncluded };
}

/** Asks whether one must register for value added tax. */
const asksRegistration =
  /\bregist(?:er|ered|ration)\b|\bneed (?:\w+ ){0,3}(?:vat|gst)\b|\b(?:vat|gst)(?: (?:or not|needed|required|compulsory|mandatory|yes or no))?[ ?]*$/;

/** What a turnover alone does not decide. */
const besideTurnover =
  /\b(?:voluntar\w*|(?:by|of) (?:my |our )?(?:own )?choice|optional\w*|expens\w+|costs?|fees?|imports?|exports?|zero-? ?rated|exempt\w*|expect\w*|forecast\w*|next|will|deregist\w*|de-regist\w*|cancel\w*|unregist\w*|leave|leaving|left|stop\w*|stay\w*|out of|profits?|salar\w+|wages?|employ\w*|dividends?|capital|deposits?|fell|fallen|drop\w*|shrank|charge\w*|fines?|penalt\w+|late|certificate|documents?|papers?|returns?|rates?|invoic\w*|when|how|which|what|who|until|deadline|abroad|overseas|foreign|non-?resident|not established|netp|based in|live in|living in|run from|designated|corporate tax|corporation tax|branch\w*|group|freelanc\w*|marketplace|amazon)\b/;

/** Whether the one turnover that a question names makes registration for value added tax compulsory. */
export function taxRegistrationAnswer({ question, countries, days }: Reading): TypedAnswer | undefined {
  const plain = plainText(question);
  if (!/\b(?:vat|gst|value added tax)\b/.test(plain) || !asksRegistration.test(plain)) return undefined;
  if (besideTurnover.test(plain) || days.length > 0 || countries.length > 1) return undefined;
  const turnover = onlyAmountIn(question);
  const [country = 'AE'] = countries;
  if (turnover === undefined || country === 'US') return undefined;
  const isOfTurnover =
    amountsIn(question).revenue === turnover ||
    /\b(?:make|makes|earns?|sell|sells|sold|bill|bills)\b/.test(plain);
  const currency = currencyNamed(question);
  if (!isOfTurnover || (currency && currency !== registrationLimits[country].currency)) return undefined;
  return { kind: 'tax-registration', country, turnover };
}

/** A sum by a rule of tax law, over the amounts that the question names. */
export function taxAnswer({ question, before, countries }: Reading): TypedAnswer | undefined {
  const plain = plainText(`${before} ${question}`).replaceAll(/\bct\b/g, 'corporate tax');
  const own = plainText(question).replaceAll(/\bct\b/g, 'corporate tax');
  const { profit, revenue, authorised: named, issued, assets } = amountsIn(question);
  // Shares without another word are those of the charter, which the state bills.
  const [, shares] = (issued === undefined && /\bfranchise\b.*\b(\d{4,}) shares\b/.exec(plain)) || [];
  const authorised = named ?? (shares === undefined ? undefined : Number(shares));
  if (authorised !== undefined && /franchise|delaware/.test(plain)) {
    return { kind: 'franchise-tax', shares: { authorised, issued, assets } };
  }
  if (/non-? ?qualifying|de-? ?minimis/.test(plain)) {
    const parts = partOfTotal(own);
    if (parts) return { kind: 'de-minimis', revenue: parts.total, other: parts.part };
    if (revenue !== undefined) return { kind: 'de-minimis', revenue };
  }
  const isOfProfits =
    /\b(?:corporate|corporation|company|income|profits?) tax|\btax (?:on|for) (?:a |our |my )?profits?|\btax(?:ed)?\b/;
  // What was not paid in time costs interest, whatever the tax.
  if (
    /\bpa(?:id|y|ying|yment)\b.{0,40}\b(?:late|overdue|after the (?:due|deadline))\b/.test(own) ||
    (/\b(?:late|overdue|unpaid)\b/.test(own) && !/\bprofits?\b/.test(own))
  )
    return undefined;
  // How much of an income is free follows from the same sum.
  const isOfFree = profit !== undefined && countries[0] === 'SG' && /\bexempt/.test(own);
  if (
    !(isOfProfits.test(plain) || isOfFree) ||
    /\b(?:vat|gst|zakat|franchise|withholding|salary|payroll)\b|\bregist(?:er|ered|ration)\b|\bstate (?:\w+ )?tax\b|\bapportioned\b/.test(
      plain,
    )
  ) {
    return undefined;
  }
  const asksSum =
    /\btax(?: in \w+)?[ ?.]*$|^tax (?:in|for)\b|\bhow much\b|\bwhat\b|\bwould\b|\bpay\b|\bowe\b|\btax\b.*\b(?:due|profit)\b|^(?:and|corporate|corporation|company|income|profit)?\b.*\bon\b|^and\b.*\b(?:for|with|at)\b/;
  const taxed = profit ?? (revenue === undefined && asksSum.test(own) ? ofTax(question, plain) : undefined);
  if (taxed === undefined || !asksSum.test(own)) return undefined;
  // Of a tax itself none is due.
  const namesProfit = profit !== undefined && /\bprofits?\b/.test(own);
  if (!namesProfit && measureOf(question, taxed) === 'tax') return undefined;
  const [first = 'AE'] = countries;
  const currency = currencyNamed(question);
  // Whose tax it is tells the currency, where owners come from another country; dollars are paid anywhere.
  const ofCurrency = countries.find((each) => corporateTaxRateOf(each).currency === currency);
  const country = ofCurrency ?? first;
  return {
    kind: 'tax-on-profit',
    country,
    profit: taxed,
    isStartUp: /\bnew\b|(?<!\b(?:not|no|without|minus) (?:an? |the )?)start-?up|first (?:year|three)/.test(
      plain,
    ),
    taxedShare: country === 'SA' ? foreignShareIn(own) : undefined,
  };
}

/** The percentage that foreign owners hold, as in '60% foreign', or all but the Saudi share. */
function foreignShareIn(said: string): number | undefined {
  const plain = said.replaceAll(/\bhalf\b/g, '50%').replaceAll(/\bper ?cent\b/g, '%');
  const [, saudi] =
    /\b(\d{1,3})% (?:is |are |of \w+ )?(?:(?:belongs? to |held by |owned by )?(?:my |our |the |an? ))?saudi\b/.exec(
      plain,
    ) ?? [];
  if (saudi !== undefined && Number(saudi) <= 100) return 100 - Number(saudi);
  const [, share] =
    /\b(\d{1,3})% (?:is |are |of \w+ )?(?:foreign|non-? ?saudi|expat|overseas)/.exec(plain) ??
    /\b(?:foreign|non-? ?saudi|overseas)\w* (?:\w+ )?(?:hold|own|have|has|holds|owns) (\d{1,3})%/.exec(
      plain,
    ) ??
    [];
  return share === undefined || Number(share) > 100 ? undefined : Number(share);
}

/** The one amount of a question about tax on it, as in 'Corporate tax on 500,000 dirhams?' */
function ofTax(question: string, withContext: string): number | undefined {
  const amount = onlyAmountIn(question);
  return /\b(?:corporate|corporation|income|profits?) tax\b/.test(withContext) &&
    /\b(?:on|of|from|with|for)\b/.test(plainText(question))
    ? amount
    : undefined;
}
