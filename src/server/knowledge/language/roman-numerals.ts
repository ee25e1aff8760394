const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Abbreviations that are also numerals. */
const abbreviations = /^(?:CC|CV|DC|MD|CD|MC|CL|DI|ML|MM|LC|IC|CI|DM|MI|LI|DL)$/;

/** What a numbered part of a law, form or process is called: its numeral is a name. */
const numbered =
  /\b(?:part|schedule|section|title|chapter|article|annex|appendix|class|tier|phase|table|form|group|category|type|level|stage|division|pillar|book|world war) $/i;

const units =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|visas?|per ?cent|%|dirhams?|dollars?|pounds?|riyals?|thousand|million|directors?|shareholders?|employees?|partners?|members?|people|persons?)';

const numeral = 'M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})';

/** Two letters or more before any word in lower case, or after a currency; one letter only before a unit. */
const counting = new RegExp(
  `(?<=\\b(?:AED|USD|GBP|EUR|SAR|SGD|INR|[£€$]) ?)(${numeral})\\b|\\b(?=[MDCLXVI]{2})(${numeral})(?=[ -](?:[a-z]|%)|%)|\\b([VXLCDM])(?=[ -]${units}\\b)`,
  'g',
);

/** A text with Roman numerals that count something as digits; 'Schedule III' and 'a CV' stay. */
export function romanAsDigits(text: string): string {
  return text.replaceAll(
    counting,
    (
      match,
      afterCurrency: string | undefined,
      several: string | undefined,
      one: string | undefined,
      at: number,
    ) => {
      const letters = afterCurrency || several || one || '';
      if (letters === '' || abbreviations.test(letters) || numbered.test(text.slice(0, at))) return match;
      return String(numberOf(letters));
    },
  );
}

function numberOf(letters: string): number {
  const digits = [...letters].map((letter) => values[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}
