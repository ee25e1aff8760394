import { ownMessages as english } from '../en/expert-own-case.ts';
import type { Translated } from '../translated.ts';
import { choice, days, list, longDay, owners, step, task, visas, workingDays } from './expert-wording.ts';

const you = 'أنت';

/** The asker's own case. */
export const ownMessages: Translated<typeof english> = {
  ...english,
  signedOut: (link) =>
    `لا أرى ملف شركتك إلا بعد تسجيل الدخول: [تسجيل الدخول](${link}). وبدون حساب أستطيع أن أذكر لك الخطوات في أي مكان.`,
  noCompany: (link) => `ليس لديك شركة هنا بعد. [أجب عن ثلاثة أسئلة](${link}) وتصبح خطتك جاهزة.`,
  links: (formation, calendar) => `[تأسيس شركتك](${formation}) · [تقويمك](${calendar})`,
  planLink: (link) => `[كل بند مع مصدره](${link})`,
  actor: {
    founder: you,
    agent: 'وكيلك',
    authority: 'الجهة المرخصة',
    government: 'جهة حكومية',
    bank: 'البنك',
  },
  next: (company, label, time, marks) =>
    `الخطوة التالية لشركة **${company}** هي: **${step(label)}**${time ? `، وتستغرق نحو ${time}` : ''} ${marks}`.trim(),
  nothingNext: (company) => `كل خطوات تأسيس **${company}** مسجلة على أنها تمت.`,
  progress: (place, done, all) => `في ${place} تم تسجيل ${done} من ${all} خطوات.`,
  stepsDone: (company, place, done, all) =>
    `في ملف **${company}** (${place}) تمت **${done} من ${all} خطوات** بحسب السجل.`,
  left: (shortest, longest) => `ويستغرق الباقي نحو ${workingDays(shortest, longest)}.`,
  turn: (company, actor, label) =>
    actor === you
      ? `الدور عليك في ملف **${company}**: ${step(label)}.`
      : `الدور على ${actor} في ملف **${company}**: ${step(label)}.`,
  until: (company, label, [least, most], [earliest, latest], [fewest, longest], isOpen) =>
    `في ملف **${company}** يمكن أن تتم الخطوة ${step(label)} خلال **${least === most ? days(most) : `${least} إلى ${days(most)}`}** (${workingDays(fewest, longest)})، بين ${earliest} و${latest}${isOpen ? '، أو بعد ذلك، لأن مدة خطوة قبلها غير منشورة' : ''}.`,
  countedFromSteps: 'حسبت من الخطوات المسجلة.',
  notLate: (company) => `لا، لم يفت أي موعد في تقويم **${company}**.`,
  notLateYet: 'لا، لست متأخرا:',
  late: (company, label, on, count, marks) =>
    `نعم، إن لم يتم بعد: كان على **${company}** ${task(label)} حتى **${on}**، أي قبل ${days(count)} ${marks}`.trim(),
  lateSurely: (company, label, on, count, marks) =>
    `نعم، تأخرت ${days(count)}: كان على **${company}** ${task(label)} حتى **${on}** ${marks}`.trim(),
  inTime: 'نعم، ما زال لديك وقت:',
  ended: (company, label, on, count, marks) =>
    `لا، انتهى ذلك قبل ${days(count)}: كان على **${company}** ${task(label)} حتى **${on}** ${marks}`.trim(),
  plan: (company, place, count, office) =>
    `خطة **${company}** في ${choice(place, count, office)}. يمكنك تغيير ذلك في خطتك.`,
  moreVisas: (count, place) => `نعم، مكتبك في ${place} يسمح بعدد ${visas(count)}.`,
  noMoreVisas: (count, place) => `لا، مكتبك في ${place} لا يسمح بعدد ${visas(count)}.`,
  since: (on) => `وذلك منذ ${on}، يوم تسجيل الخطوة السابقة.`,
  sinceStart: 'ولم يسجل شيء قبلها.',
  missing: (company, count) => `عدد الخطوات التي تنقص **${company}**: **${count}**`,
  step: (label, isWaiting, actor, time, marks) =>
    `- ${step(label)}: ${isWaiting ? `تنتظر الخطوة السابقة (${actor})` : `يمكن أن تتم الآن (${actor})`}، ${time} ${marks}`.trimEnd(),
  documents: (label, isNext) =>
    isNext ? `للخطوة التالية، ${step(label)}، تقدم:` : `للخطوة ${step(label)} تقدم:`,
  document: (label, owner, marks) => `- ${label} (${owners[owner]}) ${marks}`.trimEnd(),
  noDocuments: (company, label) => `في ملف **${company}** لا تطلب الخطوة ${step(label)} مستندات في قائمتنا.`,
  doneBy: (company, label, actor) => `في ملف **${company}** تقوم بالخطوة ${step(label)}: ${actor}.`,
  doneOn: (company, label, on) => `في ملف **${company}** تمت الخطوة ${step(label)} في **${on}**.`,
  isDone: (company, label, on) =>
    `نعم. في ملف **${company}** سجلت الخطوة ${step(label)} على أنها تمت في **${on}**.`,
  isWith: (company, label, actor, on) =>
    `لم يسجل شيء بعد في ملف **${company}**: الخطوة ${step(label)} لدى ${actor} منذ **${on}**.`,
  isReady: (company, label, actor) =>
    `لم يسجل شيء بعد في ملف **${company}**: الخطوة ${step(label)} يمكن أن تتم الآن، وهي لدى ${actor}.`,
  isWaiting: (company, label, next, actor) =>
    `لا. في ملف **${company}** لا يمكن أن تتم الخطوة ${step(label)} بعد: تسبقها ${step(next)}، وهي لدى ${actor}.`,
  costFromHere: (company, total, later) =>
    `تكلف السنة الأولى لشركة **${company}** في المجموع ${total}${later === '' ? '' : `، ثم ${later} في السنة`}. لم يخصم ما دفعته.`,
  costOfLaterYear: (company, later, first) =>
    `تكلف كل سنة بعد الأولى لشركة **${company}** ${later}؛ وتكلف الأولى ${first}.`,
  after: (company, label, following, actor) =>
    `في ملف **${company}** تأتي بعد ${step(label)} الخطوة **${step(following)}**، ويقوم بها: ${actor}.`,
  noneUntil: (company, until, next) =>
    `لا موعد في تقويم **${company}** حتى ${until}؛ والموعد التالي هو **${next}**:`,
  due: (company, label, on, left, marks) =>
    `على **${company}** ${task(label)} حتى **${on}**، أي بعد ${days(left)} ${marks}`.trim(),
  overdue: (company, label, on, late, marks) =>
    `كان على **${company}** ${task(label)} حتى **${on}**، أي قبل ${days(late)} ${marks}`.trim(),
  ranking: {
    first: (by, company) =>
      ({
        progress: `**${company}** متقدمة أكثر:`,
        'time-left': `**${company}** يمكن أن تجهز أولا:`,
        'next-date': `**${company}** لها الموعد الأقرب:`,
      })[by],
    even: (by) =>
      ({
        progress: 'هما في المرحلة نفسها:',
        'time-left': 'لا يمكن القول أيهما تجهز أولا، لأن المدد تتداخل:',
        'next-date': 'موعدهما القادم في اليوم نفسه:',
      })[by],
    line: (company, text) => `- **${company}**: ${text}`,
    stepsDone: (done, all) => `تمت ${done} من ${all} خطوات`,
    timeLeft: (shortest, longest) => `بقي نحو ${workingDays(shortest, longest)}`,
    nextDate: (on, label) => `${task(label)} حتى ${on}`,
    noDate: 'لا موعد في التقويم بعد',
  },
  assumedDay: {
    incorporation: 'يوم التأسيس مفترض. أدخل اليوم الصحيح في تقويمك.',
    'licence-issue': 'يوم إصدار الرخصة مفترض. أدخل اليوم الصحيح في تقويمك.',
    'financial-year-end': 'نهاية السنة المالية مفترضة في 31 ديسمبر. أدخل اليوم الصحيح في تقويمك.',
    'visa-issue': 'يوم إصدار التأشيرة مفترض. أدخل اليوم الصحيح في تقويمك.',
  },
  noDates: (company, lacking) => `لا أستطيع ذكر مواعيد **${company}** بعد، فلم يسجل: ${list(lacking)}.`,
  dayNames: {
    incorporation: 'يوم التأسيس',
    'licence-issue': 'يوم إصدار الرخصة',
    'financial-year-end': 'نهاية السنة المالية',
    'visa-issue': 'يوم إصدار التأشيرة',
  },
  nothingDue: (company) => `لا موعد من هذا النوع على **${company}** في السنوات الثلاث القادمة.`,
  comingWithin: (company, from, to) => `هذه مواعيد **${company}** بين ${from} و${to}:`,
  noneWithin: (company, from, to) => `لا موعد من هذا النوع على **${company}** بين ${from} و${to}.`,
  comingUp: (company) => `هذه مواعيد **${company}** القادمة:`,
  otherCompanies: (names) => `يمكنك أن تسأل عن ${list(names)} أيضا.`,
  record: {
    ...english.record,
    paid: (company, amounts, lastOn) =>
      `سجلنا استلام **${list(amounts)}** منك لشركة **${company}**${lastOn ? `، وآخرها في ${longDay.format(new Date(lastOn))}` : ''}.`,
    nothingPaid: (company) => `لم تسجل أي دفعة منك لشركة **${company}** بعد.`,
    owed: (company, amounts) => `بقي عليك أن تدفع **${list(amounts)}** لشركة **${company}**.`,
    nothingOwed: (company) => `لا شيء مستحق عليك اليوم لشركة **${company}** بحسب السجل.`,
    comesBack: (company, amounts) => `لو توقفت **${company}** اليوم لعاد إليك **${list(amounts)}**.`,
    nothingComesBack: (company) => `لو توقفت **${company}** اليوم لما عاد إليك شيء بحسب السجل.`,
    noQuote: (company) => `لم يرسل عرض سعر لشركة **${company}** بعد.`,
    noExpiry: (company) => `لم يسجل يوم انتهاء هذه الوثيقة لشركة **${company}**.`,
    nothingToSign: (company) => `لا مستند لشركة **${company}** ينتظر التوقيع.`,
    people: (company, names) => `المسجلون لشركة **${company}**: **${list(names)}**.`,
    nobody: (company) => `لا شخص مسجل لشركة **${company}** مما يمكنك رؤيته.`,
    links: {
      money: (link) => `[الدفعات](${link})`,
      invoices: (link) => `[الفواتير](${link})`,
      quote: (link) => `[عرض السعر](${link})`,
      papers: (link) => `[الوثائق](${link})`,
      people: (link) => `[الأشخاص](${link})`,
    },
  },
};
