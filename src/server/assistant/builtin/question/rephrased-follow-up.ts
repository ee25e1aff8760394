import { numbersToNineteen, plainText, wordsOf } from '../../../knowledge/index.ts';
import { asksIn } from './questions-in.ts';

/** Words before what a follow-up asks. */
const leadIn =
  /^(?:(?:and|but|or|so|ok|okay|then|now)\b[ ,]*)*(?:(?:what|how) about\b[ ,]*|what if\b[ ,]*)?(?:the ones? (?=(?:for|of|in|with|under|above|over)\b))?/i;

/** Words after it. */
const leadOut = /(?:[ ,]+(?:instead|then|please|though|now|rather|too|as well|itself|themselves))*[ ?.!]*$/i;

const prepositions = 'for|with|without|in|at|by|from|of|on|as|to|under|after|before|through|inside|outside';
const determiners = 'an?|the|my|our|its|their|his|her|your';

/** What a noun phrase does not reach beyond. */
const boundary = new RegExp(
  `^(?:${prepositions}|${determiners}|is|are|was|were|do|does|did|can|may|must|should|will|would|has|have|i|we|they|it|and|or|if|when|need|needs|cost|costs|due)$`,
  'i',
);

/** Most words of a phrase that stands for a whole question. */
const maxPhrase = 6;

/** Most ways to put a follow-up that are tried. */
const maxRephrasings = 8;

const pronoun = /\b(?:it|they|them|this|that|those|these)\b/i;

/** Refers to a thing or case of the question before. */
export const refersTo = /\b(?:it|they|them|this|that|those|these|then)\b/i;

/** Asks by what stands before a noun or alone, as in 'From which size?' or 'For how long?' */
const askingPhrase = new RegExp(
  `^(?:(?:${prepositions}|until|since) )?(?:which|what|how (?:many|much|long|often|old)|whom?|when|where)\\b(?! (?:is|are|do|does|did|can|may|must|should|will|would|has|have)\\b)`,
  'i',
);

/** Says who has or does what is asked, as in 'how many owners can it have?'. */
const hasSubject =
  /\b(?:can|may|must|should|will|would|do|does|did|is|are|has|have) (?:it|they|he|she|you|an?|the|that|this|one)\b/i;

/** What a follow-up says without the words that only lead to it. */
function saidIn(followUp: string): string {
  return followUp.trim().replace(leadIn, '').replace(leadOut, '').trim();
}

/** Whether a follow-up is no sentence: it only names what changes, or what is asked of the same. */
export function isPhrase(followUp: string): boolean {
  const said = saidIn(followUp);
  const { length } = said.split(/\s+/);
  return (
    said !== '' &&
    length <= maxPhrase &&
    (!asksIn(said) || (askingPhrase.test(said) && !hasSubject.test(said))) &&
    !/\b(?:i|we|they) \w+/i.test(said)
  );
}

/**
 * Whole questions that a follow-up may stand for: the question before with what it names in the place of another
 * thing, or itself with a thing of the question before in the place of 'it' or 'them'.
 */
export function rephrasings(followUp: string, before: string): readonly string[] {
  const said = saidIn(followUp);
  const whole = before.trim().replace(/[?.!\s]+$/, '');
  const ways = isPhrase(followUp)
    ? withPhrase(said, whole)
    : withThing(said, whole, /\bthen\b/i.test(followUp));
  return [...new Set(ways)]
    .filter((way) => way !== '' && way !== whole)
    .slice(0, maxRephrasings)
    .map((way) => `${way}?`);
}

/** 'And for five?' after 'for two years' means five years. */
const number = `(?:\\d{1,3}|${numbersToNineteen.join('|')})`;
const isNumber = new RegExp(`^${number}$`, 'i');
const countedNoun = new RegExp(`\\b${number} ([a-z-]+)$`, 'i');

function withPhrase(said: string, whole: string): readonly string[] {
  if (askingPhrase.test(said)) return [`${said} ${lowered(withoutAsking(whole))}`];
  const [, prep = '', bare = said] = new RegExp(`^(${prepositions}) (.+)$`, 'i').exec(said) ?? [];
  const phrases = phrasesOf(whole).toReversed();
  const led = phrases.filter((place) => prep === '' || place.prep === prep.toLowerCase());
  // 'And for the licence?' names another thing, where no phrase before is led alike.
  const places = led.length > 0 ? led : phrases.filter((place) => place.prep === '');
  const put = places.map(({ from, to, prep: own }) => {
    const [, noun] = isNumber.test(bare) ? (countedNoun.exec(whole.slice(from, to)) ?? []) : [];
    const phrase = noun === undefined ? bare : `${bare} ${noun}`;
    const text = own === '' ? phrase : `${own} ${phrase}`;
    return `${whole.slice(0, from)}${text}${whole.slice(to)}`;
  });
  // 'How much property do I need? With a deposit?' asks for an amount of something else.
  const other = /^(how (?:much|many)) \w+/i.exec(whole);
  const amount = other ? [`${other[1]}${whole.slice(other[0].length)} ${said}`] : [];
  return [...put, ...amount];
}

function withThing(said: string, whole: string, isThen: boolean): readonly string[] {
  const counted = withCounted(said, whole);
  if (counted !== said) return [counted];
  if (!pronoun.test(said)) return isThen ? [`${said}: ${withoutAsking(whole)}`, said] : [said];
  const phrases = phrasesOf(whole);
  const things = phrases.filter(({ prep, determiner }) => ['', 'for'].includes(prep) && determiner !== '');
  return things.flatMap(({ from, to, prep }) =>
    [...new Set([to, endWithTails(phrases, to)])].map((end) => {
      const thing = whole.slice(prep === '' ? from : from + prep.length + 1, end);
      return said.replace(pronoun, `the ${withoutDeterminer(thing)}`);
    }),
  );
}

/** Where a thing ends with the phrases that tell which one is meant, as in 'the capital of a branch'. */
function endWithTails(phrases: readonly Phrase[], end: number): number {
  const tail = phrases.find(({ from, prep }) => from === end + 1 && tellsWhich.test(prep));
  return tail ? endWithTails(phrases, tail.to) : end;
}

const tellsWhich = /^(?:of|for|with|without|in|at)$/;

/** 'How many can be in a partnership then?' counts what the question before counts. */
function withCounted(said: string, whole: string): string {
  const [, thing] = /\bhow many ([a-z]+)\b/i.exec(whole) ?? [];
  return thing === undefined
    ? said
    : said.replace(/^how many (?=(?:can|may|must|are|do|does|could|should)\b)/i, `how many ${thing} `);
}

function withoutAsking(whole: string): string {
  return whole.replace(
    /^(?:(?:by|on|at|in|from|until|since|for) )?(?:what|which|when|where|who|how(?: (?:much|many|long|often|old))?)\b\s*/i,
    '',
  );
}

function withoutDeterminer(phrase: string): string {
  return phrase.replace(new RegExp(`^(?:${determiners}) `, 'i'), '');
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

interface Phrase {
  from: number;
  to: number;
  prep: string;
  determiner: string;
}

/** The phrases of a question that name a thing: what a preposition or a determiner leads. */
function phrasesOf(whole: string): readonly Phrase[] {
  const tokens = [...whole.matchAll(/[^\s,;]+/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const isOf = (words: string, at: number) => new RegExp(`^(?:${words})$`, 'i').test(tokens[at]?.text ?? '');
  return tokens.flatMap((token, at): Phrase[] => {
    const prep = isOf(prepositions, at) ? token.text.toLowerCase() : '';
    const first = prep === '' ? at : at + 1;
    const determiner = isOf(determiners, first) ? (tokens[first]?.text ?? '') : '';
    const isLed = prep !== '' || (determiner !== '' && !isOf(prepositions, at - 1));
    return isLed ? spanOf(at, first + (determiner === '' ? 0 : 1), prep, determiner) : [];
  });

  function spanOf(at: number, noun: number, prep: string, determiner: string): Phrase[] {
    let end = noun;
    while (end < tokens.length && end - noun < 4 && !boundary.test(tokens[end]?.text ?? '')) end += 1;
    const [from, to] = [tokens[at]?.from, tokens[end - 1]?.to];
    return end === noun || from === undefined || to === undefined ? [] : [{ from, to, prep, determiner }];
  }
}

/** The things that a text names, each without the preposition that leads it. */
export function thingsNamedIn(text: string): readonly string[] {
  const things = phrasesOf(text.replace(/[?.!\s]+$/, '')).map(({ from, to, prep, determiner }) => {
    const thing = text.slice(from + (prep === '' ? 0 : prep.length + 1), to).trim();
    return determiner === '' ? `the ${thing}` : thing;
  });
  return [...new Set(things)].filter((thing) => /\p{L}{3} *$/u.test(thing) && !/\d/.test(thing));
}

/** The words that a follow-up adds to the question before. */
export function newWords(followUp: string, before: string): readonly string[] {
  const known = new Set(wordsOf(before));
  return wordsOf(plainText(saidIn(followUp))).filter((word) => !known.has(word));
}
