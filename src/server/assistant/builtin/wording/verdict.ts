import { plainText, synonymsOf, wordsOf } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import { alike, alikeInMeaning } from '../likeness.ts';
import { numberWords } from '../question/quantities.ts';

/** The kind of answer a question expects: whether something is allowed, required or true, or not a yes or no. */
type Kind = 'may' | 'must' | 'is' | 'open';

const openly = /\b(?:what|which|how|when|where|who|whom|whose|why)\b/;
const must =
  /\b(?:must|(?:have|has) to|needs?|needed|required?|requires|mandatory|obligatory|compulsory|obliged|necessary|do (?:i|we) (?:register|file|report))\b/;
const may =
  /\b(?:can|could|may|allowed|allow|possible|permitted|able|ok|okay|alright|acceptable|permissible)\b/;

/** A choice between two, as in 'mainland or free zone if …', which no yes or no answers. */
const alternatives = /(?:^|[.!] )(?:\w+ ){1,3}or \w+/;

/** The same inside a question, as in 'must I insure them before or after the visa?'. */
const eitherOr =
  /\b(\w{3,}) or (?:an? |the )?\w+ \1\b|\b(?:before or after|inside or outside|higher or lower|more or less|(?:monthly|quarterly|yearly|annually|included) or|or (?:is|are|was|does|do|did) (?:it|they|this|that|there)(?! not)|\d+(?: \w+)? or \d+)\b/;

/** A choice between two kinds of one thing, as in 'is it civil law or common law?'. */
const kindsOfOne = /\b\w+ (\w+) or (?:an? |the )?\w+ \1\b/;

/** Whether a text only names a thing, as in 'bank guarantee for a tourism licence', which no yes or no answers. */
function isNoun(plain: string): boolean {
  return !/\?\s*$|\b(?:is|are|am|was|were|do|does|did|should|would|will|has|have|had|get|gets|no)\b/.test(
    plain,
  );
}

/** Asks for a value by its name alone, as in 'I am 46 and apply for a pass. Salary?' */
const valueAlone =
  /(?:^|[.,:;!?] )(?:(?!is|are|was|were|am|do|does|did|will|would|should|has|have|had|same|any|no)[a-z-]+ ){0,2}(?:salary|pay|price|costs?|fees?|rates?|tax|fines?|penalty|deadline|dates?|sum|total|amount)\?\s*$/;

/** Asks for a list by its name alone, as in 'Conditions for the 0% in a free zone?' */
const listAlone =
  /^(?:(?:main|usual|yearly) )?(?:conditions|requirements|documents|papers|steps|rules|duties|deadlines|fees|rates|benefits|differences?|exceptions|options) (?:for|of|to|in|at|between|with)\b/;

/** Asks whether something is what follows, as in 'is that what I will pay?', and not what that is. */
const isWhat = /\b(?:is|was|are|were) (?:this|that|it|these|those) (?:what|how|why|where|when)\b/g;

/** Says of people what they do, as in 'investors who would hold shares', and asks for nobody. */
const relative =
  /\b(?:people|persons?|(?:some|any|every|no)(?:body|one)|[a-z]{3,}(?:[eo]r|ee)s?) (?:who|whom)\b/g;

/** What kind of answer a question expects. */
export function kindOf(question: string): Kind {
  const plain = plainText(question).replaceAll(isWhat, 'is it').replaceAll(relative, ' ');
  if ([eitherOr, kindsOfOne, valueAlone, listAlone].some((pattern) => pattern.test(plain))) return 'open';
  const at = (pattern: RegExp) => {
    const found = plain.search(pattern);
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  };
  const first = Math.min(at(openly), at(must), at(may));
  if (first === Number.POSITIVE_INFINITY) return alternatives.test(plain) || isNoun(plain) ? 'open' : 'is';
  if (first === at(openly)) return 'open';
  return first === at(must) ? 'must' : 'may';
}

/** Words that negate a question. */
const turns = /\b(?:without|not|cannot|can't|never|avoid|forbidden|prohibited|illegal|exempt|skip)\b/;

/** Asks whether a thing will do: that it is needed, or what is, says nothing of that. */
export const asksEnough = /\b(?:enough|sufficient|suffices?)\b/i;

/** Asks whether something has ended, so that a no to whether it holds is a yes. */
const asksEnd = /\bno longer\b|\bnot (?:[^.?]{0,40} )?any ?more\b/i;

/** Asks whether something holds still, of which a heading asks whether it has ended. */
const asksOfNow = /\b(?:still|open)\b/i;
const tellsEnd = /\b(?:ended|over|closed|passed|expired)\b/i;

/** Holds for any amount. */
const whateverNumber = /\b(?:whatever|regardless|even (?:with|without)|no matter)\b/i;

/** Asks whether one thing comes before another. */
const inOrder = /^(.+?) before (.+)$/;

/** Asks whether something does not bear a tax or charge. */
const freeOf = /\bfreed? (?:of|from) (?!charge)/;

/** The same in another word. */
const exemptFrom = /\bexempt(?:ed)? from\b/;

/** Whether two questions ask for the same two steps in opposite orders, as 'the licence before the lease' does. */
function asksOtherOrder(question: string, heading: string): boolean {
  const [, first, then] = inOrder.exec(plainText(question)) ?? [];
  const [, before, after] = inOrder.exec(plainText(heading)) ?? [];
  if (!first || !then || !before || !after) return false;
  const shared = (one: string, other: string) => {
    const words = wordsOf(other);
    return wordsOf(one).filter((word) => words.includes(word)).length;
  };
  return shared(first, after) + shared(then, before) > shared(first, before) + shared(then, after);
}

/** Whether a question is negated, so that a yes to it says no. */
export function turnsQuestion(question: string): boolean {
  return isTurned(question);
}

/** Neither who somebody is turns a question, as in 'can a partner who never came here sign?', nor 'or not'. */
function isTurned(text: string): boolean {
  return turns.test(
    plainText(text).replaceAll(
      /\b(?:who|whom|that|which) (?:\w+ ){0,2}?(?:never|not|cannot)\b|\bor not\b/g,
      ' ',
    ),
  );
}

/** A question without what the answer repeats of it, as in 'Yes: it is possible without a new licence'. */
function withoutEchoes(question: string, text: string): string {
  const said = plainText(text);
  return plainText(question).replaceAll(/\bwithout (?:(?:an?|the|any|my|our) )?\w+(?: \w+)?/g, (phrase) =>
    said.includes(phrase) ? ' ' : phrase,
  );
}

const isFree = /\bfree\b(?![ -]?zone)/i;
const asksPay = /\b(?:pay|paid|charged?|cost)\b/i;

/** Whether one text asks if something is free, and the other if it is paid for. */
function isFreeOrPaid(one: string, other: string): boolean {
  const asksFree = (text: string) => isFree.test(text) && !asksPay.test(text);
  const asksPaid = (text: string) => asksPay.test(text) && !isFree.test(text);
  return (asksFree(one) && asksPaid(other)) || (asksPaid(one) && asksFree(other));
}

/** Asks whether somebody is at a disadvantage, of which a statement says that there is none. */
const asksDisadvantage = /\b(?:worse|differently|disadvantaged|discriminated|unequal(?:ly)?)\b/;
const saysEqual = /\b(?:alike|equal(?:ly)?|the same)\b/;

const leavesOut = /\b(?:without|skip|avoid)\b/;

const isLeftOut = (question: string) => leavesOut.test(plainText(question));

const verdict = /^(?:yes|no|probably not|in principle,? yes)[.,:] (?:in principle[.,:] )?/i;

/**
 * A passage's text without its opening yes or no if that answers another question: 'Yes' to 'can a foreigner own a
 * company' does not answer 'do I have to come there'.
 * @param found how like the question is to one of the passage's own, in words from 0 to 1 and in meaning
 */
export function withFittingVerdict(
  text: string,
  heading: string,
  question: string,
  { likeness, evidence }: { likeness: number; evidence?: { meaning?: number } },
): string {
  if (!verdict.test(text)) return text;
  const [own, asked] = [kindOf(heading), kindOf(question)];
  // 'Yes' to how much is asked for is none to whether the asker's amount is enough.
  const [opening = ''] = sentencesIn(text.replace(verdict, ''));
  const isYes = /^yes/i.test(text);
  if (isYes && countsMore(plainText(question), plainText(opening))) return withoutVerdict(text);
  if (
    !/\d/.test(heading) &&
    !whateverNumber.test(opening) &&
    namesOwnNumber(plainText(question), plainText(opening))
  )
    return withoutVerdict(text);
  if (namesOtherCurrency(plainText(question), plainText(heading))) return withoutVerdict(text);
  const isTurnedAround = asksEnd.test(question)
    ? !asksEnd.test(heading)
    : asksOfNow.test(question) && !asksOfNow.test(heading) && tellsEnd.test(heading);
  const [isFree, isOfFree] = [question, heading].map((each) => freeOf.test(plainText(each)));
  const isOfExempt = [question, heading].some((each) => exemptFrom.test(plainText(each)));
  if (isYes && asksEnough.test(question) && !asksEnough.test(heading)) return withoutVerdict(text);
  if (asksOtherOrder(question, heading) || (isFree !== isOfFree && !isOfExempt)) return withoutVerdict(text);
  if (isTurnedAround) {
    return asked === 'open' || likeness < alike.same ? withoutVerdict(text) : withOppositeVerdict(text);
  }
  if (asksDisadvantage.test(plainText(question)) && saysEqual.test(plainText(opening)))
    return asksDisadvantage.test(plainText(heading)) ? text : withOppositeVerdict(text);
  const isOfOpposite = isTurned(heading) !== isTurned(withoutEchoes(question, text));
  // 'May somebody abroad own it?' and 'must I live there?' have different answers, however alike they are.
  const isOtherKind = own !== 'is' && asked !== 'is' && own !== asked;
  const isItsQuestion = likeness >= alike.same || (evidence?.meaning ?? 0) >= alikeInMeaning.nearly;
  if (asked !== 'open' && isFreeOrPaid(heading, question)) {
    const isOfSame = isItsQuestion || sharesSubject(heading, question, enoughSharedOfOther);
    return isOfSame ? withOppositeVerdict(text) : withoutVerdict(text);
  }
  if (asked !== 'open' && isItsQuestion) {
    // What may be left undone need not be done: 'may I do without an audit?' and 'must I have one?'.
    if (isOtherKind && isLeftOut(heading) !== isLeftOut(question)) return withOppositeVerdict(text);
    return isOtherKind && !isOfOpposite ? withoutVerdict(text) : text;
  }
  const fits =
    asked !== 'open' &&
    !isOfOpposite &&
    (own === asked || own === 'is' || asked === 'is') &&
    sharesSubject(heading, question, own === asked || asked === 'is' ? enoughShared : enoughSharedOfOther);
  return fits ? text : withoutVerdict(text);
}

/** A count of visas or people, as in 'five visas', and up to how many there may be. */
const counts = /\b(\d+|[a-z]+) (visa|shareholder|owner|partner|director|employee)s?\b/g;
const maxCount = /\bup to (\d+) (visa|shareholder|owner|partner|director|employee)s?\b/;

/** Whether a question counts more of something than a statement says that there may be. */
function countsMore(asked: string, said: string): boolean {
  const [, most, of] = maxCount.exec(said) ?? [];
  const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word));
  // Each employee needs a visa.
  const isCounted = (unit: string | undefined) => unit === of || (unit === 'employee' && of === 'visa');
  return [...asked.matchAll(counts)].some(
    ([, own = '', unit]) => isCounted(unit) && numberOf(own) > Number(most),
  );
}

const currencies: readonly RegExp[] = [
  /\b(?:aed|dirhams?)\b/,
  /\b(?:usd|dollars?)\b/,
  /\b(?:gbp|pounds?)\b/,
  /\b(?:eur|euros?)\b/,
  /\b(?:sar|riyals?)\b/,
];

/** Whether a question names a currency that a statement does not, which names another. */
export function namesOtherCurrency(asked: string, said: string): boolean {
  return (
    currencies.some((currency) => currency.test(asked) && !currency.test(said)) &&
    currencies.some((currency) => currency.test(said))
  );
}

/** Whether a question has an amount or limit of its own that a statement with another one does not speak of. */
export function namesOwnNumber(asked: string, said: string): boolean {
  const numbersIn = (text: string) =>
    text.match(/(?<![\d.])\d{4,}(?![\d%])|(?<![\d.])\d{1,2}(?=%)|(?<=\b(?:under|below|above) )\d+/g) ?? [];
  const stated: readonly string[] = said.match(/\d+/g) ?? [];
  return (
    countsOther(asked, said) ||
    (stated.length > 0 &&
      numbersIn(asked).some((number) => !/^20\d\d$/.test(number) && !stated.includes(number)))
  );
}

/** A number of things, as in '16 characters'. */
const counted = /(?<![\d.,])(\d{1,3}) ([a-z]{4,}s)\b/g;

/** Whether a question counts as many of a thing as a statement that says their one number does not. */
function countsOther(asked: string, said: string): boolean {
  if (/\b(?:up to|at least|at most|minimum|maximum|or more|or fewer|to \d|within|for)\b/.test(said))
    return false;
  return [...asked.matchAll(counted)].some(([, own, thing]) => {
    const numbers = [...said.matchAll(counted)].flatMap(([, number, of]) => (of === thing ? [number] : []));
    return numbers.length > 0 && !numbers.includes(own);
  });
}

/** Whether a heading asks for what a question does, so that its yes or no is one to that question. */
function sharesSubject(heading: string, question: string, enough: number): boolean {
  const headed = wordsOf(heading);
  const own = new Set(headed.flatMap((word) => [word, ...synonymsOf(word)]));
  const asked = wordsOf(question);
  const shared = asked.filter((word) => own.has(word)).length;
  return 2 * shared >= (asked.length + headed.length) * enough;
}

/** Share of the words of heading and question that both have to hold. */
const enoughShared = 0.45;

/** The same where the heading asks whether something is so, the question whether it may or must be. */
const enoughSharedOfOther = 0.7;

const opposites: Readonly<Record<string, string>> = { yes: 'No', no: 'Yes' };

function withOppositeVerdict(text: string): string {
  const [, opening = ''] = /^(yes|no)\b/i.exec(text) ?? [];
  const opposite = opposites[opening.toLowerCase()];
  return opposite === undefined ? withoutVerdict(text) : opposite + text.slice(opening.length);
}

/** Asks whether an amount or age falls short or goes too far. */
const asksShortfall = /\btoo (?:young|old|little|few|small|low|short|much|many|high|big|large)\b/;

/** Asks whether an amount that is or is not enough breaks a rule. */
const asksBreach = /\b(?:breach(?:es)?|violat(?:es?|ion)|against the (?:law|rules?)|a problem)\b/;
const isEnoughOrNot = / is (?:at least|at most|less than|more than) /;

/** Asks whether something is lost or a limit passed. */
const asksLoss =
  /\b(?:los(?:e|es|t|ing)|gone|in danger|at risk|threatened|exceed(?:s|ed)?|over the (?:limit|line))\b/;

/** The verdict on whether an amount will do, for a question whether it is too small: 'Yes' to 'am I too young?'. */
export function withVerdictOnShortfall(text: string, question: string): string {
  const plain = plainText(question);
  const isTurnedAround = asksShortfall.test(plain) || (asksBreach.test(plain) && isEnoughOrNot.test(text));
  return isTurnedAround ? withOppositeVerdict(text) : text;
}

/** The verdict on whether a status stays, for a question whether it is lost. */
export function withVerdictOnLoss(text: string, question: string): string {
  return asksLoss.test(plainText(question)) ? withOppositeVerdict(text) : text;
}

/** Whether a text opens with a yes or no. */
export function hasVerdict(text: string): boolean {
  return verdict.test(text);
}

/** The yes or no before the colon that a text opens with. */
export function openingVerdict(text: string): string | undefined {
  return /^(Yes|No): /.exec(text)?.[1];
}

/** A limit between a yes and its reason that the reason repeats, as in 'Yes, up to 25: a son until he is 25'. */
const limitFirst = /^up to (\d+): (?=[^.]*\b\1\b)/;

/** A text without the yes or no that it opens with. */
export function withoutVerdict(text: string): string {
  const rest = text
    .replace(verdict, '')
    .replace(/^says ((?:an?|one) [^:.]{1,40}): /, 'According to $1, ')
    .replace(/^((?:if|unless) [^:.]{1,90}): /i, '$1, ')
    .replace(/^not [^:.]{1,90}: /i, '')
    .replace(limitFirst, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
