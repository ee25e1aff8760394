import { maxQuestionLength } from '#contract/assistant.ts';

/** Letters of the Arabic script. */
export const arabicScript = /\p{Script=Arabic}/gv;

/** Words and phrases, longer ones first; without the article, and in the spelling of `plainArabic`. */
const arabic: readonly (readonly [word: string, english: string])[] = [
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
  ['(?:اخفي|اخفاء|نخفي|اخبي|اخباء|اخفاءه|اخفيه)', 'hide'],
  ['(?:سرا|سري|سريه|بالسر|دون علم احد|دون ان يعرف احد|بدون علم احد)', 'secret'],
  ['(?:اسمي|اسم المالك)', 'name'],
  ['سجل', 'register'],
  ['مستفيد(?:ين)?', 'beneficial owner'],
  ['(?:غسل|غسيل|تبييض) (?:ال)?اموال', 'launder'],
  ['عقوبات', 'sanctions'],
  ['(?:وهمي|وهميه|صوري|صوريه)', 'fake'],
  ['فواتير', 'invoices'],
  ['(?:بتاريخ سابق|بتاريخ قديم)', 'backdate'],
  ['شهاده', 'certificate'],
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

/** An Arabic message in the English words of the trade. */
export function fromArabic(message: string): string {
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
