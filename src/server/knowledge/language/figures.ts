import { claimReaders, type Reader, shareReaders } from './claims.ts';
import type { Figure } from './figure.ts';
import { type Found, inClauses } from './figure-clauses.ts';
import { month, months, normaliseFigures, periodKind, plain } from './normalise-figures.ts';

const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th)?';
const number = '\\d+(?:\\.\\d+)?';
const to = '\\s?(?:-|to|or|up to)\\s?';

const currencies: readonly (readonly [string, string])[] = [
  ['INR', 'inr|rs\\.?|₹|(?:indian )?rupees?'],
  ['PKR', 'pkr'],
  ['CNY', 'cny|rmb|yuan|renminbi'],
  ['JPY', 'jpy|¥|yen'],
  ['CHF', 'chf|francs?'],
  ['CAD', 'cad|ca?\\$|canadian dollars?'],
  ['AUD', 'aud|au?\\$|australian dollars?'],
  ['HKD', 'hkd|hk\\$'],
  ['QAR', 'qar'],
  ['KWD', 'kwd'],
  ['BHD', 'bhd'],
  ['OMR', 'omr'],
  ['EGP', 'egp'],
  ['NGN', 'ngn|₦|naira'],
  ['RUB', '₽|r(?:o)?ubles?'],
  ['BTC', 'btc|₿|bitcoins?'],
  ['SGD', 'sgd|s\\$|singapore(?:an)? dollars?'],
  ['USD', 'usd|us\\$|u\\.s\\. dollars?|us dollars?|\\$|dollars?|bucks?'],
  ['AED', 'aed|dhs?\\.?|(?:uae )?dirhams?|د\\.إ'],
  ['GBP', 'gbp|£|pounds?(?: sterling)?|quid'],
  ['EUR', 'eur|€|euros?'],
  ['SAR', 'sar|sr|(?:saudi )?riyals?'],
];
/** Each currency's names, anywhere in a text and as a whole. */
const currencyPatterns = currencies.map(([code, names]) => ({
  code,
  within: new RegExp(`(?<![a-z])(?:${names})(?![a-z])`, 'i'),
  whole: new RegExp(`^(?:${names})$`, 'i'),
}));
const currency = `(?:${currencies.map(([, names]) => names).join('|')})`;

const periodUnit = '(?:second|minute|hour|day|week|fortnight|month|quarter|year|decade)';

/** Words for things in the text itself rather than the world, such as 'two options'. */
const transcriptOf =
  /^ (?:[a-z]+ )?(?:options?|routes?|ways?|things?|points?|reasons?|possibilit(?:y|ies)|questions?|examples?|scenarios?|choices?|alternatives?|aspects?|sides|kinds|types|steps|parts|items|sources|pages|figures|amounts|dates|main|common|key|of (?:them|these|those))\b/i;

/** 'These two' refers back. */
const pointingBack =
  /\b(?:these|those|other|(?:¤ *|\p{L}+(?:er|est)|most|least|all|both)(?: ?\p{L}+)? of the) $/iu;

/** Whether a small number counts something in the text itself. */
function isOfSpeech(before: string, after: string): boolean {
  // 'Fifteen employees, three of them managers' counts.
  if (/, $/.test(before) && /^ of them\b/.test(after)) return false;
  return transcriptOf.test(after) || pointingBack.test(before);
}

const pattern = (source: string) => new RegExp(source, 'gi');

const readers: readonly Reader[] = [
  ...shareReaders,
  ...claimReaders,
  {
    kind: 'time',
    pattern: /\b(first|1st|last) (?:working |business )?day of (?:[a-z\d]+ ){1,3}?(month|quarter|year)\b/gi,
    read: ([end = '', unit = '']) => [
      [`day-of:${end.toLowerCase().replace('1st', 'first')}:${unit.toLowerCase()}`],
    ],
  },
  {
    kind: 'date',
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([year, ofYear, day]) => [[dateKey(year, Number(ofYear), day)]],
  },
  {
    kind: 'date',
    pattern: /\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)\d{2})\b/g,
    // Some write the day first, some the month.
    read: ([one, other, year]) => [[dateKey(year, Number(other), one), dateKey(year, Number(one), other)]],
  },
  {
    kind: 'date',
    pattern: pattern(
      `\\b${dayOfMonth}(?:${to}|\\sand\\s)${dayOfMonth}\\s(?:of\\s)?(${month})(?:,?\\s(\\d{4}))?`,
    ),
    read: ([from, until, name, year]) =>
      isVerb(name, year) ? undefined : [from, until].map((day) => [dayKey(day, name, year)]),
  },
  {
    kind: 'date',
    pattern: pattern(`\\b${dayOfMonth}\\s(?:day\\s)?(of\\s)?(${month})(?:,?\\s(\\d{4})\\b)?`),
    read: ([day, of, name, year]) => (isVerb(name, year ?? of) ? undefined : [[dayKey(day, name, year)]]),
  },
  {
    kind: 'date',
    pattern: pattern(`\\b(${month})\\s${dayOfMonth}(?![\\d.]*\\d|\\s?%)(?:,?\\s((?:19|20)\\d{2})\\b)?`),
    read: ([name, day, year]) => (isVerb(name, year) ? undefined : [[dayKey(day, name, year)]]),
  },
  {
    kind: 'date',
    pattern: pattern(`\\b(${month}),?\\s((?:19|20)\\d{2})\\b`),
    read: ([name, year]) => [[`month-year:${year}-${monthNumber(name)}`]],
  },
  {
    kind: 'date',
    pattern:
      /\b(January|February|March|April|June|July|August|September|October|November|December|(?<=\b(?:[Ii]n|[Bb]y|[Oo]f|[Ff]rom|[Uu]ntil|[Ss]ince|[Tt]o|[Bb]efore|[Aa]fter|[Ee]ach|[Ee]very|[Mm]id|[Ee]arly|[Ll]ate)[ -])May)\b/g,
    read: ([name]) => [[`month:${monthNumber(name)}`]],
  },
  {
    kind: 'time',
    pattern: /\b(\d{1,2}):(\d{2})(?: ?([ap])\.?m\b\.?)?/gi,
    read: ([hour, minute, half]) => [[timeKey(hour, minute, half)]],
  },
  {
    kind: 'time',
    pattern: /\b(\d{1,2}) ?([ap])\.?m\b\.?/gi,
    read: ([hour, half]) => [[timeKey(hour, '00', half)]],
  },
  {
    kind: 'percent',
    pattern: pattern(
      `(${number})(?:\\s?%)?(?:${to}(${number}))?\\s?-?(?:%|per ?cent(?:age)?(?: points?)?\\b|pct\\b|basis points\\b)`,
    ),
    read: ([one, other], match) => {
      const factor = /basis/i.test(match) ? 0.01 : 1;
      return given(one, other).map((value) => [`percent:${plain(Number(value) * factor)}`]);
    },
  },
  {
    // What two rates differ by, which is no rate of its own.
    kind: 'percent',
    pattern:
      /\b(\d+(?:\.\d+)?) (?:percentage )?points? (?:above|below|over|under|more|less|higher|lower|apart)\b/gi,
    read: ([value]) => [[`points:${plain(Number(value))}`]],
  },
  {
    kind: 'percent',
    pattern: /\b0[ -](?:rated?|rating)\b/gi,
    read: () => [['percent:0']],
  },
  {
    kind: 'money',
    pattern: pattern(
      `(?<![a-z])(${currency})[\\s-]?(${number})(?:${to}(?:${currency}\\s?)?(${number})(?!\\d|[\\s-]?(?:${periodKind}[\\s-])?${periodUnit}))?`,
    ),
    read: ([name, one, other]) => given(one, other).map((value) => [moneyKey(name, value)]),
  },
  {
    kind: 'money',
    pattern: pattern(`(${number})(?:${to}(${number}))?[\\s-]?(${currency})(?![a-z])`),
    read: ([one, other, name]) => given(one, other).map((value) => [moneyKey(name, value)]),
  },
  {
    kind: 'period',
    pattern: pattern(`\\b(\\d+)(?:st|nd|rd|th)[\\s-](?:${periodKind}[\\s-])?day\\b`),
    read: ([day, working]) => [
      [periodKey(Number(day), 'day', Boolean(working)), ...(working ? [] : [`number:${day}`])],
    ],
  },
  {
    kind: 'period',
    pattern: pattern(
      `(${number})(?:(?:${to}|\\sand\\s)(${number}))?[\\s-]?(?:${periodKind}[\\s-])?(${periodUnit})s?\\b`,
    ),
    read: ([one, other, working, unit = '']) =>
      given(one, other).map((value) => [periodKey(Number(value), unit.toLowerCase(), Boolean(working))]),
  },
  {
    kind: 'year',
    pattern: /\b((?:19|20)\d{2})[-/](\d{2})\b(?![-/\d])/g,
    read: ([from = '', until]) => [[`year:${from}`], [`year:${from.slice(0, 2)}${until}`]],
  },
  {
    kind: 'year',
    pattern: /\bFY ?'?((?:19|20)?\d{2})\b/gi,
    read: ([year = '']) => [[`year:${year.length === 2 ? `20${year}` : year}`]],
  },
  {
    kind: 'year',
    pattern: /(?<!\p{L}-?)(?<![\d.,])(?:19|20)\d{2}(?![.,]?\d)/gu,
    read: (_, match) => [[`year:${match}`, `number:${match}`]],
  },
  {
    kind: 'number',
    pattern: /\b(\d+(?:\.\d+)?) ?-?(squaremetres|squarefeet)\b/g,
    read: ([value, unit]) => [[`area:${unit}:${plain(Number(value))}`]],
  },
  {
    kind: 'number',
    pattern: /\b(\d+(?:\.\d+)?)e\+?(\d{1,2})\b/gi,
    read: ([value, power]) => [[`number:${plain(Number(value) * 10 ** Number(power))}`]],
  },
  {
    kind: 'number',
    // Four digits or more after letters are an amount in disguise, or a name that its source writes the same way.
    pattern: /(?<![\p{L}\p{N}])\p{L}+[-.]?\d{4,}(?:\.\d+)?/gu,
    read: (_, match) => [[`glued:${match.toLowerCase()}`]],
  },
  {
    kind: 'number',
    // Digits after a letter are part of a name: CT600, W-8, B2B.
    pattern: /(?<![\p{L}_]-?)(?<![\d.])(\d+(?:\.\d+)?)(?:st|nd|rd|th)?/gu,
    read: ([value]) => [[`number:${plain(Number(value))}`]],
  },
];

/** Finds every amount, rate, date, period and count in a text, in any notation. */
export function figuresIn(text: string): Figure[] {
  const whole = normaliseFigures(text);
  const found: Found[] = [];
  let rest = whole;
  for (const { kind, pattern: sought, read } of readers) {
    rest = rest.replaceAll(sought, (match: string, ...groups: unknown[]) => {
      const end = groups.findIndex((each) => typeof each === 'number');
      const at = Number(groups[end]);
      const read_ = read(groups.slice(0, end) as (string | undefined)[], match);
      if (!read_) return match;
      const after = rest.slice(at + match.length);
      if (kind === 'number' && Number.parseFloat(match) <= 10 && isOfSpeech(rest.slice(0, at), after))
        return ' '.repeat(match.length);
      const around = `${lastWords(rest.slice(0, at))} ${firstWords(after)}`;
      const [low, high] = read_;
      const isRange = low && high && ranged.has(kind) && !/\bor\b/.test(match);
      const per = kind === 'money' || kind === 'percent' ? paidFor(after) : undefined;
      for (const keys of read_) {
        found.push({
          text: match.trim(),
          kind,
          keys,
          around,
          at,
          end: at + match.length,
          listed: isRange ? [] : read_.filter((other) => other !== keys).flat(),
          ...(isRange && {
            range: keys === low ? { end: 'low', other: high } : { end: 'high', other: low },
          }),
          ...(per && { per }),
        });
      }
      // As long as before, so that the places of all figures are of the same text.
      return '¤'.padStart(match.length > 1 ? 2 : 1).padEnd(match.length);
    });
  }
  return inClauses(whole, found);
}

const ranged: ReadonlySet<Reader['kind']> = new Set(['money', 'percent', 'period']);

const nextPeriod = /^[ ,]*(?:once |interest )?1 (day|week|month|quarter|year)\b/;

/** The period right behind an amount, as in 'AED 500 a month'. */
function paidFor(after: string): string | undefined {
  const [, unit] = nextPeriod.exec(after) ?? [];
  return unit === undefined ? undefined : periodKey(1, unit, false);
}

/** Every currency in a text. */
export function currenciesIn(text: string): string[] {
  return currencyPatterns.filter(({ within }) => within.test(text)).map(({ code }) => code);
}

function given(...values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}

/** Whether 'may' is a verb: lower case and without a date around it. */
function isVerb(name: string | undefined, sign: string | undefined): boolean {
  return name === 'may' && !sign;
}

function monthNumber(name = ''): string {
  const index = months.findIndex((each) => new RegExp(`^${each}\\.?$`, 'i').test(name));
  return String(index + 1).padStart(2, '0');
}

function dateKey(year: string | undefined, ofYear: number, day: string | undefined): string {
  return `date:${year}-${String(ofYear).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
}

function dayKey(day: string | undefined, name: string | undefined, year: string | undefined): string {
  const ofYear = monthNumber(name);
  return year ? dateKey(year, Number(ofYear), day) : `day-month:${ofYear}-${(day ?? '').padStart(2, '0')}`;
}

function timeKey(hour: string | undefined, minute: string | undefined, half: string | undefined): string {
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + afternoon : Number(hour);
  return `time:${hours}:${minute}`;
}

function moneyKey(name = '', value = ''): string {
  const { code = '' } = currencyPatterns.find(({ whole }) => whole.test(name)) ?? {};
  return `money:${code}:${plain(Number(value))}`;
}

const inMonths: Record<string, number> = { month: 1, quarter: 3, year: 12, decade: 120 };
const inDays: Record<string, number> = { day: 1, week: 7, fortnight: 14 };

/** Years are converted to months and weeks to days; working days stay separate, because they take longer. */
function periodKey(value: number, unit: string, isWorking: boolean): string {
  const ofMonth = inMonths[unit];
  if (ofMonth) return `period:month:${plain(value * ofMonth)}`;
  const ofDay = inDays[unit];
  if (ofDay) return `period:${isWorking ? 'working-day' : 'day'}:${plain(value * ofDay)}`;
  return `period:${unit}:${plain(value)}`;
}

function lastWords(text: string): string {
  return text.split(' ').filter(Boolean).slice(-4).join(' ');
}

function firstWords(text: string): string {
  return text.split(' ').filter(Boolean).slice(0, 4).join(' ');
}
