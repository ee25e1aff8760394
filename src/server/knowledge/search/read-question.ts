import { GB } from 'chrono-node/en';
import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import { addYears, isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import type { Topic } from '../article.ts';
import { plainText, wordsOf } from '../language/words.ts';
import { isFollowUp } from './follow-up.ts';
import { type NamedPeriod, periodsIn } from './named-periods.ts';
import { type NamedPlaces, placesIn } from './places.ts';

/** What a question can ask that is computed rather than looked up. */
type Subject = 'cost' | 'time' | 'documents' | 'steps' | 'quota' | 'deadline' | 'comparison' | 'own-case';

/** A date in a question and its event. */
interface NamedDay {
  on: PlainDate;
  event: DeadlineStart | undefined;
  /** Whether what began with the event ends on this day, as a licence that expires. */
  isEnd: boolean;
  /** The first day that it can be, where only the month or quarter of the event is told and `on` is its last day. */
  earliest?: PlainDate;
  /** Whether it ends a tax period or financial year, whose length is told by its name. */
  endsPeriod?: boolean;
  /** Whether it is told without a date, as a month or 'last Tuesday' is. */
  isUndated?: true;
  /** Whether it comes each year, as the end of a financial year that is told without a year. */
  isYearly?: boolean;
  /** The words of the date. */
  said: string;
}

/** A question, completed from earlier turns. */
export interface Understanding extends NamedPlaces {
  /** The original question. */
  question: string;
  /** Stemmed search terms, without names of places. */
  words: readonly string[];
  subjects: readonly Subject[];
  topics: readonly Topic[];
  /** The specific words, without places, topics and the most general words. */
  particular: readonly string[];
  visas: number | undefined;
  /** How many people the firm has, as the question says. */
  headcounts: readonly number[];
  officeType: OfficeType | undefined;
  days: readonly NamedDay[];
  /** Words of previous questions that give context. */
  context: readonly string[];
  /** The previous questions that it refers to. */
  before: string;
  /** Whether it refers to previous turns. */
  isFollowUp: boolean;
}

const subjectCues: Record<Subject, RegExp> = {
  cost: /\bhow much\b(?! of\b)|\bcosts?\b|\bpric(?:e|es|ing)\b|\bfees?\b|\bexpensive\b|\bcheap(?:er|est)?\b|\bbudget\b|\bcharges?\b|\bquote\b|\bspend\b|\baffordable\b|\bcosts? less\b|\brent\b|^(?!.*\b(?:when|how (?:often|many|long)|which (?:day|date|month))\b).*\b(?:per|a|each) year[ ?.!]*$/,
  time: /\bhow (?:long|quick(?:ly)?|fast|soon|many (?:days|weeks|months))\b|\bduration\b|\btimeline\b|\btimeframe\b|\b(?:faster|quicker)\b|\bquickest\b|\bfastest\b/,
  documents: /\bdocuments?\b|\bpaperwork\b|\bpapers\b|\bhand in\b|\bdocs\b/,
  steps:
    /\bsteps?\b|\bprocess\b|\bprocedure\b|\bwalk (?:me|us) through\b|\bhow (?:do|can|to|does|would|should)\b.*\b(?:form|set ?up|setup|register|incorporate|start|open|get)\b/,
  quota: /\bhow many (?:\w+ )?(?:visas?|people|employees|staff)\b|\bvisa (?:quota|allocation|limit|eligib)/,
  deadline:
    /\bwhen\b|\bdue\b|\blast day\b|\bhow late\b|\bdeadlines?\b|\bby (?:when|which|what)\b|\b(?:until|till) (?:when|(?:which|what) day)\b|\bdates?\b|\bhow long do i have\b/,
  comparison:
    /\bcompar(?:e|ed|ing|ison)\b|\bvs\.?\b|\bversus\b|\bdifferen(?:ce|t|ces)\b|\bor\b|\bbetter\b|\bcheap(?:er|est)\b|\bbetween\b|\bwhich\b|\bside by side\b|\b(?:low|quick|fast|easi|high)(?:er|est)\b|\bless\b|\bagainst\b/,
  'own-case':
    /\bmy (?:next step|plan|case|formation|application|progress|dashboard|company's (?:plan|calendar|deadlines))\b|\bwhat(?:'s| is) next\b|\bwhere (?:am|do) i stand\b|\bmy (?:next|upcoming|own) (?:deadlines?|steps?|duties)\b/,
};

/** Says from when something is counted, and asks for no papers. */
const papersAtHand =
  /\b(?:when|once|if|after|as soon as) (?:all |everything |the |my |our )*(?:papers|documents|paperwork|docs) (?:are|is|were|have been) (?:there|ready|complete|in|in order|handed in|filed|together|accepted)\b/g;

const topicCues: Partial<Record<Topic, RegExp>> = {
  cost: /\bhow much\b|\bcosts?\b|\bprices?\b|\bfees?\b|\bcharge/,
  time: /\bhow long\b|\bdays\b|\bweeks\b|\bfast|\bquick/,
  documents: /\bdocument|\bpassport|\battest|\bpaperwork/,
  office: /\boffices?\b|\bdesk|\bpremises|\blease\b|\baddress\b|\bflexi|\bwarehouse/,
  visas: /\bvisas?\b|\bresiden(?:ce|cy)\b|\bspouse|\bfamily\b|\bwife|\bhusband|\bsponsor|\bgolden\b/,
  tax: /\btax|\bvat\b|\bgst\b|\bzakat\b|\be invoic/,
  audit: /\baudit|\baccounts\b|\bfinancial statements?\b/,
  banking: /\bbank/,
  renewal: /\brenew|\bexpir|\bannual|\beach year\b|\bevery year\b|\byearly\b/,
  closing:
    /\bclos(?:e|ing|ure)|\bliquidat|\bderegister|\bstrike off|\bstruck|\bwind(?:ing)? up|\bdissol|\bcancel|\bmove (?:my|a|the|our)\b|\bmigrat/,
  compliance:
    /\bubo\b|\bbeneficial|\bmoney laundering|\bgoaml|\beconomic substance|\bdata protection|\bemiratis|\bsaudi[sz]ation/,
  people: /\bsalar|\bwages?\b|\bemploy|\bworkers?\b|\bhire|\bstaff\b/,
  comparison: /\bcompar|\bversus\b|\bvs\b|\bdifference|\bbetter\b/,
};

/** Words common to all questions about companies. */
const general = new Set(
  wordsOf(
    `company business licence cost price fee pay charge total year yearly annual first visa set setup set-up form formation start
     open register registration incorporate establish office virtual physical flexi desk free zone mainland long time take day
     week month document required requirement step process need much cheap cheapest expensive quick quicker fast faster number people person
     2 3 4 5 6 zero new want llc founder owner estimate range budget including include altogether overall deadline due date
     compare difference better cheaper choose option country place emirate trade running renewal renew
     alone only less low lower lowest high higher highest least affordable side against ltd llc pte limited private inc
     walk through
     how long, how much, every year, by when, set up, usually average typical typically normally take`,
  ),
);

/** Names that a place of the catalogue is said with. */
const partsOfPlaces = new Set(wordsOf('Delaware Riyadh Jeddah England Scotland Wales'));

/** Words about a company's activity and owner, which do not affect a plan's figures. */
const ofPlan = new Set(
  wordsOf(
    `trading general consultancy consulting consultant software marketing agency e-commerce online shop import export services
     service it tech small partner partners co-founder cofounder friend friends brother shareholder team plan planning
     business idea client first time complete total everything approximately man woman one-man solo alone single company`,
  ),
);

/** A person's origin. */
const origins =
  /\b(?:from|based in|live in|living in|citizens? of) (?:the )?[a-z]+\b|\b[a-z]+ (?:citizen|national|passport)s?\b/g;

/** Where the asker's company comes from, and the state that it works in: no article is about them. */
const abroad =
  /\b(?:german|french|italian|spanish|dutch|indian|pakistani|turkish|chinese|ukrainian|nigerian|egyptian|jordanian|lebanese|canadian|australian|polish|swiss|swedish|irish|brazilian|japanese|korean) (?:gmbh|company|firm|parent|founders?|owners?|startup|corporation|limited|sarl|srl)\b|\b(?:gmbh|sarl|srl|bv)\b|\b(?:regist\w+|qualif\w+|business|branch|work|works|working|done) in (?:the )?(?:state of )?(?:texas|florida|california|nevada|new york|pakistan|india|turkey|germany|france|egypt|jordan|nigeria|kenya)\b/g;

const officeCues: Record<OfficeType, RegExp> = {
  virtual: /\bvirtual\b|\bno office\b|\bwithout (?:an )?office\b/,
  flexi: /\bflexi|\bshared desk|\bhot ?desk|\bco-?working|\bbusiness cent/,
  physical: /\bphysical\b|\bown office\b|\breal office\b|\bdedicated office\b|\bserviced office\b/,
};

const eventCues: readonly (readonly [DeadlineStart, RegExp])[] = [
  [
    'financial-year-end',
    /year[- ]?end|year (?:ending|ended|ends|to)|financial year|fiscal year|accounting (?:period|(?:reference )?date)|ends? (?:on|in)|\bfye?\b|\by\/?e\b|\b(?:accounts|books) (?:(?:run|go|are made up) )?(?:closed?|for|to|until)\b|\bclos(?:e|es|ed|ing) (?:(?:the|our|my|its|their) )?books\b/,
  ],
  [
    'licence-issue',
    /licen[cs]e(?: \w+){0,3}? (?:issued?|issuance|granted|dated|of|from|date|received|arrived|came)\b|licensed(?: \w+){0,4} (?:on|since|in|today|yesterday)\b|\b(?:got|received|obtained|had) (?:my|our|the|its|an?) (?:\w+ ){0,2}licen[cs]e\b/,
  ],
  [
    'visa-issue',
    /(?:visas?|residen(?:ce|cy)(?: permit)?|work permit)(?: \w+){0,3}? (?:issued?|stamped|granted|dated|from|since)\b|\b(?:got|received|obtained|had) (?:my|our|the|an?) (?:\w+ ){0,2}visas?\b/,
  ],
  [
    'incorporation',
    /incorporat|form(?:ed|ation)|registered|registration (?:on|of|from|date)|set (?:\w+ ){0,3}up|found(?:ed)|(?<!registration )start(?:ed)?|establish|open(?:ed)|\b(?:cr|commercial registration) (?:was |is |got )?(?:issued|dated|of|from)|\bcr of my\b/,
  ],
];

/**
 * Reads a single question.
 * @param today the date that a date without a year is nearest to
 */
export function readQuestion(question: string, today: PlainDate): Understanding {
  const named = placesIn(question);
  const plain = plainText(question);
  // Countries side by side are the subject of the question, not only its place.
  const used = named.countries.length > 1 && named.places.length === 0 ? [] : named.used;
  const placeWords = new Set([...used, ...named.aside].flatMap((word) => wordsOf(word)));
  const days = daysIn(question, today);
  // Dates are counted from, not searched for; a month can be what a rule depends on.
  const undated = days.reduce(
    (text, { said, isUndated }) => (isUndated ? text : text.replace(said, ' ')),
    question,
  );
  const isPlaced = named.places.length + named.countries.length > 0;
  const ofAbroad = new Set(isPlaced ? wordsOf((plain.match(abroad) ?? []).join(' ')) : []);
  const headcounts = [...plain.matchAll(headcount)].map(([, number]) => Number(number));
  const words = [...new Set(wordsOf(undated))].filter(
    (word) => !placeWords.has(word) && !ofAbroad.has(word) && !headcounts.includes(Number(word)),
  );
  const visas = visasIn(plain);
  const asked = plain.replaceAll(papersAtHand, ' ');
  const subjects = (Object.keys(subjectCues) as Subject[]).filter((subject) =>
    subjectCues[subject].test(asked),
  );
  // A number of visas with a request for a sum, a time or a choice means the plan, whatever the activity.
  const wantsPlan =
    visas !== undefined && subjects.some((subject) => ['cost', 'time', 'comparison'].includes(subject));
  const origin = new Set(wantsPlan ? wordsOf((plain.match(origins) ?? []).join(' ')) : []);
  const particular = words.filter(
    (word) =>
      !general.has(word) &&
      !(named.places.length > 0 && partsOfPlaces.has(word)) &&
      !(wantsPlan && (ofPlan.has(word) || origin.has(word) || /^\d{1,2}$/.test(word))),
  );
  return {
    ...named,
    question,
    words,
    particular,
    subjects,
    topics: (Object.keys(topicCues) as Topic[]).filter((topic) => topicCues[topic]?.test(plain)),
    visas,
    headcounts,
    officeType: (Object.keys(officeCues) as OfficeType[]).find((type) => officeCues[type].test(plain)),
    days,
    context: [],
    before: '',
    isFollowUp: isFollowUp(plain, words.length),
  };
}

/** How many people somebody has describes their case; the articles name other numbers. */
const headcount = /\b(\d{1,3}) (?:people|employees?|staff|workers?|persons?|person)\b/g;

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberPattern = `\\d{1,3}|${numberWords.join('|')}|a|an|no|zero|without(?: any| an?)?`;
const visasBefore = new RegExp(
  `(?<![\\w-])(${numberPattern})\\s+(?:(?:residence|residency|investor|employment|employee|staff|work|partner)\\s+)?(?:visas?\\b|visa holders?\\b)`,
);

/** The number of visas in a text. */
export function visasIn(plain: string): number | undefined {
  const [, number] = visasBefore.exec(plain) ?? [];
  if (number === undefined) return undefined;
  if (/^\d+$/.test(number)) return Number(number);
  if (number === 'a' || number === 'an')
    return /how much|cost|price|licen[cs]e|compan|set ?up/.test(plain) ? 1 : undefined;
  const index = numberWords.indexOf(number);
  return index === -1 ? 0 : index;
}

/** A date in digits or with a month name; not 'in 10 years' or 'today'. */
const namesDay =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d.*\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*\.? \d/i;

/** What may happen, or is still to come. */
const mayHappen =
  /\b(?:if|once|suppose|assuming|when|(?:is|are|be|gets?) (?:\w+ )?(?:issued|incorporated|formed|registered|licensed)|(?<!\b(?:was|were) )due|will|would|shall|next|coming|plan(?:ned|ning)?|going to|want to)\b/i;

/** Whether the words before a place in a text, back to the end of the sentence before, tell what has happened. */
function tellsPast(text: string, at: number): boolean {
  const before =
    text
      .slice(0, at)
      .split(/[.!?;]\s/)
      .at(-1) ?? '';
  return happened.test(before) && !mayHappen.test(before);
}

/** A day after its month, as in 'June 30' and 'on May 25', where no year follows; 'May 25' alone may name a year. */
const monthBeforeDay =
  /\b((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]*|\.)) ((?<=\bon \w+\.? )2\d|2[89]|3[01])\b(?!(?:st|nd|rd|th)?,? *(?:\d|of\b))/gi;

/** Whether two numbers are a day and a month, as in 'year end 31/3': a third of a company is written the same way. */
function isDayBehind(before: string, said: string): boolean {
  return (
    /^\d{1,2}\/\d{1,2}$/.test(said) &&
    /\b(?:year[- ]?end(?:s|ed|ing)?|ends?|ended|issued|incorporated|formed|registered|licensed|expire[sd]?|dated?):?(?: on| is| at| of)?(?: the)? ?$/i.test(
      before,
    )
  );
}

/** How much of a question is searched for dates, in characters: the time grows quadratically. */
const maxWithDays = 2_000;

/** The complete dates in a text. */
function daysIn(question: string, today: PlainDate): NamedDay[] {
  // 'Last day' asks for one, and would be read as yesterday; 'Form 1120 June 30' names no day of the year 1120.
  const text = question
    .slice(0, maxWithDays)
    .replaceAll(/\b(?:last|first|final|next|same)[ -]days?\b|\b(?!19|20)\d{4}\b/gi, (said) =>
      '?'.repeat(said.length),
    )
    // 'June 30' would be read as June 2030; no character moves, so that a place in one text is that in the other.
    .replaceAll(monthBeforeDay, '$2 $1');
  const found = GB.parse(text, new Date(`${today}T12:00:00Z`));
  const plain = plainText(question);
  const named = found.flatMap(({ start, index, text }) => {
    const isExact = start.isCertain('day') && start.isCertain('month');
    if (!isExact || !(namesDay.test(text) || isDayBehind(question.slice(0, index), text))) return [];
    const date = start.date();
    const on = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
    if (!isPlainDate(on)) return [];
    const ended = endedBy.find(([, pattern]) => pattern.test(plain.replaceAll(asksEnd, ' ')))?.[0];
    const event = ended ?? eventNear(plain, plainText(question.slice(0, index)).length);
    const isYearless = !start.isCertain('year');
    const isYearly = event === 'financial-year-end' && isYearless;
    // 'A 30 April year end' is told of each year, first of the last one; what was issued on 5 May was so before today.
    const isBefore = isYearly || (isYearless && event !== undefined && tellsPast(question, index));
    const last = isBefore && on > today ? addYears(on, -1) : on;
    const said = question.slice(index, index + text.length);
    return [{ on: last, said, event, isEnd: ended !== undefined, ...(isYearly && { isYearly }) }];
  });
  if (named.length > 0) return named;
  const periods = namedPeriodsIn(text, plain, today);
  // 'It ends in June' beside 'the year to June 2026' only says when each year ends.
  const isDated = periods.some(({ event, isYearly }) => event === 'financial-year-end' && !isYearly);
  const meant = periods.filter(({ isYearly }) => !(isDated && isYearly));
  return meant.length > 0 ? meant : yearEndIn(question);
}

/** The months, quarters and weekdays that stand for the day of an event or the end of a period. */
function namedPeriodsIn(text: string, plain: string, today: PlainDate): NamedDay[] {
  return periodsIn(text, today).flatMap((period): NamedDay[] => {
    const { first, last, said, at, kind, isYearless } = period;
    const ended = endedBy.find(([, pattern]) => pattern.test(plain))?.[0];
    const event = ended ?? eventNear(plain, plainText(text.slice(0, at)).length);
    if (!isTold(period, event, text)) return [];
    const isYearEnd = event === 'financial-year-end';
    const isOfPeriod = kind === 'quarter' ? event === undefined : endOfPeriod.test(text.slice(0, at));
    const endsPeriod = isYearEnd || isOfPeriod;
    return [
      {
        on: last,
        said,
        event: isYearEnd && (kind === 'quarter' || isOfPeriod) ? undefined : event,
        isEnd: ended !== undefined,
        isUndated: true,
        ...(endsPeriod && { endsPeriod }),
        ...(!endsPeriod && first !== last && { earliest: first }),
        ...(isYearEnd && isYearless && kind === 'month' && { isYearly: true }),
      },
    ];
  });
}

/** Says that what follows is when a tax period ended. */
const endOfPeriod =
  /\b(?:quarter|period|half[- ]year)\b(?: \w+){0,2} (?:ends?|ended|ending|to|is|was|closed)\s*$/i;

/** Whether a month, quarter or weekday is that of something that happened, rather than one that is asked about. */
function isTold({ at, said, kind }: NamedPeriod, event: DeadlineStart | undefined, text: string): boolean {
  const [clause = ''] = text
    .slice(0, at)
    .split(/[.?!;:,]\s|\band\b/)
    .slice(-1);
  if (kind === 'quarter') return /\b(?:vat|gst|returns?|periods?|fil(?:ed?|ing)|quarter)\b/i.test(text);
  if (event === 'financial-year-end' && kind === 'month') return true;
  const isAsked =
    /^\W*(?:and |so |by |from |until |in )*(?:when|is|are|do|does|can|could|may|must|should|will|what|which|how)\b/i;
  if (isAsked.test(clause)) return false;
  return happened.test(`${clause}${said}`);
}

/** Tells of something in the past. */
const happened =
  /\b(?:\w{2,}ed|was|were|had|ran|paid|sent|got|left|came|went|bought|sold|began|took|made|did|due|since|ago|born|old|late)\b/i;

/** Asks for the end of what has begun on the day that is told. */
const asksEnd =
  /\b(?:when|how long|what date|which day)\b(?: \w+){0,2} (?:it|they|that|this|(?:my|our|the)(?: \w+){1,2}) (?:expires?|runs? out|lapses?|ends?)\b/g;

/** What ends on a day, by the event that it began with. */
const endedBy: readonly (readonly [DeadlineStart, RegExp])[] = [
  [
    'licence-issue',
    /\b(?:licen[cs]e|establishment card|immigration card|permit)\b.*\b(?:expire[sd]?|expiring|expiry|ran out|runs out|running out|lapse[sd]?|ended|ends)\b|\bexpired? licen[cs]e\b/,
  ],
  [
    'visa-issue',
    /\b(?:visas?|residen(?:ce|cy))\b.*\b(?:expire[sd]?|expiring|expiry|ran out|runs out|running out|lapse[sd]?|ended|ends)\b/,
  ],
];

/** A year alone, as in 'for 2025', is a financial year that is the calendar year. */
function yearEndIn(question: string): NamedDay[] {
  const [said, year] =
    /\b(?:for|fye?|(?:financial|fiscal|tax|calendar|accounting) year|year ending|year|accounts of) ?(20\d\d)\b/i.exec(
      question,
    ) ??
    /\b(20\d\d) (?:accounts|financial statements|form|(?:income |company |corporate |corporation )?tax|returns?)\b/i.exec(
      question,
    ) ??
    [];
  if (
    said === undefined ||
    !/\bwhen\b|\bdue\b|\bdeadline|\bby (?:when|which|what)\b|\blate\b|\blast day\b/i.test(question)
  )
    return [];
  const on = `${year}-12-31`;
  return isPlainDate(on) ? [{ on, said, event: 'financial-year-end', isEnd: false }] : [];
}

/** The event mentioned nearest to a date. */
function eventNear(plain: string, at: number): DeadlineStart | undefined {
  let nearest: { event: DeadlineStart; away: number } | undefined;
  for (const [event, pattern] of eventCues) {
    for (const match of plain.matchAll(new RegExp(pattern, 'g'))) {
      const away = Math.min(Math.abs(match.index + match[0].length - at), Math.abs(match.index - at));
      if (away < 60 && (!nearest || away < nearest.away)) nearest = { event, away };
    }
  }
  return nearest?.event;
}
