import { isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import type { Read, ReadLease } from './inspection.ts';

/*
 * Leases have no standard layout. What is read here stands beside a label or in a sentence that leases share, and a
 * person confirms it: a date that may be meant otherwise is better not read.
 */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(?:${months.join('|')})[a-z]{0,6}\\.?`;
/** A day as leases write it; the day comes before the month, as everywhere in the region. */
const day = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthName},? \\d{4}|${monthName} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})`;

const range = new RegExp(
  `(${day})\\s{0,3}(?:and ends? on|to|until|till|[-–—])\\s{0,3}:?\\s{0,3}(${day})`,
  'gi',
);
const begins = labelled(
  'start date|starting date|commencement date|commences on|contract from|valid from|date from|from|begins on',
);
const ends = labelled(
  'end date|ending date|expiry date|expires on|contract to|valid until|valid to|date to|ends on|until|to',
);
const tenant = /\b(?:tenant|lessee)(?:['’]s)?(?: name)?[ \t]{0,5}(?::|-|\n)\s{0,5}([^\n:]{2,80})/i;
const numbered =
  /\b(?:ejari|tawtheeq|registration|attestation)\b[ \t]{0,3}(?:contract |certificate )?(?:no\.?|number|#)[ \t]{0,3}:?\s{0,3}([A-Z\d][A-Z\d/-]{3,30})/i;

/** How sure a value beside its label is, and one of which the text says several. */
const besideLabel = 0.9;
const amongOthers = 0.6;

/** What the text of a lease says; `null` where it says nothing that is known. */
export function readLease(text: string): ReadLease | null {
  const plain = text.replace(/\r/g, '').replace(/[ \t\u00a0]+/g, ' ');
  const whole = [...plain.matchAll(range)].flatMap(([, from = '', until = '']) => {
    const [first, last] = [dayIn(from), dayIn(until)];
    return first && last && first < last ? [{ from: first, until: last }] : [];
  });
  const startsOn = agreed(whole.length > 0 ? whole.map(({ from }) => from) : daysIn(plain, begins));
  const endsOn = agreed(whole.length > 0 ? whole.map(({ until }) => until) : daysIn(plain, ends));
  const name = tenant
    .exec(plain)?.[1]
    ?.trim()
    .replace(/[.,;]+$/, '');
  const registration = numbered.exec(plain)?.[1];
  const isInOrder = !startsOn || !endsOn || startsOn.value < endsOn.value;
  const read: ReadLease = {
    ...(startsOn && isInOrder && { startsOn }),
    ...(endsOn && isInOrder && { endsOn }),
    ...(name && { tenant: { value: name, confidence: besideLabel } }),
    ...(registration && { registration: { value: registration, confidence: besideLabel } }),
  };
  return Object.keys(read).length > 0 ? read : null;
}

function labelled(labels: string): RegExp {
  return new RegExp(`\\b(?:${labels})\\s{0,3}:?\\s{0,3}(${day})`, 'gi');
}

function daysIn(text: string, pattern: RegExp): PlainDate[] {
  return [...text.matchAll(pattern)].flatMap(([, found = '']) => dayIn(found) ?? []);
}

/** The first of some values, surer where all are the same. */
function agreed(values: readonly PlainDate[]): Read<PlainDate> | undefined {
  const [value] = values;
  if (!value) return undefined;
  return { value, confidence: values.every((each) => each === value) ? besideLabel : amongOthers };
}

function dayIn(text: string): PlainDate | undefined {
  const lower = text.toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(lower);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(lower);
  if (numbers) return dateOf(numbers[3], numbers[2], numbers[1]);
  const month = months.findIndex((name) => new RegExp(`\\b${name}`).test(lower)) + 1;
  const [date, year] = lower.match(/\d+/g) ?? [];
  return month > 0 ? dateOf(year, String(month), date) : undefined;
}

function dateOf(year = '', month = '', date = ''): PlainDate | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isPlainDate(text) ? text : undefined;
}
