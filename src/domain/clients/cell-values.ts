import {
  type CompanyType,
  type Country,
  companyTypesOf,
  countries,
  emirates,
  freeZones,
  isVisaChoice,
  type OfficeType,
  officeTypes,
  type SubType,
  type VisaChoice,
} from '#domain/catalogue/choices.ts';
import { addDays, isPlainDate, type PlainDate, plainDate } from '#domain/values/plain-date.ts';

/** Arabic and Persian digits as those of ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}

/** Lower case, with single spaces instead of punctuation. */
export function plainWords(text: string): string {
  return asciiDigits(text)
    .toLowerCase()
    .replaceAll(/[\s_./,()&-]+/g, ' ')
    .trim();
}

/** Which of day and month comes first in a column of dates such as 03/04/2027. */
export type DateOrder = 'day-first' | 'month-first';

const numericDate = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/;

/**
 * What the dates of a column show of their order; `undefined` where they contradict each other. A column in which
 * every date could be read both ways is read with the day first, as in most of the world.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | undefined {
  const parts = cells.flatMap((cell) => {
    const found = numericDate.exec(asciiDigits(cell).trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isDayFirst = parts.some(([first]) => first > 12);
  const isMonthFirst = parts.some(([, second]) => second > 12);
  if (isDayFirst && isMonthFirst) return undefined;
  return isMonthFirst ? 'month-first' : 'day-first';
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as people and spreadsheets write it; `undefined` where it is none. */
export function readDate(cell: string, order: DateOrder): PlainDate | undefined {
  const text = asciiDigits(cell).trim();
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numeric = numericDate.exec(text);
  if (numeric) {
    const [, first, second, year] = numeric;
    return order === 'day-first' ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const named =
    /^(\d{1,2})[\s.-]*([a-z]{3})[a-z]*[\s.,-]*(\d{2}|\d{4})$/i.exec(text) ??
    /^(?<month>[a-z]{3})[a-z]*[\s.]*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{2}|\d{4})$/i.exec(text);
  if (named) {
    const isMonthBefore = named.groups?.month !== undefined;
    const [day, month] = isMonthBefore ? [named[2], named[1]] : [named[1], named[2]];
    const number = months.indexOf((month ?? '').toLowerCase()) + 1;
    return number > 0 ? dayOf(named[3], String(number), day) : undefined;
  }
  // How spreadsheets count days, between 2000 and 2100.
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0;
  return serial >= 36_526 && serial < 73_051 ? addDays(plainDate('1899-12-30'), serial) : undefined;
}

function dayOf(year = '', month = '', day = ''): PlainDate | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(text) ? text : undefined;
}

/** A place that companies can be planned in. */
export interface ClientPlace {
  country: Country;
  companyType: CompanyType;
  subType: SubType | null;
}

const zoneNames: Partial<Record<string, readonly string[]>> = {
  difc: ['difc', 'dubai international financial centre'],
  dmcc: ['dmcc', 'dubai multi commodities centre'],
  adgm: ['adgm', 'abu dhabi global market'],
  ifza: ['ifza', 'international free zone authority'],
  dafza: ['dafza', 'dubai airport free zone'],
  jafza: ['jafza', 'jebel ali'],
};

const countryNames: Record<Country, readonly string[]> = {
  AE: ['uae', 'emirates', 'ae'],
  US: ['united states', 'usa', 'us', 'delaware', 'wyoming'],
  GB: ['united kingdom', 'uk', 'gb', 'england', 'britain'],
  SA: ['saudi', 'ksa', 'sa'],
  SG: ['singapore', 'sg'],
};

const typeNames: Record<CompanyType, readonly string[]> = {
  'free-zone': ['free zone'],
  'mainland-llc': ['mainland'],
  llc: ['llc'],
  'c-corporation': ['c corp', 'corporation', 'inc'],
  'private-limited-company': ['private limited', 'ltd', 'limited', 'pte'],
  llp: ['llp'],
  'joint-stock-company': ['joint stock'],
  'branch-of-a-foreign-company': ['branch'],
  partnership: ['partnership'],
};

/** A place as agencies name it, such as 'IFZA', 'Dubai mainland' or 'UK Ltd'; `undefined` where it is unclear. */
export function readPlace(cell: string): ClientPlace | undefined {
  const text = ` ${plainWords(cell)} `;
  const says = (words: readonly string[]) => words.some((word) => text.includes(` ${word} `));
  const zone = freeZones.find((id) => says(zoneNames[id] ?? [id]));
  if (zone) return { country: 'AE', companyType: 'free-zone', subType: zone };
  const emirate = emirates.find((id) => text.includes(` ${id.replaceAll('-', ' ')} `));
  if (emirate && !says(['free zone', 'freezone'])) {
    return { country: 'AE', companyType: 'mainland-llc', subType: emirate };
  }
  const country = countries.find((id) => id !== 'AE' && says(countryNames[id]));
  if (!country) return undefined;
  const types = companyTypesOf(country);
  const companyType = types.find((type) => says(typeNames[type]));
  return companyType && { country, companyType, subType: null };
}

/** A number of visas, '5+' and more as five; `undefined` where it is none. */
export function readVisas(cell: string): VisaChoice | undefined {
  const found = /^(\d{1,3})\+?$/.exec(asciiDigits(cell).trim());
  const count = found && Math.min(Number(found[1]), 5);
  return isVisaChoice(count) ? count : undefined;
}

export function readOffice(cell: string): OfficeType | undefined {
  const text = plainWords(cell);
  return officeTypes.find((type) => text.includes(type));
}
