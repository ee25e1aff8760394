import { placesIn, wordsOf } from '../../../knowledge/index.ts';

const prepositions = 'for|in|of|on|at|with|from|under|by';

/** A word, or a number with its commas. */
const token = String.raw`(?:[^\s,;?]|,(?=\d))+`;

/** What one preposition leads: up to so many words, so that no clause is taken for a thing. */
const thing = String.raw`(?:(?!\k<prep> )${token} ){0,6}?${token}`;

/** As in 'for 2 and for 3 visas' or 'in ADGM, in Sharjah and in Ajman'. */
const repeated = new RegExp(
  String.raw`^(?<head>.*?)\b(?<prep>${prepositions}) (?<first>${thing})(?<middle>(?:, \k<prep> ${thing})*),? and (?:also )?\k<prep> (?<last>(?:[^,;?]|,(?=\d))+)$`,
  'i',
);

/** As in 'for 2 and 3 visas' or 'on a profit of 40,000 and 150,000'. */
const numbers =
  /^(?<head>.*?)(?<first>(?:\b(?:AED|USD|GBP|SAR|SGD) |\bS\$|[£$€])?\d[\d,.]*(?: ?(?:[km]|million))?) (?:and|or) (?:of )?(?<last>(?:\b(?:AED|USD|GBP|SAR|SGD) |\bS\$|[£$€])?\d[\d,.]*(?: ?(?:[km]|million))?)\b(?<tail> visas?\b.*|)$/i;

/** A number that needs the noun after the other one. */
const bareNumber = /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** Most things that one question is split for. */
const maxThings = 4;

/**
 * A question about several things that a repeated preposition sets side by side, as one question for each: 'What does
 * IFZA cost for 2 and for 3 visas?'. One about a single thing stays as it is.
 */
export function eachAlone(question: string): readonly string[] {
  const said = question.replace(/[?.\s]+$/, '');
  const { head, prep, things } = ofPreposition(said);
  if (things.length === 0) return ofTwoYears(said) ?? ofNumbers(said) ?? ofTwoThings(said) ?? [question];
  return things.length > maxThings ? [question] : things.map((each) => `${head}${prep} ${each}`);
}

/** Whether the things that a repeated preposition sets side by side are places, as in 'in Ajman and in Dubai'. */
export function namesPlacesApart(question: string): boolean {
  const { things } = ofPreposition(question.replace(/[?.\s]+$/, ''));
  return things.length > 1 && things.every(isPlaceAlone);
}

function isPlaceAlone(thing: string): boolean {
  const { places, countries, used } = placesIn(thing);
  const named = new Set(used.flatMap(wordsOf));
  return places.length + countries.length > 0 && wordsOf(thing).every((word) => named.has(word));
}

function ofPreposition(said: string): { head: string; prep: string; things: readonly string[] } {
  const { head = '', prep = '', first = '', middle = '', last = '' } = repeated.exec(said)?.groups ?? {};
  if (first === '' || !asks.test(head)) return { head, prep, things: [] };
  const between = middle.split(new RegExp(`, ${prep} `, 'i')).filter(Boolean);
  const [noun = ''] = /(?<=^\S+) [a-z]+$/i.exec(last) ?? [];
  const things = [first, ...between, last].map((each) => (bareNumber.test(each) ? `${each}${noun}` : each));
  return { head, prep, things };
}

function ofNumbers(said: string): readonly string[] | undefined {
  const { head = '', first = '', last = '', tail = '' } = numbers.exec(said)?.groups ?? {};
  // 'Between 1 and 3' is a range, and years or days are no sizes.
  if (
    first === '' ||
    !asks.test(head) ||
    /\b(?:between|from|year|day|in|categor(?:y|ies)|article|form)s?\s*$/i.test(head)
  )
    return undefined;
  if (tail === '' && !/\b(?:profit|income|turnover|revenue|price|amount|sale)s?\b/i.test(head))
    return undefined;
  return [first, last].map((each) => `${head}${each}${tail}`);
}

/** As in 'How much are the application fee and the registration fee?' */
const twoThings =
  /^(?<head>.*?\b(?:how much|what|how long|when) (?:do|does|are|is) )(?<first>(?:(?:the|an?|my|our) )?[^,;?]+?) and (?<last>(?:the|an?|my|our) [^,;?]+?)(?<tail> (?:cost|costs|take|due|valid|last)\b.*|)$/i;

function ofTwoThings(said: string): readonly string[] | undefined {
  const { head = '', first = '', last = '', tail = '' } = twoThings.exec(said)?.groups ?? {};
  if (first === '') return undefined;
  // 'The fee and the length of the permit' are both of the permit.
  const [thing = ''] = /\b (?:of|for) .+$/.exec(last) ?? [];
  const ofSame = /\b(?:of|for|in|on|to)\b/.test(first) ? '' : thing;
  return [`${head}${first}${ofSame}${tail}`, `${head}${last}${tail}`];
}

/** As in 'What does it cost the first year, and the second?' */
const twoYears =
  /^(?<head>.*?\b(?:in |for )?)(?<first>(?:the )?first year|year one)\b(?<middle>[^;?]*?),? and (?:in |for )?(?<last>(?:the )?(?:second|next|following|later)(?: years?)?|(?:the )?years? after(?:wards)?(?: that)?|year two)$/i;

function ofTwoYears(said: string): readonly string[] | undefined {
  const { head = '', first = '', middle = '', last = '' } = twoYears.exec(said)?.groups ?? {};
  if (first === '' || !asks.test(said)) return undefined;
  const later = /\byear/i.test(last) ? last : `${last} year`;
  return [first, later].map((each) => `${head}${each}${middle}`);
}

const asks = /\b(?:what|how|which|who|when|is|are|do|does|can|may|must)\b/i;
