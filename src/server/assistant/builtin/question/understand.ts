import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { addYears, type PlainDate } from '#domain/values/plain-date.ts';
import {
  meansSeveral,
  placesIn,
  plainText,
  readQuestion,
  type Understanding,
  wordsOf,
} from '../../../knowledge/index.ts';
import type { Turn } from '../../expert.ts';
import { stateMeant } from './named-state.ts';
import { usualPlaceOf } from './planned.ts';
import { areaIn, laterYearIn, yearsIn } from './quantities.ts';
import { isPhrase } from './rephrased-follow-up.ts';

/** A question read with its conversation. */
export interface Reading extends Understanding {
  /** How many years a sum is asked for. */
  years: number | undefined;
  /** The one later year that is asked about; 2 is the second. */
  laterYear: number | undefined;
  /** Square metres of an office. */
  area: number | undefined;
  /** The question whose form holds: this one, or the one before that it only changes a place or number of. */
  asks: string;
  /** The question before, where a pronoun of this one stands for its thing, as in 'and how much is it?'. */
  completes?: string;
  /** The last question before that is a whole sentence. */
  previous?: string;
  /** The one before that, where the last one only says 'it' of its thing. */
  earlier?: string;
  /** The questions before, the latest last. */
  asked?: readonly string[];
  /** The whole message, where the question stands below a story. */
  message?: string;
  /** This question without the one before, by which the sentences that answer it are chosen. */
  quotesFor?: string;
}

function read(question: string, today: PlainDate): Reading {
  const understanding = readQuestion(question, today);
  const laterYear = laterYearIn(question);
  return {
    ...understanding,
    // 'Second' tells which year, and names no thing besides the company.
    ...(laterYear && { particular: understanding.particular.filter((word) => !wordsOfYear.has(word)) }),
    years: yearsIn(question),
    laterYear,
    area: areaIn(question),
    asks: question,
  };
}

const wordsOfYear = new Set(
  wordsOf('second third fourth fifth 2nd 3rd 4th 5th next following later coming initial'),
);

/** Reads a conversation's last question in the context of the previous ones. */
export function understand(turns: readonly Turn[], today: PlainDate): Reading {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = questions.at(-1) ?? '';
  const now = read(last, today);
  const earlier = questions.slice(0, -1).slice(-maxBefore);
  // Each turn is completed by the one before it, which is completed by those before.
  const before = earlier.reduce<Reading | undefined>(
    (soFar, question) => completed(read(question, today), soFar),
    undefined,
  );
  const understood = { ...inFormNamed(completed(now, before), now, before, today), asked: earlier };
  const isPlaced = now.places.length + now.countries.length > 0;
  const options = [...new Set(earlier.flatMap(optionsIn))];
  if (!isPlaced && meansSeveral(plainText(last)) && options.length > 1) {
    return { ...understood, places: options.slice(-maxCompared) };
  }
  // 'Is that cheaper than IFZA?' compares the place named before with this one.
  const [latest] = options.slice(-1);
  if (
    optionsIn(last).length === 1 &&
    latest &&
    !optionsIn(last).includes(latest) &&
    comparesBack.test(plainText(last))
  ) {
    return {
      ...understood,
      places: [latest, ...optionsIn(last)],
      visas: understood.visas ?? earlier.map((question) => read(question, today).visas).findLast(isNumber),
    };
  }
  const isChoiceAlone =
    understood.countries.length + understood.kinds.length === 0 &&
    understood.words.length > 0 &&
    understood.words.every((word) => wordsOfChoice.has(word));
  if (isChoiceAlone)
    return { ...understood, words: wordsOf('in which country should I form a company, choose') };
  // A question that only names a place asks for its advantages.
  const isNamed = understood.places.length > 0 || (understood.countries.length > 0 && !understood.isGuessed);
  const isPlaceAlone =
    isNamed && !asksYesOrNo.test(plainText(last)) && understood.words.every((word) => kindsOfPlace.has(word));
  if (!isPlaceAlone) return understood;
  const [, ofPlace] = askedOfPlace.find(([asked]) => asked.test(plainText(last).trim())) ?? [];
  if (ofPlace !== undefined && understood.places.length === 1)
    return { ...understood, words: [...new Set([...understood.words, ...wordsOf(ofPlace)])] };
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

/** Names a form of company that another country has as well, and no country. */
const formNamed =
  /\b(?:general partnership|limited partnership|partnership|llps?|limited liability partnership|joint[- ]stock company|jsc|branch|c[- ]?corp(?:oration)?s?|llc)\b/i;

/** A later question that names another form of company, in the country of the one before. */
function inFormNamed(
  understood: Reading,
  now: Reading,
  before: Reading | undefined,
  today: PlainDate,
): Reading {
  const [country, ...others] = before?.countries ?? [];
  const [form] = formNamed.exec(now.question) ?? [];
  if (!form || country === undefined || others.length > 0 || now.places.length + now.countries.length > 0)
    return understood;
  const { places, countries, kinds, used } = read(`${form} in ${countryNames.of(country)}`, today);
  const [own, ...more] = places;
  if (own === undefined || more.length > 0 || understood.places.includes(own)) return understood;
  return { ...understood, places, countries, kinds, used, isGuessed: false };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Opens a question that is answered with yes or no, as in 'can a free-zone company get a branch?' */
const asksYesOrNo = /^(?:can|could|may|must|should|do|does|is|are|has|have|will|would)\b/;

/** What is asked of a place alone by words that are too common to tell, as in 'how many companies are in DMCC?'. */
const askedOfPlace: readonly (readonly [asked: RegExp, meant: string])[] = [
  [/^(?:and |but |so )*who(?:m|se)?\b.* for\??$/, 'suits'],
  [/^(?:and |but |so )*who(?:m|se)?\b/, 'authority'],
  [/^(?:and |but |so )*where\b/, 'located'],
  [/^(?:and |but |so )*(?:since when|when|how old|for how long|how long)\b/, 'exist since'],
  [/^(?:and |but |so )*how (?:many|big|large)\b/, 'number registered'],
];

/** Asks to set the place named before against another one. */
const comparesBack =
  /\b(?:than|versus|vs|compared? (?:to|with)|against|instead of)\b|\b(?:that|it|this|there|the first)(?: one)? or\b|\bor (?:that|it|this|there)\b|\bwhich (?:one )?(?:is|would be) (?:\w+er|better|more)\b/;

const isNumber = (value: number | undefined): value is number => value !== undefined;

/** The places a text names to choose from; a country stands for its usual company. */
function optionsIn(text: string): readonly string[] {
  const { places, countries } = placesIn(text);
  return optionsOf(places, countries);
}

/** Places, with the usual company of each country that none of them lies in. */
export function optionsOf(
  places: readonly string[],
  countries: Understanding['countries'],
): readonly string[] {
  const covered = new Set(places.map((id) => jurisdictionWith(id)?.place.country));
  return [
    ...places,
    ...countries.filter((country) => !covered.has(country)).flatMap((country) => usualPlaceOf(country) ?? []),
  ];
}

/** Words that ask for a choice without naming the options. */
const wordsOfChoice = new Set(
  wordsOf('choose recommend recommendation suggest advise pick best better prefer'),
);

/** Words that name a kind of place or company without asking anything. */
const kindsOfPlace = new Set(
  wordsOf(
    'llc ltd pte limited private mainland free zone company corporation partnership branch authority joint stock',
  ),
);

/** Previous questions that are read. */
const maxBefore = 4;

/** Maximum places that 'each of them' refers to. */
const maxCompared = 4;

function completed(now: Reading, before: Reading | undefined): Reading {
  if (!before) return now;
  const previous = isPhrase(before.question) ? (before.previous ?? before.question) : before.question;
  const { earlier = before.previous } = before;
  const pointsOn = before.previous !== undefined && pronounAlone.test(before.question);
  return { ...completedBy(now, before), previous, ...(pointsOn && { earlier }) };
}

/** Speaks of a thing that an earlier turn has named. */
const pronounAlone = /\b(?:it|they|them)\b/i;

/**
 * Completes a question. A follow-up ('and with two visas?') keeps its subject; any other question only keeps the
 * place.
 */
function completedBy(now: Reading, before: Reading): Reading {
  // 'And the establishment card?' only suggests the country that the place named before lies in.
  const isSignAlone =
    now.places.length + now.used.length === 0 &&
    now.countries.every((each) => before.countries.includes(each));
  const hasPlace = !isSignAlone && now.places.length + now.countries.length > 0;
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
  // A second turn keeps the state as well, which only words name.
  const state = hasPlace
    ? undefined
    : stateMeant(now.question, stateMeant(before.question, before.before) ?? '');
  const words = [...new Set([...now.words, ...wordsOf(state ?? '')])];
  const leaning = {
    words,
    context: [...new Set([...now.context, ...before.words])],
    before: `${before.question} ${now.before} ${state ?? ''}`.trimEnd(),
  };
  if (!goesOn) return { ...now, ...place, ...(hasPlace ? {} : leaning) };
  const named = new Set(placesIn(now.question).used.flatMap((word) => wordsOf(word)));
  const own = now.particular.filter(
    (word) => !/^\d/.test(word) && !named.has(word) && !kindsOfPlace.has(word),
  );
  // In another place 'it' is the company, but 'that' the thing named before.
  const isOfCompany = (hasPlace && !pointsAtThing.test(plainText(now.question))) || isOfPlan(before);
  const hasOwnKind = now.subjects.length > 0 && !isOnlyComparison(now);
  // 'How long does it take?' asks about the thing named before, and 'what do they charge?' about those.
  const keepsThing =
    !isOfCompany &&
    before.particular.length > 0 &&
    (own.length === 0 || pointsBack.test(plainText(now.question)) || (now.isFollowUp && own.length === 1));
  if ((hasOwnKind || own.length > 0) && keepsThing) {
    return {
      ...now,
      ...place,
      ...leaning,
      words: [...new Set([...words, ...before.particular])],
      particular: [...new Set([...now.particular, ...before.particular])],
      days: now.days.length > 0 ? now.days : daysFor(now, before),
      isFollowUp: true,
      completes: before.question,
      ...((own.length === 1 || (own.length === 0 && hasOwnKind)) && { quotesFor: now.question }),
    };
  }
  const ownSubject = own.length > 0 || hasOwnKind;
  return {
    ...now,
    ...place,
    ...leaning,
    visas: now.visas ?? bareNumberOf(now, before) ?? before.visas,
    officeType: now.officeType ?? before.officeType,
    years: now.years ?? before.years,
    area: now.area ?? before.area,
    days: now.days.length > 0 ? now.days : daysFor(now, before),
    ...(!ownSubject && {
      words: [...new Set([...before.words, ...now.words])],
      particular: before.particular,
      subjects: before.subjects,
      topics: before.topics,
      asks: before.asks,
      completes: before.completes,
    }),
    isFollowUp: true,
  };
}

const bareNumber =
  /^(?:and |so |ok |but |what about |how about |what if )*(?:it (?:is|s) |we (?:are|need|have) |i need |for |with )?(\d|two|three|four|five|one)(?: of (?:them|us)| people| persons| each)?[ ?.!]*$/;

/** A number alone after a question about visas means so many visas. */
function bareNumberOf(now: Reading, before: Reading): number | undefined {
  const [, number] = bareNumber.exec(plainText(now.question)) ?? [];
  if (number === undefined || !/\bvisas?\b/.test(plainText(before.asks))) return undefined;
  return /\d/.test(number) ? Number(number) : ['one', 'two', 'three', 'four', 'five'].indexOf(number) + 1;
}

/** The days of the question before, a year later where the year after is asked for. */
function daysFor({ question }: Reading, { days }: Reading): Reading['days'] {
  if (!yearAfter.test(plainText(question))) return days;
  return days.map((day) => ({ ...day, on: addYears(day.on, 1) }));
}

const yearAfter = /\b(?:(?:the )?year after|(?:the )?(?:next|following) year|a year later|one year later)\b/;

/** Points at a thing named before, as in 'and how much is that in ADGM?'. */
const pointsAtThing =
  /\b(?:is|are|costs?|takes?|does|do|would) (?:that|this|those|these|the same)\b|\b(?:what|how (?:much|high|many|long)) (?:is|are|would|will|does|do) (?:it|they)\b/;

/** Words that stand for something named before. */
export const pointsBack =
  /\b(?:it|they|them|its|their|such|that|those|these|this|the same|otherwise|if not|if (?:i|we|you|they) (?:don|do not|did not|didn|never|fail|forget|miss))\b(?! to)/;

/** Whether a question asked for a company's overall cost, time or papers, so that 'it' is the company. */
function isOfPlan({ particular, subjects }: Understanding): boolean {
  const planned: readonly string[] = ['cost', 'time', 'documents', 'steps', 'quota'];
  return particular.length === 0 && subjects.some((subject) => planned.includes(subject));
}

function isOnlyComparison({ subjects }: Understanding): boolean {
  return subjects.every((subject) => subject === 'comparison' || subject === 'steps');
}
