import { numberWords, ordinalWords, yearWords } from './number-words.ts';

/** A whole one: the pattern must not end inside a longer number. */
const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?![,.]?\d)`;
const scale = String.raw`(?: ?(thousand|million|billion|k|m|bn|mn)\b)?`;
const to = String.raw`\s?(?:[-–—]|to|up to)\s?`;
/** What follows a number that is not an amount, even after one: 'from AED 500 to 5 days'. */
const otherUnit = String.raw`(?! ?%| (?!(?:an?|per|each|every) )(?:[a-z]+ )?(?:second|minute|hour|day|week|month|year|visa|person|people|owner|employee)s?\b)`;

/** Currencies by their spelling, with singular and plural. */
const currencies: readonly (readonly [names: string, one: string, several: string])[] = [
  ['S\\$|SGD', 'Singapore dollar', 'Singapore dollars'],
  ['US\\$|USD|\\$', 'US dollar', 'US dollars'],
  ['AED|Dhs?\\.?', 'dirham', 'dirhams'],
  ['GBP|£', 'pound', 'pounds'],
  ['EUR|€', 'euro', 'euros'],
  ['SAR', 'Saudi riyal', 'Saudi riyals'],
];
const anyCurrency = currencies.map(([names]) => names).join('|');
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const monthNames = months.split('|');
const year = String.raw`(?:19|20)\d{2}`;

const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  bn: 'billion',
};

/** Writes every figure of a text in words: amounts with their currency, dates, rates, ranges, plain numbers. */
export function sayFigures(text: string): string {
  return (
    text
      // 'AED 2,000 to 3,500', 'AED 2,000 – AED 3,500', 'USD 13.5 million'
      .replaceAll(
        new RegExp(
          `(?<![A-Za-z])(${anyCurrency})\\s?(${number})${scale}(?:(${to})(?:\\1\\s?)?(${number})${scale}${otherUnit})?`,
          'g',
        ),
        (
          _,
          currency: string,
          one: string,
          oneScale?: string,
          between?: string,
          other?: string,
          otherScale?: string,
        ) =>
          money(
            currency,
            [quantity(one, oneScale), between, other && quantity(other, otherScale)],
            other ?? one,
          ),
      )
      .replaceAll(
        new RegExp(`(${number})${scale}\\s(${anyCurrency})(?![A-Za-z])`, 'g'),
        (_, one: string, oneScale: string | undefined, currency: string) =>
          money(currency, [quantity(one, oneScale)], one),
      )
      .replaceAll(new RegExp(`\\b(${year})-(\\d{2})-(\\d{2})\\b`, 'g'), (_, ofYear, month, day) =>
        date(day, monthNames[Number(month) - 1] ?? '', ofYear),
      )
      .replaceAll(
        new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})(?:,? (${year}))?\\b`, 'g'),
        (_, day, month, ofYear) => date(day, month, ofYear),
      )
      .replaceAll(
        new RegExp(`\\b(${months}) (\\d{1,2})(?:st|nd|rd|th)?(?:, (${year}))?\\b(?!\\d)`, 'g'),
        (_, month, day, ofYear) => date(day, month, ofYear),
      )
      .replaceAll(
        new RegExp(`(${number})(?:\\s?%)?(${to})(${number})\\s?(?:%|per cent\\b|percent\\b)`, 'g'),
        (_, one, between, other) => `${numberWords(one)}${joining(between)}${numberWords(other)} percent`,
      )
      .replaceAll(new RegExp(`(${number})\\s?%`, 'g'), (_, one) => `${numberWords(one)} percent`)
      .replaceAll(/\b(\d{1,3})(?:st|nd|rd|th)\b/g, (_, digits) => ordinalWords(digits))
      .replaceAll(/ ?[×x] ?(?=\d)/g, ' times ')
      .replaceAll(/\b24\/7\b/g, 'at any time')
      .replaceAll(
        new RegExp(`\\b(${year})[/-](\\d{2})\\b(?!\\d)`, 'g'),
        (_, from: string, until: string) => `${yearWords(from)} to ${yearWords(from.slice(0, 2) + until)}`,
      )
      .replaceAll(new RegExp(`(?<![\\d,.])${year}(?![,.]?\\d| ?(?:square|sq))`, 'g'), (digits) =>
        yearWords(digits),
      )
      .replaceAll(
        new RegExp(`(${number})${scale}(\\s?[-–—]\\s?)(?=${number})`, 'g'),
        (_, one, oneScale) => `${quantity(one, oneScale)} to `,
      )
      .replaceAll(/(?<=[A-Za-z])-?(?=\d)|(?<=\d)(?=[A-Z])/g, ' ')
      .replaceAll(new RegExp(`(${number})${scale}`, 'g'), (_, one, oneScale) => quantity(one, oneScale))
  );
}

function quantity(digits: string, scaleName: string | undefined): string {
  return numberWords(digits) + (scaleName ? ` ${scales[scaleName] ?? scaleName}` : '');
}

function money(
  currency: string,
  [one, between, other]: readonly (string | undefined)[],
  last: string,
): string {
  const [, single, several] =
    currencies.find(([names]) => new RegExp(`^(?:${names})$`).test(currency)) ?? currencies[0] ?? [];
  const amount = other === undefined ? one : `${one}${joining(between ?? '')}${other}`;
  return `${amount} ${last === '1' && other === undefined && one === 'one' ? single : several}`;
}

function joining(between: string): string {
  const word = between.trim();
  return /^[-–—]$/.test(word) ? ' to ' : ` ${word} `;
}

function date(day: string, month: string, ofYear: string | undefined): string {
  return `the ${ordinalWords(String(Number(day)))} of ${month}${ofYear ? ` ${yearWords(ofYear)}` : ''}`;
}
