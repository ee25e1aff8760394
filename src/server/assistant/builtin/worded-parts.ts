import type { Fact } from '#domain/catalogue/definition.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { comparePlaces } from '../tools/compare-places.ts';
import { costOfLaterYear } from '../tools/cost-of-later-year.ts';
import { costOfPlace, costsOfSizes } from '../tools/cost-of-place.ts';
import { costOverYears } from '../tools/cost-over-years.ts';
import { deMinimisLimit } from '../tools/de-minimis-limit.ts';
import { delawareFranchiseTax } from '../tools/delaware-franchise-tax.ts';
import { documentsOfPlace } from '../tools/documents-of-place.ts';
import { dueDates, firstYearEnd, namedDays } from '../tools/due-dates.ts';
import { feePrices } from '../tools/fee-prices.ts';
import { fineForDelay, finesForDelays } from '../tools/fine-for-delay.ts';
import { passportValidity } from '../tools/passport-validity.ts';
import { sideBySide } from '../tools/places-side-by-side.ts';
import { placeNameOf } from '../tools/planned-place.ts';
import { quotaOfArea, quotaOfPlace } from '../tools/quota-of-place.ts';
import { taxOnProfit } from '../tools/tax-on-profit.ts';
import { taxRates } from '../tools/tax-rates.ts';
import { taxRegistration } from '../tools/tax-registration.ts';
import { timeOfPlace } from '../tools/time-of-place.ts';
import { valueAddedTax } from '../tools/value-added-tax.ts';
import { visaCost } from '../tools/visa-cost.ts';
import type { AnswerContext } from './context.ts';
import { ownCaseParts } from './own-case/own-case.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { type ExpertWords, expertWordsIn } from './wording/expert-words.ts';
import { translatedQuote } from './wording/translated-quote.ts';
import { withVerdictOnLoss } from './wording/verdict.ts';
import type { Part } from './wording/word-answer.ts';

/** An answer in sentences: the first one is the answer. */
export function wordedParts(answer: TypedAnswer, context: AnswerContext): readonly Part[] {
  const { localAmounts } = expertWordsIn(context.language ?? 'en');
  return partsOf(answer, context).map((part) => ({ ...part, text: localAmounts(part.text) }));
}

function partsOf(answer: TypedAnswer, context: AnswerContext): readonly Part[] {
  const { publicUrl, today, language = 'en' } = context;
  const words = expertWordsIn(language);
  const said = (text: string): Part[] => [{ text, sources: [] }];
  const known = (part: Part | undefined): Part[] => (part ? [part] : []);
  switch (answer.kind) {
    case 'small-talk':
      return answer.talk === 'otherTrade' ? said(words.outOfScope) : said(words.smallTalk[answer.talk]);
    case 'wrongdoing':
      return said(words.wrongdoing[answer.what]);
    case 'instead': {
      const text = words.instead[answer.what];
      return said(answer.what === 'advice' ? text : `${text}\n\n${personLink(context, words)}`);
    }
    case 'other-language': {
      const { german, spanish, french, other } = words.language;
      const own = { german, spanish, french, other: '' }[answer.language];
      return said([own, other].filter(Boolean).join('\n\n'));
    }
    case 'out-of-scope':
      return said(words.outOfScope);
    case 'other-country':
      return said(words.otherCountry(answer.country));
    case 'ask-back':
      return said(words.askBack[answer.about]);
    case 'own-case':
      return ownCaseParts(answer.answer, publicUrl, words);
    case 'cost':
      return [costOfPlace(answer.plan, publicUrl, answer, words)];
    case 'costs':
      return [costsOfSizes(answer.plans, publicUrl, words)];
    case 'cost-of-year':
      return [costOfLaterYear(answer.plan, answer.costs, publicUrl, words)];
    case 'cost-over-years':
      return [costOverYears(answer.plan, answer.years, publicUrl, words)];
    case 'visa-cost':
      return known(visaCost(answer.jurisdiction, answer, words));
    case 'fees':
      return [feePrices(answer.fees, answer.count, words)];
    case 'time':
      return [timeOfPlace(answer.plan, publicUrl, answer.asksSteps, words)];
    case 'documents':
      return known(documentsOfPlace(answer.plan, publicUrl, words));
    case 'quota':
      return [quotaOfPlace(answer.jurisdiction, answer.officeType, words)];
    case 'quota-of-area':
      return known(quotaOfArea(answer.jurisdiction, answer.area, words));
    case 'comparison':
      return [comparePlaces(answer.plans, publicUrl, answer.focus, words)];
    case 'side-by-side':
      return [sideBySide(answer, words)];
    case 'tax-on-profit':
      return [taxOnProfit(answer, words)];
    case 'value-added-tax':
      return [valueAddedTax(answer, words)];
    case 'tax-registration':
      return [taxRegistration(answer.country, answer.turnover, words)];
    case 'tax-rates':
      return [taxRates(answer.countries, answer.isLess, words)];
    case 'fine':
      return [fineForDelay(answer.fine, answer, words)];
    case 'fines':
      return [finesForDelays(answer.delays, words)];
    case 'first-year-end':
      return [firstYearEnd(answer.jurisdiction, answer.incorporation, words)];
    case 'franchise-tax':
      return [delawareFranchiseTax(answer.shares, franchiseReportFee(context), words)];
    case 'de-minimis': {
      const limit = deMinimisLimit(answer.revenue, answer.other, words);
      return [{ ...limit, text: withVerdictOnLoss(limit.text, context.asWritten ?? '') }];
    }
    case 'due-dates': {
      const { jurisdiction, requirements, dates } = answer;
      return known(dueDates(jurisdiction, requirements, dates, { ...answer, today }, words));
    }
    case 'passport':
      return known(passportValidity(context.passages, answer.country, answer.expiresOn, today, words));
    case 'named-days':
      return known(namedDays(answer.jurisdiction, answer.ids, { today, asksLate: answer.asksLate }, words));
    case 'quoted':
      return language === 'en'
        ? answer.parts
        : answer.parts.slice(0, 1).map((part) => translatedQuote(part, context, words));
    case 'unknown':
      return said(unknownText(answer.places, context, words));
    case 'left-out':
      return said(words.unknown.leftOut(answer.questions));
  }
}

/** What a Delaware corporation pays for the report that is due with its franchise tax. */
function franchiseReportFee({ catalogue }: AnswerContext): Fact<MoneyRange> | undefined {
  const fees = catalogue.jurisdictionWith('us-c-corporation')?.fees ?? [];
  const amount = fees.find(({ id }) => id === 'annual-report')?.amount;
  return amount && 'value' in amount ? amount : undefined;
}

function unknownText(
  places: readonly string[],
  { catalogue, publicUrl }: AnswerContext,
  { unknown, ...words }: ExpertWords,
): string {
  const found = places.flatMap((id) => catalogue.jurisdictionWith(id) ?? []);
  const names = found.map((jurisdiction) => placeNameOf(jurisdiction, { unknown, ...words }).place);
  const authorities = found.flatMap(({ authority }) => ('value' in authority ? [authority.value] : []));
  return [
    unknown.looked(names),
    authorities.length > 0 ? unknown.authority([...new Set(authorities)]) : unknown.adviser,
    unknown.recorded,
  ]
    .join(' ')
    .concat(`\n\n${personLink({ publicUrl }, { unknown, ...words })}`);
}

/** The page that says who runs this site and how to reach them; anybody can open it. */
function personLink({ publicUrl }: Pick<AnswerContext, 'publicUrl'>, { instead }: ExpertWords): string {
  return instead.person(`${publicUrl}/app/privacy`);
}
