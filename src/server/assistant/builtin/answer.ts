import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import {
  type FoundPassage,
  type PassageIndex,
  synonymsOf,
  type Understanding,
} from '../../knowledge/index.ts';
import { choosePassages } from './choose-passages.ts';
import { type AnswerContext, computedParts } from './computed-parts.ts';
import { conversationalReply } from './conversational-reply.ts';
import { recordedNotice } from './recorded-notice.ts';
import { shortened } from './shorten.ts';
import { otherCountry, outsideTheTrade, smallTalk } from './small-talk.ts';
import { isAboutOtherCountry } from './trade.ts';
import { withFittingVerdict } from './verdict.ts';
import { type Part, wordAnswer } from './word-answer.ts';

/** An answer, and whether it says that nothing is known. */
export interface Answer {
  text: string;
  isUnknown: boolean;
}

/** From this similarity to one of its own questions on, a passage is an exact match. */
const enoughLikeness = 0.6;

/** Answers a question from the catalogue and the knowledge base. */
export async function answerTo(understood: Understanding, context: AnswerContext): Promise<Answer> {
  const talk = smallTalk(understood.question) ?? conversationalReply(understood.question);
  if (talk) return { text: talk, isUnknown: false };
  if (isAboutOtherCountry(understood.question)) return { text: otherCountry, isUnknown: true };
  const own = await findEvidence(understood, context);
  // A follow-up with too few words of its own borrows them from the question before.
  const leansOn = own.length === 0 && understood.isFollowUp && understood.context.length > 0;
  const parts = leansOn ? await findEvidence(withContext(understood), context) : own;
  if (parts.length === 0) return unknownAnswer(understood, context.index);
  const askBack = questionBack(understood);
  return { text: wordAnswer(askBack ? [...parts, askBack] : parts), isUnknown: false };
}

function withContext(understood: Understanding): Understanding {
  const { words, particular, context } = understood;
  return {
    ...understood,
    words: [...new Set([...context, ...words])],
    particular: [...new Set([...context, ...particular])],
  };
}

/** Finds the parts that answer a question, most important first; empty if nothing is known. */
export async function findEvidence(
  understood: Understanding,
  context: AnswerContext,
): Promise<readonly Part[]> {
  const chosen = await choosePassages(understood, context);
  const passages = chosen.map((found, index) =>
    // Further passages keep their heading, which is the question they answer.
    index === 0 ? openingPart(found, understood.question) : partOf(found),
  );
  const computed = await computedParts(understood, passages, context);
  const isGeneral = understood.particular.length === 0 && computed.length > 0;
  const asked = new Set([...understood.words, ...understood.words.flatMap(synonymsOf)]);
  const weightOf = (word: string) => (asked.has(word) ? context.index.weightOf(word) : 0);
  const [first, ...others] = passages;
  const shorter = others.map((part) => ({ ...part, text: shortened(part.text, weightOf) }));
  const found = first ? [first] : [];
  // If no jurisdiction is named, a passage on exactly that question helps more than a table of all of them.
  const isJustThat =
    (understood.kinds.length === 0 || understood.subjects.includes('comparison')) &&
    (chosen[0]?.likeness ?? 0) >= enoughLikeness;
  if (isGeneral && understood.places.length === 0 && isJustThat) return [...found, ...computed];
  return [...computed, ...found, ...(isGeneral ? [] : shorter)];
}

/** A passage as a part of an answer. */
function partOf({ passage }: FoundPassage): Part {
  return { heading: passage.heading, text: passage.body, sources: passage.sources };
}

/** The first passage of an answer, shown without its heading. */
function openingPart(found: FoundPassage, question: string): Part {
  const { heading, body } = found.passage;
  return { ...partOf(found), text: withFittingVerdict(body, heading, question, found.likeness) };
}

/** Asks back for a detail that the answer depends on. */
function questionBack({ places, countries, kinds, subjects, particular }: Understanding): Part | undefined {
  if (particular.length > 0 || places.length > 0) return undefined;
  if (!subjects.some((subject) => ['cost', 'time', 'documents', 'steps'].includes(subject))) return undefined;
  const text =
    countries.length === 0 && kinds.length === 0
      ? 'Which country, and in the UAE which free zone or emirate, do you have in mind, and how many visas do you need? Then I can be exact.'
      : 'Which free zone, emirate or company type do you have in mind, and how many visas do you need? Then I can be exact.';
  return { text, sources: [] };
}

function unknownAnswer(understood: Understanding, index: PassageIndex): Answer {
  const { places, countries, topics, particular } = understood;
  const isOfTrade =
    places.length > 0 ||
    topics.length > 0 ||
    (countries.length > 0 && particular.some((word) => index.knows(word)));
  if (!isOfTrade) return { text: outsideTheTrade, isUnknown: true };
  const whom = places
    .flatMap((id) => jurisdictionWith(id) ?? [])
    .flatMap(({ authority }) => ('value' in authority ? [authority.value] : []));
  return {
    text: `I do not know that: I have found no reliable source for it. ${
      whom.length > 0
        ? `Please ask the authority itself: ${[...new Set(whom)].join('; ')}.`
        : 'Please ask the authority that is responsible, or a licensed adviser.'
    } ${recordedNotice}`,
    isUnknown: true,
  };
}
