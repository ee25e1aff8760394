import type { Figure } from './figure.ts';
import { sideOf } from './figure-clauses.ts';
import { normaliseFigures } from './normalise-figures.ts';
import { leftOutIn, saysMore } from './subjects.ts';
import { termsOf } from './terms.ts';

/** A statement with one of its figures. */
export interface Source {
  figure: Figure;
  text: string;
  /** Whether the statement goes on from one with another figure of its kind. */
  isSecond: boolean;
  /** Keys of all figures of the statement. */
  keys: ReadonlySet<string>;
  /** What stands around the statement: its heading, opening and what leads in to it. */
  around: string;
}

const atLeast =
  /\b(?:from|at least|min(?:imum)?|no (?:less|fewer) than|not less than|start(?:s|ing)?|begin(?:s|ning)?|upwards|more|over|above|exceed\w*|beyond|lowest|least|low end|(?:greater|higher|larger) of|whichever is (?:the )?(?:greater|higher|larger|more))\b/i;
const atMost =
  /\b(?:up to|at most|at the most|max(?:imum)?|at the latest|no(?:t|thing)? more than|no longer than|never more|exceed\w*|less than|under|below|within|until|by|cap(?:ped|s)?|as (?:much|many|long) as|highest|high end|down(?:wards)?|(?:lesser|lower|smaller) of|whichever is (?:the )?(?:lesser|lower|smaller|less)|(?:not|never) above|or (?:fewer|less))\b/i;

/** Only these deny that it can be more, or less, than a figure. */
const ceiling =
  /\b(?:at (?:the )?most|max(?:imum)?(?: of)?|no(?:t|thing)? (?:\w+ )?more than|no longer than|never more than|capped at|(?:not|never) exceeds?|up to|at the latest)\b/i;
const floor = /\b(?:at least|min(?:imum)?(?: of)?|no (?:less|fewer) than|not less than)\b/i;

/** Says that a source is old or wrong about it. */
const outdated =
  /\b(?:old(?:er)? (?:\w+ )?(?=page|source|figure|list|law|rule|guide|price|fee|table|text|copy)|out of date|outdated|no longer|formerly|previously|used to|earlier|older than (?:both|it|that|the)|still (?:print|say|speak|show|name)\w*|gone|copy of|superseded|until)\b/i;

/** Says that nobody can rely on it. */
const doubtful =
  /\b(?:(?:cannot|can't) be (?:relied|checked|taken)|not reliable|unreliable|could not be confirmed|hint only|only (?:as )?a hint)\b/i;

/** Says that an amount is all there is to pay. */
const whole =
  /\b(?:whole|total|altogether|all told|all fees|together(?! with)|in all|complete|everything|overall|in full)\b/i;

const counted =
  '(visa|person|shareholder|partner|director|employee|desk|office|activity|share|application|document|member|owner)';
const forEach = new RegExp(
  `\\b(?:each|every|per|a|an) ${counted}\\b|\\b(?:per|for (?:each|every)) (?!annum|cent|day|week|month|quarter|year|hour)([a-z]{3,})`,
  'i',
);

/**
 * Whether a sentence says of a figure what its source says: neither more certain, nor for another period or unit, nor
 * with what the source leaves out.
 */
export function isSaidAlike(said: Figure, sentence: string, source: Source): boolean {
  return (
    isSameRange(said, source) &&
    isSameBound(said, sentence, source) &&
    isSamePeriod(said, source) &&
    isSameUnit(said, source) &&
    leavesOutTheSame(said, sentence, source) &&
    isAsWhole(said, sentence, source) &&
    isAsCurrent(said, sentence, source) &&
    isSameSide(said, source) &&
    namesItsHead(sentence, source) &&
    isSameRhythm(said, source) &&
    isSameMeasure(said, source) &&
    isSameEffect(said, source) &&
    isOfException(sentence, source) &&
    hasNoOpposite(said, sentence, source)
  );
}

/** Both ends of a range come from one statement. */
function isSameRange({ range }: Figure, { keys }: Source): boolean {
  return !range || range.other.some((key) => keys.has(key) || keys.has(`value:${key.split(':').at(-1)}`));
}

/** The words just around a figure. */
function closeTo({ before, after }: Figure): string {
  const [behind = ''] = after.split(/[,;()]/);
  const around = `${before.slice(-60)} ¤ ${behind.slice(0, 45)}`;
  return around.replaceAll(
    /\b(?:no|not|never)(?: be)? (?:above|over|exceed\w*|older than|beyond)\b/gi,
    'up to',
  );
}

function isSameBound(said: Figure, sentence: string, { figure, text }: Source): boolean {
  if (said.range) return true;
  const [own, close] = [closeTo(figure), closeTo(said)];
  if (ceiling.test(close) && figure.range?.end !== 'high' && !atMost.test(own)) return false;
  if (floor.test(close) && figure.range?.end !== 'low') {
    const isFloor = atLeast.test(own) || (atLeast.test(text) && !atMost.test(own));
    if (!isFloor) return false;
  }
  if (isAcross(said, figure, text)) return false;
  // One end of a range, or an open total, is no exact figure.
  // A 'minimum balance' of its source names what is measured, and is no bound of it.
  const bounded = close.replaceAll(measured, (name) => (text.includes(name) ? ' ' : name));
  if (figure.range?.end === 'low') return atLeast.test(bounded) || names(sentence, figure.range.other);
  if (figure.range?.end === 'high') return atMost.test(bounded) || names(sentence, figure.range.other);
  if (isOpen(figure, text)) return atLeast.test(close) || saysMore(sentence);
  return true;
}

const measured = /\b(?:minimum|maximum) (?!of\b)[a-z]+/gi;

const otherSide = /\b(?:exceed\w*|above|over|more than|rest|remainder|after)\b/i;

/** Whether a sentence speaks of what is above a limit, where the source only speaks of what is below. */
function isAcross(said: Figure, source: Figure, text: string): boolean {
  if (said.kind === 'date') return false;
  const [side, own] = [sideOf(said.before), sideOf(source.before)];
  const rest = text.replaceAll(/\b(?:no|not|never)(?: be)? (?:more than|above|over|exceed\w*)\b/gi, ' ');
  if (side === 'above ' && own === 'below ') return !otherSide.test(rest);
  return (
    side === 'below ' && own === 'above ' && !/\b(?:below|under|up to|until|otherwise|less)\b/i.test(text)
  );
}

/** Whether a text holds the value of one of some keys. */
function names(text: string, keys: readonly string[]): boolean {
  const digits = text.replaceAll(/(?<=\d)[,' ](?=\d{3})/g, '');
  return keys.some((key) => new RegExp(`(?<!\\d)${key.split(':').at(-1)}(?!\\d)`).test(digits));
}

/** Whether a source names an amount only as the beginning of one that is not known. */
function isOpen({ kind, before }: Figure, text: string): boolean {
  return kind === 'money' && /\b(?:from|at least)\W*$/i.test(before) && /not published/i.test(text);
}

/** Says that something is paid again and again. */
const again = /\b(?:1 (?:day|week|month|year)|each time|again|recurring)\b/i;

function isSamePeriod({ per, clause, before, beside }: Figure, { figure, keys }: Source): boolean {
  if (figure.beside.includes('claim:once') && again.test(clause)) return false;
  if (!per) {
    // A product is checked as a whole.
    if (/× ?$/.test(before)) return true;
    const isSaid = perInWords.test(clause) || beside.some((key) => key === figure.per);
    return !figure.per || figure.per === 'period:month:12' || isSaid;
  }
  return figure.per ? figure.per === per : keys.has(per);
}

const perInWords =
  /\b(?:1 (?:day|week|month)|months?|days?|weeks?|salar(?:y|ies)|rate|half|double|first|at once)\b/i;

/** 'Per visa' needs a source that speaks of one, not of several together. */
function isSameUnit({ kind, clause }: Figure, { text }: Source): boolean {
  const [, one, other] = kind === 'money' ? (forEach.exec(clause) ?? []) : [];
  const unit = one ?? other;
  if (!unit) return true;
  return new RegExp(`\\b${unit}\\b`, 'i').test(normaliseFigures(text)) && !/×\s*\d/.test(text);
}

/** What a source leaves out of its price is not named as part of it. */
function leavesOutTheSame(
  { kind, clause, before, after }: Figure,
  sentence: string,
  { figure, text }: Source,
): boolean {
  if (kind !== 'money' || saysMore(sentence)) return true;
  // What 'without the AED 500 capital' leaves out is the figure itself.
  if (/\bwithout\b[^,;:()]*$/i.test(figure.before)) return true;
  const isOnly = amountsIn(sentence) === 1;
  const missing = leftOutIn(text);
  if (missing.size === 0) return true;
  const scope = isOnly ? sentence : `${before} ${after} ${clause}`;
  const named = leftOutIn(`without ${scope.replaceAll(/[.;)(]/g, ' ')}`);
  return ![...named].some((subject) => missing.has(subject));
}

function amountsIn(sentence: string): number {
  return (sentence.match(/(?:AED|USD|GBP|EUR|SAR|SGD|[$£€])\s?\d/g) ?? []).length;
}

const several = /\b(?:together|in total|altogether|in all|combined)\b(?! with)/i;
const allOf = /\b(?:whole|entire|full|complete|all (?:of )?(?:the|its|your|their))\b/i;

const inTotal = /\b(?:in total|altogether|in all|overall|all told)\b/i;

function isAsWhole(said: Figure, sentence: string, { figure, text }: Source): boolean {
  if (said.kind === 'period' || said.kind === 'number')
    return !inTotal.test(said.clause) || inTotal.test(text);
  if (said.kind === 'percent') return !allOf.test(said.clause) || allOf.test(text);
  if (said.kind !== 'money') return true;
  // What is paid or exempt each year is not that of several years together.
  if (amountsIn(sentence) === 1 && figure.per && !said.per && several.test(sentence) && !several.test(text))
    return false;
  if (!whole.test(said.clause) || saysMore(sentence)) return true;
  return whole.test(text) || /\bfirst year\b/i.test(text) || figure.range !== undefined;
}

/** What an amount is, as in 'a deposit of AED 5,000' and 'a USD 200 penalty'. */
const headBefore = /([a-z-]+) of (?:about |up to |at least )?$/i;
const headBehind = /^ (penalty|fine|deposit|rebate|grant|discount)\b/i;

/** Whether a sentence says what an amount is, if its source does. */
function namesItsHead(sentence: string, { figure: { kind, at, after }, text }: Source): boolean {
  if (kind !== 'money') return true;
  const head = headBefore.exec(normaliseFigures(text).slice(0, at))?.[1] ?? headBehind.exec(after)?.[1] ?? '';
  const [term] = termsOf(head);
  if (term === undefined || /^tax/i.test(head)) return true;
  const said = new Set(termsOf(sentence));
  return (
    said.has(term) || (term === 'fine' && /\b(?:late|miss\w*|fail\w*|overdue|overstay\w*)\b/i.test(sentence))
  );
}

const untilIt = /\b(?:until|before|by|up to|to|till|ending|ends?(?: on)?) $/i;
const fromIt = /\b(?:from|since|after|starting|starts?(?: on)?|begins?(?: on)?|as of|in force(?: from)?) $/i;

/** 'Until 1 July' is not said of what begins on that day. */
function isSameSide({ kind, before }: Figure, { figure }: Source): boolean {
  // Of 'from 1 to 15 March' either end may be named.
  if (kind !== 'date' || /\d ?(?:-|to|and) ?\d/.test(figure.text)) return true;
  return !(
    (untilIt.test(before) && fromIt.test(figure.before)) ||
    (fromIt.test(before) && untilIt.test(figure.before))
  );
}

const each = /\b(?:every|each|once (?:in|every)) $/i;

/** 'Every 14 days' is another thing than within 14 days. */
function isSameRhythm({ kind, before }: Figure, { figure }: Source): boolean {
  if (kind !== 'period') return true;
  if (/\bfor $/i.test(before) && /\b(?:within|in|by|after) $/i.test(figure.before)) return false;
  if (!each.test(before)) return true;
  return each.test(figure.before) || /\b(?:per|a|an|for) $|\/ ?$/i.test(figure.before);
}

const price = /\b(?:costs?|fees?|charges?|prices?|priced)\b/i;
/** What amounts measure that nobody pays to an authority or a provider. */
const notPaid =
  /\b(?:salar(?:y|ies)|wages?|capital|turnover|revenues?|suppl(?:y|ies)|profits?|income|threshold|assets|stake|balance|invest(?:ed|ment)?)\b/i;

/** Says of an amount that it has to be paid. */
const isPriced = /\b(?:costs?|charges?|priced at)\b[^,;:]*$/i;
const shown = /\b(?:needs?|requires?|must|proof|shows?|with|earn\w*|holds?|holding)\b/i;
const toPay =
  /\b(?:cost|fee|charge|pric|pay|paid|fine|penalt|tax|rent\b|bill|rate\b|expens|tariff|late\b|free\b|quote|buy|offer|package|duty|contribution)/i;

/** The threshold of a turnover is no price, nor is an amount of which nothing says that it is paid. */
function isSameMeasure({ kind, clause, before }: Figure, { text, around }: Source): boolean {
  if (kind !== 'money') return true;
  if (price.test(clause) && notPaid.test(text) && !price.test(text) && !notPaid.test(clause)) return false;
  return !isPriced.test(before) || !shown.test(text) || toPay.test(`${text} ${around}`);
}

/** What a source says of an exception is not said of all. */
function isOfException(sentence: string, { figure, text }: Source): boolean {
  const [front = ''] = /^[^.;]*\bexceptions?\b/i.exec(text) ?? [];
  const own = termsOf(front.replace(/\bexceptions?\b/i, ''));
  if (own.length === 0 || figure.kind === 'date' || figure.kind === 'year') return true;
  const said = new Set(termsOf(sentence));
  return own.some((term) => said.has(term)) || /\bexcept/i.test(sentence);
}

/** '75% off' is not 75%. */
function isSameEffect({ kind, clause }: Figure, { figure }: Source): boolean {
  if (kind !== 'percent' || !/^\W*off\b/i.test(figure.after)) return true;
  return /\b(?:off|discount\w*|relie\w+|rebate|reduc\w+|exempt\w*|deduct\w*|less|lower)\b/i.test(clause);
}

type Pair = readonly [RegExp, RegExp];

/** Says where an amount goes. */
const directions: Pair = [
  /\b(?:increases?|rises?|doubles?|added)\b/i,
  /\b(?:decreases?|falls?|drops?|halves?|deducted|subtracted)\b/i,
];

/** Words of which a sentence says the one where its source says the other. */
const opposites: readonly Pair[] = [
  [/\bfirst\b/i, /\blast (?=day|week|month|year|working|business)/i],
  [/\bmin(?:imum)?\b|\bat least\b/i, /\bmax(?:imum)?\b|\bat most\b/i],
  [
    /\b(?:greater|higher|larger) (?:of|one)\b|whichever is (?:the )?(?:greater|higher|larger)/i,
    /\b(?:lesser|lower|smaller) (?:of|one)\b|whichever is (?:the )?(?:lesser|lower|smaller)/i,
  ],
  [/\brefundable\b|\brefunded\b/i, /\bnon-?refundable\b/i],
  [/\binside\b/i, /\boutside\b/i],
  [/\b(?:compulsory|mandatory|required|obligatory)\b/i, /\b(?:optional|voluntary|voluntarily)\b/i],
  [/\b(?:must|has to|have to)\b/i, /\b(?:optional|optionally|voluntary|voluntarily)\b/i],
  [/\bsole\b|\bsingle\b/i, /\bseveral\b/i],
  [
    /\bset(?:ting)?[- ]?up\b|\bform(?:ed|ing|ation)\b|\bincorporat\w+|\bfirst[- ]year\b|\bregister\w*|\bregistration\b/i,
    /\brenew\w*/i,
  ],
  [/\bemployers?\b/i, /\bemployees?\b/i],
  [/\b(?:begins?|beginning|start(?:s|ing)?)\b/i, /\b(?:ends?|ending)\b/i],
];

function hasNoOpposite({ clause }: Figure, sentence: string, { text, around }: Source): boolean {
  // Whether something rises may stand in the heading alone.
  if (isOpposite(directions, clause, sentence, `${text} ${around}`)) return false;
  return !opposites.some((pair) => isOpposite(pair, clause, sentence, text));
}

function isOpposite([first, second]: Pair, clause: string, sentence: string, source: string): boolean {
  return [[first, second] as const, [second, first] as const].some(
    ([one, other]) => one.test(clause) && !one.test(source) && other.test(source) && !other.test(sentence),
  );
}

/** Says that one source among others has a figure, as in 'a page of 2020 says 20 days'. */
const byAnother =
  /\b(?:an?|one|other|another|some|many|older|newspapers?)\b[^.;]{0,40}\b(?:pages?|sources?|guides?|(?<!registered )agents?|newspapers?|lists?|figures?)\b|\bnewspapers\b/i;
const attributed =
  /\b(?:pages?|sources?|guides?|agents?|newspapers?|press|lists?|reports?|reported\w*|says?|according|estimate[sd]?|consultants?|firms?|older|earlier|disagree)\b/i;

/** Says that a figure is of something else, and only set beside. */
const compared = /\b(?:for|in|by) comparison\b|\bcompared (?:to|with)\b/i;

/** What a source calls outdated, or has from another one than its main figure, is not said as if it held. */
function isAsCurrent({ kind }: Figure, sentence: string, { figure, text, isSecond }: Source): boolean {
  if (kind === 'date' || kind === 'year' || kind === 'claim') return true;
  if (isSecond && byAnother.test(figure.before) && !attributed.test(sentence)) return false;
  const isDoubted = doubtful.test(text) || compared.test(text);
  const isSaid = [doubtful, compared, attributed, outdated].some((words) => words.test(sentence));
  if (isDoubted && !isSaid) return false;
  return !outdated.test(figure.clause) || outdated.test(sentence) || /\b(?:or|disagree)\b/.test(sentence);
}
