import { valuesWantedBy, wordsOf } from '../../../knowledge/index.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import type { AnswerContext } from '../context.ts';
import { readMessage } from '../languages/language.ts';
import type { QuotedPart } from '../typed-answer.ts';
import type { ExpertWords } from './expert-words.ts';
import type { Part } from './word-answer.ts';

/** Maximum figures of one article. */
const maxFigures = 4;

/** The longest subject that is repeated, in characters. */
const maxSubject = 90;

/** The figures of the first sentence that has some of the kind that is asked for; of the whole text without one. */
function figuresWanted(text: string, question: string): readonly string[] {
  const wanted = valuesWantedBy(question);
  const fitting = (part: string) =>
    (part.match(figure) ?? []).filter(
      (found) => !question.includes(found) && wanted.some((value) => value.test(found)),
    );
  const sentence = sentencesIn(text)
    .map((part) => part.replaceAll(example, '').replaceAll(ordinalPeriod, '$1 $2s'))
    .find((part) => fitting(part).length > 0);
  if (sentence !== undefined) return [...new Set(fitting(clauseAsked(sentence, question, fitting)))];
  // Of another kind than is asked for, a figure answers nothing.
  if (wanted.length > 0) return [];
  // What something is, is no number of months or people, nor a share.
  if (asksWhatItIs.test(question) && !ofMoney.test(question)) return [];
  const [paragraph = ''] = text.split('\n\n');
  const opening = paragraph.match(figure) ?? [];
  return [...new Set(opening.length > 0 ? opening : text.match(figure))];
}

const asksWhatItIs = /^what is (?:an? |the )?(?!which|how|when|from)/i;
const ofMoney =
  /\b(?:tax|VAT|GST|zakat|rate|percent|fees?|costs?|price|capital|salary|wage|levy|fine|penalty|deposit|balance|minimum|maximum|cap|threshold|limit|amount|share|due|age|old|period|validity)\b/i;

/** The clause of a sentence that holds most of a question; the whole sentence where none does. */
function clauseAsked(
  sentence: string,
  question: string,
  fitting: (part: string) => readonly string[],
): string {
  const asked = new Set(wordsOf(question));
  const clauses = sentence
    .split(/[,;:](?!\d)| \((?=\D)| (?:and|but|or|of which)(?= (?!\d))/)
    .filter((clause) => fitting(clause).length > 0)
    .map((clause) => ({
      clause,
      held: new Set(wordsOf(clause).filter((word) => asked.has(word))).size,
    }));
  const most = Math.max(...clauses.map(({ held }) => held));
  const best = clauses.filter(({ held }) => held === most);
  const [only] = best;
  const [first, ...others] = best;
  // 'And S$6,600 in financial services' is the value of something else.
  if (
    first &&
    !ofAnother.test(first.clause) &&
    others.length > 0 &&
    others.every(({ clause }) => ofAnother.test(clause))
  )
    return first.clause;
  // The first of several steps holds the subject of all of them.
  const isStep = clauses.length > 2 && only === clauses[0];
  return only !== undefined && best.length === 1 && !isStep ? only.clause : sentence;
}

const ofAnother =
  /^\W*(?:(?:and|or|but) )?(?:AED|USD|GBP|SAR|SGD|S\$|\d)[\d,. ]*%? (?:\[\d+\] )?(?:in|for) (?:an? |the )?[a-z]/;

/** Whom a rule concerns, and a case as an example, whose days are nobody's: 'formed on 10 March 2026, by 1 June 2027'. */
const example =
  /\b(?:formed|incorporated|licensed) on or after \d{1,2} [A-Z][a-z]+ \d{4}|(?:^|[:;] )(?:example|[a-z]+ on \d{1,2} [A-Z][a-z]+ \d{4},)[^;.]*/gi;

/** What an Arabic message asks last; `undefined` for a question that is too long to repeat. */
function questionOf(asWritten: string): string | undefined {
  const asked = asWritten.split(/(?<=[؟?.])\s+/u).findLast((sentence) => sentence.trim() !== '') ?? '';
  const question = asked.replaceAll(/[؟?.!«»*_[\]<>#`]/gu, '').trim();
  return question === '' || question.length > maxSubject ? undefined : question;
}

/** Whether an Arabic question asks for a yes or no. */
function isYesNo(question: string | undefined): question is string {
  return question !== undefined && /^هل\s/u.test(question);
}

/** Says that there is nothing of what was asked for. */
const isNone =
  /\b(?:has|have|is|are|there) no (?:fixed |statutory |legal )?(?:minimum|expiry date)\b|\bis free of charge\b/i;

/** 'The 28th day after' and 'the end of the 9th month after' say how long it may take. */
const ordinalPeriod = /\b(\d+)(?:st|nd|rd|th) (day|month)\b/g;

/** The name of a tax form, which is the same in every language. */
const form = /\bForm \d+[A-Z]*(?:-[A-Z\d]+)?/;

const verdict = /^(yes|no)\b/i;
const figure =
  /\b(?:AED|USD|GBP|SAR|SGD) \d+(?:,\d{3})*(?:\.\d+)?(?: million\b)?(?: to (?:(?:AED|USD|GBP|SAR|SGD) )?\d+(?:,\d{3})*(?: million\b)?)?|S\$\d+(?:,\d{3})*(?: million\b)?|\b\d+(?:\.\d+)?%|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?\b|\b\d+ (?:working |business )?(?:days?|weeks?|months?|years?)\b|\b\d{1,2} or (?:over|older)\b|\b\d+(?: to \d+)? (?:or more |full-time )?(?:members?|shareholders?|founders?|directors?|partners?|employees|articles)\b/g;

/**
 * What an English article answers, in another language: its yes or no and its figures, and a link to the text. A
 * sentence is not translated, so nothing is said that the article does not say.
 */
export function translatedQuote(
  { text, sources, address, isDefinition }: QuotedPart,
  { publicUrl, asWritten = '' }: Pick<AnswerContext, 'publicUrl' | 'asWritten'>,
  words: ExpertWords,
): Part {
  const [paragraph = ''] = text.split('\n\n');
  const answer = verdict.exec(text)?.[1]?.toLowerCase();
  const asked = readMessage(asWritten).text;
  // A list of papers holds figures of other things.
  const asksPapers = /\bwhich documents\b/.test(asked) && valuesWantedBy(asked).length === 0;
  const question = questionOf(asWritten);
  // What is to be done, and which law it is, are no figures.
  const asksDeed = /^و?(?:ماذا|[أا]ي (?:نظام|قانون|جهة|هيئة))(?!\p{L})/u.test(question ?? '');
  const forms = /\bwhich Form\b/.test(asked) ? (form.exec(text)?.slice(0, 1) ?? []) : undefined;
  const figures = (asksPapers || asksDeed ? [] : (forms ?? figuresWanted(text, asked)))
    .filter((found) => !asked.includes(found))
    .map((found) => words.passage.unit(found));
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(text)?.[0] ?? '';
  // 'One agent says so, and no official text was found' tells what the agent says.
  const isSaidBySome =
    /^[^.;]*\b(?:agents?|firms?|providers?|pages?|sources?) (?:say|says|asks?|quotes?)\b/i.test(paragraph);
  const isUnknown =
    !isSaidBySome &&
    /\bno (?:\w+ ){0,6}(?:was|were|is|has been)? ?(?:found|published)|\bnot (?:found|published)|\bhas published no\b/i.test(
      paragraph,
    );
  if (isUnknown) return withLink(words.passage.notPublished);
  if (isNone.test(sentencesIn(paragraph)[0] ?? '')) return withLink(`${noneOf()} ${marks}`.trim());
  if (isDefinition) return withLink(`${words.passage.elsewhere} ${marks}`.trim());
  // Figures of other things beside a yes or no would seem to be its reason.
  const isVerdictAlone = isYesNo(question) && valuesWantedBy(asked).length === 0;
  const said = [
    ...(answer === 'yes' || answer === 'no' ? [verdictWith(answer)] : []),
    ...(isYesNo(question) && /^only if\b/i.test(text) ? [words.passage.onConditions] : []),
    ...(figures.length > 0 && !isVerdictAlone
      ? [
          question === undefined || isYesNo(question)
            ? words.passage.figures(figures.slice(0, maxFigures), marks)
            : words.passage.figuresOf(question, figures.slice(0, maxFigures), marks),
        ]
      : []),
  ];
  const sentence =
    figures.length > 0 && !isVerdictAlone
      ? said.join('. ')
      : `${said[0] ?? words.passage.elsewhere} ${marks}`.trim();
  return withLink(sentence);

  function noneOf(): string {
    if (/\bexpiry date\b/i.test(paragraph)) return words.passage.noExpiry;
    // That there is no minimum is not that there is none at all.
    if (
      !isYesNo(question) &&
      /\bno (?:fixed |statutory |legal )?minimum\b/i.test(paragraph) &&
      !/دنى|[اأ]قل/u.test(question ?? '')
    )
      return words.passage.noMinimum;
    return isYesNo(question) ? words.passage.verdictOn(false, question) : words.passage.none(question);
  }

  /** A yes or no with what was asked, for a question that asks for one. */
  function verdictWith(verdict: 'yes' | 'no'): string {
    return isYesNo(question)
      ? words.passage.verdictOn(verdict === 'yes', question)
      : words.passage.verdict[verdict];
  }

  function withLink(opening: string): Part {
    const link = address === undefined ? '' : words.passage.article(`${publicUrl}/app${address}`);
    return { text: [`${opening}.`, link].filter(Boolean).join('\n\n'), sources };
  }
}
