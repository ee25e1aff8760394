import { dayText } from '#domain/values/day-text.ts';
import { plural } from '../plural.ts';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` });

/** What is recorded of one's own company: money, quotes, papers, signatures and people. */
export const ownRecordMessages = {
  notSeen: (company: string) =>
    `I cannot say that: your role in **${company}** does not show it to you. An admin of the company sees it.`,
  paid: (company: string, amounts: readonly string[], lastOn: string | undefined) =>
    `**${list.format(amounts)}** of yours is recorded as received for **${company}**${lastOn ? `, the last on ${dayText(lastOn)}` : ''}.`,
  nothingPaid: (company: string) => `No payment of yours is recorded for **${company}** yet.`,
  owed: (company: string, amounts: readonly string[]) =>
    `You still have to pay **${list.format(amounts)}** for **${company}**.`,
  nothingOwed: (company: string) => `Nothing is due from you for **${company}** today, by what is recorded.`,
  request: (amount: string, reference: string) => `- ${amount}, with the reference ${reference}`,
  comesBack: (company: string, amounts: readonly string[]) =>
    `If **${company}** stopped today, **${list.format(amounts)}** would come back to you.`,
  nothingComesBack: (company: string) =>
    `If **${company}** stopped today, nothing would come back to you, by what is recorded.`,
  spent: (paidOn: readonly string[], fee: readonly string[]) =>
    [
      ...(paidOn.length > 0 ? [`${list.format(paidOn)} was paid on to authorities and others`] : []),
      ...(fee.length > 0 ? [`${list.format(fee)} is our earned fee`] : []),
    ].join('; '),
  voucher: (authority: string, number: string, amount: string, on: string, left: number) =>
    `- ${authority}, number ${number}: ${amount}, until ${dayText(on)} (${left < 0 ? 'expired' : `${days(left)} left`})`,
  vouchers: (company: string, count: number) =>
    `**${company}** has ${plural(count, { one: '**1 unpaid voucher**', other: `**${count} unpaid vouchers**` })}:`,
  noVouchers: (company: string) => `No voucher of **${company}** waits to be paid.`,
  quote: {
    sent: (company: string, number: string, amounts: readonly string[], until: string) =>
      `Quote ${number} for **${company}** is over **${list.format(amounts)}** and can be accepted until **${dayText(until)}**.`,
    accepted: (company: string, number: string, amounts: readonly string[], on: string | undefined) =>
      `Quote ${number} for **${company}** over **${list.format(amounts)}** is accepted${on ? ` since **${dayText(on)}**` : ''}.`,
    over: (company: string, number: string, state: string, amounts: readonly string[]) =>
      `Quote ${number} for **${company}** over ${list.format(amounts)} is **${state}** and can no longer be accepted.`,
  },
  noQuote: (company: string) => `No quote was sent for **${company}** yet.`,
  expires: (paper: string, owner: string | undefined, on: string, left: number, isConfirmed: boolean) =>
    `${paper}${owner ? ` of ${owner}` : ''} ${left < 0 ? 'expired' : 'expires'} on **${dayText(on)}**, ${left < 0 ? `${days(-left)} ago` : `in ${days(left)}`}${isConfirmed ? '' : ' (as read from the paper, not confirmed)'}.`,
  noExpiry: (company: string) => `No day of expiry of that paper is recorded for **${company}**.`,
  papers: (company: string, counts: readonly string[]) =>
    `Of the papers for **${company}** ${list.format(counts)}.`,
  count: {
    accepted: (count: number) => plural(count, { one: '1 is accepted', other: `${count} are accepted` }),
    received: (count: number) =>
      plural(count, { one: '1 is being checked', other: `${count} are being checked` }),
    returned: (count: number) =>
      plural(count, { one: '**1 is returned**', other: `**${count} are returned**` }),
    missing: (count: number) => plural(count, { one: '**1 is missing**', other: `**${count} are missing**` }),
  },
  state: (paper: string, owner: string | undefined, state: string) =>
    `${paper}${owner ? ` of ${owner}` : ''} is **${state}**`,
  states: {
    checking: 'being checked',
    received: 'received and waits for its review',
    accepted: 'accepted',
    returned: 'returned',
    replaced: 'replaced',
    expired: 'expired',
    missing: 'not handed in yet',
  },
  because: (reasons: readonly string[]) => ` because: ${list.format(reasons)}`,
  noPapers: (company: string) => `No paper is asked for or recorded for **${company}** that you can see.`,
  toSign: (company: string, titles: readonly string[]) =>
    `For **${company}** ${plural(titles.length, { one: 'this document waits', other: 'these documents wait' })} for signatures: **${list.format(titles)}**.`,
  signer: (title: string, names: readonly string[], until: string) =>
    `- ${title}: ${names.length > 0 ? `${list.format(names)} still ${names.length === 1 ? 'has' : 'have'} to sign` : 'all have signed'}, until ${dayText(until)}`,
  nothingToSign: (company: string) => `No document of **${company}** waits for a signature.`,
  people: (company: string, names: readonly string[]) =>
    `${plural(names.length, { one: 'This person is', other: 'These are' })} recorded for **${company}**: **${list.format(names)}**.`,
  nobody: (company: string) => `No person is recorded for **${company}** that you can see.`,
  links: {
    money: (link: string) => `[Payments](${link})`,
    invoices: (link: string) => `[Invoices](${link})`,
    quote: (link: string) => `[The quote](${link})`,
    papers: (link: string) => `[Papers](${link})`,
    people: (link: string) => `[People](${link})`,
  },
} as const;
