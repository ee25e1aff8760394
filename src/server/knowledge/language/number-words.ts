/** The words of the numbers up to nineteen, by their value. */
export const numbersToNineteen = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
/** The words of the tens from twenty on. */
export const tensFromTwenty = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map([
  ...numbersToNineteen.map((word, value) => [word, value] as const),
  ...tensFromTwenty.map((word, index) => [word, (index + 2) * 10] as const),
]);
const scales = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

const large = ['hundred', ...scales.keys()].join('|');
const small = [...values.keys()].join('|');
/** 'And' only joins after a hundred or more: 'two and three' are two numbers. */
const wholeNumber = new RegExp(
  `\\b(?:${small}|a (?:${large}))\\b(?:(?:(?<=${large}) and |[ -])(?:${small}|${large})\\b)*`,
  'gi',
);

/** What 'one' counts when it is a number, unlike in 'one of them'. */
const countedByOne =
  /^ (?:to|or) [a-z]+ (?:working |business )?(?:day|week|month|quarter|year|hour)|^[ -](?:[a-z]+[ -])?(?:(?:working|business|calendar|financial|tax) )?(?:second|minute|hour|day|week|fortnight|month|quarter|year|director|manager|auditor|agent|branch|shareholder|member|partner|owner|manager|secretary|visa|employee|person|individual|signator|office|desk|share|activity|licen[cs]e|per ?cent|percent|%|dirham|dollar|pound|riyal|euro)/i;

/** Words for a number of things, as in 'a couple of visas'. */
const sets: Record<string, number> = {
  couple: 2,
  pair: 2,
  brace: 2,
  duo: 2,
  trio: 3,
  quartet: 4,
  quintet: 5,
  score: 20,
  gross: 144,
};
const setsOf = new RegExp(
  `\\ba (${Object.keys(sets).join('|')})(?: of)? (?!of\\b|hundred|thousand|million)`,
  'gi',
);

/**
 * Converts English number words to digits: 'three hundred and seventy-five thousand' to '375000', 'half a million' to
 * '500000', 'one and a half' to '1.5', 'a dozen' to '12'.
 */
export function withDigits(text: string): string {
  return text
    .replaceAll(/\bhalf a (million|billion)\b/gi, (_, scale: string) => `${500 * scaleBelow(scale)}`)
    .replaceAll(/\bhalf a dozen\b/gi, '6')
    .replaceAll(/\ba baker['’]?s dozen\b/gi, '13')
    .replaceAll(/\b(?:a|one) dozen\b/gi, '12')
    .replaceAll(setsOf, (_, name: string) => `${sets[name.toLowerCase()]} `)
    .replaceAll(wholeNumber, (spelled, at: number) => {
      const isOneOfThem =
        spelled.toLowerCase() === 'one' && !countedByOne.test(text.slice(at + spelled.length));
      return isOneOfThem ? spelled : numbersIn(spelled);
    })
    .replaceAll(
      /\b(\d+) (dozen|pairs|couples|trios|scores)(?: of)?\b/gi,
      (_, count: string, name: string) =>
        `${Number(count) * (sets[name.toLowerCase().replace(/s$/, '')] ?? 12)}`,
    )
    .replaceAll(/\b(?:(\d+)|one) and a half\b/gi, (_, whole = '1') => `${whole}.5`);
}

/**
 * The same for amounts of a hundred or more alone: 'sixty thousand' becomes '60000', 'one' and 'two visas' stay. Amounts
 * as they are written elsewhere become digits, too: '1,5 million', '1.500.000', '15 lakh', '15,00,000' and '300 grand'.
 */
export function withLargeNumbers(text: string): string {
  return text
    .replaceAll(
      /\b(\d{1,3}),(\d{1,2})(?= ?(?:k|m|mn|mio|mln|bn|thousand|million|billion|lakhs?|lacs?|crores?)\b)/gi,
      '$1.$2',
    )
    .replaceAll(
      /(?<![\d.,])(\d{1,3}(?:\.\d{3}){2,})(?:,(\d{1,2}))?(?![\d.,]*\d)/g,
      (_, grouped: string, cents?: string) =>
        [grouped.replaceAll('.', ''), ...(cents ? [cents] : [])].join('.'),
    )
    .replaceAll(/(?<![\d.,])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,]*\d)/g, (grouped) => grouped.replaceAll(',', ''))
    .replaceAll(
      /\b(a(?! grand)|\d+(?:\.\d+)?) ?(lakhs?|lacs?|crores?|grand(?! total))\b/gi,
      (_, count: string, unit: string) =>
        `${Math.round((count.toLowerCase() === 'a' ? 1 : Number(count)) * (unitsElsewhere[unit.toLowerCase().replace(/s$/, '')] ?? 1))}`,
    )
    .replaceAll(/\bhalf a (million|billion)\b/gi, (_, scale: string) => `${500 * scaleBelow(scale)}`)
    .replaceAll(
      /\b(a|one|two|three|\d) (quarters?|half|halves) of a (million|billion)\b/gi,
      (_, count: string, part: string, scale: string) =>
        `${(/^q/i.test(part) ? 250 : 500) * (values.get(count.toLowerCase()) ?? (Number(count) || 1)) * scaleBelow(scale)}`,
    )
    .replaceAll(
      /\b(one|two|three|four|five|six|seven|eight|nine|\d{1,3}) and a half (million|billion|thousand)\b/gi,
      (_, count: string, scale: string) =>
        `${Math.round(((values.get(count.toLowerCase()) ?? Number(count)) + 0.5) * (scales.get(scale.toLowerCase()) ?? 1))}`,
    )
    .replaceAll(wholeNumber, (spelled) => (isLarge.test(spelled) ? numbersIn(spelled) : spelled));
}

/** Units of South Asia, and of British talk. */
const unitsElsewhere: Readonly<Record<string, number>> = { lakh: 1e5, lac: 1e5, crore: 1e7, grand: 1e3 };

const isLarge = new RegExp(`\\b(?:${large})\\b`, 'i');

function scaleBelow(scale: string): number {
  return (scales.get(scale.toLowerCase()) ?? 0) / 1000;
}

/** The numbers in a run of number words; a word that cannot continue a number starts the next one. */
function numbersIn(spelled: string): string {
  const words = spelled.toLowerCase().split(/[ -]/);
  const numbers: number[] = [];
  let total = 0;
  let current: number | undefined;
  const end = () => {
    if (current !== undefined || total > 0) numbers.push(total + (current ?? 0));
    total = 0;
    current = undefined;
  };
  for (const each of words) {
    const value = values.get(each);
    const scale = scales.get(each);
    if (value !== undefined) {
      const goesOn = current === undefined || (value < 10 ? endsInTens(current) : current % 100 === 0);
      if (!goesOn) end();
      current = (current ?? 0) + value;
    } else if (each === 'hundred') {
      current = (current ?? 1) * 100;
    } else if (scale !== undefined) {
      total += (current ?? 1) * scale;
      current = undefined;
    }
  }
  end();
  return numbers.join(' ');
}

/** Whether a digit may follow, as after 'twenty' or 'two hundred'. */
function endsInTens(number: number): boolean {
  return number > 0 && number % 10 === 0 && number % 100 !== 10;
}
