import { numbersToNineteen, tensFromTwenty, withDigits } from '../../knowledge/index.ts';

const units = numbersToNineteen.slice(1, 10);
const teens = numbersToNineteen.slice(10);
const scales = ['hundred', 'thousand', 'million', 'billion'];
const unit = `(?:${units.join('|')})`;
const twoDigits = `(?:${teens.join('|')}|(?:${tensFromTwenty.join('|')})(?:[ -]${unit})?)`;

/** 'May' is mostly a verb. */
const may =
  'may(?= (?:19|20)\\d\\d\\b|[.,?!]|$)|(?<=\\bof )may|(?<=\\b(?:on|by|until|since|from|before|after) )may';
const months = `${may}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`;

const ordinals: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
  twentieth: 'twenty',
  thirtieth: 'thirty',
};
const ordinal = '(?:(?:twenty|thirty)[ -])?(?:first|second|third|[a-z]+th)';

/** 'Twenty twenty-six', 'nineteen ninety', 'twenty oh nine'. */
const year = new RegExp(`\\b(nineteen|twenty) (?:oh[ -](${unit})|(${twoDigits}))(?![a-z-])`, 'gi');
const dayOfMonth = new RegExp(`\\b(?:the )?(${ordinal}) (?:day )?(?:of )?(${months})\\b`, 'gi');
const monthAndDay = new RegExp(`\\b(${months}) (?:the )?(${ordinal})\\b`, 'gi');
const countedDay = new RegExp(`\\b((?:${twoDigits}|${unit})) (?=(?:${months})\\b)`, 'gi');

const word = `(?:zero|${unit}|${twoDigits}|${scales.join('|')})`;
const run = new RegExp(
  `\\b(?:a (?=(?:${scales.join('|')})\\b))?${word}(?:(?:[ -]| and (?=${word}\\b))${word})*\\b`,
  'gi',
);
const fraction = new RegExp(
  `\\b(${word}(?:[ -]${word})*) point ((?:zero|oh|${unit})(?: (?:zero|oh|${unit}))*)\\b`,
  'gi',
);

/** Writes the numbers, dates, years and rates of speech in digits; a small number on its own stays a word. */
export function withNumbers(heard: string): string {
  return heard
    .replaceAll(year, (_, century: string, single?: string, double?: string) => {
      const rest = digits(single ?? double ?? '');
      return `${century.toLowerCase() === 'twenty' ? 20 : 19}${rest.padStart(2, '0')}`;
    })
    .replaceAll(dayOfMonth, (whole, day: string, month: string) => dayBefore(day, month) ?? whole)
    .replaceAll(monthAndDay, (whole, month: string, day: string) => dayBefore(day, month) ?? whole)
    .replaceAll(countedDay, (_, day: string) => `${digits(day)} `)
    .replaceAll(fraction, (_, whole: string, part: string) => `${digits(whole)}.${decimals(part)}`)
    .replaceAll(run, (said) => (isLarge(said) ? digits(said) : said))
    .replaceAll(
      new RegExp(`\\b(zero|${unit}|\\d+(?:\\.\\d+)?) per ?cent\\b`, 'gi'),
      (_, value: string) => `${digits(value)}%`,
    )
    .replaceAll(/(?<![\d.,])\d{5,}(?![\d.])/g, (large) => Number(large).toLocaleString('en'))
    .replaceAll(/\b(?:an |the )?83(?: b(?:ee)?)?(?=[.,?!]*(?:$| election| form))/gi, 'the 83(b)');
}

/** Small numbers are read as words. */
function isLarge(said: string): boolean {
  return (
    /[ -]/.test(said) ||
    !new RegExp(`^(?:zero|${unit}|ten|eleven|twelve|${scales.join('|')})$`, 'i').test(said)
  );
}

function digits(said: string): string {
  return /zero/i.test(said) ? '0' : withDigits(`${said} percent`).replace(/ percent$/, '');
}

function decimals(part: string): string {
  return part
    .split(' ')
    .map((each) => (/^(?:oh|zero)$/i.test(each) ? '0' : digits(each)))
    .join('');
}

/** '11 August' of 'eleventh' and 'August'; `undefined` if the word is no day. */
function dayBefore(day: string, month: string): string | undefined {
  const [tenfold, last = day] = /[ -]/.test(day) ? day.split(/[ -]/) : [undefined, day];
  const lower = last.toLowerCase();
  const plain = ordinals[lower] ?? lower.replace(/th$/, '');
  const value = Number(digits(tenfold ? `${tenfold} ${plain}` : plain));
  return value >= 1 && value <= 31 ? `${value} ${month}` : undefined;
}
