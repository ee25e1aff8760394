import type { Country, OfficeType } from '#domain/catalogue/choices.ts';
import type { DocumentOwner, Due, Payee } from '#domain/catalogue/definition.ts';
import type { MissingCosts } from '#domain/plan/total.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { pluralIn } from '../plural.ts';
import { stepLabels, taskLabels } from './catalogue-labels.ts';

export const number = new Intl.NumberFormat('en-GB');
const lists = new Intl.ListFormat('ar', { style: 'long', type: 'conjunction' });
export const longDay = new Intl.DateTimeFormat('ar-AE-u-nu-latn-ca-gregory', {
  dateStyle: 'long',
  timeZone: 'UTC',
});
const plural = pluralIn<Intl.LDMLPluralRule>('ar');

export const dueTexts: Record<Due | 'first-year', string> = {
  once: ' مرة واحدة',
  'first-year': ' في السنة الأولى',
  yearly: ' في السنة',
  'yearly-renewal': ' في السنة ابتداء من السنة الثانية',
  'per-visa': ' للشخص',
  'per-visa-renewal': ' للشخص عند كل تجديد',
};

export const list = (items: readonly string[]) => lists.format(items);
export const day = (on: PlainDate) => longDay.format(new Date(on));

export const visas = (count: number) =>
  plural(count, {
    zero: 'بدون تأشيرات',
    one: 'تأشيرة واحدة',
    two: 'تأشيرتين',
    few: `${count} تأشيرات`,
    many: `${count} تأشيرة`,
    other: `${count} تأشيرة`,
  });
export const days = (count: number) =>
  plural(count, {
    zero: 'صفر يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${number.format(count)} يوما`,
    other: `${number.format(count)} يوم`,
  });
export const months = (count: number) =>
  plural(count, {
    zero: 'صفر شهر',
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${count} أشهر`,
    many: `${count} شهرا`,
    other: `${count} شهر`,
  });
export const years = (count: number) =>
  plural(count, {
    zero: 'صفر سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${count} سنوات`,
    many: `${count} سنة`,
    other: `${count} سنة`,
  });

export const offices: Record<OfficeType, string> = {
  virtual: 'مكتب افتراضي',
  flexi: 'مكتب مرن',
  physical: 'مكتب خاص',
};

export const payees: Record<Payee, string> = {
  authority: 'رسوم الجهة المرخصة',
  government: 'رسوم حكومية أخرى',
  visa: 'التأشيرات',
  office: 'المكتب',
  agent: 'الوكيل',
  auditor: 'المدقق',
  bank: 'البنك',
  agency: 'أتعابنا',
};

export const owners: Record<DocumentOwner, string> = {
  company: 'الشركة',
  'each-owner': 'كل مالك',
  'each-director': 'كل مدير',
  'each-visa-holder': 'كل صاحب تأشيرة',
  'corporate-owner': 'المالك إذا كان شركة',
};

export const countries: Record<Country, string> = {
  AE: 'الإمارات',
  US: 'الولايات المتحدة (اتحادية)',
  GB: 'المملكة المتحدة',
  SA: 'السعودية (على حصة الأجانب)',
  SG: 'سنغافورة',
};

export const zones: Readonly<Record<string, string>> = {
  DIFC: 'مركز دبي المالي العالمي (DIFC)',
  DMCC: 'مركز دبي للسلع المتعددة (DMCC)',
  ADGM: 'سوق أبوظبي العالمي (ADGM)',
  IFZA: 'المنطقة الحرة الدولية (IFZA)',
  DAFZA: 'المنطقة الحرة بمطار دبي (DAFZA)',
  JAFZA: 'المنطقة الحرة لجبل علي (JAFZA)',
};

export const emirates: Readonly<Record<string, string>> = {
  Dubai: 'دبي',
  'Abu Dhabi': 'أبوظبي',
  Sharjah: 'الشارقة',
  Ajman: 'عجمان',
  'Ras Al Khaimah': 'رأس الخيمة',
  Fujairah: 'الفجيرة',
  'Umm Al Quwain': 'أم القيوين',
};

export const otherPlaces: Readonly<Record<string, string>> = {
  'us-llc': 'شركة ذات مسؤولية محدودة في ديلاوير',
  'us-c-corporation': 'شركة مساهمة (C-Corp) في ديلاوير',
  'gb-private-limited-company': 'شركة خاصة محدودة في المملكة المتحدة',
  'gb-llp': 'شراكة محدودة المسؤولية في المملكة المتحدة',
  'sa-llc': 'شركة ذات مسؤولية محدودة في السعودية',
  'sa-joint-stock-company': 'شركة مساهمة في السعودية',
  'sa-branch-of-a-foreign-company': 'فرع شركة أجنبية في السعودية',
  'sg-private-limited-company': 'شركة خاصة محدودة في سنغافورة',
  'sg-partnership': 'شراكة في سنغافورة',
};

export const necessities: Record<MissingCosts['necessity'], string> = {
  registration: 'رسم التسجيل',
  licence: 'رسم الرخصة',
  office: 'إيجار المكتب',
  visas: 'رسوم التأشيرات',
  'health-insurance': 'التأمين الصحي',
  'upper-limit': 'الحد الأعلى للسعر',
};

/** A task of the calendar; another one keeps its English name. */
export const task = (label: string) => taskLabels[label] ?? `«${label}»`;

/** A step of a formation; another one keeps its English name. */
export const step = (label: string) => stepLabels[label] ?? `«${label}»`;

export const choice = (company: string, visaCount: number, office: OfficeType) =>
  `${company} ${visaCount === 0 ? '' : 'مع '}${visas(visaCount)} و${offices[office]}`;

export const workingDays = (shortest: number, longest: number) =>
  shortest === longest ? `${longest} يوم عمل` : `من ${shortest} إلى ${longest} يوم عمل`;

function missingText(missing: readonly MissingCosts[]): string {
  return missing.length === 0
    ? ''
    : ` (غير منشور: ${list(missing.map(({ necessity }) => necessities[necessity]))})`;
}

export function sumText(total: string, missing: readonly MissingCosts[], isBold = false): string {
  if (total === '') return missingText(missing).trim();
  const amount = isBold ? `**${total}**` : total;
  return missing.length === 0 ? amount : `ابتداء من ${amount}${missingText(missing)}`;
}

const workDays = (count: number) => days(count).replace(/(?<=^\d+ )(?:(أيام)|(يوم)ا?)$/u, '$1$2 عمل');
const weeks = (count: number) =>
  plural(count, {
    zero: 'صفر أسبوع',
    one: 'أسبوع واحد',
    two: 'أسبوعين',
    few: `${count} أسابيع`,
    many: `${count} أسبوعا`,
    other: `${count} أسبوع`,
  });

const periods: readonly (readonly [RegExp, (count: number) => string])[] = [
  [/\b(\d+) (?:working|business) days?\b/g, workDays],
  [/\b(\d+) days?\b/g, days],
  [/\b(\d+) weeks?\b/g, weeks],
  [/\b(\d+) months?\b/g, months],
  [/\b(\d+) years?\b/g, years],
];

const unitNames: readonly (readonly [RegExp, string])[] = [
  [/ or more\b/, ' أو أكثر'],
  [/ million\b/g, ' مليون'],
  [/ full-time\b/, ''],
  [/ or (?:over|older)\b/, ' سنة أو أكثر'],
  [/(\d[^a-z]*?)articles/, '$1مادة'],
  [/(\d[^a-z]*?)members?/, '$1أعضاء'],
  [/(\d[^a-z]*?)shareholders?/, '$1مساهمين'],
  [/(\d[^a-z]*?)founders?/, '$1مؤسسين'],
  [/(\d[^a-z]*?)directors?/, '$1مديرين'],
  [/(\d[^a-z]*?)partners?/, '$1شركاء'],
  [/(\d[^a-z]*?)employees/, '$1موظفين'],
  [/ to /, ' إلى '],
];

const currencyNames: Readonly<Record<string, string>> = {
  AED: 'درهم',
  USD: 'دولار أمريكي',
  GBP: 'جنيه إسترليني',
  SAR: 'ريال سعودي',
  SGD: 'دولار سنغافوري',
  S$: 'دولار سنغافوري',
};

const amount =
  /(AED|USD|GBP|SAR|SGD|S\$)[\u00a0 ]?(\d[\d,]*(?:\.\d+)?(?:\s?(?:–|إلى)\s?\d[\d,]*(?:\.\d+)?)?(?: مليون)?)/g;

/** A text whose amounts of money name the currency in Arabic, after the number. */
export function arabicAmounts(text: string): string {
  return text.replaceAll(
    amount,
    (_, currency: string, digits: string) => `${digits}\u00a0${currencyNames[currency]}`,
  );
}

const dayOfYear = new Intl.DateTimeFormat('ar-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A figure with the name of its unit in Arabic. */
export function arabicUnit(figure: string): string {
  const date = Date.parse(`${figure} UTC`);
  if (/[A-Z][a-z]+ \d{4}$/.test(figure) && !Number.isNaN(date)) return longDay.format(date);
  const ofYear = Date.parse(`${figure} 2028 UTC`);
  if (/^\d{1,2} [A-Z][a-z]+$/.test(figure) && !Number.isNaN(ofYear)) return dayOfYear.format(ofYear);
  const counted = periods.reduce(
    (text, [period, said]) => text.replaceAll(period, (_, count: string) => said(Number(count))),
    figure,
  );
  return arabicAmounts(unitNames.reduce((text, [unit, name]) => text.replace(unit, name), counted));
}
