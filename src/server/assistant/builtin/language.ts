import { maxQuestionLength } from '#contract/assistant.ts';
import { plainText } from '../../knowledge/index.ts';

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
const arabicScript = /\p{Script=Arabic}/gv;

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
};

function withoutShorthand(message: string): string {
  return message.replaceAll(
    /(?<![\p{L}\p{N}.'’-])[a-z]{1,5}(?![\p{L}\p{N}.'’-])/gu,
    (word) => shorthand[word] ?? word,
  );
}

type Lexicon = readonly (readonly [word: string, english: string])[];

/** Words and phrases, longer ones first; without the article, and in the spelling of `plainArabic`. */
const arabic: Lexicon = [
  ['تاسست شركت(?:ي|نا)', 'my company was incorporated'],
  ['رقم (?:ال)?(?:هاتف|تليفون|جوال)', 'phone number of'],
  ['(?:ا)?كتب لي', 'write me'],
  ['هل (?:س)?(?:يوافق|يقبل|توافق|تقبل)', 'will approve my application'],
  ['عقد (?:ال)?ايجار', 'tenancy contract'],
  ['عقد (?:ال)?تاسيس', 'memorandum of association'],
  ['(?:افتح|فتح|نفتح) حساب(?:ا)?(?: (?:ال)?(?:بنكي|مصرفي)(?:ا)?)?', 'open bank account'],
  ['حساب(?:ا)? (?:ال)?(?:بنكي|مصرفي)(?:ا)?', 'bank account'],
  ['كم عدد', 'how many'],
  ['مكتب (?:ال)?مرن', 'flexi desk'],
  ['مكتب (?:ال)?افتراضي', 'virtual office'],
  [
    'كم(?= (?:هي |تبلغ |هو )?(?:نسبه )?(?:ال)?ضريبه (?:ال)?(?:قيمه|شركات|دخل))',
    'what is the standard rate of',
  ],
  ['(?:التي )?(?:تاسست|اسست|سجلت)', 'was incorporated'],
  ['(?:تقديم|اقدم|نقدم)', 'file'],
  ['(?:ال)?حد (?:ال)?ادني', 'minimum'],
  ['(?:ال)?حد (?:ال)?اقصي', 'maximum'],
  ['(?:راتب|الراتب)', 'salary'],
  ['استقدام', 'sponsor'],
  ['(?:عائله|عايله|اسره)', 'family'],
  ['زوج(?:ه|تي)', 'wife'],
  ['(?:اولاد|ابناء|اطفال)', 'children'],
  ['مدقق(?: حسابات)?', 'auditor audit'],
  ['(?:احتاج|نحتاج|تحتاج|يحتاج)(?: الي)?', 'need'],
  ['(?:(?:ال)?تي )?(?:يمنح|يمنحها|يسمح بها|تسمح بها)', 'with'],
  ['هل (?:ا|ن|ت|ي)حتاج(?: الي)?', 'do need'],
  ['سنويه?', 'annual'],
  ['تستحق', 'due'],
  ['محدوده', 'limited'],
  ['(?:ترخيص|رخص)', 'licence'],
  ['مدير', 'director'],
  ['مقيم', 'resident'],
  ['سكرتير', 'secretary'],
  ['صلاحيه', 'validity'],
  ['(?:طقس|جو)', 'weather'],
  ['(?:مطعم|مطاعم)', 'restaurant'],
  ['كره القدم', 'football'],
  ['(?:استثمار|مستثمر)', 'investor'],
  ['انشطه|نشاط', 'activity'],
  ['اقرار', 'return'],
  ['مستحق(?:ه)?', 'due'],
  ['(?:دفع|ادفع|تدفع)', 'pay'],
  ['(?:انقل|نقل)', 'move'],
  ['(?:الغي|الغاء)', 'cancel'],
  ['(?:نسيت|تاخرت)', 'am late'],
  ['من (?:ال)?خارج', 'from abroad'],
  ['مقيم خارج', 'live outside'],
  ['جنسيه', 'nationality'],
  ['(?:عقوبات|العقوبات)', 'sanctions'],
  ['(?:غسل|تبييض) (?:ال)?اموال', 'launder money'],
  ['دي ام سي سي', 'DMCC'],
  ['مركز دبي للسلع المتعدده', 'DMCC'],
  ['دي اي اف سي', 'DIFC'],
  ['مركز دبي المالي(?: العالمي)?', 'DIFC'],
  ['سوق ابوظبي العالمي', 'ADGM'],
  ['سوق ابو ظبي العالمي', 'ADGM'],
  ['جبل علي', 'JAFZA'],
  ['جافزا', 'JAFZA'],
  ['دافزا', 'DAFZA'],
  ['مطار دبي', 'DAFZA'],
  ['(?:اي)?افزا', 'IFZA'],
  ['ايفزا', 'IFZA'],
  ['ابو ?ظبي', 'Abu Dhabi'],
  ['راس الخيمه', 'Ras Al Khaimah'],
  ['ام القيوين', 'Umm Al Quwain'],
  ['دبي', 'Dubai'],
  ['شارقه', 'Sharjah'],
  ['عجمان', 'Ajman'],
  ['فجيره', 'Fujairah'],
  ['امارات', 'UAE'],
  ['سعوديه', 'Saudi Arabia'],
  ['سنغافوره', 'Singapore'],
  ['مملكه المتحده', 'UK'],
  ['بريطاني(?:ا|ه)', 'UK'],
  ['ولايات المتحده', 'USA'],
  ['امريك(?:ا|يه)', 'USA'],
  ['ديلاوير', 'Delaware'],
  ['خارج المناطق الحره', 'mainland'],
  ['بر الرئيسي', 'mainland'],
  ['مناطق الحره', 'free zones'],
  ['منطقه (?:ال)?حره', 'free zone'],
  ['بدون (?:اي )?تاشير(?:ه|ات)', 'without visa'],
  ['تاشيرتين', 'with 2 visas'],
  ['تاشيره واحده', 'with 1 visa'],
  ['ثلاث تاشيرات', 'with 3 visas'],
  ['اربع تاشيرات', 'with 4 visas'],
  ['تاشير(?:ه|ات)', 'visa'],
  ['اقامه (?:ال)?ذهبيه', 'golden visa'],
  ['اقامه', 'residence visa'],
  ['ضريبه (?:ال)?شركات', 'corporate tax'],
  ['ضريبه (?:ال)?قيمه (?:ال)?مضافه', 'VAT'],
  ['ضريبه', 'tax'],
  ['زكاه', 'zakat'],
  ['كم (?:من الوقت |مده )?(?:يستغرق|تستغرق|ياخذ|تاخذ)', 'how long does it take'],
  ['كم (?:يوم(?:ا)?|مده|الوقت)', 'how long'],
  ['مده', 'how long'],
  ['كم (?:هي )?(?:تكلفه|تكلف|سعر|رسوم|يكلف)', 'how much does it cost'],
  ['بكم', 'how much'],
  ['تكلفه', 'cost'],
  ['تكاليف', 'costs'],
  ['رسوم', 'fee'],
  ['سعر', 'price'],
  ['كم', 'how much'],
  ['نسبه', 'rate what percent'],
  ['مستندات', 'which documents'],
  ['وثائق', 'which documents'],
  ['اوراق', 'which documents'],
  ['خطوات', 'steps'],
  ['رخصه', 'licence'],
  ['تاسست شركتي', 'my company was incorporated'],
  ['تم تاسيس', 'was incorporated'],
  ['شركتي', 'my company'],
  ['شركتنا', 'our company'],
  ['شركات', 'companies'],
  ['شركه', 'company'],
  ['(?:تاسيس|انشاء|فتح|اسس|ااسس|افتح|بدء)', 'set up form'],
  ['حساب (?:ال)?بنكي', 'bank account'],
  ['(?:بنك|مصرف)', 'bank'],
  ['تجديد', 'renewal renew'],
  ['(?:ال)?تسجيل', 'register registration'],
  ['اخر (?:يوم|موعد)', 'when is the last day due deadline'],
  ['موعد', 'due date when'],
  ['متي', 'when'],
  ['غرامه', 'fine'],
  ['متاخر', 'late'],
  ['تدقيق', 'audit'],
  ['حسابات', 'accounts'],
  ['مكتب', 'office'],
  ['اجانب', 'foreigners'],
  ['اجنبي', 'foreigner'],
  ['(?:يملك|تملك|امتلك|امتلاك|ملكيه|يمتلك)', 'own 100%'],
  ['شريك', 'partner'],
  ['راس المال', 'capital'],
  ['(?:اغلاق|تصفيه)', 'close'],
  ['(?:قارن|مقارنه)', 'compare'],
  ['ارخص', 'cheapest'],
  ['اسرع', 'fastest'],
  ['افضل', 'better best'],
  ['(?:ايهما|اي منها|ايها)', 'which one'],
  ['(?:ربح|ارباح)', 'profit'],
  ['ايرادات', 'revenue'],
  ['موظف(?:ين|ا)?', 'employee'],
  ['رواتب', 'salaries'],
  ['جواز', 'passport'],
  ['(?:مزور(?:ه)?|تزوير)', 'fake'],
  ['رشوه', 'bribe'],
  ['تهرب', 'evade'],
  ['(?:اخفي|اخفاء)', 'hide'],
  ['مالك الحقيقي', 'real owner'],
  ['درهم', 'AED'],
  ['ريال', 'SAR'],
  ['دولار', 'USD'],
  ['مليون', 'million'],
  ['الف', 'thousand'],
  ['خطوه التاليه', 'what is my next step'],
  ['يناير', 'January'],
  ['فبراير', 'February'],
  ['مارس', 'March'],
  ['ابريل', 'April'],
  ['مايو', 'May'],
  ['يونيو', 'June'],
  ['يوليو', 'July'],
  ['اغسطس', 'August'],
  ['سبتمبر', 'September'],
  ['اكتوبر', 'October'],
  ['نوفمبر', 'November'],
  ['ديسمبر', 'December'],
  ['(?:سنويا|كل سنه|في السنه)', 'every year'],
  ['سنوات', 'years'],
  ['سنه', 'year'],
  ['(?:شهر|اشهر)', 'months'],
  ['(?:يوم|ايام)', 'days'],
  ['هل (?:يمكن(?:ني)?|استطيع|يستطيع)', 'can'],
  ['هل يجب', 'must'],
  ['هل', 'is'],
  ['يمكن(?:ني)?', 'can'],
  ['(?:يجب|لازم)', 'must'],
  ['(?:ما|ماذا)(?: هي| هو)?', 'what is'],
  ['كيف', 'how do I'],
  ['مع', 'with'],
  ['او', 'or'],
  ['مرحبا', 'hello'],
  ['السلام عليكم', 'hello'],
  ['شكرا', 'thanks'],
];

const arabicRules = arabic.map(
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

function fromArabic(message: string): string {
  const english = arabicRules.reduce(
    (text, [word, meaning]) => text.replaceAll(word, ` ${meaning} `),
    plainArabic(message),
  );
  return (
    english
      .replaceAll(arabicScript, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([?.,])/g, '$1')
      // Arabic names the thing before what it is like.
      .replaceAll(/(\w+(?: (?:contract|certificate|account))?) fake\b/g, 'fake $1')
      .trim()
  );
}

/** Words of Hindi and Urdu in Latin letters that English has not. */
const hindiWords =
  /\b(?:kitn[aei]|kya|hai|hain|mein|mera|meri|mere|apn[aie]|liye|saath|sath|karna|karne|karni|karu|karun|karoon|karein|kholn[aei]|kholun|bana(?:ne|ni)|banwan[aei]|chahiye|chahie|chaiye|lagt[aie]|lagega|lagegi|lagenge|padta|padti|padega|padegi|kaise|kab|kahan|kaun|kaunsa|kaunsi|konsa|konsi|nahi|nahin|bina|sakt[aie]|hoga|hogi|honge|hot[aie]|hon[aie]|aayega|ayega|aata|aur|agar|mujhe|mujhko|humein|hum|hume|raha|rahi|gay[aie]|gaya|kharcha|kharch|paisa|paise|mahine|mahina|saal|din|malik|mil(?:ega|egi|ta|ti|te|ne)|sabse|sasta|sasti|mehnga|zaroori|zaruri|zaroorat|dastavez|batao|bataiye|bataye|jurmana|der|tak|tankhwah|kiraya|daftar|karobar|dhandha|munafa|biwi|bachon|bhai|dost|kyun|kyu|wala|wali|lekin|bharn[aei]|rakhn[aei]|den[aie]|len[aie]|ke|ki|ka|ko|se|mein|me)\b/g;

/** Minimum of such words: one may be a name. */
const minHindi = 2;

function isHindi(message: string): boolean {
  return new Set(plainText(message).match(hindiWords) ?? []).size >= minHindi;
}

const hindi: Lexicon = [
  ['(?:ek|aik) visa', '1 visa'],
  ['do visa', '2 visa'],
  ['teen visa', '3 visa'],
  ['ch(?:ar|aar) visa', '4 visa'],
  ['paanch visa', '5 visa'],
  ['(\\d) visas? ke (?:saath|sath|liye)', 'with $1 visas'],
  ['kitn[aei] (?:visa|visas|log)', 'how many visas'],
  ['kitn[aei] (?:director|directors|shareholder|shareholders|employees)', 'how many directors'],
  ['kitn[aei] (?:percent|pratishat|%)', 'what is the standard rate percent'],
  ['(?:ka|ki)? ?(?:vat|gst) kitn[aei] (?:hai|hota|hoti|lagta)', ' VAT what is the standard rate percent'],
  ['kab tak', 'by when'],
  ['kitn[aei] (?:time|samay|waqt|vakt|din|mahin[aei]|haft[aei])', 'how long does it take'],
  [
    '(?:total )?(?:kharcha|kharch|cost|price|fees?|charges?) kitn[aei] (?:aayega|ayega|hoga|hogi|lagega|lagta|padega|hai|aata|aati)',
    'how much does it cost',
  ],
  ['kitn[aei] (?:paisa|paise|kharcha|kharch) (?:lagega|lagta|aayega|ayega|hoga)', 'how much does it cost'],
  ['kitn[aei] (?:ka|ki|me|mein) (?:padega|milega|aayega|ayega|banega)', 'how much does it cost'],
  ['kitn[aei] (?:lagega|lagta|padega|aayega|ayega)', 'how much does it cost'],
  ['der (?:ho (?:gay[aie]|jaye|gaya)|kar(?:ne|un|na))(?: (?:to|toh|par|pe))?', 'am late'],
  ['bana(?:na|ne|ni|o|u|un)|banwan[aei]', 'set up form'],
  ['chalu kar(?:na|ne)', 'set up form'],
  ['account khol(?:na|ne|ni|u|un)', 'open account'],
  ['khatam', 'expire'],
  ['kya kya', 'which'],
  ['kin kin', 'which'],
  ['(?:jama|submit|file) kar(?:na|ne|ni|un)', 'file'],
  ['bhar(?:na|ne|ni|un)', 'pay file'],
  ['badal(?:na|ne|un)', 'change'],
  ['(?:hata(?:na|ne)|nikal(?:na|ne))', 'remove'],
  ['jod(?:na|ne)', 'add'],
  ['chh?up(?:ana|ane|a)', 'hide'],
  ['(?:tankhwah|tankha)', 'salary'],
  ['kiraya', 'rent'],
  ['daftar', 'office'],
  ['(?:karobar|dhandha|vyapar|vyavsay)', 'business'],
  ['munafa', 'profit'],
  ['bikri', 'sales'],
  ['(?:biwi|patni)', 'wife'],
  ['(?:bach+on|bach+e)', 'children'],
  ['bhai', 'brother'],
  ['dost', 'friend'],
  ['(?:karmchari|mulazim)', 'employee'],
  ['(?:videshi|ghair mulki)', 'foreigner'],
  ['akel[aei]', 'alone'],
  ['(?:zyada se zyada)', 'maximum'],
  ['(?:kyun|kyu)', 'why'],
  ['(?:agar)', 'if'],
  ['(?:sirf)', 'only'],
  ['(?:lekin|magar)', 'but'],
  ['(?:bahar se|bahar)', 'abroad'],
  ['(?:behtar|acch?[aei])', 'better'],
  ['jaldi', 'fast'],
  ['(?:batao|bataiye|bataye|bata do)', ''],
  ['apn[aie]', 'my'],
  ['mil(?:ta|ti|te|ne)', 'get'],
  ['(?:zaroorat)', 'need'],
  ['(?:ghoos|ghus)', 'bribe'],
  ['(?:lagenge|lagte|lagti|hote|hoti|hota|honi|hona|hone|aayega|ayega|aata|wal[aie]|gay[aie])', ''],
  ['kitna (?:time|samay|waqt|vakt)', 'how long'],
  ['kitne (?:din|mahine|hafte)', 'how long'],
  ['(?:kitna|kitni|kitne) (?:kharcha|kharch|paisa|paise|fee|cost|price|fees)', 'how much does it cost'],
  ['(?:kharcha|kharch|fee|fees|cost|price|charges) (?:kitna|kitni|kitne)', 'how much does it cost'],
  ['kam se kam', 'minimum'],
  ['kitn[aei]', 'how much'],
  ['(?:kharcha|kharch)', 'cost'],
  ['bina (\\w+)(?: ke)?', 'without $1'],
  ['(?:ek|1) visa', 'one visa'],
  ['(?:do|2) visa', 'two visas'],
  ['(?:teen|3) visa', 'three visas'],
  ['ke saath|ke sath', 'with'],
  ['ke liye', 'for'],
  ['ho rah[ai] hai', ''],
  ['sabse sast[ai]', 'cheapest'],
  ['sast[ai]', 'cheap'],
  ['(?:kaunsa|konsa|kaunsi|konsi)', 'which'],
  ['khol(?:na|ne|ni|u|un)', 'set up form'],
  ['shuru kar(?:na|ne)', 'set up form'],
  ['register kar(?:na|ne)', 'register'],
  ['band kar(?:na|ne)', 'close'],
  ['renew kar(?:na|ne)', 'renew'],
  ['kar(?:na|ne|ein|o)', 'do'],
  ['(?:pad(?:ta|ega|ti)|zaroori|zaruri|chahiye)', 'must need'],
  ['(?:sakta|sakte|sakti)', 'can'],
  ['(?:malik)', 'own owner'],
  ['kaise', 'how to'],
  ['kab', 'when'],
  ['kahan', 'where'],
  ['kaun', 'who'],
  ['mahin[ae]', 'months'],
  ['saal', 'years'],
  ['din', 'days'],
  ['mer[aie]', 'my'],
  ['hamar[aie]', 'our'],
  ['(?:mujhe|humein|hum|main)', 'I'],
  ['aur', 'and'],
  ['ya', 'or'],
  ['(?:mein|me)', 'in'],
  ['mileg[ai]', 'get'],
  ['jurmana', 'fine'],
  ['(?:dastavez|kagaz|kagzat)', 'documents'],
  ['(?:nahi|nahin)', 'not'],
  ['(?:farzi|nakli|jaali)', 'fake'],
  ['(?:rishwat)', 'bribe'],
  ['(?:kya|hai|hain|ka|ki|ke|ko|se|par|ho|hoga|hogi|lagta|lagega|rah[ai]|tak|bhi|toh|to)', ''],
];

const hindiRules = hindi.map(([word, english]) => [new RegExp(`\\b(?:${word})\\b`, 'gi'), english] as const);

function fromHindi(message: string): string {
  const isYesNo =
    /\bkya\b/i.test(message) && !/\bkitn[aei]\b|\bkya (?:hai|hain|karna|chahiye|kya)\b/i.test(message);
  const english = hindiRules
    .reduce((text, [word, meaning]) => text.replaceAll(word, meaning), message)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!isYesNo) return english;
  return /\b(?:zaroori|zaruri|chahiye|zaroorat|padta|padega)\b/i.test(message)
    ? `do I need ${english.replaceAll(/\bmust need\b/g, '')}`.replaceAll(/\s+/g, ' ').trim()
    : `can ${english}`;
}
