import type { Country, OfficeType } from '#domain/catalogue/choices.ts';
import type { DocumentOwner, Due, Payee } from '#domain/catalogue/definition.ts';
import type { MissingCosts } from '#domain/plan/total.ts';
import type { TaxCalculation } from '#domain/tax/corporate-tax.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { plural } from '../plural.ts';
import { ownDelayMessages, ownNameMessages } from './own-delays.ts';
import { ownRecordMessages } from './own-record.ts';
import { totalMessages } from './totals.ts';

const subjects =
  'company formation, costs, time, documents, offices, visas, tax, audit, banking, renewal and closing in the UAE, the United States, the United Kingdom, Saudi Arabia and Singapore';

const number = new Intl.NumberFormat('en-GB');
const hundredths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

const visas = (count: number) =>
  count === 0 ? 'no visas' : plural(count, { one: '1 visa', other: `${count} visas` });
const days = (count: number) => plural(count, { one: '1 day', other: `${number.format(count)} days` });
const years = (count: number) => plural(count, { one: '1 year', other: `${count} years` });

const ordinals: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };

const offices: Record<OfficeType, string> = {
  virtual: 'a virtual office',
  flexi: 'a flexi desk',
  physical: 'an office of its own',
};

const countryNames: Record<Country, string> = {
  AE: 'the UAE',
  US: 'the United States (federal)',
  GB: 'the United Kingdom',
  SA: 'Saudi Arabia (on foreign owners)',
  SG: 'Singapore',
};

const costParts = {
  registration: 'registration fee',
  licence: 'licence fee',
  office: 'office rent',
} as const;

const payees: Record<Payee, string> = {
  authority: 'authority',
  government: 'government',
  visa: 'visas',
  office: 'office',
  agent: 'agent',
  auditor: 'auditor',
  bank: 'bank',
  agency: 'our fee',
};

const dueTexts: Record<Due, string> = {
  once: ' once',
  yearly: ' a year',
  'yearly-renewal': ' a year, from the second year on',
  'per-visa': ' for each person',
  'per-visa-renewal': ' for each person at each renewal',
};

const documentOwners: Record<DocumentOwner, string> = {
  company: 'The company',
  'each-owner': 'Each owner',
  'each-director': 'Each director or manager',
  'each-visa-holder': 'Each person with a visa',
  'corporate-owner': 'An owner that is a company',
};

/** A company with the visas and the office that figures are for. */
const choice = (company: string, visaCount: number, office: OfficeType) =>
  `${company} with ${visas(visaCount)} and ${offices[office]}`;

const workingDays = (shortest: number, longest: number) =>
  shortest === longest
    ? plural(shortest, { one: '1 working day', other: `${shortest} working days` })
    : `${shortest} to ${longest} working days`;

/** Names that keep their capital inside a sentence. */
const properName =
  /^(?:Saudi|Singapore|Dubai|Delaware|Emirates|Companies House|Premium|Ministry|Chamber|Stripe)\b/;

const lowerFirst = (text: string) =>
  /^[A-Z](?:[a-z]| )/.test(text) && !properName.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** The day that a rule gives, where it is a day off. */
function ruleDay(rule: string | undefined): string {
  return rule === undefined ? '' : ` (by the rule ${rule}, a day off)`;
}

/** A sum, or its lower bound with what has no published price. */
function sumText(total: string, missing: readonly MissingCosts[], isBold = false): string {
  const amount = isBold ? `**${total}**` : total;
  if (missing.length === 0) return amount;
  const open = totalMessages.missing({ kind: 'incomplete', lowerBounds: [], missing });
  return total === '' ? lowerFirst(open) : `from ${amount} (${lowerFirst(open)})`;
}

/** The sentences of the built-in expert's answers. Figures, names and labels come from the catalogue and articles. */
/** A price without its value added tax, the tax, and the price with it. */
interface TaxedPrice {
  net: string;
  tax: string;
  gross: string;
}

export const expertMessages = {
  place: {
    zone: (zone: string) => ({ company: `A company in ${zone}`, place: zone }),
    mainland: (emirate: string) => ({
      company: `A company on the mainland of ${emirate}`,
      place: `mainland ${emirate}`,
    }),
    other: (_id: string, name: string) => ({ company: `A ${lowerFirst(name)}`, place: name }),
    country: (country: Country) => countryNames[country].replace(/ \(.*/, ''),
  },
  list: (items: readonly string[]) => list.format(items),
  visas,
  workingDays,
  day: (on: PlainDate) => dayText(on),
  notConfirmed: 'to be confirmed',

  smallTalk: {
    greeting: `Hello. Ask me about ${subjects}. Name a place and how many visas you need, and I can give figures with their sources.`,
    thanks: 'You are welcome. Ask me anything else you need.',
    aboutItself: `I am an AI assistant, a program and not a person. I answer about ${subjects}, with figures whose sources and dates you see. I say so when I do not know something, and I do not replace a lawyer or tax adviser.`,
    chat: 'I am here for your company: name the country, and in the UAE the free zone or emirate, and ask about cost, time, papers, visas, tax or bank.',
    notAsked:
      'I am sorry. Please ask it again in one sentence, with the country, and in the UAE the free zone or emirate. You can also press "This is not what I asked" below the answer: then a person reads it.',
    instruction: `I only answer questions about setting up and running a company: ${subjects}. Which of these can I help with?`,
    doubt:
      'Each figure in my answers comes from a page that is listed under the answer with its date, and I say so where sources differ, are old or were not opened. Confirm it with the authority before you pay or file. Which figure do you doubt?',
    why: 'I can tell you what rules and prices are, and only sometimes the reason for them: the sources under the answer say more. Which item do you mean?',
    noWords:
      'I could not read a question in that. Please write it in words, as in: How much does a company in Dubai with one visa cost?',
    wantsPerson:
      'I am a program: I have no telephone, and I cannot hand in or sign anything for you. The people who run this site are named, with their address, in its privacy note. For your papers ask the authority or a licensed adviser. I can tell you which papers and forms are needed: name the place.',
    rudeness:
      'I am sorry that this did not help. Tell me the country, and in the UAE the zone or emirate, and what you want to know (cost, time, papers, visas, tax, bank), and I will be brief.',
  },
  outOfScope: `That is outside what I can answer. I know about ${subjects}. Ask me about one of these.`,
  otherCountry: (country: string | undefined) =>
    `${country ? `I do not know about ${country}` : 'That is outside what I can answer'}: I know about companies in the UAE (its mainland, DIFC, DMCC, ADGM, IFZA, DAFZA and JAFZA), the United States (Delaware and Wyoming), the United Kingdom, Saudi Arabia and Singapore. Ask me about one of these.`,

  wrongdoing: {
    forgery:
      'I cannot help with forged or false papers. Using one is a crime, and an authority or bank that finds it refuses the application and may cancel the licence. The lawful way is the real paper: for an address, a real lease or the cheapest real desk (a flexi desk); for a document you lack, another proof that the authority accepts. I can tell you which documents a place asks for.',
    'hidden-owner':
      'I cannot help to hide who owns or controls a company. The law asks for the real beneficial owners to be registered, and banks check them. The lawful way is to declare them: registers of beneficial owners are largely closed to the public. I can tell you who counts as one and what has to be filed.',
    sanctions:
      'I cannot help to form or run a company with a person who is under sanctions, or to avoid the checks. Every registrar, zone, bank and licensed agent has to screen for it, and dealing with a listed person is a crime in most countries. The lawful way is to leave that person out, or to ask a sanctions lawyer whether a licence of the authority is possible.',
    evasion:
      'I cannot help to evade tax or duties. Hiding income, a false invoice or a false return is a crime, with fines and prosecution. The lawful way is to register, declare everything and claim the reliefs that the law offers. I can tell you the rates, reliefs and deadlines of a place, and how to correct a return that was wrong.',
    bribery:
      'I cannot help with a payment to an official. It is a crime for the person who pays and for the person who takes it. The lawful way to be faster is an official fast track, where there is one, and complete papers at the first attempt. I can tell you the usual time of each step.',
    laundering:
      'I cannot help to disguise where money comes from. That is money laundering, and banks and agents must report it. The lawful way is to document the source of your funds: I can tell you which papers banks ask for.',
    'sham-employment':
      'I cannot help with a sham job, salary or visa. Authorities treat it as fraud, with fines and a ban on new permits. The lawful way is a work permit and a residence visa for the job that the person really does. I can tell you which there are, what each asks for and what it costs.',
    backdating:
      'I cannot help to backdate a paper or a filing: that is forgery. A deadline that has passed cannot be undone that way. The lawful way is to file late, pay what that costs, and ask a lawyer or tax adviser at once whether relief is possible. I can tell you the deadline and what follows after it.',
    general:
      'I cannot help with that: it is against the law. I can tell you what the law asks for, what it costs to comply, and which lawful choices you have.',
  },

  instead: {
    drafting:
      'I do not draft contracts or other legal papers: they have to fit your case, and a lawyer answers for them. I can tell you which papers a place asks for, what has to be in them by law, what they cost and where they are filed. For the text itself ask a licensed lawyer or the zone for its standard form.',
    prediction:
      'Nobody can promise what an authority, a bank or a lawmaker will decide, and I do not predict it. I can tell you what holds today, what they ask for, the usual time, and the common reasons for a refusal.',
    advice:
      'I do not give tax or legal advice on your own case: a licensed adviser has to look at the facts. These are the rules that decide it:',
    person: (link: string) => `[Ask a person](${link})`,
  },

  cost: {
    /** @param total as in 'AED 20,000 – 30,000'; with something missing it is a lower bound */
    firstYear: (
      company: string,
      visaCount: number,
      office: OfficeType,
      total: string,
      missing: readonly MissingCosts[],
    ) => `${choice(company, visaCount, office)} costs ${sumText(total, missing, true)} in the first year`,
    later: (total: string, missing: readonly MissingCosts[]) => `, then ${sumText(total, missing)} a year`,
    /** @param year 2 for the second */
    inYear: (
      company: string,
      visaCount: number,
      office: OfficeType,
      year: number,
      total: string,
      missing: readonly MissingCosts[],
    ) =>
      `In its ${ordinals[year] ?? `${year}th`} year ${lowerFirst(choice(company, visaCount, office))} costs ${sumText(total, missing, true)}.`,
    unknownInYear: (company: string, year: number) =>
      `I do not know what ${lowerFirst(company)} costs in its ${ordinals[year] ?? `${year}th`} year: no reliable price of that year is published.`,
    sum: (total: string, missing: readonly MissingCosts[]) => sumText(total, missing),
    /** @param amount as in 'AED 12,900'; without `isComplete` a lower bound or nothing */
    part: (
      part: 'registration' | 'licence' | 'office',
      place: string,
      amount: string,
      isComplete: boolean,
      marks: string,
    ) => {
      const name = `The ${costParts[part]} in ${place}`;
      if (amount === '') return `${name} is not published: ask for a written offer.`;
      if (isComplete) return `${`${name} is **${amount}** ${marks}`.trim()}.`;
      return `${`${name} is from **${amount}** ${marks}`.trim()}; a part of it is not published.`;
    },
    overYears: (
      company: string,
      visaCount: number,
      office: OfficeType,
      total: string,
      count: number,
      missing: readonly MissingCosts[],
    ) =>
      `Over ${years(count)} ${lowerFirst(choice(company, visaCount, office))} costs ${sumText(total, missing, true)}`,
    yearly: (totals: readonly string[]) =>
      `Year by year: ${list.format(totals.map((total) => total || 'nothing'))}.`,
    unknown: (place: string, visaCount: number, office: OfficeType) =>
      `No reliable price is published for ${lowerFirst(choice(place, visaCount, office))}.`,
    line: (label: string, count: number, payee: Payee, amount: string, marks: string) =>
      `- ${label}${count > 1 ? ` × ${count}` : ''} (${payees[payee]}): ${amount} ${marks}`,
    smaller: (count: number) =>
      plural(count, {
        one: '1 smaller amount is included.',
        other: `${count} smaller amounts are included.`,
      }),
    open: (labels: readonly string[], more: number) =>
      `Not published, and on top: ${list.format([...labels, ...(more > 0 ? [`${more} more`] : [])])}.`,
    deposits: (amount: string) => `Refundable deposits on top: ${amount}.`,
    assumed: (visaCount: number) => `I counted ${visas(visaCount)}; tell me if you need another number.`,
    link: (address: string) => `[Every line with its source](${address})`,
    perVisa: (place: string, amount: string, marks: string) =>
      `A residence visa in ${place} costs **${amount}** a person ${marks}`.trim(),
    visas: (place: string, count: number, total: string, each: string, marks: string) =>
      `${count} residence visas in ${place} cost **${total}**: ${count} × ${each} ${marks}`.trim(),
    visaUnknown: (place: string) => `No price for a residence visa in ${place} is published.`,
    visaBesides: 'Besides:',
    renewingVisas: (place: string, count: number, total: string, marks: string) =>
      `Renewing ${visas(count)} in ${place} costs **${total}** ${marks}`.trim(),
    renewingVisasUnknown: (place: string) =>
      `What it costs to renew a residence visa in ${place} is not published.`,
  },

  fee: {
    inPlace: (place: string) => `in ${place}`,
    forCompany: (company: string) => `for ${lowerFirst(company)}`,
    /** @param at as in 'in DMCC' or 'for a private limited company in the United Kingdom' */
    price: (
      label: string,
      explanation: string,
      at: string,
      amount: string,
      due: Due,
      isRefundable: boolean,
      marks: string,
    ) =>
      `${label} ${at} costs **${amount}**${dueTexts[due]}${isRefundable ? ', refundable' : ''}${explanation === '' ? '' : ` (${lowerFirst(explanation)})`}${marks === '' ? '' : ` ${marks}`}.`,
    /** A price times a number of years or of people. */
    times: (
      label: string,
      at: string,
      total: string,
      count: number,
      each: string,
      isYearly: boolean,
      marks: string,
    ) =>
      `${`${label} ${at} costs **${total}** ${isYearly ? `over ${years(count)}` : `for ${number.format(count)}`}: ${number.format(count)} × ${each} ${marks}`.trim()}.`,
    open: (label: string, at: string, authority: string | undefined, marks: string) =>
      `${`No price is published for ${lowerFirst(label)} ${at}: ask ${authority ?? 'for a written offer'} ${marks}`.trim()}.`,
  },

  time: {
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
  },

  steps: {
    opening: (place: string, count: number) =>
      `You form ${lowerFirst(place)} in ${plural(count, { one: '1 step', other: `${count} steps` })}:`,
  },

  documents: {
    opening: (place: string, visaCount: number, office: OfficeType) =>
      `For ${lowerFirst(choice(place, visaCount, office))} you hand in these documents:`,
    owner: (owner: DocumentOwner) => documentOwners[owner],
    labels: (labels: readonly string[]) => labels.join('; '),
    link: (address: string) => `[Which step asks for which](${address})`,
  },

  limit: {
    isAbove: (amount: string, limit: string) => `Yes: ${amount} is above ${limit}`,
    isNotAbove: (amount: string, limit: string) => `No: ${amount} is not above ${limit}`,
    isTooLittle: (amount: string, least: string) => `No: ${amount} is less than ${least}`,
    isTooMuch: (amount: string, most: string) => `No: ${amount} is above ${most}`,
    isAfter: (day: string, last: string) => `No: ${day} is after ${last}`,
  },

  quota: {
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
  },

  comparison: {
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
    decide: (places: readonly string[]) =>
      `It depends on your business which of ${list.format(places)} fits:`,
  },

  sideBySide: {
    /** @param ordered the place that was asked for first */
    ordered: (
      ordered: readonly { name: string; amount: string }[],
      difference: string,
      isLess: boolean,
      isTime: boolean,
      marks: string,
    ) => {
      const [first, ...others] = ordered;
      const against = list.format(others.map(({ name, amount }) => `${amount} in ${name}`));
      const by = difference === '' ? '' : `, ${difference} ${isLess ? 'less' : 'more'}`;
      const ending = others.length === 1 ? 'er' : 'est';
      const rank = `It is ${isTime ? (isLess ? 'short' : 'long') : isLess ? 'low' : 'high'}${ending}`;
      return `${`${rank} in **${first?.name}**: ${first?.amount} against ${against}${by} ${marks}`.trim()}.`;
    },
    same: (names: readonly string[], amount: string, marks: string) =>
      `${`It is the same in ${list.format(names)}: ${amount} ${marks}`.trim()}.`,
    yesNo: (yes: readonly string[], no: readonly string[], marks: string) => {
      const said = [
        ...(yes.length > 0 ? [`yes in ${list.format(yes)}`] : []),
        ...(no.length > 0 ? [`no in ${list.format(no)}`] : []),
      ].join(', ');
      return `${`${said.charAt(0).toUpperCase()}${said.slice(1)} ${marks}`.trim()}.`;
    },
    joined: (told: readonly { name: string; text: string }[]) =>
      `${told.map(({ name, text }) => `**${name.replace(/^the /, '')}:** ${text.replace(/[.;](?= ?\[[\d, ]+\]$|$)/, '')}`).join('; ')}.`,
    listed: (told: readonly { name: string; text: string }[]) =>
      told.map(({ name, text }) => `- **${name.replace(/^the /, '')}:** ${text}`).join('\n'),
    unknown: 'I found no reliable source for it.',
  },

  tax: {
    onProfit: (tax: string, profit: string, sum: string, marks: string) =>
      `The tax on a profit of ${profit} is **${tax}**: ${sum} ${marks}.`,
    onShare: (tax: string, share: number, profit: string, sum: string, marks: string) =>
      `The income tax on the foreign share of ${share}% of a profit of ${profit} is **${tax}**: ${sum} ${marks}. The share of Saudi and GCC owners pays zakat instead.`,
    valueAdded: (name: string, rate: number, { net, tax, gross }: TaxedPrice, marks: string) =>
      `${name} on ${net} is **${tax}** at the standard rate of ${rate}%, so the invoice is ${gross} ${marks}. Only a registered business charges it.`,
    valueAddedIncluded: (name: string, rate: number, { net, tax, gross }: TaxedPrice, marks: string) =>
      `Of ${gross} with ${name}, **${tax}** is the tax at the standard rate of ${rate}%, and ${net} the price without it ${marks}.`,
    exempt: (amount: string) => ` Of the profit ${amount} is exempt for a start-up.`,
    calculation: ({ currency, parts, taxedAbove, relief }: TaxCalculation) => {
      const amount = (major: number) => `${currency} ${hundredths.format(major)}`;
      if (parts.length === 0) return `0% up to ${amount(taxedAbove)}`;
      const above = taxedAbove > 0 ? `, the part above ${amount(taxedAbove)}` : '';
      const less = relief > 0 ? ` less marginal relief of ${amount(relief)}` : '';
      return `${parts.map((part) => `${part.rate}% of ${amount(part.amount)}${above}`).join(' and ')}${less}`;
    },
    /** What the tax on a profit leaves out. */
    notes: {
      AE: 'A free-zone company that meets the conditions of a Qualifying Free Zone Person pays 0% on its qualifying income instead; with revenue up to AED 3 million Small Business Relief may be elected for periods that end on or before 31 December 2026. Registration and a yearly return are due whatever the profit.',
      US: 'That is the federal tax of a C-Corporation; state tax may come on top. An LLC is taxed at its owners unless it elects otherwise.',
      GB: 'For a company without associated companies and a period of 12 months; the limits are divided among associated companies.',
      SA: 'That is the income tax where all owners are from outside Saudi Arabia and the GCC. In a mixed company it falls on their share of the profit only; the share of Saudi and GCC owners pays zakat instead.',
      SG: 'Before any rebate of the year.',
    } satisfies Record<Country, string>,
    rate: (
      country: Country,
      bands: readonly { from: number; rate: number }[],
      relief: { lower: number; upper: number; rate: number } | undefined,
      currency: Currency,
      marks: string,
    ) => {
      const [first, second] = bands;
      const amount = (major: number) => `${currency} ${number.format(major)}`;
      const rates = relief
        ? `${first?.rate}% up to ${amount(relief.lower)} of profit and ${relief.rate}% from ${amount(relief.upper)}`
        : second
          ? `${first?.rate}% up to ${amount(second.from)} and ${second.rate}% above`
          : `${first?.rate}%`;
      return `**${rates}** in ${countryNames[country]} ${marks}`.trim();
    },
    rates: (rates: readonly string[]) => `Corporate tax is ${list.format(rates)}.`,
    deMinimis: (revenue: string, limit: string, percent: number, most: string, marks: string) =>
      `With a total revenue of ${revenue} the non-qualifying part may be at most **${limit}**: ${percent}% of the total or ${most}, whichever is lower ${marks}.`,
    franchise: (count: string, amount: string, marks: string) =>
      `Delaware charges **${amount}** for ${count} authorised shares by the authorised shares method ${marks}.`,
    franchiseBest: (amount: string, count: string, marks: string) =>
      `Delaware's franchise tax for ${count} authorised shares is **${amount}** by the assumed par value method, the lower of the two ${marks}.`,
    byShares: (count: string, amount: string, marks: string) =>
      `- By authorised shares, ${count} of them: **${amount}** ${marks}`,
    byAssets: (issued: string, assets: string, amount: string, marks: string) =>
      `- By assumed par value, with ${issued} issued and ${assets} of gross assets: **${amount}** ${marks}`,
    byAssetsRule: (marks: string) =>
      `- By assumed par value (gross assets ÷ issued shares × authorised shares): USD 400 for each million or part of it, at least USD 400. You may pay the lower result; tell me the issued shares and the gross assets for the sum ${marks}`,
  },

  arithmetic: {
    fine: (
      label: string,
      units: number,
      per: 'day' | 'month',
      fine: string,
      terms: readonly string[],
      isCapped: boolean,
      marks: string,
    ) =>
      `${label} ${per === 'day' ? days(units) : plural(units, { one: '1 month', other: `${units} months` })} late costs **${fine}**: ${isCapped ? `that is the most it can come to, below ${list.format(terms)}` : list.format(terms)} ${marks}`.trim(),
    term: (count: number, each: string) => `${number.format(count)} × ${each}`,
    months: (count: number) => `${number.format(count)} months`,
    total: (
      total: string,
      terms: readonly string[],
      time: 'day' | 'month' | 'year' | undefined,
      cap: string | undefined,
      marks: string,
    ) =>
      `That is **${total}**${time ? ` a ${time}` : ''}: ${list.format(terms)}${cap ? `, but at most ${cap}` : ''} ${marks}`.trim(),
  },

  dates: {
    /**
     * @param when as in '21 months after incorporation on 11 May 2026'
     * @param rule the day that the rule gives, where that is a day off and the date moves
     */
    due: (task: string, on: string, when: string, rule: string | undefined, marks: string) =>
      `You have to ${lowerFirst(task)} by **${on}**${ruleDay(rule)}${when === '' ? '' : `, ${when}`} ${marks}`.trim(),
    task: (task: string, on: string, rule: string | undefined, marks: string) =>
      `${lowerFirst(task)} by **${on}**${ruleDay(rule)} ${marks}`.trim(),
    tasks: (tasks: readonly string[], from: string) =>
      `You have to ${list.format(tasks)}${from === '' ? '' : `, counted from ${from}`}`,
    countedFrom: (from: string) => (from === '' ? '' : `counted from ${from}`),
    after: (
      { years: y = 0, months = 0, days: d = 0 }: { years?: number; months?: number; days?: number },
      from: string,
    ) => {
      const period = [
        ...(y > 0 ? [years(y)] : []),
        ...(months > 0 ? [plural(months, { one: '1 month', other: `${months} months` })] : []),
        ...(d > 0 ? [days(d)] : []),
      ];
      return d < 0 || period.length === 0 ? `counted from ${from}` : `${list.format(period)} after ${from}`;
    },
    several: (place: string, from: string) => `For ${place}, counted from ${from}:`,
    item: (on: string, task: string, condition: string | undefined, marks: string) =>
      `- **${on}**: ${task}${condition ? ` (only ${condition})` : ''} ${marks}`.trimEnd(),
    late: (count: number, task: string, on: string, marks: string) =>
      `Yes, you are ${days(count)} late if you have not done it yet: you had to ${lowerFirst(task)} by **${on}** ${marks}`.trim(),
    notLate: (count: number, task: string, on: string, marks: string) =>
      count === 0
        ? `No, but today is the last day: ${lowerFirst(task)} by **${on}** ${marks}`.trim()
        : `No, you are not late: you have ${days(count)} left to ${lowerFirst(task)}, until **${on}** ${marks}`.trim(),
    lastTime: (task: string, on: string, next: string, marks: string) =>
      `You are late only if you missed the last one: you had to ${lowerFirst(task)} by **${on}**; the next time is **${next}** ${marks}`.trim(),
    lateOn: (count: number, on: string, period: string, from: string, marks: string) =>
      `Yes, you are ${days(count)} late if it is not done yet: the last day was **${on}**, ${period} from ${from} ${marks}`.trim(),
    notLateOn: (count: number, on: string, period: string, from: string, marks: string) =>
      `No, you are not late: the last day is **${on}**, ${period} from ${from}, in ${days(count)} ${marks}`.trim(),
    firstYearEnd: (company: string, on: string, incorporated: string, marks: string) =>
      `The first financial year of ${lowerFirst(company)} that was incorporated on ${incorporated} ends on **${on}** ${marks}`.trim(),
    window: (from: string, until: string, anniversary: string, marks: string) =>
      `The window is from **${from}** to **${until}**, around the anniversary on ${anniversary} ${marks}`.trim(),
    counted: (on: string, period: string, from: string, marks: string) =>
      `The day is **${on}**: ${period} from ${from} ${marks}`.trim(),
    alsoCounted: (on: string, period: string, from: string, marks: string) =>
      `- ${period} from ${from}: **${on}** ${marks}`.trim(),
    condition: (condition: string) =>
      `That is only ${condition.startsWith('for ') ? '' : 'for companies '}${condition}.`,
    penalty: (text: string, marks: string) => `If it is missed: ${text} ${marks}`.trim(),
    passport: {
      verdict: (
        isEnough: boolean,
        expires: string,
        left: number,
        months: number,
        until: string,
        marks: string,
      ) =>
        `${isEnough ? 'Yes' : 'No'}, a passport that expires on ${expires}, ${left < 0 ? `${days(-left)} ago` : `in ${days(left)}`}, is ${isEnough ? '' : 'not '}valid for the ${months} months that are asked for: from today that is until **${until}** ${marks}`
          .trim()
          .concat('.'),
      others: 'For other permits no such rule was found: ask the authority before you apply.',
    },
    /** What a deadline's law says besides its day. */
    details: (text: string) => text,
    starts: {
      incorporation: (on: string) => `incorporation on ${on}`,
      'licence-issue': (on: string) => `a licence issued on ${on}`,
      'financial-year-end': (on: string) => `a financial year that ends on ${on}`,
      'visa-issue': (on: string) => `a visa issued on ${on}`,
    },
  },

  own: {
    delay: ownDelayMessages,
    names: ownNameMessages,
    record: ownRecordMessages,
    signedOut: (link: string) =>
      `I can see your own case only when you are signed in: [sign in](${link}). Without an account I can say what comes next in any place: name the zone, emirate or country.`,
    noCompany: (link: string) =>
      `You have no company here yet, so there is no case of yours to look at. [Answer three questions](${link}) and your plan is ready.`,
    links: (formation: string, calendar: string) =>
      `[Your formation](${formation}) · [Your calendar](${calendar})`,
    formationLink: (link: string) => `[Your formation](${link})`,
    calendarLink: (link: string) => `[Your calendar](${link})`,
    planLink: (link: string) => `[Every line with its source](${link})`,
    actor: {
      founder: 'you',
      agent: 'your agent',
      authority: 'the authority',
      government: 'a government office',
      bank: 'the bank',
    },
    next: (company: string, step: string, time: string | undefined, marks: string) =>
      `The next step for **${company}** is: **${lowerFirst(step)}**${time ? `, about ${time}` : ''} ${marks}`.trim(),
    nothingNext: (company: string) => `All steps of the formation of **${company}** are recorded as done.`,
    progress: (place: string, done: number, all: number) =>
      `In ${place}, ${done} of ${all} steps are recorded as done.`,
    left: (shortest: number, longest: number) =>
      `What is left takes about ${workingDays(shortest, longest)}.`,
    turn: (company: string, actor: string, step: string) =>
      actor === 'you'
        ? `For **${company}** it is your turn: ${lowerFirst(step)}.`
        : `For **${company}** it is the turn of ${actor}: ${lowerFirst(step)}.`,
    until: (
      company: string,
      step: string,
      [least, most]: readonly [number, number],
      [earliest, latest]: readonly [string, string],
      [fewest, longest]: readonly [number, number],
      isOpen: boolean,
    ) =>
      `For **${company}** the step '${lowerFirst(step)}' can be done in about **${least === most ? days(most) : `${least} to ${days(most)}`}** (${workingDays(fewest, longest)}), between ${earliest} and ${latest}${isOpen ? ', or later, because the time of a step before it is not published' : ''}.`,
    countedFromSteps: 'It is counted from the steps that are recorded.',
    notLate: (company: string) => `No, nothing of **${company}** is overdue in your calendar.`,
    notLateYet: 'No, you are not late:',
    late: (company: string, task: string, on: string, count: number, marks: string) =>
      `Yes, unless it is done already: **${company}** had to ${lowerFirst(task)} by **${on}**, ${days(count)} ago ${marks}`.trim(),
    plan: (company: string, place: string, visaCount: number, office: OfficeType) =>
      `**${company}** is planned in ${place} with **${visas(visaCount)}** and ${offices[office]}. You can change that in your plan.`,
    moreVisas: (count: number, place: string) => `Yes, your office in ${place} allows ${visas(count)}.`,
    noMoreVisas: (count: number, place: string) =>
      `No, your office in ${place} does not allow ${visas(count)}.`,
    since: (on: string) => `That has been so since ${on}, when the step before it was recorded.`,
    sinceStart: 'Nothing has been recorded before it.',
    missing: (company: string, count: number) =>
      `**${company}** still lacks ${plural(count, { one: '1 step', other: `${count} steps` })}:`,
    step: (label: string, isWaiting: boolean, actor: string, time: string, marks: string) =>
      `- ${label}: ${isWaiting ? `waits for the step before it (${actor})` : `can be done now by ${actor}`}, ${time} ${marks}`.trimEnd(),
    documents: (step: string, isNext: boolean) =>
      isNext
        ? `For the next step, ${lowerFirst(step)}, you hand in:`
        : `For the step '${lowerFirst(step)}' you hand in:`,
    document: (label: string, owner: DocumentOwner, marks: string) =>
      `- ${label} (${lowerFirst(documentOwners[owner])}) ${marks}`.trimEnd(),
    noDocuments: (company: string, step: string) =>
      `For **${company}** the step '${lowerFirst(step)}' asks for no documents in our list.`,
    doneBy: (company: string, step: string, actor: string) =>
      `For **${company}** the step '${lowerFirst(step)}' is done by ${actor}.`,
    doneOn: (company: string, step: string, on: string) =>
      `For **${company}** the step '${lowerFirst(step)}' was done on **${on}**.`,
    isDone: (company: string, step: string, on: string) =>
      `Yes. For **${company}** the step '${lowerFirst(step)}' is recorded as done on **${on}**.`,
    isWith: (company: string, step: string, actor: string, on: string) =>
      `Nothing is recorded yet for **${company}**: the step '${lowerFirst(step)}' is with ${actor} since **${on}**.`,
    isReady: (company: string, step: string, actor: string) =>
      `Nothing is recorded yet for **${company}**: the step '${lowerFirst(step)}' can be done now and is with ${actor}.`,
    isWaiting: (company: string, step: string, next: string, actor: string) =>
      `No. For **${company}** the step '${lowerFirst(step)}' cannot be done yet: before it comes '${lowerFirst(next)}', which is with ${actor}.`,
    costFromHere: (company: string, total: string, later: string) =>
      `For **${company}** the first year costs ${total} in all${later === '' ? '' : `, then ${later} a year`}. What you have paid is not taken off.`,
    costOfLaterYear: (company: string, later: string, first: string) =>
      `For **${company}** each year after the first costs ${later}; the first costs ${first}.`,
    after: (company: string, step: string, following: string, actor: string) =>
      `For **${company}** the step after '${lowerFirst(step)}' is: **${lowerFirst(following)}**, which is done by ${actor}.`,
    noneUntil: (company: string, until: string, next: string) =>
      `Nothing in the calendar of **${company}** falls due until ${until}; the next date is **${next}**:`,
    due: (company: string, task: string, on: string, left: number, marks: string) =>
      `**${company}** has to ${lowerFirst(task)} by **${on}**, in ${days(left)} ${marks}`.trim(),
    overdue: (company: string, task: string, on: string, late: number, marks: string) =>
      `**${company}** had to ${lowerFirst(task)} by **${on}**, ${days(late)} ago ${marks}`.trim(),
    assumedDay: {
      incorporation: 'The day of incorporation is assumed. Enter the real one in your calendar.',
      'licence-issue': 'The day of the licence is assumed. Enter the real one in your calendar.',
      'financial-year-end':
        'The end of the financial year is assumed to be 31 December. Enter the real one in your calendar.',
      'visa-issue': 'The day of the visa is assumed. Enter the real one in your calendar.',
    },
    noDates: (company: string, days: readonly string[]) =>
      `I cannot give dates for **${company}** yet: ${list.format(days)} ${days.length === 1 ? 'is' : 'are'} not recorded.`,
    dayNames: {
      incorporation: 'the day of incorporation',
      'licence-issue': 'the day of the licence',
      'financial-year-end': 'the end of the financial year',
      'visa-issue': 'the day of the visa',
    },
    nothingDue: (company: string) =>
      `Nothing that fits your question falls due for **${company}** in the next three years.`,
    comingUp: (company: string) => `These dates come next for **${company}**:`,
    notFound: (company: string) => `Nothing of that kind is in the plan of **${company}**.`,
    otherCompanies: (names: readonly string[]) => `You can ask the same for ${list.format(names)}.`,
  },

  askBack: {
    country:
      'Which country is it about: the UAE (and which free zone or emirate), the United States, the United Kingdom, Saudi Arabia or Singapore? The answer differs.',
    place:
      'Which country, and in the UAE which free zone or emirate, do you have in mind, and how many visas do you need? Then I can be exact.',
  },

  unknown: {
    looked: (places: readonly string[]) =>
      `I do not know that: I looked in the articles and the catalogue${places.length > 0 ? ` on ${list.format(places)}` : ''} and found no reliable source for it.`,
    authority: (names: readonly string[]) => `Please ask the authority itself: ${names.join('; ')}.`,
    adviser: 'Please ask the responsible authority, or a licensed adviser.',
    recorded: 'Your question has been noted without your name, so that the answer can be added.',
  },

  passage: {
    verdict: { yes: 'Yes', no: 'No' },
    unit: (figure: string) => figure,
    figures: (figures: readonly string[], marks: string) =>
      `The figures of the sources: ${list.format(figures)} ${marks}`.trim(),
    /** @param subject what was asked for, in the asker's words */
    figuresOf: (subject: string, figures: readonly string[], marks: string) =>
      `The sources on '${subject}': **${list.format(figures)}** ${marks}`.trim(),
    notPublished: 'By the sources this is not published',
    elsewhere: 'The answer is in an article in another language',
    article: (address: string) => `[The whole article](${address})`,
  },

  sources: {
    heading: '**Sources**',
    read: (month: string) => `read ${month}`,
    confirmed: (day: string) => `confirmed by our team on ${day}`,
    notOpened: 'named by others, not opened',
    uncertain: 'uncertain: confirm it with the authority',
  },

  language: {
    other:
      'I answer in English and Arabic. Please ask in English, as in: How much does a company in Dubai with one visa cost?',
    german: 'Ich antworte nur auf Englisch und Arabisch.',
    spanish: 'Solo respondo en inglés y árabe.',
    french: 'Je ne réponds qu’en anglais et en arabe.',
  },
} as const;
