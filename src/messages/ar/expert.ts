import { expertMessages as english } from '../en/expert.ts';
import type { Translated } from '../translated.ts';
import { noneSentence, valueSentence, verdictSentence } from './answer-sentences.ts';
import { ownMessages } from './expert-own-case.ts';
import {
  arabicAmounts,
  arabicUnit,
  choice,
  countries,
  day,
  days,
  dueTexts,
  emirates,
  list,
  months,
  necessities,
  number,
  offices,
  otherPlaces,
  owners,
  payees,
  step,
  sumText,
  task,
  visas,
  workingDays,
  years,
  zones,
} from './expert-wording.ts';

const refused =
  'لا أستطيع المساعدة في هذا لأنه مخالف للقانون، وتعاقب عليه السلطات وترفض البنوك والجهات المرخصة كل طلب يقوم عليه. الطريق القانوني هو تقديم المستندات والبيانات الصحيحة. أستطيع أن أشرح لك ما يطلبه القانون وتكلفته والخيارات القانونية.';
const reliable =
  'كل رقم في إجاباتي له مصدر مذكور تحت الإجابة مع تاريخه. تأكد من الجهة المختصة قبل الدفع أو التقديم.';
const about =
  'تأسيس الشركات وتكاليفها ومدتها ومستنداتها والمكاتب والتأشيرات والضرائب والتدقيق والبنوك والتجديد والإغلاق في الإمارات والولايات المتحدة والمملكة المتحدة والسعودية وسنغافورة';

/** The sentences of an answer to an Arabic question. Names of forms and labels of the catalogue stay in English. */
export const expertMessages: Translated<typeof english> = {
  ...english,
  localAmounts: arabicAmounts,
  place: {
    zone: (zone) => ({ company: `شركة في ${zones[zone] ?? zone}`, place: zones[zone] ?? zone }),
    mainland: (emirate) => ({
      company: `شركة في بر ${emirates[emirate] ?? emirate} الرئيسي`,
      place: `بر ${emirates[emirate] ?? emirate} الرئيسي`,
    }),
    other: (id, name) => ({ company: otherPlaces[id] ?? name, place: otherPlaces[id] ?? name }),
    country: (country) => countries[country].replace(/ \(.*/, ''),
  },
  list,
  visas,
  workingDays,
  day,
  notConfirmed: 'غير منشور',
  smallTalk: {
    greeting: `مرحبا. اسألني عن ${about}. اذكر المكان وعدد التأشيرات، وأعطيك الأرقام مع مصادرها.`,
    thanks: 'على الرحب والسعة. اسألني عن أي شيء آخر.',
    aboutItself: `أنا مساعد ذكاء اصطناعي، برنامج ولست شخصا: خبير هذا الموقع في ${about}. أجيب من مقالات وبيانات لها مصادر، ولا أحل محل محام أو مستشار ضرائب.`,
    chat: 'أنا هنا من أجل شركتك: سم البلد، وفي الإمارات المنطقة الحرة أو الإمارة، واسأل عن التكلفة أو المدة أو المستندات أو التأشيرات أو الضرائب أو البنوك.',
    notAsked: 'عذرا. اسأل مرة أخرى في جملة واحدة من فضلك، مع البلد، وفي الإمارات المنطقة الحرة أو الإمارة.',
    instruction: `أجيب فقط عن أسئلة تأسيس الشركات وإدارتها: ${about}.`,
    doubt: reliable,
    why: reliable,
    noWords: 'لم أجد سؤالا في رسالتك. اكتب سؤالك من فضلك، مثل: كم تكلفة شركة في دبي مع تأشيرة واحدة؟',
    wantsPerson:
      'أنا برنامج: ليس لدي هاتف، ولا أقدم أوراقا ولا أوقعها نيابة عنك. أسماء القائمين على الموقع وعنوانهم في إشعار الخصوصية. أستطيع أن أذكر لك المستندات المطلوبة: اذكر المكان.',
    rudeness: 'آسف أن هذا لم يساعد. اذكر البلد والمنطقة وما تريد معرفته، وسأجيب باختصار.',
  },
  outOfScope: `هذا خارج ما أستطيع الإجابة عنه. أعرف عن ${about}.`,
  otherCountry: () =>
    'لا أعرف، هذا خارج ما أستطيع الإجابة عنه: أعرف عن الشركات في الإمارات والولايات المتحدة والمملكة المتحدة والسعودية وسنغافورة.',
  wrongdoing: {
    forgery: refused,
    'hidden-owner': refused,
    sanctions: refused,
    evasion: refused,
    bribery: refused,
    laundering: refused,
    'sham-employment': refused,
    backdating: refused,
    general: refused,
  },
  instead: {
    drafting:
      'لا أصوغ العقود ولا الأوراق القانونية: يجب أن تناسب حالتك ويتحمل مسؤوليتها محام مرخص. أستطيع أن أذكر لك المستندات المطلوبة وما يجب أن تتضمنه وتكلفتها.',
    prediction:
      'لا أحد يستطيع أن يعد بقرار جهة حكومية أو بنك، ولا أتنبأ به. أستطيع أن أذكر لك ما تطلبه والمدة المعتادة وأسباب الرفض الشائعة.',
    advice: 'لا أقدم نصيحة ضريبية أو قانونية لحالتك الخاصة: اسأل مستشارا مرخصا. هذه هي القواعد:',
    person: (link) => `[اسأل شخصا](${link})`,
  },
  cost: {
    ...english.cost,
    firstYear: (company, visaCount, office, total, missing) =>
      `تكلف ${choice(company, visaCount, office)} ${sumText(total, missing, true)} في السنة الأولى`,
    later: (total, missing) => `، ثم ${sumText(total, missing)} في السنة`,
    inYear: (company, visaCount, office, year, total, missing) =>
      `تكلف ${choice(company, visaCount, office)} ${sumText(total, missing, true)} في السنة ${number.format(year)}.`,
    unknownInYear: (company, year) =>
      `لا أعرف كم تكلف ${company} في السنة ${number.format(year)}: لا يوجد سعر منشور موثوق لتلك السنة.`,
    sum: (total, missing) => sumText(total, missing),
    part: (part, place, amount, isComplete, marks) => {
      const name = `${necessities[part]} في ${place}`;
      if (amount === '') return `${name}: السعر غير منشور، اطلب عرضا مكتوبا.`;
      if (isComplete) return `${`${name}: **${amount}** ${marks}`.trim()}.`;
      return `${`${name}: ابتداء من **${amount}** ${marks}`.trim()}، وجزء منه غير منشور.`;
    },
    overYears: (company, visaCount, office, total, count, missing) =>
      `خلال ${years(count)} تكلف ${choice(company, visaCount, office)} ${sumText(total, missing, true)}`,
    yearly: (totals) => `سنة بعد سنة: ${list(totals.map((total) => total || 'لا شيء'))}.`,
    unknown: (company, visaCount, office) =>
      `لا أعرف: لا يوجد سعر منشور موثوق عن ${choice(company, visaCount, office)}.`,
    line: (_label, _count, payee, amount, marks) => `- ${payees[payee]}: ${amount} ${marks}`.trimEnd(),
    smaller: (count) => `يشمل المجموع ${number.format(count)} من المبالغ الأصغر أيضا.`,
    open: (labels, more) =>
      `هناك ${number.format(labels.length + more)} من البنود غير المنشورة تضاف إلى ذلك.`,
    deposits: (amount) => `تأمينات مستردة تضاف: ${amount}.`,
    assumed: (visaCount) => `حسبت ${visas(visaCount)}؛ اذكر العدد إن كنت تحتاج غيره.`,
    link: (address) => `[كل بند مع مصدره](${address})`,
    perVisa: (place, amount, marks) => `تكلف تأشيرة الإقامة في ${place} **${amount}** للشخص ${marks}`.trim(),
    visas: (place, count, total, each, marks) =>
      `تكلف ${visas(count)} في ${place} **${total}**: ${count} × ${each} ${marks}`.trim(),
    visaUnknown: (place) => `لا أعرف: لا يوجد سعر منشور لتأشيرة الإقامة في ${place}.`,
    visaBesides: 'إضافة إلى ذلك:',
    renewingVisas: (place, count, total, marks) =>
      `يكلف تجديد ${visas(count)} في ${place} **${total}** ${marks}`.trim(),
    renewingVisasUnknown: (place) => `لا أعرف: تكلفة تجديد تأشيرة الإقامة في ${place} غير منشورة.`,
  },
  fee: {
    inPlace: (place) => place,
    forCompany: (company) => company,
    price: (label, _explanation, at, amount, due, isRefundable, marks) =>
      `${`${label} (${at}): **${amount}**${dueTexts[due]}${isRefundable ? '، مبلغ مسترد' : ''} ${marks}`.trim()}.`,
    times: (label, at, total, count, each, _isYearly, marks) =>
      `${`${label} (${at}): **${total}**، ${number.format(count)} × ${each} ${marks}`.trim()}.`,
    open: (label, at, _authority, marks) =>
      `${`${label} (${at}): السعر غير منشور، اطلب عرضا مكتوبا ${marks}`.trim()}.`,
  },

  time: {
    whole: (company, visaCount, office, shortest, longest) =>
      `يستغرق تأسيس ${choice(company, visaCount, office)} نحو **${workingDays(shortest, longest)}** من أول خطوة إلى آخرها.`,
    unknownWhole: (company, visaCount, office, labels, more, shortest, longest) =>
      `لا يمكن تحديد المدة الكاملة لتأسيس ${choice(company, visaCount, office)}، لأن مدة ${number.format(labels.length + more)} من الخطوات لدى الجهة غير منشورة؛ وتستغرق الخطوات الأخرى نحو **${workingDays(shortest, longest)}**.`,
    open: (labels, more) => `لم تحسب ${number.format(labels.length + more)} من الخطوات لأن مدتها غير منشورة.`,
    step: (index, label, time, marks) => `${index}. ${step(label)}: ${time} ${marks}`.trimEnd(),
    link: (address) => `[الجدول الزمني الكامل](${address})`,
  },
  steps: { opening: (company, count) => `تأسيس ${company} يمر بعدد ${count} من الخطوات:` },
  documents: {
    opening: (company, visaCount, office) =>
      `المستندات المطلوبة من أجل ${choice(company, visaCount, office)}:`,
    owner: (owner) => owners[owner],
    labels: (labels) => {
      const marks = labels.flatMap((label) => /\[[\d, ]+\]/.exec(label)?.[0] ?? []);
      return `${number.format(labels.length)} من المستندات ${[...new Set(marks)].join(' ')}`;
    },
    link: (address) => `[قائمة المستندات لكل خطوة](${address})`,
  },
  quota: {
    ...english.quota,
    opening: (place) => `في ${place} يحدد المكتب عدد التأشيرات:`,
    one: (place, _office, text, marks) => `في ${place} يتيح هذا المكتب **${text}** ${marks}`.trim(),
    line: (_office, type, text, marks) => `- ${offices[type]}: ${text} ${marks}`.trimEnd(),
    notPermitted: 'غير مسموح',
    unknown: 'عدد تحدده الجهة المختصة وهو غير منشور',
    independent: 'ما تحتاجه من التأشيرات دون ارتباط بالمكتب',
    byArea: (squareMetres) => `تأشيرة واحدة لكل ${squareMetres} متر مربع`,
    upTo: (count) => (count === 0 ? 'بدون تأشيرات' : `حتى ${visas(count)}`),
    forArea: (place, area, count, each, marks) =>
      `تتيح ${area} متر مربع في ${place} نحو **${visas(count)}**، بمعدل ${each} متر مربع لكل تأشيرة ${marks}`.trim(),
  },
  comparison: {
    cheapest: (place, total) => `**${place}** هي الأقل تكلفة في السنة الأولى: ${total}.`,
    cheapestOfComplete: (place, total, others) =>
      `**${place}** لها أقل مجموع كامل للسنة الأولى، ${total}؛ ولا يمكن ترتيب ${list(others)} لأن أسعارا أساسية غير منشورة.`,
    cheaperOfTwo: (place, cost, other, otherCost, bound) =>
      `**${place}** أقل كلفة في السنة الأولى${bound === undefined ? '' : ` ما دام مجموعها دون ${bound} مع ما لم يُنشر من أسعارها`}: ${cost}، مقابل ${otherCost} في ${other}.`,
    converted: (total, own, rates, marks) =>
      `${total} (${own}، بسعر ${rates}${marks === '' ? '' : ` ${marks}`})`,
    withoutOurFee: (place) =>
      place
        ? `هذا يشمل أتعابنا؛ ومن دونها يكون **${place}** الأقل كلفة.`
        : 'هذا يشمل أتعابنا؛ ومن دونها لا يمكن الجزم بالأقل كلفة.',
    incomplete: (places, total) =>
      `لا يمكن القول إن إحداها هي الأرخص لأن أسعارا أساسية غير منشورة: ${list(places.map((place) => `${place} ${total(place)}`))}.`,
    currencies: (places, total) =>
      `تكلف السنة الأولى: ${list(places.map((place) => `${place} ${total(place)}`))}.`,
    fastest: (place, shortest, longest, others) =>
      `**${place}** هي الأسرع: ${workingDays(shortest, longest)}${others.length > 0 ? `، مقابل ${list(others)}` : ''}.`,
    timeOf: (place, shortest, longest) => `${workingDays(shortest, longest)} (${place})`,
    equallyFast: (places, longest) => `المدة متساوية في ${list(places)}: حتى ${longest} يوم عمل.`,
    basis: (visaCount, office) => `مع ${visas(visaCount)} و${offices[office]}:`,
    head: ['المكان', 'السنة الأولى', 'ثم في السنة', 'أيام العمل', 'المصدر'],
    suits: (_suits, marks) => marks,
    notPublished: 'غير منشور',
    amount: (total, isLeast) => (isLeast ? `ابتداء من ${total}` : total),
    leavesOut: (place, missing) => `- ${place}: ${missing}.`,
    link: (places, address) => `[مقارنة ${list(places)}](${address})`,
    choose: (suits) => suits.map(({ place, marks }) => `- **${place}** ${marks}`.trimEnd()).join('\n'),
    decide: (places) => `يتوقف الاختيار بين ${list(places)} على نشاطك وميزانيتك:`,
  },
  sideBySide: {
    unranked: (reason, names) => {
      if (reason === 'unknown') return `لا يمكن ترتيبها، إذ لم أجد مصدراً موثوقاً عن ${list(names)}.`;
      return reason === 'units'
        ? 'لا يمكن ترتيبها برقم واحد، لأن وحداتها مختلفة.'
        : 'لا يمكن ترتيبها، لأن النطاقات متداخلة.';
    },
    ordered: (ordered, difference, isLess, _isTime, marks) => {
      const [first, ...others] = ordered;
      const against = list(others.map(({ name, amount }) => `${amount} في ${name}`));
      const by = difference === '' ? '' : `، بفارق ${difference}`;
      return `${`${isLess ? 'الأقل' : 'الأعلى'} في **${first?.name}**: ${first?.amount} مقابل ${against}${by} ${marks}`.trim()}.`;
    },
    same: (names, amount, marks) => `${`متساو في ${list(names)}: ${amount} ${marks}`.trim()}.`,
    yesNo: (yes, no, marks) =>
      `${`${[...(yes.length > 0 ? [`نعم في ${list(yes)}`] : []), ...(no.length > 0 ? [`لا في ${list(no)}`] : [])].join('، ')} ${marks}`.trim()}.`,
    joined: (told) =>
      `${told.map(({ name, text }) => `**${name}:** ${text.replace(/[.;]$/, '')}`).join('؛ ')}.`,
    listed: (told) => told.map(({ name, text }) => `- **${name}:** ${text}`).join('\n'),
    unknown: 'لم أجد مصدرا موثوقا لذلك.',
  },
  tax: {
    ...english.tax,
    onShare: (tax, share, profit, sum, marks) =>
      `ضريبة الدخل على الحصة الأجنبية ${share}% من ربح ${profit} هي **${tax}**: ${sum} ${marks}.`,
    onProfit: (tax, profit, _sum, marks) => `الضريبة على ربح قدره ${profit} هي **${tax}** ${marks}.`,
    valueAdded: (_name, rate, { net, tax, gross }, marks) =>
      `ضريبة القيمة المضافة على ${net} هي **${tax}** بالنسبة الأساسية ${rate}%، فيكون المبلغ مع الضريبة ${gross} ${marks}.`,
    valueAddedIncluded: (_name, rate, { net, tax, gross }, marks) =>
      `من ${gross} شاملة ضريبة القيمة المضافة تكون الضريبة **${tax}** بالنسبة الأساسية ${rate}% والسعر بدونها ${net} ${marks}.`,
    mustRegister: ({ amount, limit }, marks) =>
      `نعم: ${amount} أعلى من ${limit}، فالتسجيل في الضريبة إلزامي ${marks}.`,
    needNotRegister: ({ amount, limit }, marks) =>
      `لا: ${amount} ليس أعلى من ${limit}، فالتسجيل في الضريبة غير إلزامي ${marks}.`,
    mayRegister: (marks) => `ويمكنك التسجيل اختياريا ${marks}.`,
    mayRegisterAbove: (_country, limit, marks) => `ويمكن التسجيل اختياريا فوق ${limit} ${marks}.`,
    whatCounts: { AE: () => '', SA: () => '', GB: () => '', SG: () => '' },
    exempt: (amount) => ` ومن الربح ${amount} معفى للشركة الناشئة.`,
    notes: { AE: '', US: '', GB: '', SA: '', SG: '' },
    rate: (country, bands, relief, currency, marks) => {
      const [first, second] = bands;
      const amount = (major: number) => `${currency} ${number.format(major)}`;
      const rates = relief
        ? `${first?.rate}% حتى ربح ${amount(relief.lower)} و${relief.rate}% ابتداء من ${amount(relief.upper)}`
        : second
          ? `${second.rate}% على ما يزيد عن ${amount(second.from)} و${first?.rate}% على ما دونه`
          : `${first?.rate}%`;
      return `**${rates}** في ${countries[country]} ${marks}`.trim();
    },
    rates: (rates) => `ضريبة الشركات هي ${list(rates)}.`,
  },
  arithmetic: {
    ...english.arithmetic,
    interest: (total, rate, amount, count, marks) =>
      `يكلف التأخير في الدفع **${total}**: ${rate.replace('a year', 'في السنة').replace('a month', 'في الشهر')} من ${amount} عن ${months(count)} ${marks}`.trim(),
    fine: (_label, units, per, fine, terms, isCapped, marks) =>
      `الغرامة عن تأخير ${per === 'day' ? days(units) : months(units)} هي **${fine}**: ${isCapped ? 'وهو الحد الأقصى' : list(terms)} ${marks}`.trim(),
    cap: (most) => `والحد الأقصى ${most}.`,
    oneFine: (_label, units, per, fine, terms, marks) =>
      `عن تأخير ${per === 'day' ? days(units) : months(units)} **${fine}** (${list(terms)}) ${marks}`.trim(),
    fines: (total, each) => `المجموع **${total}**: ${list(each)}`,
    begunAlready: (units, per, since, fine) =>
      `ومحسوبا من ${since} هي **${fine}** عن ${per === 'day' ? days(units) : months(units)}.`,
    begun: (units, per, since) => `من ${since} إلى اليوم بدأ ${per === 'day' ? days(units) : months(units)}`,
    total: (total, terms, _time, _cap, marks) => `المجموع **${total}**: ${list(terms)} ${marks}`.trim(),
  },
  dates: {
    ...english.dates,
    passport: {
      verdict: (isEnough, expires, _left, asked, until, marks) =>
        `${isEnough ? 'نعم' : 'لا'}، جواز السفر ينتهي في ${expires}، والمطلوب صلاحية ${months(asked)} أي حتى **${until}** ${marks}`
          .trim()
          .concat('.'),
      others: 'لم أجد قاعدة كهذه للتصاريح الأخرى، فاسأل الجهة قبل التقديم.',
    },
    due: (label, on, when, _rule, marks) =>
      `آخر يوم من أجل ${task(label)} هو **${on}**${when === '' ? '' : `، ${when}`} ${marks}`.trim(),
    task: (label, on, _rule, marks) => `${task(label)} حتى **${on}** ${marks}`.trim(),
    tasks: (all, from) => `المواعيد: ${list(all)}${from === '' ? '' : `، محسوبة من ${from}`}`,
    countedFrom: (from) => (from === '' ? '' : `محسوبا من ${from}`),
    nextOf: (on, _said, marks) => `التالي هو **${on}** ${marks}`.trim(),
    intoNextMonth: (count) => `${days(count)} من الشهر التالي`,
    fromOtherDay: (from, on) => `ومحسوبا من ${from} هو ${list(on.map((each) => `**${each}**`))}.`,
    after: ({ years: y = 0, months: m = 0, days: d = 0 }, from) => {
      const period = [
        ...(y > 0 ? [years(y)] : []),
        ...(m > 0 ? [months(m)] : []),
        ...(d > 0 ? [days(d)] : []),
      ];
      return d < 0 || period.length === 0 ? `محسوبا من ${from}` : `بعد ${list(period)} من ${from}`;
    },
    several: (place, from) => `في ${place}، محسوبا من ${from}:`,
    item: (on, label, _condition, marks) => `- **${on}**: ${task(label)} ${marks}`.trimEnd(),
    late: (isAsked, count, label, on, marks) =>
      `${isAsked ? 'نعم، أنت' : 'أنت'} متأخر ${days(count)} إن لم يتم بعد: كان آخر يوم من أجل ${task(label)} هو **${on}** ${marks}`.trim(),
    surelyLate: (isAsked, count, label, on, marks) =>
      `${isAsked ? 'نعم، أنت' : 'أنت'} متأخر ${days(count)}: كان آخر يوم من أجل ${task(label)} هو **${on}** ${marks}`.trim(),
    notLate: (isAsked, count, label, on, marks) =>
      `${isAsked ? 'لا، لست' : 'لست'} متأخرا: أمامك ${days(count)} من أجل ${task(label)}، حتى **${on}** ${marks}`.trim(),
    lastTime: (label, on, next, marks) =>
      `أنت متأخر فقط إن فاتك الموعد الأخير: ${task(label)} حتى **${on}**؛ والموعد التالي **${next}** ${marks}`.trim(),
    details: () => '',
    firstYearEnd: (company, on, incorporated, marks) =>
      `تنتهي السنة المالية الأولى (${company}، تأسست في ${incorporated}) في **${on}** ${marks}`.trim(),
    starts: {
      incorporation: (on) => `التأسيس في ${on}`,
      'licence-issue': (on) => `إصدار الرخصة في ${on}`,
      'financial-year-end': (on) => `نهاية السنة المالية في ${on}`,
      'visa-issue': (on) => `إصدار التأشيرة في ${on}`,
    },
  },
  own: ownMessages,
  askBack: {
    country:
      'عن أي بلد تسأل: الإمارات (وأي منطقة أو إمارة) أم الولايات المتحدة أم المملكة المتحدة أم السعودية أم سنغافورة؟',
    place: 'أي بلد، وفي الإمارات أي منطقة حرة أو إمارة، وكم تأشيرة تحتاج؟ عندها أستطيع أن أكون دقيقا.',
  },
  unknown: {
    looked: (places) =>
      `لا أعرف: بحثت في المقالات والبيانات${places.length > 0 ? ` عن ${list(places)}` : ''} ولم أجد مصدرا موثوقا.`,
    authority: () => 'اسأل الجهة المختصة نفسها من فضلك.',
    adviser: 'اسأل الجهة المختصة أو مستشارا مرخصا من فضلك.',
    leftOut: (questions) => `ليس لدي جواب عن ${list(questions.map((question) => `«${question}»`))}.`,
    recorded: 'سجلنا سؤالك دون اسمك حتى نضيف الإجابة.',
  },
  passage: {
    verdict: { yes: 'نعم', no: 'لا' },
    unit: arabicUnit,
    verdictOn: verdictSentence,
    figures: (figures, marks) => `الأرقام بحسب المصادر: ${figures.join('، ')} ${marks}`.trim(),
    figuresOf: (question, figures, marks) => {
      const value = `**${figures.join('، ')}**`;
      return `${valueSentence(question, value) ?? `الجواب بحسب المصادر: ${value}`} ${marks}`.trim();
    },
    none: (question) => noneSentence(question) ?? 'لا يوجد شيء من ذلك بحسب المصادر',
    noExpiry: 'ليس له تاريخ انتهاء',
    noMinimum: 'لا يوجد حد أدنى قانوني',
    onConditions: 'ليس في كل الحالات، بل بشروط يبينها النص',
    notPublished: 'لا أعرف: هذا غير منشور بحسب مصادرنا',
    elsewhere: 'الإجابة موجودة لدينا بالإنجليزية فقط ولا أستطيع ترجمتها بدقة',
    article: (address) => `[النص الكامل بالإنجليزية](${address})`,
  },
};
