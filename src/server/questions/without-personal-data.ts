/** Maximum length of a stored question, in characters. */
const maxQuestionLength = 300;

/** Maximum input: the patterns for names are slow on texts without spaces. */
const maxRead = 1_000;

/** Personal data and its placeholders. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[address]'],
  // Amounts with commas are figures; a plus sign or seven digits in a row are a phone, passport or account number.
  [/\+\d[\d\s()./-]{5,}\d/g, '[number]'],
  [/\b(?!AED|USD|GBP|SAR|SGD|EUR)[A-Z]{1,4}\s?\d{5,}\b/g, '[number]'],
  [/\b\d(?:[\s-]?\d){6,}\b/g, '[number]'],
  [
    /\b([Mm]y name is|I am called|I'm called|[Tt]his is|[Rr]egards,?|[Ss]incerely,?)\s+\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+){0,3}/gu,
    '$1 [name]',
  ],
  [
    /\b((?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]heikh)\.?)\s+\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+){0,2}/gu,
    '$1 [name]',
  ],
];

/** A question on one line, without email and web addresses, long numbers and names from introductions. */
export function withoutPersonalData(question: string): string {
  const plain = personal.reduce(
    (text, [pattern, instead]) => text.replaceAll(pattern, instead),
    question.slice(0, maxRead).normalize('NFC'),
  );
  return plain
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxQuestionLength);
}
