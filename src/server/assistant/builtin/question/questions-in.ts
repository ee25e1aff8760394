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

/** Where one goes on to a second that asks for a yes or no, as in 'Who signs, does he need a visa?'. */
const afterCommaAlone = new RegExp(`,\\s+(?=(?:${auxiliaries}) (?:it|he|she|they|there|i|we)\\b)`, 'i');

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

/** A question of a message, and the topic that its sentence names before it asks. */
interface Asked {
  topic: string;
  text: string;
}

/** What a question takes from the one before it, one after the other. */
const completions: readonly ((part: string, before: string | undefined) => string)[] = [
  withCountedThing,
  withNamedSum,
  withThingEnough,
  withThingsBefore,
  withActBefore,
];

/** The questions of a message, each with the statements that it makes. One alone stays as it was written. */
export function questionsIn(message: string): readonly string[] {
  const sentences = sentencesOf(message);
  const statements: string[] = [];
  const questions: Asked[] = [];
  for (const sentence of sentences) {
    if (!sentence.endsWith('?') && !opensQuestion.test(sentence)) {
      statements.push(sentence);
      continue;
    }
    questions.push(...underTopic(sentence));
  }
  const asked: Asked[] = [];
  let isLeftOut = false;
  for (const { topic, text: said } of questions.filter(({ text }) => /\p{L}{2}/u.test(text))) {
    const before = asked.at(-1)?.text;
    const text = completions.reduce((part, complete) => complete(part, before), said);
    // 'Where is it lower, and what are the two rates?' is answered with both.
    if (before !== undefined && asksBothValues.test(text)) {
      isLeftOut = true;
      continue;
    }
    // 'When is it due, and how late am I?' asks both of one duty.
    if (before !== undefined && (isLatenessAlone(text) || isValueAlone(text)))
      asked.push({ topic: asked.pop()?.topic ?? topic, text: `${before} and ${text}` });
    else if (asked.length < maxQuestions) asked.push({ topic, text });
  }
  const [first] = asked;
  // A comma after the topic would make a question of its own of it.
  if (asked.length < 2 && !isLeftOut)
    return [first?.topic ? message.replace(`${first.topic}, `, `${first.topic}: `) : message];
  // 'KSA: income tax rate? VAT?' asks all of it about one place.
  const heading = first && first.topic.length <= maxHeading ? first.topic : '';
  return asked.map(({ topic, text }, at) => {
    // What points back is about the thing that the first question asks for, where that names one.
    const isOfBefore = at > 0 && !asksValueAlone(first?.text ?? '') && /\b(?:it|that|this)\b/i.test(text);
    return `${statements.join(' ')} ${isOfBefore ? text : ofTopic(topic === '' ? heading : topic, text)}?`.trim();
  });
}

/** Whether a question names nothing but the kind of value that it asks for, as in 'by which day?'. */
function asksValueAlone(text: string): boolean {
  return wordsOf(text).every((word) => wordsOfValue.has(word) || wordsOfTime.has(word));
}

const wordsOfTime = new Set(wordsOf('day date month year time due'));

/** The longest heading that the questions after it are asked about, in characters. */
const maxHeading = 30;

const asksBothValues =
  /^what (?:does|do|is|are|would) (?:each|both|either)\b(?: of them| one| state| country| place| zone| kind)?[\w ]{0,12}[ ?.]*$|^(?:by how (?:much|many \w+|long)|how (?:much|many) (?:more|less|fewer))(?: is it)?[ ?.]*$|^how (?:much|many|long) (?:(?:is it |is needed )?(?:for|in|of|with) )?(?:each|both)(?: of (?:them|the two))?[ ?.]*$|^what (?:are|would be) (?:the |both )*(?:two |both |respective )(?:rates|figures|amounts|prices|fees|limits|dates|values)[ ?.]*$/i;

/** Names what a sentence asks about before it asks, as in 'Growth visa, how long is it and what does it cost?'. */
const topicAhead = new RegExp(
  `^(?!(?:if|when|as|since|because|after|before|once|so|and|but|hi|hello|hey|ok|okay|please|thanks|sorry|by|in|at|on|with|without|under|for|from|to|of|per|given|next|this|last)\\b)(?<topic>(?!(?:[^,:?]* )?(?:i|we|you|he|she|they|it|my|our)\\b)(?:[\\w()/&'’-]+ ?){1,9}), (?=${led}(?:what|which|who|where|when|how|${auxiliaries})\\b)`,
  'i',
);

/** The questions of one sentence, with the topic that it names before the first. */
function underTopic(sentence: string): Asked[] {
  const { topic = '' } = asksIn(sentence)
    ? {}
    : ((topicAhead.exec(sentence) ?? /^(?<topic>[^:?]{2,60}):\s/.exec(sentence))?.groups ?? {});
  const asked = topic === '' ? sentence : sentence.slice(topic.length + 1).trim();
  return withSharedPredicates(questionsOf(asked)).map((text) => ({ topic, text }));
}

/** A question on a topic: in place of the pronoun that stands for it, else below it. */
function ofTopic(topic: string, text: string): string {
  if (topic === '') return text;
  return topicAsIt.test(text) ? text.replace(/\bit\b/, topic) : `${topic}: ${text}`;
}

const topicAsIt =
  /^(?:how (?:much|long|old|big) (?:is|does|must|can)|what does|when (?:is|does)) it\b[^,]*$/i;

/** The questions of one sentence. */
function questionsOf(sentence: string): string[] {
  const parts = sentence.split(between).flatMap((part) => (asksIn(part) ? part.split(afterComma) : [part]));
  const [only = ''] = parts;
  const asked = parts.length === 1 && asksIn(only) ? only.split(afterCommaAlone) : parts;
  return withSharedThing(asked.map((part) => part.replace(/[,?.;\s]+$/, '').trim()).flatMap(withOtherCase));
}

/** What a question asks a second time of something else, as in 'How high can the fine be, and for a missing form?'. */
const ofOtherCase =
  /^(?<asked>(?:what|which|how|when|who)\b[^,]{8,}), and (?<other>(?:for|with|without) (?!(?:how|what|which|each|both)\b)[^,]+)$/i;

/** Asks it of both, one after the other; the first one is asked as it stands. */
function withOtherCase(question: string): string[] {
  const { asked, other = '' } = ofOtherCase.exec(question)?.groups ?? {};
  const [prep = ''] = other.split(' ');
  if (asked === undefined || new RegExp(`\\b${prep}\\b`, 'i').test(asked)) return [question];
  return [asked, `${asked} ${other}`];
}

/** What a last question says it is about, as in 'what share do I need and how much money for the growth permit'. */
const lastThing =
  /^(?:(?!\b(?:for|of)\b).){8,}? (?<thing>(?:for|of) (?!(?:each|every|how|what|which|it|that|this|them|me|us|him|her|free)\b)(?:[\w-]+ ?){1,6})$/i;

/** Asks for a value in a few words and says of nothing. */
const namesNoThing =
  /^(?:what|which)(?: (?:is|are|was) (?:the|a))? (?!(?:happens|if|about|else)\b)[\w-]+(?: (?:do|must|should|can|did) (?:i|we|you) (?:need|have|use|pay|hold|file|get|want))?$/i;

/** 'What share do I need and how much money for the growth permit?' asks both of the permit. */
function withSharedThing(questions: readonly string[]): string[] {
  const thing = questions.length > 1 ? lastThing.exec(questions.at(-1) ?? '')?.groups?.thing : undefined;
  return questions.map((question) =>
    thing !== undefined && namesNoThing.test(question) ? `${question} ${thing}` : question,
  );
}

/** A question for a thing by its name, and what is said of it, as in 'how many shareholders' and 'must it have'. */
const ofThing = new RegExp(
  `^${led}(?:what|which|how much|how many)(?: (?!(?:an?|the|${auxiliaries})\\b)[\\w'-]+){1,5}?(?: (?<predicate>(?:${auxiliaries})\\b.*))?$`,
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
  /^(?:what|which|how much|how many) (?!.*\b(?:if|else|about|on|in|at|for|with|per|from|to|under|each|every|once|an?)\b)(?:[\w'-]+ of )?(?:[\w'-]+ ){0,2}[\w'-]+$/i;

/** 'And how much for an investor visa?' asks for the kind of sum that the question before names. */
function withNamedSum(part: string, before: string | undefined): string {
  const [, sum] =
    /^(?:what|which|how much)(?: is| are)?(?: the| an?)? ((?:\w+ ){0,2}?(?:capital|deposit|balance|salary|income|investment|stake|rent|turnover))\b/i.exec(
      before ?? '',
    ) ?? [];
  return sum === undefined ? part : part.replace(/^how much (?=(?:for|with|in|at|of)\b)/i, `what ${sum} `);
}

/** 'And how many per desk in ADGM?' counts what the question before counts. */
function withCountedThing(part: string, before: string | undefined): string {
  const [, thing] = /\bhow many (\w+)/i.exec(before ?? '') ?? [];
  return thing === undefined
    ? part
    : part.replace(
        /^((?:for |within |in )?how many) (?=(?:per|in|for|with|at|on|from|an?|the)\b)/i,
        `$1 ${thing} `,
      );
}

/** 'And is one enough?' after 'how old must a UK director be' counts directors. */
function withThingEnough(part: string, before: string | undefined): string {
  const [, thing] =
    /\b(?:must|may|can|should|does|do|has|is) (?:an?|the|each|every) ((?:[\w-]+ ){0,2}?[\w-]+) (?:be|have|live|need|get|hold|give|pay|own|old|resident)\b/i.exec(
      before ?? '',
    ) ?? [];
  return thing === undefined
    ? part
    : part.replace(
        /^((?:and |but )?(?:is|would|are|will) (?:one|two|1|2|a single one)) (?=(?:be )?(?:enough|sufficient|allowed|ok)\b)/i,
        `$1 ${thing} `,
      );
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

/** Asks with a word alone, as in 'Must I prove my identity first, and how?'. */
const askingAlone =
  /^(?<word>how|where|(?:by )?when|with whom|from whom|(?:(?:on|with|by) )?(?:which|what) (?:papers|documents|forms?))$/i;

/** Asks when or where, before what somebody has to do. */
const whenAsked = /^(?:(?:by|until|from) )?(?:when|where) (?=(?:do|does|must|can|could|may|should|will)\b)/i;

/** A yes-no question of what somebody does. */
const ofAct =
  /^(?<auxiliary>do|does|must|can|could|may|should|will) (?<who>(?:(?:the|an?|each|every|my|our) )?[\w-]+) (?:(?:have|need) to )?(?<act>(?!not\b)\w+\b.{3,}?)(?: first| at all| too)?$/i;

/** 'And how?' asks it of what the question before asks whether it has to be done. */
function withActBefore(part: string, before: string | undefined): string {
  const { word } = askingAlone.exec(part.replace(/^(?:and|so|but) /i, ''))?.groups ?? {};
  const bare = (before ?? '').replace(whenAsked, '');
  const { auxiliary = '', who, act } = ofAct.exec(bare)?.groups ?? {};
  return word === undefined || act === undefined ? part : `${word} ${auxiliary.toLowerCase()} ${who} ${act}`;
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
