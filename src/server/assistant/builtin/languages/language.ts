import { plainText } from '../../../knowledge/index.ts';
import { arabicQuestions, arabicScript, fromArabic } from './read-arabic.ts';
import { fromHindi, hindiQuestions, isHindi } from './read-hindi.ts';

/** Languages of answers. Hindi and Urdu in Latin letters are understood and answered in English. */
export type AnswerLanguage = 'en' | 'ar';

/** A message in the English words that the expert reads, and the language to answer in. */
export interface ReadMessage {
  text: string;
  language: AnswerLanguage;
}

/** A language that the expert cannot answer in. */
export type OtherLanguage = 'german' | 'spanish' | 'french' | 'other';

/** Words of other languages that English questions hardly contain, without accents. */
const tellingWords: readonly (readonly [RegExp, OtherLanguage])[] = [
  [
    /\b(?:ich|wie|wieviel|viel|kostet|eine|einer|und|fur|nicht|mochte|firma|grunden|brauche|kann|welche|steuer|unternehmen)\b/g,
    'german',
  ],
  [
    /\b(?:quiero|cuanto|cuesta|empresa|una|para|como|puedo|necesito|abrir|los|las|impuestos|cual|tengo|que)\b/g,
    'spanish',
  ],
  [
    /\b(?:je|combien|coute|une|societe|entreprise|pour|quelle|quels|comment|dois|creer|est|les|puis|impots|veux)\b/g,
    'french',
  ],
  [/\b(?:quero|quanto|custa|uma|preciso|posso|voglio|costa|azienda|come|della|societa|vorrei)\b/g, 'other'],
];

/** Minimum matches; a single one may be a name. */
const minTelling = 3;

const foreignScript = /[\p{L}--\p{Script=Latin}]/gv;

const asksForLanguage =
  /\b(?:speak|talk|answer|reply|chat|understand)\b.{0,20}\b(?:spanish|french|german|chinese|mandarin|russian|portuguese|italian|turkish|other languages?)\b/;

/** The language of a message that the expert cannot read; `undefined` if it can. */
export function otherLanguageOf(message: string): OtherLanguage | undefined {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const foreign = message.match(foreignScript)?.length ?? 0;
  if (isArabic(message)) return undefined;
  if (foreign > letters / 2) return 'other';
  const plain = plainText(message);
  if (asksForLanguage.test(plain)) return 'other';
  for (const [words, language] of tellingWords) {
    const telling = new Set(plain.match(words) ?? []).size;
    if (telling >= minTelling) return language;
  }
  return undefined;
}

/** The questions of a message whose words are translated one by one; one alone in English, which is split later. */
export function questionsAsWritten(message: string): readonly string[] {
  if (isArabic(message)) return arabicQuestions(message);
  return isHindi(message) ? hindiQuestions(message) : [message];
}

/** Whether most of a message is in Arabic; names such as 'DMCC' in it are in no language. */
function isArabic(message: string): boolean {
  const letters = message.replaceAll(/\b[A-Z]{2,}\b/g, ' ').match(/\p{L}/gu)?.length ?? 0;
  return (message.match(arabicScript)?.length ?? 0) > letters / 2;
}

/** Reads a message: Arabic, and Hindi or Urdu in Latin letters, in the English words of the trade. */
export function readMessage(message: string): ReadMessage {
  if (isArabic(message)) return { text: fromArabic(message), language: 'ar' };
  return { text: isHindi(message) ? fromHindi(message) : withoutShorthand(message), language: 'en' };
}

/** Spellings of chat messages that stand for a word. */
const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  abt: 'about',
  wat: 'what',
  wht: 'what',
  hw: 'how',
  hv: 'have',
  bcz: 'because',
  cuz: 'because',
  acc: 'account',
  thru: 'through',
  tho: 'though',
  wanna: 'want to',
  gonna: 'going to',
  govt: 'government',
  biz: 'business',
  reg: 'registration',
};

function withoutShorthand(message: string): string {
  return message.replaceAll(
    /(?<![\p{L}\p{N}.'’-])[a-z]{1,5}(?![\p{L}\p{N}.'’-])/gu,
    (word) => shorthand[word] ?? word,
  );
}
