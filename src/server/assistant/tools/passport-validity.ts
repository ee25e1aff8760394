import { addMonths, type PlainDate } from '#domain/values/plain-date.ts';
import type { Passage, Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { daysBetween } from './due-dates.ts';
import { sentencesIn } from './sentences.ts';

/** How long a passport has to be valid, as in 'the passport must be valid 6 months or more'. */
const asked = /\bpassport\b.{0,20}\bvalid (?:for )?(?:at least )?(\d{1,2}) months/i;

/** Most rules that are quoted. */
const maxRules = 2;

/** The day on which a passport has to be valid still, compared with the one on which it expires. */
export function passportValidity(
  passages: readonly Passage[],
  country: string,
  expiresOn: PlainDate,
  today: PlainDate,
  words: ExpertWords,
): Quotable | undefined {
  const rules = passages
    .filter((passage) => passage.country === country)
    .flatMap(({ body, sources }) =>
      sentencesIn(body)
        .filter((sentence) => asked.test(sentence) && /^[A-Z].*\[\d/.test(sentence))
        .map((sentence) => ({ sentence, sources, months: Number(asked.exec(sentence)?.[1]) })),
    );
  const [first] = rules.toSorted((one, other) => other.months - one.months);
  if (!first) return undefined;
  const until = addMonths(today, first.months);
  const quoted = rules.filter(({ sources }) => sources === first.sources).slice(0, maxRules);
  const marks = /\[\d+(?:, ?\d+)*\]/.exec(first.sentence)?.[0] ?? '';
  const { passport } = words.dates;
  return {
    text: [
      passport.verdict(
        expiresOn >= until,
        words.day(expiresOn),
        daysBetween(today, expiresOn),
        first.months,
        words.day(until),
        marks,
      ),
      quoted.map(({ sentence }) => sentence).join(' '),
      passport.others,
    ].join('\n\n'),
    sources: first.sources,
  };
}
