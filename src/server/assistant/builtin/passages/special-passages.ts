import { type FoundPassage, wordsOf } from '../../../knowledge/index.ts';
import { publishesPart } from '../../tools/cost-of-place.ts';
import { sentencesIn } from '../../tools/sentences.ts';
import { totalOfYears } from '../../tools/year-total.ts';
import type { AnswerContext } from '../context.ts';
import { alike } from '../likeness.ts';
import type { Reading } from '../question/understand.ts';
import type { TypedAnswer } from '../typed-answer.ts';
import { choosePassages } from './choose-passages.ts';

/** The passage on a part or later year of a place's costs that is asked for alone, where no price of it is published. */
export async function onUnpublishedPart(
  computed: TypedAnswer,
  reading: Reading,
  context: AnswerContext,
): Promise<FoundPassage | undefined> {
  const name = unpublishedIn(computed);
  if (name === undefined) return undefined;
  const [best] = await choosePassages(reading, context);
  const isOfPlace = reading.places.some((id) => best?.passage.places.includes(id));
  if (!best || !isOfPlace || best.likeness < alike.same) return undefined;
  const names = new Set(wordsOf(name));
  return wordsOf(best.passage.heading).some((word) => names.has(word)) ? best : undefined;
}

/** What the one price that is asked for is called in headings, where the catalogue has none. */
function unpublishedIn(computed: TypedAnswer): string | undefined {
  if (computed.kind === 'cost-of-year' && totalOfYears([computed.costs]).text === '') return 'second renew';
  if (computed.kind !== 'cost' || !computed.asked?.isAlone) return undefined;
  const { part } = computed.asked;
  return publishesPart(computed.plan, part) ? undefined : namesOfParts[part];
}

/** What the parts of a company's costs are called in headings. */
const namesOfParts = {
  registration: 'registration register',
  licence: 'licence',
  office: 'office desk rent',
};

/** The passage on a day that was put off for the very year that a question names: the rule holds for the others. */
export async function exceptionOfYear(
  reading: Reading,
  context: AnswerContext,
): Promise<FoundPassage | undefined> {
  const years = reading.question.match(/\b20\d\d\b/g) ?? [];
  const [best] = await choosePassages(reading, context);
  if (!best || best.likeness < alike.related) return undefined;
  const [opening = ''] = sentencesIn(best.passage.body);
  const isOfYear = years.some((year) => new RegExp(`\\b${year} only\\b`).test(opening));
  return isOfYear ? best : undefined;
}
