import { maxQuestionLength } from '#contract/assistant.ts';

/** Letters of the Arabic script. */
export const arabicScript = /\p{Script=Arabic}/gv;

/** Words and phrases, longer ones first; without the article, and in the spelling of `plainArabic`. */
const arabic: readonly (readonly [word: string, english: string])[] = [
  ['بنك ابوظبي (?:ال)?اول', 'FAB bank'],
  ['بنك ابوظبي (?:ال)?تجاري', 'ADCB'],
  ['بنك دبي (?:ال)?اسلامي', 'DIB bank'],
  ['(?:بنك )?(?:ال)?امارات دبي (?:ال)?وطني', 'Emirates NBD'],
  ['(?:بنك )?(?:ال)?مشرق', 'Mashreq'],
  ['بنك راس (?:ال)?خيمه', 'RAKBANK'],
  ['رصيد', 'balance'],
  ['(?:هل )?تمت (?:ال)?موافقه علي رخصت(?:ي|نا)', 'has my licence been approved'],
  ['هل (?:صدرت|وصلت|جهزت) رخصت(?:ي|نا)', 'has my licence been issued'],
  ['(?:هل )?(?:انا )?(?:تاخرت|متاخر(?:ه)?) (?:في|عن) (?:اي )?شيء', 'am I late with anything'],
  ['ماذا (?:علي ان )?(?:افعل|نفعل)(?: (?:ال)?ان)?', 'what should I do now'],
  ['ما(?: ?(?:ال)?ذي| ?ذا)? علي فعله(?: (?:ال)?ان)?', 'what should I do now'],
  ['ما(?: ?(?:ال)?ذي| ?ذا)? (?:ينقصني|ينقصنا|تبقي|بقي)', 'what is still missing'],
  ['(?:ما هي |ما )?(?:ال)?خطوات (?:ال)?(?:متبقيه|باقيه)', 'which steps are still to do'],
  ['كم خطوه (?:بقيت|تبقت|متبقيه|باقيه)(?: لي| علي)?', 'how many steps are left to do'],
  ['كم دفعت(?: حتي (?:ال)?ان)?', 'what have I paid so far'],
  ['هل (?:وصلت دفعتي|وصل تحويلي)', 'has my payment arrived'],
  ['كم (?:بقي|تبقي) علي(?: ان ادفع)?', 'how much do I still owe you'],
  ['(?:من عليه|علي من|علي من يكون) (?:ال)?دور(?: (?:ال)?ان)?', 'whose turn is it'],
  ['اين (?:وصل|صار) (?:طلبي|ملفي)', 'where does my application stand'],
  ['متي (?:يجب )?(?:تجديد|اجدد) رخصتي', 'when must I renew my licence'],
  ['متي تنتهي رخصتي', 'when does my licence expire'],
  ['متي (?:موعد )?(?:تقديم )?حساباتي', 'when are my accounts due'],
  ['(?:ما هي )?مواعيدي(?: (?:ال)?قادمه)?', 'what are my next deadlines'],
  ['متي ينتهي جواز(?: سفري|ي)', 'when does my passport expire'],
  ['رخصت(?:ي|نا)', 'my licence'],
  ['طلبي', 'my application'],
  ['تاسست شركت(?:ي|نا)', 'my company was incorporated'],
  ['رقم (?:ال)?(?:هاتف|تليفون|جوال)', 'phone number of'],
  ['(?:ا)?كتب لي', 'write me'],
  ['هل (?:س)?(?:يوافق|يقبل|توافق|تقبل)', 'will approve my application'],
  ['عقد (?:ال)?ايجار', 'tenancy contract'],
  ['عقد (?:ال)?تاسيس', 'memorandum of association'],
  ['(?:افتح|فتح|نفتح) حساب(?:ا)?(?: (?:ال)?(?:بنكي|مصرفي)(?:ا)?)?', 'open bank account'],
  ['حساب(?:ا)? (?:ال)?(?:بنكي|مصرفي)(?:ا)?', 'bank account'],
  ['حجز (?:ال)?اسم(?: (?:ال)?تجاري)?', 'name reservation'],
  ['اسم (?:ال)?تجاري', 'trade name'],
  ['(?:تجاوز|تخطي)(?:ت)? (?:(?:مده|فتره) )?(?:ال)?(?:اقامه|تاشيره)', 'overstay'],
  ['(?:ال)?بقاء بعد (?:انتهاء|نهايه) (?:ال)?(?:اقامه|تاشيره)', 'overstay'],
  ['(?:ل|علي )?مده (?=\\d)', 'for '],
  ['رسوم (?:ال)?تسجيل', 'registration fee'],
  ['صغير(?:ه)?', 'small'],
  ['رقم (?:ال)?ضمان (?:ال)?اجتماعي', 'social security number SSN'],
  ['عقوبه', 'penalty'],
  ['و(?:ال)?سعوديه', 'and Saudi Arabia'],
  ['وبريطانيا', 'and UK'],
  ['و(?:ال)?مملكه المتحده', 'and UK'],
  ['وسنغافوره', 'and Singapore'],
  ['و(?:ال)?امارات', 'and UAE'],
  ['و(?:ال)?ولايات المتحده', 'and USA'],
  ['سعوديا', 'Saudi national'],
  ['(?:هل )?يجب ان (?:يكون|تكون)', 'does have to be'],
  ['(?:ما|اي)(?: هي)? (?:ال)?(?:دول|بلدان|دوله|بلد)', 'in which country'],
  ['(?:ت|ي)تطلب', 'require'],
  ['شهرين', '2 months'],
  ['يومين', '2 days'],
  ['اسبوعين', '2 weeks'],
  ['سنتين', '2 years'],
  ['(?:تاخر|تاخير)', 'late'],
  ['(?:ارباح (?:ال)?موزعه|توزيعات (?:ال)?ارباح)', 'dividends'],
  ['بطاقه (?:ال)?منشاه', 'establishment card'],
  ['هويه (?:ال)?اماراتيه', 'Emirates ID'],
  ['فحص (?:ال)?طبي', 'medical test'],
  ['تامين (?:ال)?صحي', 'health insurance'],
  ['تصريح (?:ال)?عمل', 'work permit'],
  ['سجل (?:ال)?تجاري', 'commercial registration'],
  ['شركه (?:ال)?مساهمه', 'joint stock company'],
  ['شركه (?:ال)?شخص (?:ال)?واحد', 'company with one owner'],
  ['راس (?:ال)?مال', 'capital'],
  ['غرف(?:ه)? (?:ال)?تجار(?:ه|يه)', 'Chamber of Commerce'],
  ['سجل (?:ال)?مستفيد (?:ال)?حقيقي', 'beneficial owner register'],
  ['مجلس (?:ال)?اداره', 'board of directors'],
  ['جمعيه (?:ال)?عموميه', 'general meeting'],
  ['بيان (?:ال)?تاكيد', 'confirmation statement'],
  ['وديعه', 'deposit'],
  ['ايجار', 'rent'],
  ['مستودع', 'warehouse'],
  ['فرع', 'branch'],
  ['مساهم(?:ين|ون)?', 'shareholder'],
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
  ['اد[جغق]م', 'ADGM'],
  ['اي دي جي ام', 'ADGM'],
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
  ['خلال كم (?:شهرا?|اشهر|يوما?|ايام)', 'by when'],
  ['(?:من|عند|ب) ?اي (?:مبلغ|حد|رقم اعمال)', 'from which threshold'],
  ['فرق بين', 'difference between'],
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
  ['(?:رواتب|اجور)', 'salaries wages'],
  ['جواز', 'passport'],
  ['(?:مزور(?:ه)?|تزوير)', 'fake'],
  ['رشوه', 'bribe'],
  ['تهرب', 'evade'],
  ['(?:اخفي|اخفاء|نخفي|اخبي|اخباء|اخفاءه|اخفيه)', 'hide'],
  ['(?:سرا|سري|سريه|بالسر|دون علم احد|دون ان يعرف احد|بدون علم احد)', 'secret'],
  ['(?:اسمي|اسم المالك)', 'name'],
  ['[انت]?سجل', 'register'],
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

/** The questions of an Arabic message, each in its own words. */
export function arabicQuestions(message: string): readonly string[] {
  const asked = message
    .slice(0, maxQuestionLength)
    .replaceAll(betweenQuestions, '؟ و')
    .split(/(?<=[؟?])\s+/u)
    .map((question) => question.trim())
    .filter((question) => /\p{Script=Arabic}{2}/u.test(question));
  // 'And how much is it?' asks for a value of the thing before it.
  const own = asked.filter((question) => !valueAlone.test(question));
  const isSplit = asked.length > 1 && asked.length <= maxQuestions && own.length === asked.length;
  return isSplit ? asked : [message];
}

const valueAlone = /^و(?:كم|مت[ىي])(?: (?:هي|هو|تبلغ|يبلغ|ذلك))?\s*[؟?]?$/u;

/** Most questions that one message is split into. */
const maxQuestions = 4;

/** 'And' before another question of a message, as it is written. */
const betweenQuestions =
  /(?<=[\p{Script=Arabic}\d])[،,]? و(?=(?:هل|كم|بكم|مت[ىي]|كيف|[أا]ين|من [أا]ي|في [أا]ي|ب[أا]ي|خلال كم|[إا]ل[ىي] مت[ىي]|حت[ىي] مت[ىي]|ما(?= (?:ه[يوى]|نسب[هة]|قيم[هة]|مد[هة]|سعر|رسوم)))(?!\p{L}))/gu;

/** 'And' before a question that goes on from the one before. */
const goesOn = /^\s*و(?=(?:هل|كم|بكم|متي|كيف|اين|من اي|في اي|باي|خلال كم|ما|ماذا)(?![\u0621-\u064a]))/;

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
      // Arabic names the thing before what it is like.
      .replaceAll(/(\w+(?: (?:contract|certificate|account))?) fake\b/g, 'fake $1')
      .trim()
  );
}
