import { maxQuestionLength } from '#contract/assistant.ts';
import { arabicWords } from './arabic-words.ts';
import { arabicWordsOfCountries } from './arabic-words-of-countries.ts';

/** Letters of the Arabic script. */
export const arabicScript = /\p{Script=Arabic}/gv;

const arabicRules = [...arabicWordsOfCountries, ...arabicWords].map(
  ([word, english]) =>
    [
      new RegExp(
        `(?<![\\u0621-\\u064a])(?:[وفبلك]|لل|وال|بال|ال)?(?:ال)?${word}ا?(?![\\u0621-\\u064a])`,
        'g',
      ),
      english,
    ] as const,
);

/** Arabic without vowel signs, and with one form of each letter that is written in several. */
function plainArabic(message: string): string {
  return (
    message
      .normalize('NFKC')
      // A ligature unfolds into up to eighteen letters.
      .slice(0, maxQuestionLength)
      .replaceAll(/[\u064b-\u0652\u0640]/g, '')
      .replaceAll(/[أإآٱ]/g, 'ا')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه')
      .replaceAll('ؤ', 'و')
      .replaceAll('ئ', 'ي')
      .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replaceAll('؟', '?')
      .replaceAll('،', ',')
      .replaceAll('٪', '%')
  );
}

/** The questions of an Arabic message, each in its own words. */
export function arabicQuestions(message: string): readonly string[] {
  const asked = message
    .slice(0, maxQuestionLength)
    .replaceAll(betweenQuestions, '؟ و')
    .split(/(?<=[؟?])\s+/u)
    .map((question) => question.trim())
    .filter((question) => /\p{Script=Arabic}{2}/u.test(question));
  // 'And how much is it?' asks for a value of the thing before it.
  const [first = '', last = ''] = asked;
  const rest = /^كم (?:هي |هو |تبلغ |يبلغ )?(.+?)[؟?]?$/u.exec(first)?.[1];
  if (asked.length === 2 && rest !== undefined && /^ومت[ىي]\s*[؟?]?$/u.test(last))
    return [first, `متى ${startsWithVerb.test(rest) ? rest : `تستحق ${rest}`}؟`];
  const own = asked.filter((question) => !valueAlone.test(question));
  const isSplit = asked.length > 1 && asked.length <= maxQuestions && own.length === asked.length;
  return isSplit ? asked : [message];
}

/** Begins with what is done rather than with a thing. */
const startsWithVerb = /^(?:[أنيت]دفع|[أنيت]حتاج|يجب|يلزم|[يت]كلف|[يت]ستحق)(?!\p{L})/u;

const valueAlone = /^و(?:كم|مت[ىي])(?: (?:هي|هو|تبلغ|يبلغ|ذلك))?\s*[؟?]?$/u;

/** Most questions that one message is split into. */
const maxQuestions = 4;

/** 'And' before another question of a message, as it is written. */
const betweenQuestions =
  /(?<=[\p{Script=Arabic}\d)])[،,]? و(?=(?:هل|كم|بكم|مت[ىي]|كيف|ماذا|[أا]ين|من [أا]ي|في [أا]ي|عل[ىي] [أا]ي|[أا]ي(?= (?:\p{L}+ [يت]\p{L}|نظام |قانون |نموذج ))|ب[أا]ي|خلال كم|[إا]ل[ىي] مت[ىي]|حت[ىي] مت[ىي]|ما(?= (?:ه[يوى]|نسب[هة]|قيم[هة]|مد[هة]|سعر|رسوم|حد|غرام[هة]|عقوب[هة]|تكلف[هة]|عدد|موعد|شروط|مستندات|وثائق|المستندات|الوثائق|الحد|العقوب[هة]|الغرام[هة]|الرسوم|المد[هة]|عمر|اسم)))(?!\p{L}))/gu;

/** 'And' before a question that goes on from the one before. */
const goesOn =
  /^\s*و(?=(?:هل|كم|بكم|متي|كيف|اين|اي|من اي|في اي|علي اي|باي|خلال كم|ما|ماذا)(?![\u0621-\u064a]))/;

/** An Arabic message in the English words of the trade. */
export function fromArabic(message: string): string {
  const english = arabicRules.reduce(
    (text, [word, meaning]) => text.replaceAll(word, ` ${meaning} `),
    plainArabic(message).replaceAll(betweenQuestions, '? ').replace(goesOn, 'and '),
  );
  return (
    english
      .replaceAll(arabicScript, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([?.,])/g, '$1')
      // The same word is a residence permit in every country.
      .replaceAll(/\bresidence visa\b(?=.*\bSaudi\b)|(?<=\bSaudi\b.*)\bresidence visa\b/g, 'iqama')
      // Arabic names the thing before what it is like.
      .replaceAll(/(\w+(?: (?:contract|certificate|account))?) fake\b/g, 'fake $1')
      .trim()
  );
}
