import { expertMessages } from '#messages/expert.ts';
import { type FoundPassage, plainText, tableIn, valuesWantedBy, wordsOf } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import { alike } from '../likeness.ts';
import { continued } from '../question/continued.ts';
import { questionAlone } from '../question/questions-in.ts';
import type { QuotedPart } from '../typed-answer.ts';
import { isOfAskedPlace, rowsOfPlaces } from './asked-rows.ts';
import { withAskedRows } from './country-rows.ts';
import { impliedVerdict } from './implied-verdict.ts';
import {
  isVerdictAlone,
  joinedStatements,
  leansOnBefore,
  type Statement,
  statementsIn,
  uncited,
} from './statements.ts';
import { hasVerdict, kindOf, withFittingVerdict, withoutVerdict } from './verdict.ts';

/** How much better than the first sentence another has to fit to come before it. */
const muchBetter = 1.4;

/** A statement, or a row of a table as a sentence. */
interface Unit extends Omit<Statement, 'kind'> {
  kind: Statement['kind'] | 'row';
  fit: number;
  /** Whether it holds what the question asks for, such as an amount or a date. */
  holds: boolean;
}

/** How well texts fit a question. */
export interface Fit {
  question: string;
  /** The place that it names, in lower case; '' for none. */
  place: string;
  /** The weight of a word in the question; 0 if the question does not contain it. */
  weightOf(word: string): number;
}

/**
 * The sentences of a passage that answer a question, the answer first: whole sentences and list items only.
 * @param isFurther whether it stands below another passage, under its own heading
 */
export function quoted(
  found: Pick<FoundPassage, 'passage' | 'likeness'> & Partial<Pick<FoundPassage, 'evidence'>>,
  { question, place, weightOf }: Fit,
  isFurther = false,
): QuotedPart {
  const { heading, body, sources, address } = found.passage;
  const beside = rowsOfPlaces(body, question);
  if (beside) return { text: beside, sources, address, setsPlacesBeside: true };
  const ofAsked = found.passage.country === undefined ? withAskedRows(body, question) : body;
  const fitting = isFurther ? ofAsked : withFittingVerdict(ofAsked, heading, question, found);
  // 'Yes.' alone answers nothing of 'do I need one, and by when?'.
  const text =
    isVerdictAlone.test(sentencesIn(fitting)[0] ?? '') && asksMore.test(question)
      ? withoutVerdict(fitting)
      : fitting;
  const units = unitsOf(
    text,
    (unit) => fitOf(unit, question, weightOf),
    (unit) => holdsAnswer(unit, question),
  );
  const rows = rowsOf(
    text,
    (row) => fitOf(row, question, weightOf),
    (row) => holdsAnswer(row, question),
  ).filter(({ text: row }) => found.passage.country !== undefined || isOfAskedPlace(row, question, place));
  const isAnswered = hasVerdict(text) && kindOf(question) !== 'open' && !asksMore.test(question);
  const fittest =
    isFurther || isAnswered
      ? units[0]
      : (itemOf(place, units, rows, found.passage) ??
        (hasVerdict(text) ? undefined : tellingOf(units, rows, found.passage, question, weightOf)) ??
        openingOf(units, rows, found, question, weightOf));
  const [first] = units;
  const listed = isFurther ? undefined : namedInList(units, question, weightOf);
  if (first && listed) {
    const item = { ...listed, text: listed.text.replace(/[;,]$/, '.') };
    return { text: opened('yes', joinedStatements([first, item])), sources, address };
  }
  // The name of a thing in a list is no yes or no by itself.
  const isNamed = fittest !== undefined && isNameAlone(fittest);
  // Nor is a row of figures.
  const isRowAlone = fittest?.kind === 'row' && !/\b(?:yes|no|not)\b/i.test(fittest.text);
  const opening = (isNamed || isRowAlone) && kindOf(question) !== 'open' ? first : fittest;
  const moved = opening && opening !== units[0] ? opening : undefined;
  const rest = units.filter((unit) => unit !== moved);
  // A row or an item cites what the sentence above it does.
  const isUncited = moved !== undefined && moved.kind !== 'sentence' && !/\[\d/.test(moved.text);
  const above = units.findLast(({ kind, block }) => kind === 'sentence' && block < (moved?.block ?? 0));
  const [marks = ''] = isUncited ? (/\[[\d, ]+\]/.exec(above?.text ?? '') ?? []) : [];
  const lead = moved
    ? `${sentenceOf(marks ? moved.text.replace(/[.;,]?$/, ` ${marks}.`) : moved.text)}\n\n`
    : '';
  const told = lead + joinedStatements(rest);
  const verdict =
    isFurther || !opening || hasVerdict(body) ? undefined : impliedVerdict(opening.text, question, weightOf);
  return {
    ...(isFurther && { heading }),
    ...(moved && { isReordered: true }),
    text: verdict ? opened(verdict, told) : told,
    sources,
    address,
  };
}

const tells =
  /\b(?:is|are|was|were|has|have|had|must|may|can|cannot|needs?|appl(?:y|ies)|costs?|takes?|gets?|gives?|lets?|stays?|falls?|pays?|counts?|yes|no|not|only)\b|\d{2}/;

/** Whether an item of a list only names a thing, as in 'services with fish traps'. */
function isNameAlone({ kind, text }: Unit): boolean {
  const [name = ''] = uncited(text).split(/[,:]/);
  return kind === 'item' && !text.includes(':') && !tells.test(plainText(name));
}

/** The one item of an introduced list that says yes to a question together with the introduction. */
function namedInList(
  [first, ...others]: readonly Unit[],
  question: string,
  weightOf: Fit['weightOf'],
): Unit | undefined {
  if (!first?.text.endsWith(':') || kindOf(question) === 'open') return undefined;
  const says = (text: string) => impliedVerdict(text, question, weightOf) === 'yes';
  if (says(first.text)) return undefined;
  const named = others.filter((unit) => isNameAlone(unit) && says(`${first.text} ${unit.text}`));
  return named.length === 1 ? named[0] : undefined;
}

/** A text below a yes or no, which its first word continues. */
function opened(verdict: 'yes' | 'no', text: string): string {
  return `${expertMessages.passage.verdict[verdict]}: ${continued(text)}`;
}

function fitOf(text: string, question: string, weightOf: (word: string) => number): number {
  const words = new Set(wordsOf(text));
  const shared = [...words].reduce((sum, word) => sum + weightOf(word), 0);
  const wanted = valuesWantedBy(question);
  const holds = wanted.filter((value) => value.test(text)).length;
  const bonus = wanted.length === 0 ? 1 : 0.6 + (0.8 * holds) / wanted.length;
  return shared * bonus;
}

/** Whether a text holds the kind of thing that a question asks for. */
function holdsAnswer(text: string, question: string): boolean {
  const wanted = valuesWantedBy(question);
  return wanted.length > 0 && wanted.every((value) => value.test(text));
}

function unitsOf(text: string, scoreOf: (text: string) => number, holds: (text: string) => boolean): Unit[] {
  return statementsIn(text).map((statement) => ({
    ...statement,
    fit: scoreOf(statement.text),
    holds: statement.kind !== 'table' && statement.kind !== 'numbered' && holds(statement.text),
  }));
}

/** The rows of tables as sentences, for the one that answers to come first. */
function rowsOf(text: string, scoreOf: (text: string) => number, holds: (text: string) => boolean): Unit[] {
  return text.split(/\n{2,}/).flatMap((block, index): Unit[] => {
    const { heads, rows } = tableIn(block) ?? { heads: [], rows: [] };
    return rows.map(({ label, cells }) => {
      const values = cells.flatMap((cell, at) => (cell === '' ? [] : [labelled(heads[at] ?? '', cell)]));
      const row = `${label}: ${values.join(', ')}.`;
      return { text: row, block: index, kind: 'row', fit: scoreOf(row), holds: holds(row) };
    });
  });
}

/** A cell below its column's head, as in 'price USD 500'. */
function labelled(head: string, cell: string): string {
  if (head === '') return cell;
  return `${/^[A-Z][a-z]+(?![A-Za-z])/.test(head) ? head.charAt(0).toLowerCase() + head.slice(1) : head} ${cell}`;
}

/** Asks for a value besides a yes or no. */
const asksMore =
  /(?:^|[.,;:?!] |\b(?:and|or) )(?:by |until |from |since )?(?:when|what|how|which|who|where)\b/i;

/** The amounts and other large numbers in a text, without years. */
function numbersIn(text: string): string[] {
  const numbers = text.match(/\d[\d,]{2,}/g) ?? [];
  return numbers
    .map((number) => number.replaceAll(',', ''))
    .filter((number) => !/^(?:19|20)\d\d$/.test(number));
}

/** Says that what was asked for is not known. */
export const isOpen =
  /\bnot (?:be )?(?:found|published|known|confirmed|read)\b|\bno \w+(?: \w+){0,4} (?:was|were) found\b|\bno (?:published|public|reliable)\b/i;

/** Minimum weight of the words that tell which of a passage's statements is meant. */
const tellingWeight = 3.2;

/** The same where a list stands below an introduction, which answers nothing. */
const tellingWeightInList = 1.6;
const minOfTellingInList = 0.35;

/** What a question leaves out, as in 'besides the licensing department'. */
const leftOut =
  /\b(?:not|no|without|except) \w+|\b(?:besides|apart from|other than) (?:the |an? |my |our )?(?:\w+ing )?\w+/gi;

/** Share of the weight of all words that the first statement lacks. */
const minOfTelling = 0.55;

/** Fewest words of a question that names its thing without the story before it. */
const enoughWords = 3;

/** How much of that weight another statement may have. */
const maxOfNext = 0.6;

/** Of a list by places, the item of the place that was asked for, where the first sentence is about another. */
function itemOf(
  place: string,
  units: readonly Unit[],
  rows: readonly Unit[],
  { heading }: FoundPassage['passage'],
): Unit | undefined {
  const [first] = units;
  const names = (text: string) => plainText(text).includes(place);
  if (place === '' || !first || names(first.text) || names(heading)) return undefined;
  const own = [...units, ...rows].filter(
    ({ kind, text }) =>
      (kind === 'item' || kind === 'row') && text.includes(':') && names(text.replace(/:.*$/s, '')),
  );
  return own.length === 1 ? own[0] : undefined;
}

/**
 * The one statement that speaks of what the question names besides the passage's own subject, such as one kind of visa
 * or account of several.
 */
function tellingOf(
  units: readonly Unit[],
  rows: readonly Unit[],
  { heading }: FoundPassage['passage'],
  question: string,
  weightOf: Fit['weightOf'],
): Unit | undefined {
  const [first, ...others] = units;
  // Of several things asked for, the first comes first.
  if (!first || isOpen.test(first.text) || /, /.test(question)) return undefined;
  const said = new Set(wordsOf(`${heading} ${first.text}`));
  // What a message only tells of the asker's case is no thing that it asks for.
  const alone = questionAlone(question);
  const wordsBeyond = (text: string) =>
    new Set(
      wordsOf(text.replaceAll(leftOut, ' ')).filter((word) => !said.has(word) && !/^\d{1,3}$/.test(word)),
    );
  const ownWords = wordsOf(alone).filter((word) => weightOf(word) > 0);
  // 'I plan a driving school. Whose approval besides yours do I need?' names its thing in the story.
  const asked = ownWords.length < enoughWords || wordsBeyond(alone).size === 0 ? question : alone;
  const telling = wordsBeyond(asked);
  const gainOf = ({ text }: Pick<Unit, 'text'>) =>
    [...new Set(wordsOf(text))]
      .filter((word) => telling.has(word))
      .reduce((sum, word) => sum + weightOf(word), 0);
  const isIntroduction = /:(?: ?\[[\d, ]+\])?$|\[[\d, ]+\]:$/.test(first.text);
  const leastOf = ({ kind }: Unit) => {
    const [weight, share] =
      isIntroduction && kind === 'item'
        ? [tellingWeightInList, minOfTellingInList]
        : [tellingWeight, minOfTelling];
    return Math.max(weight, gainOf({ text: asked }) * share);
  };
  const [best, next] = [...others, ...rows]
    .filter(({ kind, text }) => kind !== 'table' && kind !== 'numbered' && !leansOnBefore.test(text))
    .filter(({ text }) => !text.endsWith(':') && !isOpen.test(text) && !/\bold(?:er)?\b/i.test(text))
    .map((unit) => ({ unit, gain: gainOf(unit) }))
    .toSorted((one, other) => other.gain - one.gain);
  if (!best || best.gain < leastOf(best.unit) || (next && next.gain > best.gain * maxOfNext))
    return undefined;
  // Who need not do it is told no day.
  if (/\b(?:exempt|excluded|need not|not required|does not apply)\b/i.test(best.unit.text)) return best.unit;
  return valuesWantedBy(question).every((value) => value.test(uncited(best.unit.text)))
    ? best.unit
    : undefined;
}

/** Begins with what only the sentence before it explains. */
const leansOn = /^(?:Otherwise|Besides|Before that|Then|But|So|Therefore)\b/;

/** Asks of a thing named before for nothing but a day, a time or a number, as in 'Do I need an audit? By when?' */
const asksValueAlone =
  /\?\s*(?:and |but |so )?(?:by when|until when|when|how (?:much|long|many|often))(?: (?:is|are) (?:it|that|they))?\s*\?*$/i;

/** Sets one thing against another, of which no row alone tells. */
const comparesThings = /\b(?:or|than|vs|versus|compar\w+|difference|between|each|all|both)\b/i;

/** Whether a list item begins with the name of what it tells, as a row of a table does. */
function isLabelled({ kind, text }: Unit): boolean {
  return kind === 'item' && /^[^:.[]{2,40}: /.test(text) && !leansOnBefore.test(text);
}

/** The one row of a table that a question names in full, unless the first sentence answers for it. */
function rowNamed(
  rows: readonly Unit[],
  first: Unit,
  heading: string,
  { question, weightOf }: Omit<Fit, 'place'>,
): Unit | undefined {
  const said = new Set(first.holds ? wordsOf(first.text) : []);
  // A price among others in a table is told by its own sentence.
  const isPrice = (text: string) => first.holds && /\b[A-Z]{3} ?\d/.test(text);
  const beside = new Set(wordsOf(`${heading} ${first.text}`));
  const saidByAsker = new Set(wordsOf(question));
  const names = rows.map((row) => wordsOf(row.text.replace(/:.*$/s, '')));
  const isOnlyIn = (word: string) => names.filter((name) => name.includes(word)).length === 1;
  const named = rows.flatMap((row, at) => {
    const name = names[at] ?? [];
    const asked = name.filter((word) => weightOf(word) > 0);
    const isWhole =
      asked.length === name.length && asked.some((word) => saidByAsker.has(word) && !said.has(word));
    const isNamed =
      isWhole ||
      asked.some((word) => saidByAsker.has(word) && !/^\d/.test(word) && isOnlyIn(word) && !beside.has(word));
    return isNamed && !isPrice(row.text)
      ? [{ row, weight: asked.reduce((sum, word) => sum + weightOf(word), 0) }]
      : [];
  });
  const [best, next] = named.toSorted((one, other) => other.weight - one.weight);
  return best && best.weight > (next?.weight ?? 0) ? best.row : undefined;
}

/** A year that is no part of a day. */
const yearAlone =
  /(?<!\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) )\b20\d\d\b/;

/** The unit that answers: the first one, unless another fits much better. */
function openingOf(
  units: readonly Unit[],
  rows: readonly Unit[],
  { likeness, passage: { heading } }: Pick<FoundPassage, 'passage' | 'likeness'>,
  question: string,
  weightOf: Fit['weightOf'],
): Unit | undefined {
  const [first] = units;
  const numbers = numbersIn(question);
  const names = ({ text }: Unit) => numbersIn(text).some((number) => numbers.includes(number));
  const plain = ` ${plainText(question).replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const labelled = rows.filter(({ text }) => {
    const [label = ''] = plainText(text).split(':');
    return /\d/.test(label) && plain.includes(` ${label.replaceAll(/[^a-z0-9]+/g, ' ').trim()} `);
  });
  if (labelled.length === 1) return labelled[0];
  // A year that the question names is that of the answer.
  const [year] = yearAlone.exec(plain) ?? [];
  const ofYear = units.find(
    ({ holds, kind, text }) => holds && kind !== 'table' && text.includes(year ?? '?'),
  );
  if (year !== undefined && ofYear && first && !first.text.includes(year)) return ofYear;
  // A figure that the question names stands in the sentence that answers it.
  const named = units.find((unit) => unit.holds && unit.kind !== 'table' && names(unit));
  if (named && first && !first.holds && !names(first)) return named;
  if (!first || isOpen.test(first.text)) return first;
  const having = [...units, ...rows].filter(
    ({ holds, text }) => holds && !text.endsWith(':') && !leansOn.test(text),
  );
  // What is not known only comes before what is where nothing else has such a value.
  const told = having.filter(({ text }) => !isOpen.test(text));
  const holding = told.length > 0 ? told : having;
  if (!first.holds && asksValueAlone.test(question) && holding.length > 0) {
    return holding.reduce((most, unit) => (unit.fit > most.fit ? unit : most));
  }
  if (!comparesThings.test(question)) {
    const row = rowNamed([...rows, ...units.filter(isLabelled)], first, heading, { question, weightOf });
    if (row) return row;
  }
  const best = holding.reduce((most, unit) => (unit.fit > most.fit ? unit : most), first);
  // Words that no sentence with such a value shares, as in 'by when?', only ask for its kind.
  if (!first.holds && first.fit === 0 && !units.some(({ holds, fit }) => holds && fit > 0))
    return units.find(({ holds }) => holds) ?? first;
  if (first.holds && likeness >= alike.same && best.fit <= first.fit * muchBetter) return first;
  // An introduction such as 'The parts:' stays in front of its list.
  const enough = likeness >= alike.same ? first.fit : first.fit * muchBetter;
  return best.fit > enough ? best : first;
}

/** A list item as a sentence. */
function sentenceOf(text: string): string {
  const ended = text.replace(/[;,]((?: ?\[[\d, ]+\])?)$/, '$1').trimEnd();
  const whole = /[.!?](?: ?\[[\d, ]+\])?\.?$/.test(ended) ? ended : `${ended}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
