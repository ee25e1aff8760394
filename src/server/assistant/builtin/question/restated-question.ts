import { placesIn, plainText } from '../../../knowledge/index.ts';
import type { Turn } from '../../expert.ts';
import { type OwnCaseAspect, ownCaseAspect, ownersAspect } from './own-case-aspect.ts';

/** Words before what a message changes: 'and', 'no, I meant', 'what about'. */
const leadIn =
  /^(?:(?:and|but|or|so|ok|okay|then|no|nope|sorry|wait|oops|actually|well|yes|hm+)[ ,.!:;-]+)*(?:(?:i (?:mean|meant|said|was asking (?:about|for)|am asking (?:about|for))|(?:what|how) about|what (?:if|is|s)(?: it(?: is| s)?)?|if (?:it|i|we)(?: is| am| are)?|make (?:that|it)|(?:the )?same(?: question| thing)?|rather|is (?:it|that) (?:the same|different))[ ,:]+)*(?:the ones?\s+(?=(?:for|in|with|on|at|of|from)\s))?(?:(?:for|in|with|on|at|of|from|the|a|an|my)\s+)*/;

/** Words after it. */
const leadOut =
  /(?:[ ,]+(?:instead|then|please|sorry|now|though|rather|late|overdue|ones?|i (?:mean|meant)|not .*))*[ ?.!]*$/;

/** Parts of countries, and the mainland, which name a place with others or alone. */
const partsOfPlaces = 'delaware|wyoming|riyadh|jeddah|england|scotland|wales|mainland';

/** Only names the currency that an amount is wanted in. */
const inCurrency =
  /^(?:(?:and|so|ok|what(?: is| s)?|how much(?: is)?)[ ,]+)*(?:(?:that|it|this)(?: be)? )?in(?:to)? (?:aed|(?:uae )?dirhams?|sar|(?:saudi )?riyals?|usd|(?:us )?dollars?)[ ?.!]*$/;

/** What a company is, which a message can change alone. */
const kindOfCompany =
  /\b(?:branch(?: of a foreign company)?|joint[- ]stock company|limited liability (?:company|partnership)|(?:general|limited) partnership|partnership|private limited company|prescribed company|llc|ltd|llp|jsc|pte\.? ltd|c[- ]?corp(?:oration)?|corporation|fze|fzco|spv)\b/i;

/** An amount of money or a large number. */
const amount =
  /(?:\b(?:aed|usd|gbp|sgd|sar|dhs?)|s?[$£])?\s?\b\d[\d.,]*\d?(?:\s?(?:k|m|mn|bn|thousand|million|billion)\b|(?:,\d{3})+)?(?:\s(?:aed|usd|gbp|sgd|sar|dirhams?|dollars|pounds|riyals?)\b)?/i;

/** A time, as something is late or held. */
const duration =
  /\b(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:day|week|month|year)s?\b/i;

const people =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:of (?:us|them)|people|persons|employees|staff|partners|shareholders|directors|children|dependants)\b/i;

/** Asks what the thing before comes to for several, as in 'how much would that be for three people?'. */
const countsThat = new RegExp(
  `^(?:(?:and|so|ok|okay|but)[ ,]+)*(?:how much|what) (?:would|will|does|do|is|are) (?:that|it|this|they|those)(?: (?:be|cost|come to|make))? for (${people.source})[ ?.!]*$`,
  'i',
);

/** Asks for the reason of the answer before. */
const asksWhy = /^(?:(?:ok|okay|but|and|so|hm+)[ ,]+)*(?:why|how come)(?: not| is that| so)?[ ?.!]*$/;

/** What somebody asks of their own case while they wait. */
const whileWaiting: readonly (OwnCaseAspect | undefined)[] = ['approved', 'turn', 'until', 'progress'];

/** A name, as of a company or a bank, that is not the first word. */
const name = /(?<=[\w,] )(?:[A-Z]\w+(?: (?=[A-Z]))?)+/g;
const nameAlone =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ww]hat about|[Hh]ow about|[Ff]or|[Oo]r|[Aa]t|[Ww]ith) )*((?:[A-Z]\w+ ?){1,3})\??$/;

/**
 * Restates the questions of a conversation that only change a place, a kind of company or an amount of the question
 * before: 'no, I meant ADGM' and 'what about 400k?' repeat that question with the other place or amount.
 */
export function withRestatedQuestions(turns: readonly Turn[]): readonly Turn[] {
  let before: string | undefined;
  const asked: string[] = [];
  return turns.map((turn) => {
    if (turn.role !== 'user') return turn;
    const restated =
      before === undefined
        ? undefined
        : (restatedQuestion(turn.content, before) ?? comparedQuestion(turn.content, asked));
    before = restated ?? turn.content;
    asked.push(before);
    return restated === undefined ? turn : { ...turn, content: restated };
  });
}

/** Asks which of the places that were spoken of is first, as in 'which tax office gives most time?'. */
const asksWhichPlace =
  /^(?:(?:and|so|but|ok) )*which (?:one |tax office |office |authority |country |place |zone |of (?:them|these|those|the two|the three) )/;

const asksFirst =
  /\b(?:more|most|less|least|(?:cheap|low|high|long|short|quick|fast|soon|lat|earli)(?:er|est))\b/;

/** Which of several places is first, put with what was asked of them before. */
function comparedQuestion(message: string, asked: readonly string[]): string | undefined {
  const plain = plainText(message).trim();
  if (!asksWhichPlace.test(plain) || !asksFirst.test(plain) || placesIn(message).used.length > 0)
    return undefined;
  const latest = asked.at(-1) ?? '';
  const recent = asked.slice(-maxCompared);
  const named = recent.flatMap((each) => placesIn(each).countries);
  const countries = [...new Set(named)];
  if (countries.length < 2 || recent.some((each) => placesIn(each).places.length > 1)) return undefined;
  const ofOthers = countries.filter((country) => !placesIn(latest).countries.includes(country));
  const others = ofOthers.map((country) => ` and ${countryNames.of(country)}`).join('');
  return `${latest.replace(/[ ?.!]*$/, '')}${others}, ${plain.replace(/[ ?.!]*$/, '')}?`;
}

/** Most questions before whose places are set side by side. */
const maxCompared = 3;

/** The question before with what a message changes of it; `undefined` if it asks something of its own. */
export function restatedQuestion(message: string, before: string): string | undefined {
  const plain = plainText(message).trim();
  if (asksWhy.test(plain)) {
    const isWaiting = whileWaiting.includes(ownCaseAspect(before, false) ?? ownersAspect(before));
    return isWaiting ? `Why is it taking so long: ${before}` : undefined;
  }
  // 'And in dirhams?' asks for the same amount.
  if (inCurrency.test(plain))
    return `${before.replace(/[ ?.!]*$/, '')} ${plain.replace(/^.*?(?=\b(?:in|into)\b)/, '')}`;
  const ofRelative = withRelative(plain, before);
  if (ofRelative !== undefined) return ofRelative;
  const [, counted] = countsThat.exec(plain) ?? [];
  if (counted !== undefined) return withCount(counted, before);
  const changed = plain.replace(leadIn, '').replace(leadOut, '').trim();
  if (changed === '' || changed.split(' ').length > maxWords) return undefined;
  if (isOnly(changed, kindOfCompany)) {
    const [old] = kindOfCompany.exec(before) ?? [];
    return old === undefined ? undefined : inItsCountry(before.replace(old, changed), before);
  }
  if (isOnly(changed, amount)) return withAmount(changed, before);
  if (isOnly(changed, duration)) return withDuration(changed, before);
  if (isOnly(changed, people)) return withCount(changed, before);
  return namesPlaceAlone(changed) ? withPlace(changed, before) : withName(message, before);
}

/** The question with the country that only the replaced kind of company told, as 'Pte Ltd' does. */
function inItsCountry(restated: string, before: string): string {
  const [country, ...others] = placesIn(before).countries;
  if (country === undefined || others.length > 0 || placesIn(restated).countries.includes(country))
    return restated;
  return restated.replace(/[ ?.!]*$/, ` in ${countryNames.of(country)}?`);
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The question before about another company or bank by name. */
function withName(message: string, before: string): string | undefined {
  const [, other = ''] = nameAlone.exec(message.trim()) ?? [];
  const isOwn = (each: string) =>
    each !== '' && !namesPlaceAlone(plainText(each)) && !isOnly(plainText(each), kindOfCompany);
  const [old, ...more] = (before.match(name) ?? []).filter(isOwn);
  return old && more.length === 0 && isOwn(other) ? before.replace(old, other.trim()) : undefined;
}

/** Most words of a message that only changes something. */
const maxWords = 5;

/** From this many digits a number is an amount rather than a count of visas, years or people. */
const minDigits = 4;

function isOnly(text: string, pattern: RegExp): boolean {
  return pattern.exec(text)?.[0].trim() === text;
}

function placeWord(words: readonly string[]): string {
  return [...words, partsOfPlaces].join('|');
}

function namesPlaceAlone(text: string): boolean {
  const { places, countries, used } = placesIn(text);
  // A bank suggests its country, and is none.
  if (used.length === 0 && !new RegExp(`\\b(?:${partsOfPlaces})\\b`).test(text)) return false;
  if (places.length > 1 || countries.length !== 1) return false;
  const rest = text.replaceAll(new RegExp(`\\b(?:${placeWord(used)}|the|free ?zone)\\b`, 'g'), ' ');
  return rest.trim() === '';
}

function withPlace(place: string, before: string): string | undefined {
  const { places, countries, used } = placesIn(before);
  if (places.length > 1 || countries.length > 1) return undefined;
  if (places.length + countries.length === 0) return undefined;
  const words = placeWord(used);
  const named = new RegExp(`\\b(?:${words})(?:[ -](?:${words}|free ?zone|arabia))*\\b`, 'gi');
  let isFirst = true;
  const restated = before.replace(named, () => {
    const text = isFirst ? place : '';
    isFirst = false;
    return text;
  });
  // A country that only its money or offices suggest has no name to put another into.
  return isFirst ? undefined : restated.replaceAll(/\s{2,}/g, ' ').replaceAll(/ (?=[?.,])/g, '');
}

function withAmount(changed: string, before: string): string | undefined {
  const amounts = [...before.matchAll(new RegExp(amount, 'gi'))]
    .map(([said]) => said.trim())
    .filter((said) => isAmount(said));
  const [old] = amounts;
  if (old === undefined || amounts.length > 1 || !isAmount(changed)) return undefined;
  const [currency = ''] = /^(?:aed|usd|gbp|sgd|sar|dhs?|s?[$£])\s?/i.exec(old) ?? [];
  return before.replace(old, /^\d/.test(changed) ? `${currency}${changed}` : changed);
}

const relative = 'sons?|daughters?|wife|husband|spouse|mother|father|parents?|brother|sister|child(?:ren)?';
const ownRelative = new RegExp(
  `\\b(?:my|our|his|her) (?:\\d{1,2}[- ]years?[- ]old )?(?:${relative})\\b`,
  'i',
);
const ageTold =
  /[ ,;.?!]+(?:(?:who|he|she|they) (?:is|are) )(?:\d{1,2})(?: years? old)?\b|,? aged? \d{1,2}\b/i;

/** Tells of another relative than the question before, as in 'my son is 27, ok too?'. */
const tellsRelative = new RegExp(
  `^(?:(?:and|but|so|ok|okay)[ ,]+)*(?:what about |how about )?((?:my|our) (?:${relative}))(?:(?:,? who)? (?:is|are)|,? aged?| of)? (\\d{1,2})(?: years? old)?(?:[ ,.]+(?:is (?:that|it|this|he|she) )?(?:ok|okay|fine|allowed|possible|too|also|as well|the same|same))*[ ?.!]*$`,
);

/** The question before about another relative of the asker's, with the age that is told. */
function withRelative(plain: string, before: string): string | undefined {
  const [, who, age] = tellsRelative.exec(plain) ?? [];
  if (who === undefined || !ownRelative.test(before)) return undefined;
  const asked = before.replace(ageTold, '').replace(ownRelative, `${who} aged ${age}`);
  return asked.endsWith('?') ? asked : `${asked}?`;
}

/** The question before, asked of so many. */
function withCount(counted: string, before: string): string | undefined {
  if (people.test(before)) return before.replace(people, counted);
  return asksPrice.test(before)
    ? `${before.replace(/[ ?.!]*$/, '')} for ${counted.replace(/ of (?:us|them)$/, ' people')}?`
    : undefined;
}

const asksPrice = /\b(?:how much|costs?|prices?|fees?|charges?)\b/i;

/** The question before with another time in the place of its only one. */
function withDuration(changed: string, before: string): string | undefined {
  const [old, ...others] = before.match(new RegExp(duration, 'gi')) ?? [];
  return old === undefined || others.length > 0 ? undefined : before.replace(old, changed);
}

/** Whether a number is of money, or too large for visas, years and people; a year is neither. */
function isAmount(said: string): boolean {
  const digits = plainText(said).replaceAll(/\D/g, '');
  return /^\d{4}$/.test(said) && said.startsWith('20')
    ? false
    : digits.length >= minDigits || /[$£]|[a-z]/i.test(said);
}
