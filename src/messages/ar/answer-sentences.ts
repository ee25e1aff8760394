/** Verbs that a question may put after its word for 'how much' or 'when'. */
const verb =
  /^(?:يجب|يمكن|يحق|يلزم|[يت]كلف|[يت]دفع|[يت]بلغ|[يت]ستغرق|[يت]حتاج|[يت]ستحق|[يت]فرض|[يت]بقى|[يت]سري|[يت]عتبر|[يت]نتهي|[يت]بدأ|[يت]صبح|[يت]كون|[يت]صدر|[يت]منح|[يت]سمح|[يت]قدم|[يت]سجل|[يت]جدد|[يت]ودع|[يت]عقد|[يت]رسل|[يت]سدد|[يت]علن|[يت]خطر|[يت]نشر|[يت]دوم|[يت]حصل)(?!\p{L})/u;

/** Nouns that a feminine pronoun stands for, besides those that end in 'ة'. */
const feminine = /^(?:ال)?(?:رسوم|تكاليف|شروط|عقوبات|غرامات|نفقات|مصاريف|وثائق|مستندات|أوراق)(?!\p{L})/u;

const vowelSigns = /[\u064b-\u0652]/g;

const time = '(?:يوم|أيام|شهر|أشهر|سنة|سنوات|عام|أعوام|ساعة|أسبوع|وقت|الوقت)ا?';
const limit = '(?:مبلغ|حد|رقم أعمال|إيراد|إيرادات|قيمة)';

type Rule = readonly [asks: RegExp, sentence: (rest: string, value: string, head?: string) => string];

/** How a question becomes the sentence that its value completes; the first that fits. */
const rules: readonly Rule[] = [
  [new RegExp(`^(?:خلال|في|بعد) كم (?:من )?${time} (.+)$`, 'u'), (rest, value) => `${rest} خلال ${value}`],
  [/^(?:إلى|حتى) متى (.+)$/u, (rest, value) => `${rest} حتى ${value}`],
  [
    new RegExp(`^(?:من|عند|ب|بدءا من) ?أي ${limit} (.+)$`, 'u'),
    (rest, value) => `${rest} ابتداء من ${value}`,
  ],
  [
    /^متى (.+)$/u,
    (rest, value) => {
      const isMoney = /^\W*[\d,.]+\s(?:درهم|دولار|ريال|جنيه)/u.test(value);
      // One registers from a turnover on.
      if (isMoney && /سجل|تسجيل/u.test(rest)) return `${rest} ابتداء من ${value}`;
      if (!verb.test(rest)) return nominal(rest, value);
      if (isMoney) return `${rest}: ${value}`;
      return `${rest} ${isPeriod(value) ? 'خلال' : 'في'} ${value}`;
    },
  ],
  [new RegExp(`^كم (?:من )?${time} لديك (.+)$`, 'u'), (rest, value) => `لديك ${value} ${rest}`],
  [
    new RegExp(`^كم (?:من )?${time} (.+)$`, 'u'),
    (rest, value) => (verb.test(rest) ? `${rest} ${value}` : nominal(rest, value)),
  ],
  [/^كم (?:هي|هو|تبلغ|يبلغ) (.+)$/u, nominal],
  [/^كم (\p{L}+ا) ((?:[يت])\p{L}+ .+)$/u, (noun, value, rest = '') => counted(noun, value, rest)],
  [/^كم (.+)$/u, (rest, value) => (verb.test(rest) ? `${rest} ${value}` : nominal(rest, value))],
  [/^(?:ما ?(?:هي|هو)?|ماهي|ماهو) (.+)$/u, nominal],
];

/** The sentence that answers a question with a value; `undefined` where the question is of no known form. */
export function valueSentence(question: string, value: string): string | undefined {
  const asked = toReader(
    question
      .replaceAll(vowelSigns, '')
      .replace(/^و(?=\p{L}{2})/u, '')
      .replace(/ وكم(?: (?:هي|هو|تبلغ|يبلغ))?$/u, ''),
  );
  for (const [asks, sentence] of rules) {
    const [, rest, more] = asks.exec(asked) ?? [];
    if (rest !== undefined) return sentence(rest, value, more);
  }
  return undefined;
}

/** The sentence that affirms or denies what a question asks. */
export function verdictSentence(isYes: boolean, question: string): string {
  const claim = toReader(question.replace(/^و?هل /u, ''));
  if (isYes) return `نعم، ${claim}`;
  if (/^(?:يجب|يلزم|يشترط)(?!\p{L})/u.test(claim)) return `لا، ${claim.replace(/^\p{L}+/u, 'لا يلزم')}`;
  if (/^هناك(?!\p{L})/u.test(claim)) return `لا، ليس ${claim}`;
  return /^[يت](?!أشير|كلف[ةه])\p{L}+/u.test(claim) ? `لا، لا ${claim}` : `لا، ليس صحيحا أن ${claim}`;
}

/** The sentence that says that there is nothing of what a question asks. */
export function noneSentence(question: string | undefined): string | undefined {
  const thing = /^و?(?:كم|ما|ماهو|ماهي)(?: (?:هو|هي|تبلغ|يبلغ))? (.+)$/u.exec(question ?? '')?.[1];
  if (thing === undefined || verb.test(thing)) return undefined;
  const [first = '', second = '', ...others] = thing.split(' ');
  const isDefinite = first.startsWith('ال') && second.startsWith('ال');
  const named = isDefinite ? [first.slice(2), second.slice(2), ...others] : [first, second, ...others];
  return `${isFeminine(first) ? 'لا توجد' : 'لا يوجد'} ${named.filter(Boolean).join(' ')}`;
}

function nominal(thing: string, value: string): string {
  if (isPeriod(value) && /^(?:آخر|موعد|الموعد)(?!\p{L})/u.test(thing)) return `${thing} خلال ${value}`;
  return `${thing} ${isFeminine(thing) ? 'هي' : 'هو'} ${value}`;
}

/** 'How many shareholders may a company have' counts what the value names as well. */
function counted(noun: string, value: string, rest: string): string {
  return /\p{L}/u.test(value) ? `${rest} ${value}` : `${rest} ${value} ${noun}`;
}

function isFeminine(thing: string): boolean {
  const [first = ''] = thing.split(' ');
  return /ة$/u.test(first) || feminine.test(first);
}

function isPeriod(value: string): boolean {
  return /(?:يوم|أيام|شهر|أشهر|سنة|سنوات|سنتين|أسبوع|أسابيع)/u.test(value);
}

/** What an asker says of themselves, said to them. */
const persons: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})أن أ(?=\p{L})/gu, 'أن ت'],
  [/(?<!\p{L})وأنا أ(?=\p{L})/gu, 'وأنت ت'],
  [/(?<!\p{L})(?:أحتاج|نحتاج)(?!\p{L})/gu, 'تحتاج'],
  [/(?<!\p{L})(?:أستطيع|نستطيع)(?!\p{L})/gu, 'تستطيع'],
  [/(?<!\p{L})أدفع(?!\p{L})/gu, 'تدفع'],
  [/(?<!\p{L})(?:أسجل|نسجل)(?!\p{L})/gu, 'تسجل'],
  [/(?<!\p{L})(يمكن|يحق ل|ل)ني(?!\p{L})/gu, '$1ك'],
  [/(?<!\p{L})(يحق )?لي(?!\p{L})/gu, '$1لك'],
  [/(?<!\p{L})لدي(?!\p{L})/gu, 'لديك'],
  [/(?<=(?<!\p{L})يجب )علي(?!\p{L})/gu, 'عليك'],
  [/(?<!\p{L})(\p{L}*(?:شرك|رخص|إقام|تأشير))تي(?!\p{L})/gu, '$1تك'],
  [/(?<!\p{L})(\p{L}*(?:بيانات|حسابات|أرباح|إيرادات))ي(?!\p{L})/gu, '$1ك'],
];

function toReader(text: string): string {
  return persons.reduce((said, [own, yours]) => said.replaceAll(own, yours), text);
}
