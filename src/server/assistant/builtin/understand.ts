import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import {
  meansSeveral,
  placesIn,
  plainText,
  readQuestion,
  type Understanding,
  wordsOf,
} from '../../knowledge/index.ts';
import type { Turn } from '../expert.ts';

/** What 'it' may refer to besides the company: things with their own cost, time and papers. */
const things = new Set(
  wordsOf(
    `ein itin boi 83b 5472 vat gst audit bank account golden green freelance visa residence permit establishment card emirates-id
     family wife husband spouse child newborn parent trademark attestation apostille employment pass entrepass iqama utr paye
     chequebook insurance medical identity verification substance ubo e-invoicing quota warehouse spv foundation branch`,
  ),
);

/** Reads a conversation's last question in the context of the previous ones. */
export function understand(turns: readonly Turn[], today: PlainDate): Understanding {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = questions.at(-1) ?? '';
  const now = readQuestion(last, today);
  const earlier = questions.slice(0, -1).slice(-maxBefore);
  // Earlier turns only fill what is still open.
  const understood = earlier.reduceRight<Understanding>(
    (soFar, question) => completedBy(soFar, readQuestion(question, today)),
    now,
  );
  const isPlaced = now.places.length + now.countries.length > 0;
  if (!isPlaced && meansSeveral(plainText(last))) {
    const transcriptOf = earlier.flatMap((question) => placesIn(question).places);
    const places = [...new Set(transcriptOf)].slice(-maxCompared);
    if (places.length > 1) return { ...understood, places };
  }
  const isChoiceAlone =
    understood.countries.length + understood.kinds.length === 0 &&
    understood.words.length > 0 &&
    understood.words.every((word) => wordsOfChoice.has(word));
  if (isChoiceAlone)
    return { ...understood, words: wordsOf('in which country should I form a company, choose') };
  // A question that only names a place asks for its advantages.
  const isNamed = understood.places.length > 0 || (understood.countries.length > 0 && !understood.isGuessed);
  const isPlaceAlone = isNamed && understood.words.every((word) => kindsOfPlace.has(word));
  if (!isPlaceAlone) return understood;
  if (understood.places.length > 1) {
    return {
      ...understood,
      words: wordsOf('which should I choose'),
      particular: [],
      subjects: ['comparison'],
    };
  }
  // For the mainland of the emirates we only know cost and time.
  const isMainland = understood.places.some(
    (id) => jurisdictionWith(id)?.place.companyType === 'mainland-llc',
  );
  return isMainland
    ? { ...understood, words: wordsOf('cost of licence'), particular: [], subjects: ['cost'] }
    : { ...understood, words: wordsOf('which company form suits whom'), particular: wordsOf('suits') };
}

/** Words that ask for a choice without naming the options. */
const wordsOfChoice = new Set(
  wordsOf('choose recommend recommendation suggest advise pick best better prefer'),
);

/** Words that name a kind of place or company without asking anything. */
const kindsOfPlace = new Set(
  wordsOf('llc ltd pte limited private mainland free zone company corporation partnership branch authority'),
);

/** Previous questions that are read. */
const maxBefore = 4;

/** Maximum places that 'each of them' refers to. */
const maxCompared = 4;

/**
 * Completes a question. A follow-up ('and with two visas?') keeps its subject; any other question only keeps the
 * place.
 */
function completedBy(now: Understanding, before: Understanding): Understanding {
  const hasPlace = now.places.length > 0 || now.countries.length > 0;
  const goesOn =
    now.isFollowUp || (now.particular.length === 0 && (now.subjects.length === 0 || now.words.length <= 1));
  const place = hasPlace
    ? {}
    : {
        places: before.places,
        countries: before.countries,
        kinds: before.kinds,
        isGuessed: before.isGuessed,
        used: before.used,
      };
  const leaning = {
    context: [...new Set([...now.context, ...before.words])],
    before: `${before.question} ${now.before}`,
  };
  if (!goesOn) return { ...now, ...place, ...(hasPlace ? {} : leaning) };
  // A follow-up with its own subject asks about that; one with only a place or a number keeps the subject.
  const thing = hasPlace || isOfPlan(before) ? [] : before.words.filter((word) => things.has(word));
  if (now.particular.length === 0 && now.subjects.length > 0 && thing.length > 0) {
    return {
      ...now,
      ...place,
      ...leaning,
      words: [...now.words, ...thing],
      particular: thing,
      isFollowUp: true,
    };
  }
  const ownSubject = now.particular.length > 0 || (now.subjects.length > 0 && !isOnlyComparison(now));
  return {
    ...now,
    ...place,
    ...leaning,
    visas: now.visas ?? before.visas,
    officeType: now.officeType ?? before.officeType,
    days: now.days.length > 0 ? now.days : before.days,
    ...(!ownSubject && {
      words: [...new Set([...before.words, ...now.words])],
      particular: before.particular,
      subjects: before.subjects,
      topics: before.topics,
    }),
    isFollowUp: true,
  };
}

/** Whether a question asked for a company's overall cost, time or papers, so that 'it' is the company. */
function isOfPlan({ particular, subjects }: Understanding): boolean {
  const planned: readonly string[] = ['cost', 'time', 'documents', 'steps', 'quota'];
  return particular.length === 0 && subjects.some((subject) => planned.includes(subject));
}

function isOnlyComparison({ subjects }: Understanding): boolean {
  return subjects.every((subject) => subject === 'comparison' || subject === 'steps');
}
