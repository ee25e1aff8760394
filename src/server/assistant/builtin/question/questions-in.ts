import { wordsOf } from '../../../knowledge/index.ts';
import { isLateQuestion } from './late-question.ts';

/** What may stand before the word that asks. */
const led = '(?:(?:by|on|at|in|from|under|until|since|within|for|(?:up )?to|above|below) )?';

const auxiliaries = 'is|are|am|was|were|do|does|did|can|could|may|must|should|would|will|has|have';

const opensQuestion = new RegExp(
  `^(?:and |but |also |so |then |or )*${led}(?:what|which|who|whom|whose|when|where|why|how|${auxiliaries}|compare|list|give|tell|show|explain)\\b`,
  'i',
);

/** Whether a part of a message begins as a question does. */
export function asksIn(text: string): boolean {
  return opensQuestion.test(text.trim());
}

/** Where one question ends and another begins inside a sentence. */
const between = new RegExp(
  `,?\\s+(?:and|also|but)\\s+(?=${led}(?:what|which|who|whom|when|where|why|how|${auxiliaries})\\b)`,
  'i',
);

/** Where a question goes on to the next after a comma alone, as in 'Who may get it, what does it cost and …?'. */
const afterComma = new RegExp(
  `,\\s+(?=${led}(?:what|how (?:much|many|long|often|fast|quickly|soon|high|old)|(?:when|where) (?:${auxiliaries})|(?:since|by|until) when|(?:since|by|until|from|in|under|at|on) (?:what|which) (?!(?:the|an?|it|we|i|you|they|is|are)\\b)\\w+)\\b)`,
  'i',
);

/** Most questions that one message is split into. */
const maxQuestions = 4;

/** Fewest words before a question that are a story rather than a condition. */
const minStoryWords = 18;

/** Fewest words of a question that names what it asks about. */
const enoughWords = 2;

const pointsBack = /\b(?:it|they|them|that|those|these|this|so|such|the same)\b/i;

/** Asks without a question mark, as in 'She asks me what the renewal costs.' */
const asksInWords = /\b(?:what|how|when|whether|which|who|where)\b/i;

const pointsToSeveral = /\b(?:they|them|those|these|all|both)\b/i;

/**
 * What a message asks below the story of a case, with the last sentences of the story where it points back to them;
 * `undefined` where hardly anything is told.
 */
export function questionBelowStory(message: string): string | undefined {
  const sentences = sentencesOf(message);
  const marked = sentences.findIndex((sentence) => sentence.endsWith('?'));
  const at = marked < 0 && asksInWords.test(sentences.at(-1) ?? '') ? sentences.length - 1 : marked;
  const told = sentences.slice(0, at);
  if (at < 2 || told.join(' ').split(/\s+/).length < minStoryWords) return undefined;
  const asked = sentences.slice(at).join(' ');
  const isWhole = wordsOf(asked).length >= enoughWords && !pointsBack.test(asked) && !isLatenessAlone(asked);
  if (isWhole) return asked;
  return [...told.slice(pointsToSeveral.test(asked) ? -2 : -1), asked].join(' ');
}

function sentencesOf(message: string): string[] {
  return message
    .slice(0, 1_000)
    .split(/(?<=[?!;]|[\p{L}\p{N})]{2}\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** The questions of a message, each with the statements that it makes. One alone stays as it was written. */
export function questionsIn(message: string): readonly string[] {
  const sentences = sentencesOf(message);
  const statements: string[] = [];
  const questions: string[] = [];
  for (const sentence of sentences) {
    if (!sentence.endsWith('?') && !opensQuestion.test(sentence)) {
      statements.push(sentence);
      continue;
    }
    questions.push(...withSharedPredicates(questionsOf(sentence)));
  }
  const asked: string[] = [];
  let isLeftOut = false;
  for (const said of questions.filter((each) => /\p{L}{2}/u.test(each))) {
    const before = asked.at(-1);
    const part = withThingsBefore(withCountedThing(said, before), before);
    // 'Where is it lower, and what are the two rates?' is answered with both.
    if (before !== undefined && asksBothValues.test(part)) {
      isLeftOut = true;
      continue;
    }
    // 'When is it due, and how late am I?' asks both of one duty.
    if (before !== undefined && (isLatenessAlone(part) || isValueAlone(part)))
      asked[asked.length - 1] = `${before} and ${part}`;
    else if (asked.length < maxQuestions) asked.push(part);
  }
  if (asked.length < 2 && !isLeftOut) return [message];
  // 'KSA: income tax rate? VAT?' asks all of it about one place.
  const [, heading] = /^([^:?]{2,30}):\s/.exec(asked[0] ?? '') ?? [];
  const context = [...statements, ...(heading ? [`${heading}:`] : [])].join(' ');
  return asked.map((part) => `${context} ${heading ? part.replace(`${heading}:`, '').trim() : part}?`.trim());
}

const asksBothValues =
  /^(?:by how (?:much|many \w+|long)|how (?:much|many) (?:more|less|fewer))(?: is it)?[ ?.]*$|^what (?:are|would be) (?:the |both )*(?:two |both |respective )(?:rates|figures|amounts|prices|fees|limits|dates|values)[ ?.]*$/i;

/** The questions of one sentence. */
function questionsOf(sentence: string): string[] {
  return sentence
    .split(between)
    .flatMap((part) => (asksIn(part) ? part.split(afterComma) : [part]))
    .map((part) => part.replace(/[,?.;\s]+$/, '').trim());
}

/** A question for a thing by its name, and what is said of it, as in 'how many shareholders' and 'must it have'. */
const ofThing = new RegExp(
  `^${led}(?:what|which|how much|how many)(?: (?!(?:${auxiliaries})\\b)[\\w'-]+){1,5}?(?: (?<predicate>(?:${auxiliaries})\\b.*))?$`,
  'i',
);

/** 'How much capital and how many directors must it have?' says of both what it says of one. */
function withSharedPredicates(questions: readonly string[]): string[] {
  const read = questions.map((question) => ofThing.exec(question)?.groups);
  return questions.map((question, at) => {
    const own = read[at];
    const said = read[at - 1]?.predicate ?? read[at + 1]?.predicate;
    return own && own.predicate === undefined && said !== undefined && thingAlone.test(question)
      ? `${question} ${said}`
      : question;
  });
}

/** Asks for a thing and says nothing of it: with a verb or a place of its own it would be whole. */
const thingAlone =
  /^(?:what|which|how much|how many) (?!.*\b(?:if|else|about|on|in|at|for|with|per|from|to|under|each|every|once)\b)(?:[\w'-]+ of )?(?:[\w'-]+ ){0,2}[\w'-]+$/i;

/** 'And how many per desk in ADGM?' counts what the question before counts. */
function withCountedThing(part: string, before: string | undefined): string {
  const [, thing] = /\bhow many (\w+)/i.exec(before ?? '') ?? [];
  return thing === undefined
    ? part
    : part.replace(/^((?:for |within |in )?how many) (?=(?:per|in|for|with|at|on|from)\b)/i, `$1 ${thing} `);
}

/** 'And who needs more jobs?' asks of the two things that the question before sets side by side. */
function withThingsBefore(part: string, before: string | undefined): string {
  const asksWho = /^(?:who|which(?: one| of them)?) (?!.*\bor\b).*\b(?:more|less|fewer|\w+er)\b/i.test(part);
  const [, things] =
    /\b(?:does|do|is|are|will|must) ((?:the|an?) [^,:;?]+? or (?:the|an?) [\w -]+?) (?:needs?|costs?|takes?|lasts?|gets?|pays?|have|\w+er)\b/i.exec(
      before ?? '',
    ) ?? [];
  return asksWho && things !== undefined ? `${part}: ${things}` : part;
}

/** One of the questions of a message without the statements that stand before it. */
export function questionAlone(part: string): string {
  return part.split(/(?<=[\p{L}\p{N})]{2}[.!;])\s+/u).at(-1) ?? part;
}

/** Whether a part only asks if something is late, and names no duty. */
function isLatenessAlone(part: string): boolean {
  return isLateQuestion(part) && wordsOf(part).every((word) => wordsOfLateness.has(word));
}

/** Whether a part asks for a value and does not say of what, as in 'and what is the figure?'. */
function isValueAlone(part: string): boolean {
  const words = wordsOf(part);
  return words.length > 0 && words.every((word) => wordsOfValue.has(word));
}

const wordsOfValue = new Set(wordsOf('figure amount number value sum name share percentage meant'));

const wordsOfLateness = new Set(
  wordsOf(
    'late overdue behind already still today now day week month time date left remain remaining passed many',
  ),
);
