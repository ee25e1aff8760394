import { plainText } from '../../knowledge/index.ts';

/** Words of other languages that English questions hardly contain, without accents. */
const tellingWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ich|wie|wieviel|viel|kostet|eine|einer|und|fur|nicht|mochte|firma|grunden|brauche|kann|welche|steuer|unternehmen)\b/g,
    'Ich antworte nur auf Englisch.',
  ],
  [
    /\b(?:quiero|cuanto|cuesta|empresa|una|para|como|puedo|necesito|abrir|los|las|impuestos|cual|tengo|que)\b/g,
    'Solo respondo en inglés.',
  ],
  [
    /\b(?:je|combien|coute|une|societe|entreprise|pour|quelle|quels|comment|dois|creer|est|les|puis|impots|veux)\b/g,
    'Je ne réponds qu’en anglais.',
  ],
  [/\b(?:quero|quanto|custa|uma|preciso|posso|voglio|costa|azienda|come|della|societa|vorrei)\b/g, ''],
];

/** Minimum matches; a single one may be a name. */
const minTelling = 3;

const foreignScript = /[\p{L}--\p{Script=Latin}]/gv;
const arabic = /\p{Script=Arabic}/gv;

const asksForLanguage =
  /\b(?:speak|talk|answer|reply|chat|understand)\b.{0,20}\b(?:arabic|spanish|french|german|chinese|mandarin|hindi|urdu|russian|portuguese|italian|turkish|other languages?)\b/;

const english =
  'I answer in English only. Please ask in English, as in: How much does a company in Dubai with one visa cost?';

/** The reply to a question in another language; `undefined` if it is English. */
export function answerInOtherLanguage(question: string): string | undefined {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  const foreign = question.match(foreignScript)?.length ?? 0;
  if (foreign > letters / 2) {
    const isArabic = (question.match(arabic)?.length ?? 0) > foreign / 2;
    return isArabic ? `أجيب باللغة الإنجليزية فقط.\n\n${english}` : english;
  }
  const plain = plainText(question);
  if (asksForLanguage.test(plain)) return english;
  for (const [words, note] of tellingWords) {
    const telling = new Set(plain.match(words) ?? []).size;
    if (telling >= minTelling) return [note, english].filter(Boolean).join('\n\n');
  }
  return undefined;
}
