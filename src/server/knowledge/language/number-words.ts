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

/** The same for amounts of a hundred or more alone: 'sixty thousand' becomes '60000', 'one' and 'two visas' stay. */
export function withLargeNumbers(text: string): string {
  return text
    .replaceAll(/\bhalf a (million|billion)\b/gi, (_, scale: string) => `${500 * scaleBelow(scale)}`)
    .replaceAll(wholeNumber, (spelled) => (isLarge.test(spelled) ? numbersIn(spelled) : spelled));
}

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
