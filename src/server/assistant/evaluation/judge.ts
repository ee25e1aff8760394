import type { KnownAmounts } from './known-amounts.ts';
import { isAllowed, placesNamed } from './named-places.ts';
import type { EvaluationQuestion, ExpectedFigure } from './question.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import { amountsIn, contains, figuresIn, type NamedAmount, namesAmount, numbersIn } from './typed-values.ts';

/** What a check found wrong with an answer. */
interface Problem {
  check:
    | 'content'
    | 'forbidden'
    | 'first sentence'
    | 'verdict'
    | 'place'
    | 'subject'
    | 'figure'
    | 'unknown figure'
    | 'source'
    | 'length'
    | 'language'
    | 'response';
  /** In plain words. */
  why: string;
}

/** The judgement on one answer. */
export interface Judgement {
  problems: readonly Problem[];
  /** Whether what it says is right, apart from its first sentence and its sources. */
  isRight: boolean;
  /** Whether its first sentence is the answer. */
  isOpened: boolean;
  isSourced: boolean;
  words: number;
  /** Amounts of money and percentages that were compared with the catalogue and the articles. */
  figuresChecked: number;
}

/** Words of any answer that is not a list or a comparison; those may be longer. */
const maxWords = 180;
const maxWordsOfList = 260;

/** Words from which on a passage has to be about the subject. */
const longPassage = 20;

/** Judges an answer by fixed rules. */
export function judge(question: EvaluationQuestion, answer: string, amounts: KnownAmounts): Judgement {
  const read = readAnswer(answer);
  const isEarlier = question.kind === 'earlier';
  const problems = [
    ...contentProblems(question, isEarlier ? answer : read.text),
    ...openingProblems(question, read),
    ...(isEarlier ? [] : [...placeProblems(question, read), ...unknownFigures(question, read, amounts)]),
    ...subjectProblems(question, read),
    ...question.figures.flatMap((figure) => figureProblem(figure, read)),
    ...sourceProblems(question, read),
    ...lengthProblems(question, read),
    ...languageProblems(question, read),
    ...responseProblems(question, read),
  ];
  const has = (...checks: readonly Problem['check'][]) =>
    problems.some(({ check }) => checks.includes(check));
  return {
    problems,
    isRight: problems.every(({ check }) => ['first sentence', 'verdict', 'source'].includes(check)),
    isOpened: !has('first sentence', 'verdict'),
    isSourced: !has('source'),
    words: read.words,
    figuresChecked: question.figures.length + (isEarlier ? 0 : figuresIn(read.text).length),
  };
}

function contentProblems({ must_include, must_not }: EvaluationQuestion, text: string): Problem[] {
  return [
    ...must_include
      .filter((group) => !group.some((alternative) => contains(text, alternative)))
      .map((group): Problem => ({ check: 'content', why: `It does not say ${oneOf(group)}.` })),
    ...must_not
      .filter((forbidden) => contains(text, forbidden))
      .map((forbidden): Problem => ({ check: 'forbidden', why: `It says '${forbidden}'.` })),
  ];
}

const yes = /^(?:yes|yeah|yep|نعم)(?![\p{L}])/iu;
const no =
  /^(?:no(?! (?:\w+ ){0,3}(?:tax|fee|minimum|capital|fixed|reliable|published|visa|audit|one|figure|price|reserve|report|total))|nope|لا)(?![\p{L}])/iu;

function openingProblems(question: EvaluationQuestion, { firstSentence }: ReadAnswer): Problem[] {
  const { first_sentence, verdict, kind } = question;
  const problems = first_sentence
    .filter((group) => !group.some((alternative) => contains(firstSentence, alternative)))
    .map(
      (group): Problem => ({
        check: 'first sentence',
        why: `Its first sentence does not say ${oneOf(group)}: '${shortened(firstSentence)}'`,
      }),
    );
  if (kind === 'earlier') return problems;
  const said = yes.test(firstSentence) ? 'yes' : no.test(firstSentence) ? 'no' : undefined;
  if (verdict === 'yes' || verdict === 'no') {
    if (said !== verdict) {
      problems.push({
        check: 'verdict',
        why: `It should open with '${verdict}': '${shortened(firstSentence)}'`,
      });
    }
  } else if (said && verdict === undefined && question.expects === 'answer') {
    problems.push({ check: 'verdict', why: `It opens with '${said}', but this is no yes-no question.` });
  }
  return problems;
}

function placeProblems(
  { places, question, before = [] }: EvaluationQuestion,
  { text }: ReadAnswer,
): Problem[] {
  if (!places) return [];
  const asked = placesNamed([...before, question].join('\n'));
  const allowed = [...places, ...asked];
  return placesNamed(text)
    .filter((place) => !isAllowed(place, allowed))
    .map((place) => ({ check: 'place', why: `It speaks of ${place}, which was not asked about.` }));
}

/** Amounts of money and percentages that neither the question nor the catalogue nor an article of the place states. */
function unknownFigures(
  question: EvaluationQuestion,
  { text }: ReadAnswer,
  amounts: KnownAmounts,
): Problem[] {
  const { places, figures, before = [] } = question;
  const asked = figuresIn([...before, question.question].join('\n'));
  // Written as '12,900 AED' in the question, it is none of dollars.
  const given = new Set([
    ...asked.flatMap(({ currency, amount, to = amount }) => [`${currency}:${amount}`, `${currency}:${to}`]),
    ...figures.flatMap(({ unit, amount, to = amount }) => [`${unit}:${amount}`, `${unit}:${to}`]),
    ...[...question.must_include, ...question.first_sentence].flat(),
  ]);
  const bare = numbersIn(question.question).filter(
    (value) => !asked.some(({ amount, to }) => amount === value || to === value),
  );
  return figuresIn(text)
    .filter(({ currency, amount, to = amount }) => {
      const isGiven = [amount, to].every(
        (value) => given.has(`${currency}:${value}`) || bare.includes(value),
      );
      const others = [...asked, ...figuresIn(text)].filter((other) => other.currency === currency);
      return !isGiven && !isComputed([amount, to], others, `${question.question} ${text}`);
    })
    .filter((named) => !amounts.isKnown(named, places))
    .map(({ amount, to, currency }) => {
      const figure = `${currency} ${amount.toLocaleString('en-GB')}${to === undefined ? '' : ` to ${to.toLocaleString('en-GB')}`}`;
      const isOfOther = amounts.isKnown({ amount, currency, at: 0, ...(to !== undefined && { to }) });
      return {
        check: 'unknown figure' as const,
        why: isOfOther
          ? `${figure} belongs to another place.`
          : `${figure} is in neither the catalogue nor an article.`,
      };
    });
}

/** Whether amounts are the sum or difference of two others, or another one times a number of the text. */
function isComputed(values: readonly number[], amounts: readonly NamedAmount[], text: string): boolean {
  const others = [
    ...new Set(amounts.flatMap(({ amount, to }) => [amount, ...(to === undefined ? [] : [to])])),
  ].filter((amount) => !values.includes(amount));
  const counts = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return values.every((value) =>
    others.some(
      (one) =>
        others.some((other) => isSame(one - other, value) || (one !== other && isSame(one + other, value))) ||
        counts.some((count) => isSame(one * count, value) || isSame((one * count) / 100, value)),
    ),
  );
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01;
}

function subjectProblems({ subject }: EvaluationQuestion, { passages }: ReadAnswer): Problem[] {
  if (!subject) return [];
  return passages
    .filter((passage) => passage.split(/\s+/).length > longPassage)
    .filter((passage) => !subject.some((word) => contains(passage, word)))
    .map((passage) => ({
      check: 'subject',
      why: `A passage is on another subject: '${shortened(passage)}'`,
    }));
}

function figureProblem({ amount, to, unit, place }: ExpectedFigure, { sentences }: ReadAnswer): Problem[] {
  const figure = `${unit} ${amount.toLocaleString('en-GB')}${to === undefined ? '' : ` to ${to.toLocaleString('en-GB')}`}`;
  const saying = sentences.filter((sentence) => namesAmount(sentence, amount, unit, to));
  if (saying.length === 0) return [{ check: 'figure', why: `It does not name ${figure}.` }];
  if (!place) return [];
  const isOfPlace = saying.some((sentence) => {
    const named = placesNamed(sentence).filter((id) => id.length > 2);
    return named.length === 0 || named.includes(place);
  });
  return isOfPlace ? [] : [{ check: 'figure', why: `It names ${figure} for another place than ${place}.` }];
}

/** Kinds whose answers come from the record of the case, or are no statement of fact. */
const unsourcedKinds: readonly string[] = [
  'own-case',
  'drafting',
  'wrongdoing',
  'small-talk',
  'out-of-scope',
];

function sourceProblems(question: EvaluationQuestion, { isSourced, sources }: ReadAnswer): Problem[] {
  const { kind, expects, cites, source } = question;
  const isExpected =
    kind === 'earlier' ? source !== undefined : expects === 'answer' && !unsourcedKinds.includes(kind);
  if ((isExpected || cites) && !isSourced) return [{ check: 'source', why: 'It cites no source.' }];
  if (cites && !cites.some((address) => sources.includes(address))) {
    return [{ check: 'source', why: `It does not cite ${oneOf(cites)}.` }];
  }
  return [];
}

function lengthProblems({ kind, max_words }: EvaluationQuestion, { words }: ReadAnswer): Problem[] {
  if (kind === 'earlier' && max_words === undefined) return [];
  const isList = ['list', 'comparison', 'several-questions', 'how-to'].includes(kind);
  const most = max_words ?? (isList ? maxWordsOfList : maxWords);
  return words > most ? [{ check: 'length', why: `It has ${words} words; ${most} are enough.` }] : [];
}

function languageProblems({ kind, language }: EvaluationQuestion, { text }: ReadAnswer): Problem[] {
  if (kind === 'earlier') return [];
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const isArabic = letters > 0 && arabic / letters > 0.5;
  return isArabic === (language === 'ar')
    ? []
    : [{ check: 'language', why: `It is not in ${language === 'ar' ? 'Arabic' : 'English'}.` }];
}

const refusing =
  /\b(?:cannot|can't|can not|will not|won't|do not|don't|am not able to|must not)\b|illegal|unlawful|against the law|offence|crime|not lawful|forgery|fraud|evasion|لا أستطيع|لا يمكنني/iu;
const notKnowing =
  /\b(?:do not|don't) (?:\w+ )?(?:know|have)\b|not (?:been )?(?:publish|found|recorded|known|confirmed)|could not be (?:found|confirmed)|unpublished|unconfirmed|no (?:\w+ ){0,3}(?:figure|price|source|fee|total|rule|rate|date|authority|one)s?\b|(?:cannot|can't|could not) (?:\w+ )?(?:say|tell|find|confirm|predict|promise)|nothing (?:is|has been) (?:recorded|published)|لا أعرف|غير منشور/iu;
const stayingInScope =
  /\b(?:setting up|set up|forming|formation|compan(?:y|ies)|start(?:ing)? a (?:company|business)|the UAE)\b/iu;

function responseProblems(question: EvaluationQuestion, read: ReadAnswer): Problem[] {
  const { expects } = question;
  const { text, firstSentence, words, isSourced } = read;
  const response = (why: string): Problem[] => [{ check: 'response', why }];
  switch (expects) {
    case 'answer':
      return [];
    case 'refusal':
      return refusing.test(firstSentence)
        ? []
        : response(`It does not refuse: '${shortened(firstSentence)}'`);
    case 'ask-back': {
      if (!/[?؟]/u.test(text)) return response('It does not ask back.');
      if (words > 60) return response(`It asks back in ${words} words; 60 are enough.`);
      return amountsIn(text).length > 0 ? response('It names figures before it knows what is asked.') : [];
    }
    case 'unknown':
      return notKnowing.test(firstSentence)
        ? []
        : response(`It does not say that this is unknown: '${shortened(firstSentence)}'`);
    case 'out-of-scope': {
      if (isSourced || amountsIn(text).length > 0) return response('It answers what it knows nothing about.');
      return stayingInScope.test(text) ? [] : response('It does not say what it can help with.');
    }
  }
}

function oneOf(alternatives: readonly string[]): string {
  const [first = '', ...others] = alternatives;
  return others.length === 0
    ? `'${first}'`
    : `'${first}' (or ${others.map((other) => `'${other}'`).join(', ')})`;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}
