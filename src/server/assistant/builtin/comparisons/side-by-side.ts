import { placesIn, plainText, wordsOf } from '../../../knowledge/index.ts';
import type { Part } from '../wording/word-answer.ts';

/** What a question about several places asks of one of them. */
export interface PlaceAnswer {
  /** As it is said in a sentence. */
  name: string;
  /** The sentence that answers, with its sources; `undefined` where nothing is known. */
  part: Part | undefined;
  /** Whether it speaks of all that was asked, so that its figures may be set against others. */
  isExact: boolean;
  /** The question that its article answers there. */
  heading?: string | undefined;
}

/** What is more or less: 'higher', 'longer', 'later', 'slower' or 'more of them'. */
export type Measure = 'amount' | 'length' | 'date' | 'speed' | 'count';

/** Which of several places has less or more of what was asked, or which of them says yes. */
export type PointVerdict =
  | {
      kind: 'amount';
      /** Places by their amount, the one that was asked for first. */
      ordered: readonly { name: string; amount: string }[];
      /** Between the first two; '' where it cannot be said in one unit. */
      difference: string;
      isLess: boolean;
      measure: Measure;
    }
  | { kind: 'same'; names: readonly string[]; amount: string }
  | { kind: 'yes-no'; yes: readonly string[]; no: readonly string[] }
  /** Asked for an order that the values do not show. */
  | { kind: 'unranked'; reason: 'units' | 'overlap' | 'unknown'; names: readonly string[] };

/** How a comparison is asked of one place: 'which is cheaper' as 'how much does it cost'. */
const alone: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:which|what) (?:\w+ ){0,2}?)?(?:(?:does|do|or|and|the)\s+)*(?:gives?|leaves?|allows?|grants?) (?:me |us |you |a company )?(?:the )?(?:(?:more|most|less|least) time|longe(?:r|st))(?: (?:to|for))?/g,
    'when do i',
  ],
  [
    /\b(?:fewer|fewest|more|most) (?=directors?|shareholders?|owners?|partners?|members?|founders?|people|employees|jobs|visas?|activities)/g,
    'how many ',
  ],
  [
    /\b(?:(?:soon|lat|earli|quick|fast)(?:er|est)|(?:more|less|most|least) time)\b(?=.*\b(?:due|returns?|accounts|filed?|audit|deadline)\b)|(?<=\b(?:due|returns?|accounts|filed?|audit|deadline|report|notify|lodge|appoint)\b.*)\b(?:soon|lat|earli|quick|fast)(?:er|est)\b/g,
    'when',
  ],
  [
    /\b(?:more|less|most|least) (?:time|days|weeks|months|years)\b|\b(?:long|short|quick|fast|soon|slow)(?:er|est)\b/g,
    'how long',
  ],
  [
    /\b(?:cheap|dear)(?:er|est)?\b|\b(?:more|less|most|least) expensive\b|\b(?:costs?|charges?) (?:more|less)\b/g,
    'cost how much',
  ],
  [
    /\b(?:low|high|great|small|bigg|larg)(?:er|est)\b|\b(?:more|less|most|least) (?=money|capital)/g,
    'how much ',
  ],
  [/\b(?:lat|earli)(?:er|est)\b/g, ' '],
  [
    /\b(?:compar(?:e|ed|ison|ing)|versus|vs|difference|differ|differs|different|between|respectively|which one|which|where|each|both|all|either|only|than|against|the two|instead)\b/g,
    ' ',
  ],
];

/** Words of places that are a part of a country, and of company forms that come with its name. */
const besidePlaces =
  /\b(?:delaware|riyadh|jeddah|england|scotland|wales|pte|ltd|limited|llc|companies house|acra|private|free zones?)\b/g;

/** A question about several places, asked of one place alone. */
export function askedOfOne(question: string, name: string, id?: string): string {
  const plain = askedPlainly(withoutPlaces(id === undefined ? question : ownPartOf(question, id)));
  const asked = /\b(?:quick|fast|slow)(?:er|est)\b/i.test(question) ? ofTime(plain) : plain;
  return `${asked} in ${name}?`.replaceAll(/\s+/g, ' ').trim();
}

/** 'How long do I set up a company' as 'how long does it take to set up a company'. */
function ofTime(plain: string): string {
  return plain
    .replace(/^how long (?:(?:do|does|can) (?:i|we|you|they|it) )/, 'how long does it take to ')
    .replace(/^how long (?!does)/, 'how long does it take ');
}

/** A comparison asked as a plain question: 'which is cheaper' as 'how much does it cost'. */
export function askedPlainly(question: string): string {
  const plain = alone
    .reduce((text, [words, instead]) => text.replaceAll(words, instead), plainText(question))
    .replaceAll(
      /(?:[\s,:;]+(?:and|or|an?|the|in|of|for)\b)+(?=[\s,:;?.]*(?:$|[,:;?.]|\b(?:and|or|in|of|each|do|does|is|are)\b))/g,
      ' ',
    )
    .replaceAll(/[\s,:;?.]+/g, ' ')
    .trim()
    // A tax alone is asked for by its rate.
    .replace(
      /^(?:(?:is|are|has|have|the|how much|charges?|pays?) )*(vat|gst|vat gst)(?: how much)?$/,
      'what is the $1 rate',
    );
  const [wanted = ''] = /\b(?:how (?:many \w+|much|long)|cost how much|when)\b/.exec(plain) ?? [];
  return `${wanted} ${plain.replace(wanted, '')}`.replaceAll(/\s+/g, ' ').trim();
}

function withoutPlaces(question: string): string {
  const named = new Set(placesIn(question).used);
  return plainText(question)
    .replaceAll(besidePlaces, ' ')
    .replaceAll(/[a-z0-9]+/g, (word) => (named.has(word) ? ' ' : word));
}

/** What is asked of one place where another thing is asked of each, as in 'is A in one place dearer than B in another'. */
function ownPartOf(question: string, id: string): string {
  const halves = plainText(question).split(/\b(?:than|versus|vs)\b/);
  const isNamedIn = (half: string) => {
    const { places, countries } = placesIn(half);
    return places.includes(id) || countries.some((country) => id.startsWith(country.toLowerCase()));
  };
  const [own, ...others] = halves.filter(isNamedIn);
  const thingsIn = (half: string) => wordsOf(withoutPlaces(half)).length;
  if (
    halves.length !== 2 ||
    own === undefined ||
    others.length > 0 ||
    !halves.every((half) => thingsIn(half) > 1)
  )
    return question;
  const [comparative = ''] = comparatives.exec(plainText(question)) ?? [];
  // 'Compare the fines: A versus B' asks for the fine of each.
  const [, point = ''] = /^([^:]+): /.exec(plainText(question)) ?? [];
  const whole = own.includes(point) ? own : `${point} ${own}`;
  return whole.includes(comparative) ? whole : `${whole} ${comparative}`;
}

/** Asks which of several has more of something. */
export const comparatives =
  /\b(?:(?:more|less) (?:expensive|time|days|weeks|months|years)|(?:costs?|charges?|takes?|pays?|gives?|wants?) (?:more|less)|(?:fewer|fewest|more|most) (?:money|capital|directors?|shareholders?|owners?|partners?|members?|founders?|people|employees|jobs|visas?|activities)|(?:most|least) (?:time|expensive)|(?:carr(?:y|ies)|allows?|needs?|wants?|asks?) (?:for )?(?:more|less|fewer)|(?:cheap|dear|low|high|long|short|quick|fast|soon|slow|strict|lat|earli|great|bigg|small)(?:er|est))\b/;

/** Of a question's stemmed words those that neither name a place nor set several side by side. */
export function wordsOfPoint(words: readonly string[], question: string): readonly string[] {
  const own = new Set(wordsOf(withoutPlaces(question)));
  return words.filter((word) => own.has(word) && !ofComparison.has(word));
}

const ofComparison = new Set(
  wordsOf(
    'quick quicker quickest fast faster fastest slow slower slowest cheap cheaper cheapest low lower lowest high higher highest less more least most vs versus compare both each',
  ),
);

/** Whether a question sets places side by side, rather than only naming several. */
export function comparesPlaces(question: string): boolean {
  const plain = plainText(question);
  if (setsBeside.test(plain)) return true;
  return /§\s*(?:,|\/|&|\band\b|\bor\b)+\s*(?:(?:who|what|which|how much|when|where|in|of|for|at|an?|the|or|and)\s+)*§/.test(
    withMarkedPlaces(plain, question),
  );
}

const setsBeside =
  /\bcompar|\bvs\b|\bversus\b|\bthan\b|\bdiffer|\b(?:charge|take|pay|give|want)s? (?:more|less)\b|\b(?:later|earlier|stricter)\b|\beach\b|\brespectively\b|\b(?:cheap|dear|low|high|long|short|quick|fast|soon|great|small|bigg|larg)(?:er|est)\b|\b(?:more|less|most|least) (?:expensive|time)\b|\bfewer\b|\bmore (?:money|capital|jobs|visas?|owners?|directors?|partners?|founders?)\b/;

/** A plain question with '§' for each place that it names. */
function withMarkedPlaces(plain: string, question: string): string {
  const named = new Set(placesIn(question).used);
  return plain
    .replaceAll(besidePlaces, ' § ')
    .replaceAll(/[a-z0-9]+/g, (word) => (named.has(word) ? '§' : word))
    .replaceAll(/§(?:\s+§)+/g, '§');
}

/** Whether places as a whole are set side by side for a purpose, as in 'A or B for a small shop?'. */
export function comparesForPurpose(question: string): boolean {
  const marked = withMarkedPlaces(plainText(question), question).replaceAll(/\s+/g, ' ').trim();
  return forPurpose.test(marked);
}

const choice =
  '(?:(?:which|what|one|of|these|zone|zones|free|place|emirate|country|should|shall|would|do|does|can|i|we|you|take|pick|choose|use|go|with|is|s|better|best|right|suits?|recommend|compare|between|prefer|to|set|up|open|in|the)[ ,:]+)*';
const places = '(?:the )?§(?:[ ,/]*(?:or|vs|versus|and|with)?[ ,.]*(?:the )?§)+';
const purpose = 'for (?:an?|my|our|the|some)\\b[^§?]*';
const forPurpose = new RegExp(
  `^${choice}${places},? ${purpose}\\??$|^${choice}${purpose}[,:] ?${places}[ ?]*$`,
);

/** Whether anything but the places themselves is asked. */
export function hasPoint(question: string): boolean {
  return wordsOfPoint(wordsOf(askedOfOne(question, '')), question).length > 0;
}

/** Asks which place has more rather than less of something. */
export const asksMore =
  /\b(?:high|great|bigg|larg|dear|long|slow|strict|lat)(?:er|est)\b|\bmore\b|\bmost\b|\bdearer\b|\bexpensive\b/;
