import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { DocumentOwner } from '#domain/catalogue/definition.ts';
import { plural } from '../plural.ts';
import { choice, documentOwners, list, lowerFirst, visas, workingDays } from './expert-wording.ts';

export const timeMessages = {
  whole: (place: string, visaCount: number, office: OfficeType, shortest: number, longest: number) =>
    `${choice(place, visaCount, office)} takes about **${workingDays(shortest, longest)}** from the first step to the last.`,
  /** Where no time is published for what the authority does, so that the steps with one are no total. */
  unknownWhole: (
    place: string,
    visaCount: number,
    office: OfficeType,
    labels: readonly string[],
    more: number,
    shortest: number,
    longest: number,
  ) =>
    `No total time can be told for ${lowerFirst(choice(place, visaCount, office))}, because none is published for these steps: ${list.format([...labels.map(lowerFirst), ...(more > 0 ? [`${more} more`] : [])])}. The other steps add up to about **${workingDays(shortest, longest)}**.`,
  open: (labels: readonly string[], more: number) =>
    `Not counted, because no time is published: ${list.format([...labels.map(lowerFirst), ...(more > 0 ? [`${more} more`] : [])])}.`,
  step: (index: number, label: string, time: string, marks: string) =>
    `${index}. ${label}: ${time} ${marks}`.trimEnd(),
  link: (address: string) => `[The whole timeline](${address})`,
} as const;

export const stepsMessages = {
  opening: (place: string, count: number) =>
    `You form ${lowerFirst(place)} in ${plural(count, { one: '1 step', other: `${count} steps` })}:`,
} as const;

export const documentsMessages = {
  opening: (place: string, visaCount: number, office: OfficeType) =>
    `For ${lowerFirst(choice(place, visaCount, office))} you hand in these documents:`,
  owner: (owner: DocumentOwner) => documentOwners[owner],
  labels: (labels: readonly string[]) => labels.join('; '),
  link: (address: string) => `[Which step asks for which](${address})`,
} as const;

export const limitMessages = {
  isAbove: (amount: string, limit: string) => `Yes: ${amount} is above ${limit}`,
  isAtLeast: (amount: string, limit: string) => `Yes: ${amount} is at least ${limit}`,
  isNotAbove: (amount: string, limit: string) => `No: ${amount} is not above ${limit}`,
  isNotAboveAlone: (amount: string, limit: string) => `Not with ${amount} alone, which is not above ${limit}`,
  isEnough: (amount: string, least: string) =>
    `Yes, as far as the amount decides: ${amount} is not less than ${least}`,
  isWithin: (amount: string, most: string) =>
    `Yes, as far as the amount decides: ${amount} is not above ${most}`,
  isTooLittle: (amount: string, least: string) => `No: ${amount} is less than ${least}`,
  isTooMuch: (amount: string, most: string) => `No: ${amount} is above ${most}`,
  isAfter: (day: string, last: string) => `No: ${day} is after ${last}`,
  isMost: (own: string, most: string) => `Yes: ${own} is at most ${most}`,
  isMore: (own: string, most: string) => `No: ${own} are above the limit of ${most}`,
  isOver: (amount: string, limit: string) => `${amount} is above ${limit}`,
  isUpTo: (amount: string, limit: string) => `${amount} is not above ${limit}`,
  late: (count: number, unit: string, price: string, marks: string) =>
    `${plural(count, { one: `1 ${unit}`, other: `${count} ${unit}s` })} late, the penalty is **${price}** ${marks}`.trim(),
  laterThan: (count: number, unit: string, price: string, marks: string) =>
    `More than ${plural(count, { one: `1 ${unit}`, other: `${count} ${unit}s` })} late, the penalty is **${price}** ${marks}`.trim(),
  ofAmount: (amount: string, row: string, name: string, value: string, marks: string) =>
    `${name} for ${amount} (${lowerFirst(row)}): **${value}** ${marks}`.trim(),
} as const;

export const quotaMessages = {
  opening: (place: string) => `In ${place} the office decides how many visas a company can have:`,
  one: (place: string, office: string, text: string, marks: string) =>
    `In ${place} a ${lowerFirst(office)} brings **${text}** ${marks}`.trim(),
  line: (office: string, _type: OfficeType, text: string, marks: string) =>
    `- ${office}: ${text} ${marks}`.trimEnd(),
  notPermitted: 'not permitted',
  unknown: 'a number that the authority decides, and that is not published',
  independent: 'as many visas as you need: they do not depend on the office',
  byArea: (squareMetres: number) => `one visa for each ${squareMetres} square metres`,
  upTo: (count: number) =>
    count === 0 ? 'no visas' : plural(count, { one: 'up to 1 visa', other: `up to ${count} visas` }),
  forArea: (place: string, area: number, count: number, each: number, marks: string) =>
    `${area} square metres in ${place} bring about **${visas(count)}**, at ${each} square metres for each; the authority decides ${marks}`.trim(),
  ofArea: (area: number, least: number, most: number, each: string, marks: string) =>
    `${area} square metres bring **${least === most ? `about ${most} visas` : `about ${least} to ${most} visas`}**, at ${each} square metres each; the authority decides ${marks}`.trim(),
} as const;
