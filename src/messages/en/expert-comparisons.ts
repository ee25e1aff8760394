import type { OfficeType } from '#domain/catalogue/choices.ts';
import { list, offices, visas, workingDays } from './expert-wording.ts';

/** Whole places side by side. */
export const comparisonMessages = {
  cheapest: (place: string, total: string) => `**${place}** costs the least in the first year: ${total}.`,
  cheapestOfComplete: (place: string, total: string, others: readonly string[]) =>
    `**${place}** has the lowest complete total for the first year, ${total}; the totals of ${list.format(others)} lack prices that are not published, so they cannot be ranked.`,
  /** After the place that costs the least because of our fee. @param place `undefined` where none is without it */
  withoutOurFee: (place: string | undefined) =>
    place
      ? `That counts our own fee; without it, **${place}** costs the least.`
      : 'That counts our own fee; without it, none is the lowest for certain.',
  incomplete: (places: readonly string[], total: (place: string) => string) =>
    `None can be called the cheapest, because every total lacks prices that are not published: ${list.format(places.map((place) => `${place} ${total(place)}`))}.`,
  /** @param bound below which the total has to stay, where it lacks prices that are not published */
  cheaperOfTwo: (place: string, cost: string, other: string, otherCost: string, bound: string | undefined) =>
    `**${place}** costs less in the first year${bound === undefined ? '' : `, as long as what is not published there keeps its total below ${bound}`}: ${cost}, against ${otherCost} in ${other}.`,
  /** @param rates as in 'USD 1 = AED 3.6725' */
  converted: (total: string, own: string, rates: string, marks: string) =>
    `${total} (${own}, at ${rates}${marks === '' ? '' : ` ${marks}`})`,
  currencies: (places: readonly string[], total: (place: string) => string) =>
    `The first year costs ${list.format(places.map((place) => `${total(place)} in ${place}`))}.`,
  /** @param others as in '14 to 49 working days in ADGM' */
  fastest: (place: string, shortest: number, longest: number, others: readonly string[]) =>
    `**${place}** is the fastest: ${workingDays(shortest, longest)}${others.length > 0 ? `, against ${list.format(others)}` : ''}.`,
  timeOf: (place: string, shortest: number, longest: number) =>
    `${workingDays(shortest, longest)} in ${place}`,
  equallyFast: (places: readonly string[], longest: number) =>
    `${list.format(places)} take the same time, at most ${longest} working days.`,
  basis: (visaCount: number, office: OfficeType) => `For ${visas(visaCount)} and ${offices[office]}:`,
  head: ['Place', 'First year', 'Then, a year', 'Working days', 'Suits'],
  suits: (suits: string, marks: string) => `${suits} ${marks}`.trim(),
  notPublished: 'not published',
  amount: (total: string, isLeast: boolean) => (isLeast ? `from ${total}` : total),
  leavesOut: (place: string, missing: string) => `- ${place}: ${missing}.`,
  link: (places: readonly string[], address: string) => `[Compare ${list.format(places)}](${address})`,
  choose: (suits: readonly { place: string; suits: string; marks: string }[]) =>
    suits.map(({ place, suits: whom, marks }) => `- **${place}**: ${whom} ${marks}`.trimEnd()).join('\n'),
  decide: (places: readonly string[]) => `It depends on your business which of ${list.format(places)} fits:`,
} as const;

/** The preposition that leads a thing; places have none. */
const ofThing = /^(?:by|for|with|on|as|under) /i;

/** A form of company, which is no place. */
const ofCompany = /\b(?:company|corporation|partnership|LLC)$/;

/** A place or a thing in a sentence, with its preposition. */
function at(name: string, mark = ''): string {
  const [led = ofCompany.test(name) ? 'for the ' : 'in '] = ofThing.exec(name) ?? [];
  const bare = name.replace(ofThing, '');
  return `${led}${mark}${bare}${mark}`;
}

/** A place or a thing in front of what is told of it. */
function label(name: string): string {
  const bare = name.replace(/^for /i, '').replace(/^(?:the|an?) /, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** How the first of two, and of more, is called, and by what it differs from the next. */
const ranks = {
  amount: { less: ['It is lower', 'It is lowest', 'less'], more: ['It is higher', 'It is highest', 'more'] },
  length: {
    less: ['It is shorter', 'It is shortest', 'less'],
    more: ['It is longer', 'It is longest', 'more'],
  },
  date: { less: ['It is sooner', 'It is soonest', 'sooner'], more: ['It is later', 'It is latest', 'later'] },
  speed: {
    less: ['It is quicker', 'It is quickest', 'less'],
    more: ['It is slower', 'It is slowest', 'more'],
  },
  count: {
    less: ['There are fewer', 'There are fewest', 'fewer'],
    more: ['There are more', 'There are most', 'more'],
  },
} as const;

/** Places side by side by one point. */
export const sideBySideMessages = {
  /** @param ordered the place that was asked for first */
  ordered: (
    ordered: readonly { name: string; amount: string }[],
    difference: string,
    isLess: boolean,
    measure: keyof typeof ranks,
    marks: string,
  ) => {
    const [first, ...others] = ordered;
    const against = list.format(others.map(({ name, amount }) => `${amount} ${at(name)}`));
    const [ofTwo, ofMore, by] = ranks[measure][isLess ? 'less' : 'more'];
    const apart = difference === '' ? '' : `, ${difference} ${by}`;
    const rank = others.length === 1 ? ofTwo : ofMore;
    return `${`${rank} ${at(first?.name ?? '', '**')}: ${first?.amount} against ${against}${apart} ${marks}`.trim()}.`;
  },
  same: (names: readonly string[], amount: string, marks: string) =>
    `${`It is the same ${names.some((name) => ofThing.test(name)) ? '' : 'in '}${list.format(names)}: ${amount} ${marks}`.trim()}.`,
  yesNo: (yes: readonly string[], no: readonly string[], marks: string) => {
    const said = [
      ...(yes.length > 0 ? [`yes in ${list.format(yes)}`] : []),
      ...(no.length > 0 ? [`no in ${list.format(no)}`] : []),
    ].join(', ');
    return `${`${said.charAt(0).toUpperCase()}${said.slice(1)} ${marks}`.trim()}.`;
  },
  /** @param names of what nothing is known */
  unranked: (reason: 'units' | 'overlap' | 'unknown', names: readonly string[]) => {
    if (reason === 'unknown')
      return `They cannot be ranked, as I found no reliable source for ${list.format(names)}.`;
    return reason === 'units'
      ? 'They cannot be ranked by one figure, because their units differ.'
      : 'They cannot be ranked, because the ranges overlap.';
  },
  joined: (told: readonly { name: string; text: string }[]) =>
    `${told.map(({ name, text }) => `**${label(name)}:** ${text.replace(/[.;](?= ?\[[\d, ]+\]$|$)/, '')}`).join('; ')}.`,
  listed: (told: readonly { name: string; text: string }[]) =>
    told.map(({ name, text }) => `- **${label(name)}:** ${text}`).join('\n'),
  unknown: 'I found no reliable source for it.',
} as const;
