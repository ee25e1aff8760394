import { expertMessages } from '#messages/expert.ts';
import type { Quotable } from '../../knowledge/index.ts';
import { sentencesIn } from './sentences.ts';

/** Square metres per visa, as in 'about 1 visa per 9 square metres'. */
const measure = /(\d+)(?: to (\d+))? (?:square metres|m²|sqm)/;

/** The same for warehouses, in a sentence that gives both: 'about 15 m² a head in a warehouse'. */
const measureOfWarehouses = /(\d+)(?: to (\d+))? (?:square metres|m²|sqm)(?=[^,;.]*\bwarehouses?\b)/;

/** A sentence about the space required per visa. */
const tellsRoom = /\b(?:per|for (?:each|every)|each|every|one|1) /i;

/**
 * How many visas an area allows by the rule in a text.
 * @param area in square metres
 * @param isWarehouse whether it is a warehouse rather than an office
 * @returns `undefined` if the text has none
 */
export function visasByArea(
  { text, sources }: Quotable,
  area: number,
  isWarehouse = false,
): Quotable | undefined {
  for (const sentence of sentencesIn(text)) {
    const match = (isWarehouse ? measureOfWarehouses : measure).exec(sentence);
    if (!match || !/visa/i.test(sentence) || !tellsRoom.test(sentence)) continue;
    const [, least = '1', most] = match;
    const [smaller, larger] = [Number(least), Number(most ?? least)];
    const marks = /\[\d+(?:, ?\d+)*\]/.exec(sentence)?.[0] ?? '';
    const room = most === undefined ? least : `${least} to ${most}`;
    const [fewest, many] = [Math.floor(area / larger), Math.floor(area / smaller)];
    return { text: `${expertMessages.quota.ofArea(area, fewest, many, room, marks)}.`, sources };
  }
  return undefined;
}
