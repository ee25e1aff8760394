import { valuesWantedBy } from '../../knowledge/index.ts';
import { sentencesIn } from '../tools/sentences.ts';
import type { AnswerContext } from './context.ts';
import type { ExpertWords } from './expert-words.ts';
import { readMessage } from './language.ts';
import type { QuotedPart } from './typed-answer.ts';
import type { Part } from './word-answer.ts';

/** Maximum figures of one article. */
const maxFigures = 4;

/** The longest subject that is repeated, in characters. */
const maxSubject = 90;

/** The figures of the first sentence that has some of the kind that is asked for; of the whole text without one. */
function figuresWanted(text: string, question: string): readonly string[] {
  const wanted = valuesWantedBy(question);
  const fitting = (part: string) =>
    (part.match(figure) ?? []).filter((found) => wanted.some((value) => value.test(found)));
  const sentence = sentencesIn(text)
    .map((part) => fitting(part.replace(example, '')))
    .find((found) => found.length > 0);
  const [paragraph = ''] = text.split('\n\n');
  return [...new Set(sentence ?? [...(paragraph.match(figure) ?? []), ...(text.match(figure) ?? [])])];
}

/** A case as an example, whose days are nobody's: 'formed on 10 March 2026, by 1 June 2027'. */
const example = /(?:^|[:;] )(?:example|[a-z]+ on \d{1,2} [A-Z][a-z]+ \d{4},)[^;.]*/i;

const interrogative =
  /^(?:و?(?:ما هي|ما هو|ماهي|ماهو|ما|ماذا|كم هي|كم هو|كم تبلغ|كم يبلغ|كم|متى يجب|متى|كيف)\s+)+/u;

/** What an Arabic message asks last; `undefined` for a question that is too long to repeat. */
function questionOf(asWritten: string): string | undefined {
  const asked = asWritten.split(/(?<=[؟?.])\s+/u).findLast((sentence) => sentence.trim() !== '') ?? '';
  const question = asked.replaceAll(/[؟?.!«»*_[\]<>#`]/gu, '').trim();
  return question === '' || question.length > maxSubject ? undefined : question;
}

/** What a question is about, without the word that asks; `undefined` for one that asks for a yes or no. */
function subjectOf(question: string | undefined): string | undefined {
  const subject = question?.replace(interrogative, '');
  return subject === undefined || subject === '' || /^هل\s/u.test(subject) ? undefined : subject;
}

/** Whether an Arabic question asks for a yes or no. */
function isYesNo(question: string | undefined): question is string {
  return question !== undefined && /^هل\s/u.test(question);
}

/** Says that there is nothing of what was asked for. */
const isNone = /\b(?:has|have|is|are|there) no (?:fixed |statutory |legal )?minimum\b|\bis free of charge\b/i;

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
  const figures = (asksPapers ? [] : figuresWanted(text, asked))
    .filter((found) => !asked.includes(found))
    .map((found) => words.passage.unit(found));
  const question = questionOf(asWritten);
  const subject = subjectOf(question);
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(text)?.[0] ?? '';
  const isUnknown =
    /\bno (?:\w+ ){0,6}(?:was|were|is|has been)? ?(?:found|published)|\bnot (?:found|published)|\bhas published no\b/i.test(
      paragraph,
    );
  if (isUnknown) return withLink(words.passage.notPublished);
  if (isNone.test(sentencesIn(paragraph)[0] ?? '')) return withLink(`${words.passage.none} ${marks}`.trim());
  if (isDefinition) return withLink(`${words.passage.elsewhere} ${marks}`.trim());
  // Figures of other things beside a yes or no would seem to be its reason.
  const isVerdictAlone = isYesNo(question) && valuesWantedBy(asked).length === 0;
  const said = [
    ...(answer === 'yes' || answer === 'no' ? [verdictWith(words.passage.verdict[answer])] : []),
    ...(figures.length > 0 && !isVerdictAlone
      ? [
          subject === undefined
            ? words.passage.figures(figures.slice(0, maxFigures), marks)
            : words.passage.figuresOf(subject, figures.slice(0, maxFigures), marks),
        ]
      : []),
  ];
  const sentence =
    figures.length > 0 && !isVerdictAlone
      ? said.join('. ')
      : `${said[0] ?? words.passage.elsewhere} ${marks}`.trim();
  return withLink(sentence);

  /** A yes or no with what was asked, for a question that asks for one. */
  function verdictWith(verdict: string): string {
    return isYesNo(question) ? words.passage.verdictOn(verdict, question) : verdict;
  }

  function withLink(opening: string): Part {
    const link = address === undefined ? '' : words.passage.article(`${publicUrl}/app${address}`);
    return { text: [`${opening}.`, link].filter(Boolean).join('\n\n'), sources };
  }
}
