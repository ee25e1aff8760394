import type { Fine } from '#domain/fines/fine.ts';
import { fines } from '#domain/fines/fines.ts';
import {
  addMonths,
  daysBetween,
  endOfMonth,
  monthsBegun,
  type PlainDate,
} from '#domain/values/plain-date.ts';
import { plainText } from '../../../knowledge/index.ts';
import { type Quantity, quantitiesIn } from '../../tools/typed-rates.ts';
import type { AnswerContext } from '../context.ts';
import { isDueDay } from '../question/late-question.ts';
import type { Reading } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';

/** A fine that grows with time, for the days or months that the question names, or since the day that it names. */
export function fineAnswer(
  { question, before, countries, places, isFollowUp, days }: Reading,
  { today }: AnswerContext,
): TypedAnswer | undefined {
  const plain = plainText(isFollowUp ? `${before} ${question}` : question);
  if (!/\bfines?\b|\bpenalt|\bowe\b|\bhow much\b|\bcosts?\b|\bpay\b|\blate\b|\boverstay/.test(plain))
    return undefined;
  if (countries.length > 0 && !countries.includes('AE')) return undefined;
  const several = delaysIn(question, places);
  if (several.length > 1) return { kind: 'fines', delays: several };
  const fine = fineMeant(plain, places);
  const time = timeFor(fine, quantitiesIn(question));
  if (!fine) return undefined;
  if (time) return { kind: 'fine', fine, units: time.number };
  const [day, ...others] = days;
  if (!day || others.length > 0 || !asksSum.test(plainText(question))) return undefined;
  const isDue = isDueDay(question, day.said) || isSince(question, day.said);
  const due = isDue ? day.on : dueFor(fine, day.on, plain);
  if (due === undefined || due >= today) return undefined;
  const { per } = fine.rule.value;
  const already = day.earliest && (isDue ? day.earliest : dueFor(fine, day.earliest, plain));
  return {
    kind: 'fine',
    fine,
    units: unitsBegun(per, due, today),
    since: due,
    ...(already && { already: { units: unitsBegun(per, already, today), since: already } }),
  };
}

/** Whether a delay is told from a day on, as in 'late since 3 May'. */
function isSince(question: string, said: string): boolean {
  const before = question.slice(0, Math.max(0, question.indexOf(said)));
  return /\b(?:late|overdue|overstay\w*|stay\w*|expired|lapsed)\b[^.?!]*\bsince (?:\w+day )?$/i.test(
    `${before}${/^since /i.test(said) ? 'since ' : ''}`,
  );
}

/** The fine for what a text is about, in the places of the question. */
function fineMeant(plain: string, places: readonly string[]): Fine | undefined {
  const zones = places.flatMap((id) => (id.startsWith('ae-') ? [id.slice('ae-'.length)] : []));
  const meant = fineCues.find(([cue]) => cue.test(plain))?.[1] ?? [];
  return fines.find(
    ({ id, subType }) => meant.includes(id) && (subType === undefined || zones.includes(subType)),
  );
}

/** Each delay of a question with its own fine and time, as in 'the card 3 months late and the ID 10 days late'. */
function delaysIn(question: string, places: readonly string[]): readonly { fine: Fine; units: number }[] {
  const clauses = question.split(/[,;:.?!]\s|\band\b|\bplus\b/i);
  const named = clauses.flatMap((clause) => {
    const fine = fineMeant(plainText(clause), places);
    return fine ? [{ fine, time: timeFor(fine, quantitiesIn(clause)) }] : [];
  });
  const times = named.flatMap(({ time }) => time ?? []);
  // 'Both are 3 months late' tells one time for all.
  const [shared] = times.length === 1 && /\b(?:both|each|all)\b/i.test(question) ? times : [];
  const delays = named.flatMap(({ fine, time = shared }) =>
    time === undefined ? [] : [{ fine, units: time.number }],
  );
  const ids = new Set(delays.map(({ fine }) => fine.id));
  return ids.size === delays.length ? delays : [];
}

/** The quantity that a fine grows with. */
function timeFor(fine: Fine | undefined, units: readonly Quantity[]) {
  return units.find(({ unit }) => unit === fine?.rule.value.per) ?? monthsOf(units, fine);
}

/** Asks what a delay costs, rather than whether there is one. */
const asksSum = /\bfines?\b|\bpenalt|\bowe\b|\bhow much\b|\bcosts?\b|\bpay\b/;

/** The last day for a duty, where a question names the day on which something ended. */
function dueFor({ countsFrom }: Fine, on: PlainDate, plain: string): PlainDate | undefined {
  if (countsFrom === undefined || !endCues[countsFrom.end].test(plain)) return undefined;
  return countsFrom.months === 0 ? on : endOfMonth(addMonths(on, countsFrom.months));
}

const endCues = {
  document: /\b(?:expir\w*|ran out|run out|lapsed?|ended|end date|valid (?:un)?til)\b/,
  year: /\b(?:year|fy|fye|period)\b/,
} as const;

/** The days or months since a day that have begun. */
function unitsBegun(per: 'day' | 'month', due: PlainDate, today: PlainDate): number {
  return per === 'day' ? daysBetween(due, today) : monthsBegun(due, today);
}

/** Years as the months that a fine counts. */
function monthsOf(quantities: readonly Quantity[], fine: Fine | undefined) {
  const years = quantities.find(({ unit }) => unit === 'year');
  return years && fine?.rule.value.per === 'month' ? { number: years.number * 12 } : undefined;
}

/** What a question about a delay is about, and the fines for that. */
const fineCues: readonly (readonly [cue: RegExp, fines: readonly string[]])[] = [
  [/\b(?:trad|work|operat)\w+ without (?:an? )?(?:\w+ )?licen[cs]e/, []],
  // Registering late costs the same however late it is.
  [/\bregister(?:ed|ing)?(?: \w+){0,3} late\b/, []],
  [
    /\boverstay|\bover ?stayed|\bstay(?:ed|ing)? (?:on )?(?:after|past|beyond)|\bvisa\b.*\b(?:expired|ended|ran out)/,
    ['overstay'],
  ],
  [/\bestablishment card|\bimmigration card/, ['establishment-card']],
  [/\bemirates id|\bidentity card|\bid card/, ['identity-card']],
  [/\bvat\b.*\bderegist|\bderegist.*\bvat\b/, ['vat-deregistration']],
  [
    /\bcorporate tax\b.*\b(?:return|file|filing|filed)|\b(?:return|file|filing)\b.*\bcorporate tax|\bct return/,
    ['corporate-tax-return'],
  ],
  [/\blicen[cs]e/, ['abu-dhabi-licence', 'dubai-licence']],
];
