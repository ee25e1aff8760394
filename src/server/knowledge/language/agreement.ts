import type { Figure } from './figures.ts';
import { leftOutIn, saysMore } from './subjects.ts';

/** A statement with one of its figures. */
export interface Source {
  figure: Figure;
  text: string;
  /** Keys of all figures of the statement. */
  keys: ReadonlySet<string>;
}

const atLeast =
  /\b(?:from|at least|min(?:imum)?|no (?:less|fewer) than|not less than|start(?:s|ing)?|begin(?:s|ning)?|upwards|more|over|above|exceed\w*|beyond|lowest|least|low end)\b/i;
const atMost =
  /\b(?:up to|at most|at the most|max(?:imum)?|no(?:t|thing)? more than|no longer than|never more|exceed\w*|less than|under|below|within|until|by|cap(?:ped|s)?|as (?:much|many|long) as|highest|high end|down(?:wards)?)\b/i;

/** Only these deny that it can be more, or less, than a figure. */
const ceiling =
  /\b(?:at (?:the )?most|max(?:imum)?(?: of)?|no(?:t|thing)? (?:\w+ )?more than|no longer than|never more than|capped at|(?:not|never) exceeds?|up to)\b/i;
const floor = /\b(?:at least|min(?:imum)?(?: of)?|no (?:less|fewer) than|not less than)\b/i;

/** Says that a source is old or wrong about it. */
const outdated =
  /\b(?:old(?:er)?|out of date|outdated|no longer|formerly|previously|used to|earlier|still (?:print|say|speak|show|name)\w*|gone|copy of|superseded|until)\b/i;

/** Says that an amount is all there is to pay. */
const whole =
  /\b(?:whole|total|altogether|all told|all fees|together|in all|complete|everything|overall|in full)\b/i;

const counted =
  '(visa|person|shareholder|partner|director|employee|desk|office|activity|share|application|document|member)';
const forEach = new RegExp(`\\b(?:each|every|per|a|an) ${counted}\\b`, 'i');

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
    isAsCurrent(said, sentence, source)
  );
}

/** Both ends of a range come from one statement. */
function isSameRange({ range }: Figure, { keys }: Source): boolean {
  return !range || range.other.some((key) => keys.has(key) || keys.has(`value:${key.split(':').at(-1)}`));
}

/** The words just around a figure. */
function closeTo({ before, after }: Figure): string {
  return `${before.slice(-45)} ¤ ${after.slice(0, 20)}`;
}

function isSameBound(said: Figure, sentence: string, { figure, text }: Source): boolean {
  if (said.range) return true;
  const [own, close] = [closeTo(figure), closeTo(said)];
  if (ceiling.test(close)) {
    const isFloor = figure.range?.end === 'low' || (isOpen(figure, text) && !atMost.test(own));
    if (isFloor) return false;
  } else if (floor.test(close) && figure.range?.end !== 'low') {
    if (ceiling.test(own) || figure.range?.end === 'high') return false;
  }
  // One end of a range, or an open total, is no exact figure.
  if (figure.range?.end === 'low') return atLeast.test(close) || names(sentence, figure.range.other);
  if (figure.range?.end === 'high') return atMost.test(close) || names(sentence, figure.range.other);
  if (isOpen(figure, text)) return atLeast.test(close) || saysMore(sentence);
  return true;
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

function isSamePeriod({ per }: Figure, { figure, keys }: Source): boolean {
  if (!per) return true;
  return figure.per ? figure.per === per : keys.has(per);
}

/** 'Per visa' needs a source that speaks of one, not of several together. */
function isSameUnit({ kind, clause }: Figure, { text }: Source): boolean {
  const [, unit] = kind === 'money' ? (forEach.exec(clause) ?? []) : [];
  if (!unit) return true;
  return new RegExp(`\\b${unit}\\b`, 'i').test(text) && !/×\s*\d/.test(text);
}

/** What a source leaves out of its price is not named as part of it. */
function leavesOutTheSame(
  { kind, clause, before, after }: Figure,
  sentence: string,
  { text }: Source,
): boolean {
  if (kind !== 'money' || saysMore(sentence)) return true;
  const isOnly = (sentence.match(/(?:AED|USD|GBP|EUR|SAR|SGD|[$£€])\s?\d/g) ?? []).length === 1;
  const missing = leftOutIn(text);
  if (missing.size === 0) return true;
  const scope = isOnly ? sentence : `${before} ${after} ${clause}`;
  const named = leftOutIn(`without ${scope.replaceAll(/[.;)(]/g, ' ')}`);
  return ![...named].some((subject) => missing.has(subject));
}

function isAsWhole(said: Figure, sentence: string, { figure, text }: Source): boolean {
  if (said.kind !== 'money' || !whole.test(said.clause) || saysMore(sentence)) return true;
  return whole.test(text) || /\bfirst year\b/i.test(text) || figure.range !== undefined;
}

/** What a source calls outdated is not said as if it held. */
function isAsCurrent({ kind }: Figure, sentence: string, { figure }: Source): boolean {
  if (kind === 'date' || kind === 'year' || kind === 'claim') return true;
  return !outdated.test(figure.clause) || outdated.test(sentence) || /\b(?:or|disagree)\b/.test(sentence);
}
