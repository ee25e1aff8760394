import type { Currency } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { paperKindLabels } from '#messages/paper-kinds.ts';
import { wordsOf } from '../../../knowledge/index.ts';
import type { OwnCase } from '../../own-case.ts';
import type { OwnMoney, OwnRecord } from '../../own-record.ts';
import { daysBetween } from '../../tools/due-dates.ts';
import type { ExpertWords } from '../wording/expert-words.ts';
import type { Part } from '../wording/word-answer.ts';
import type { OwnRecordAspect } from './own-record-aspect.ts';

/** What somebody asks about the record of their company, with what they may see of it. */
export interface RecordAnswer {
  kind: 'record';
  aspect: OwnRecordAspect;
  question: string;
  own: Pick<OwnCase, 'name' | 'today' | 'jurisdiction'>;
  record: OwnRecord;
}

/** The answer from the record of the asker's own company, with a link to where it is kept. */
export function ownRecordParts(answer: RecordAnswer, publicUrl: string, words: ExpertWords): Part[] {
  const { record, own, aspect } = answer;
  const say = words.own.record;
  const page = (path: string) => `${publicUrl}/app/dashboard/${path}`;
  const asksWhether = yesNo.test(answer.question.trim());
  const said = (text: string | undefined, link: string, is?: boolean): Part[] => {
    const { yes, no } = words.passage.verdict;
    const verdict = asksWhether && is !== undefined ? `${is ? yes : no}. ` : '';
    return [
      { text: text === undefined ? say.notSeen(own.name) : `${verdict}${text}\n\n${link}`, sources: [] },
    ];
  };
  const { money, quotes, papers, envelopes } = record;
  // 'Did I pay everything?' is answered by what is still due.
  if (aspect === 'paid' && money && ofAll.test(answer.question)) {
    const isAll = has('paid', money) && !has('owed', money);
    const text = `${moneyTextOf('owed', money, own.name, words)} ${moneyTextOf('paid', money, own.name, words, false)}`;
    return said(text, say.links.money(page('payments')), isAll);
  }
  switch (aspect) {
    case 'paid':
    case 'owed':
    case 'comes-back':
    case 'vouchers': {
      const links = [say.links.money(page('payments')), say.links.invoices(page('invoices'))].join(' · ');
      return said(money && moneyTextOf(aspect, money, own.name, words), links, money && has(aspect, money));
    }
    case 'quote':
      return said(quotes && quoteText(quotes, own, words), say.links.quote(page('quote')));
    case 'expiry':
      return said(papers && expiryText(answer, papers, words), say.links.papers(page('papers')));
    case 'papers':
      return said(
        papers && papersText(answer, papers, words),
        say.links.papers(page('papers')),
        papers && stands(answer, papers),
      );
    case 'signing':
      return said(
        envelopes && signingText(envelopes, own.name, words),
        say.links.papers(page('papers')),
        !!envelopes?.length,
      );
    case 'people': {
      const names = papers?.parties.map(({ name }) => oneLine(name)) ?? [];
      const text = names.length > 0 ? say.people(own.name, names) : say.nobody(own.name);
      return said(papers && text, say.links.people(page('people')));
    }
  }
}

const ofAll = /\b(?:everything|all|in full|fully|completely)\b/i;

/** A question that is answered with yes or no. */
const yesNo = /^(?:and |so |but )?(?:has|have|did|do|does|is|are|was|were|must|should) /i;

/** Whether there is what a question about money asks for. */
function has(aspect: OwnRecordAspect, { positions, vouchers }: OwnMoney): boolean {
  if (aspect === 'vouchers') return vouchers.length > 0;
  return positions.some(({ received, due, comesBack }) =>
    aspect === 'paid' ? received > 0 : aspect === 'owed' ? due > 0 : comesBack > 0,
  );
}

function exactly(amount: number, currency: Currency): string {
  return moneyText({ currency, low: amount, high: amount });
}

function moneyTextOf(
  aspect: 'paid' | 'owed' | 'comes-back' | 'vouchers',
  { positions, requests, vouchers, lastOn }: OwnMoney,
  name: string,
  words: ExpertWords,
  withDue = true,
): string {
  const say = words.own.record;
  const amounts = (of: (position: OwnMoney['positions'][number]) => number) =>
    positions.flatMap((each) => (of(each) > 0 ? [exactly(of(each), each.currency)] : []));
  const received = amounts((each) => each.received);
  const due = amounts((each) => each.due);
  const owed = due.length > 0 ? say.owed(name, due) : say.nothingOwed(name);
  switch (aspect) {
    case 'paid':
      return [
        received.length > 0 ? say.paid(name, received, lastOn) : say.nothingPaid(name),
        ...(withDue ? [owed] : []),
      ].join(' ');
    case 'owed': {
      const lines = requests.map((each) => say.request(exactly(each.due, each.currency), each.reference));
      return [owed, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
    }
    case 'comes-back': {
      if (received.length === 0) return `${say.nothingComesBack(name)} ${say.nothingPaid(name)}`;
      const back = amounts((each) => each.comesBack);
      const spent = say.spent(
        amounts((each) => each.paidOn),
        amounts((each) => each.fee),
      );
      const opening = back.length > 0 ? say.comesBack(name, back) : say.nothingComesBack(name);
      return [opening, say.paid(name, received, lastOn), ...(spent ? [`${spent}.`] : [])].join(' ');
    }
    case 'vouchers': {
      if (vouchers.length === 0) return say.noVouchers(name);
      const lines = vouchers.map(({ authority, number, asked, currency, expiresOn, daysLeft }) =>
        say.voucher(oneLine(authority), oneLine(number), exactly(asked, currency), expiresOn, daysLeft),
      );
      return [say.vouchers(name, vouchers.length), lines.join('\n')].join('\n\n');
    }
  }
}

function quoteText(
  quotes: NonNullable<OwnRecord['quotes']>,
  { name }: RecordAnswer['own'],
  words: ExpertWords,
): string {
  const say = words.own.record;
  const [latest] = quotes.toSorted((one, other) => (one.sentAt > other.sentAt ? -1 : 1));
  if (!latest) return say.noQuote(name);
  const { content, state, decisions, number } = latest;
  const amounts = content.sums.map(({ currency, gross }) => moneyText({ currency, ...gross }));
  if (state === 'sent') return say.quote.sent(name, number, amounts, content.validUntil);
  if (state !== 'accepted') return say.quote.over(name, number, state, amounts);
  const accepted = decisions.find(({ kind }) => kind === 'accepted');
  return say.quote.accepted(name, number, amounts, accepted?.at.slice(0, 10));
}

type Papers = NonNullable<OwnRecord['papers']>;

/** The papers that a question names; all where it names none. */
function meantPapers<Paper extends { kind: keyof typeof paperKindLabels; party: string | null }>(
  question: string,
  papers: readonly Paper[],
  { parties }: Papers,
): readonly Paper[] {
  const asked = new Set(wordsOf(question));
  const isNamed = ({ kind }: Paper) =>
    wordsOf(paperKindLabels[kind]).some((word) => asked.has(word) && !general.has(word));
  const named = papers.filter(isNamed);
  const among = named.length > 0 ? named : papers;
  const you = parties.find(({ isYou }) => isYou)?.id;
  const owners = parties
    .filter(({ name }) => wordsOf(name).some((word) => asked.has(word)))
    .map(({ id }) => id);
  const isMine = /\bmy\b/i.test(question) && named.length > 0;
  const wanted = owners.length > 0 ? owners : isMine && you !== undefined ? [you] : [];
  const ofThem = among.filter(({ party }) => party !== null && wanted.includes(party));
  return ofThem.length > 0 ? ofThem : among;
}

const general = new Set(wordsOf('paper papers document documents letter proof certificate form'));

function ownerOf(party: string | null, { parties }: Papers): string | undefined {
  const owner = parties.find(({ id }) => id === party);
  return owner && oneLine(owner.name);
}

function expiryText({ question, own }: RecordAnswer, papers: Papers, words: ExpertWords): string {
  const say = words.own.record;
  const meant = meantPapers(question, papers.papers, papers);
  // Where the question names a kind of paper, the day of another kind is no answer.
  const asked = new Set(wordsOf(question).filter((word) => !general.has(word)));
  const isNamed = (kind: keyof typeof paperKindLabels) =>
    wordsOf(paperKindLabels[kind]).some((word) => asked.has(word));
  const namesKind = (Object.keys(paperKindLabels) as (keyof typeof paperKindLabels)[]).some(isNamed);
  const lines = (namesKind ? meant.filter(({ kind }) => isNamed(kind)) : meant)
    .flatMap(({ kind, party, versions }) => {
      const [latest] = versions;
      if (!latest?.expiresOn) return [];
      const left = daysBetween(own.today, plainDate(latest.expiresOn));
      const owner = ownerOf(party, papers);
      return [
        {
          on: latest.expiresOn,
          text: say.expires(paperKindLabels[kind], owner, latest.expiresOn, left, latest.isExpiryConfirmed),
        },
      ];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
  return lines.length === 0 ? say.noExpiry(own.name) : lines.map(({ text }) => text).join(' ');
}

/** The day on which the asker's own passport expires, if it is recorded. */
export function passportExpiryOf({ papers }: OwnRecord): PlainDate | undefined {
  const you = papers?.parties.find(({ isYou }) => isYou)?.id;
  const passport = papers?.papers.find(({ kind, party }) => kind === 'passport' && party === you);
  const on = passport?.versions[0]?.expiresOn;
  return on ? plainDate(on) : undefined;
}

/** Whether all papers that are meant stand as asked; `undefined` where the question asks for no one state. */
function stands({ question }: RecordAnswer, papers: Papers): boolean | undefined {
  const states: readonly string[] | undefined = /\baccepted\b/i.test(question)
    ? ['accepted']
    : /\b(?:returned|rejected|refused)\b/i.test(question)
      ? ['returned']
      : undefined;
  const meant = meantPapers(question, papers.papers, papers);
  if (!states || meant.length === 0) return undefined;
  return meant.every(({ versions }) => states.includes(versions[0]?.state ?? ''));
}

/** How many papers a general question is told by name. */
const maxNamed = 6;

function papersText({ question, own }: RecordAnswer, papers: Papers, words: ExpertWords): string {
  const say = words.own.record;
  const missing = papers.requirements
    .filter(({ papers: handed, isConditional, isLater }) => handed.length === 0 && !isConditional && !isLater)
    .map(({ kind, party }) => ({ kind, party, state: 'missing' as const, points: [] as string[] }));
  const handed = papers.papers.flatMap(({ kind, party, versions }) => {
    const [latest] = versions;
    const points = (latest?.points ?? []).flatMap(({ text }) => (text ? [oneLine(text)] : []));
    return latest ? [{ kind, party, state: latest.state, points }] : [];
  });
  const all = [...handed, ...missing];
  if (all.length === 0) return say.noPapers(own.name);
  const meant = meantPapers(question, all, papers);
  const lineOf = ({ kind, party, state, points }: (typeof all)[number]) =>
    `${say.state(paperKindLabels[kind], ownerOf(party, papers), say.states[state])}${points.length > 0 ? say.because(points) : ''}`;
  const isNamed = meant.length < all.length || all.length === 1;
  if (isNamed)
    return meant
      .slice(0, maxNamed)
      .map((each) => `${lineOf(each)}.`)
      .join(' ');
  const countOf = (...states: readonly string[]) => all.filter(({ state }) => states.includes(state)).length;
  const counts = [
    ...[countOf('returned', 'expired')].flatMap((count) => (count > 0 ? [say.count.returned(count)] : [])),
    ...[countOf('missing')].flatMap((count) => (count > 0 ? [say.count.missing(count)] : [])),
    ...[countOf('received', 'checking')].flatMap((count) => (count > 0 ? [say.count.received(count)] : [])),
    ...[countOf('accepted')].flatMap((count) => (count > 0 ? [say.count.accepted(count)] : [])),
  ];
  const open = all.filter(({ state }) => ['returned', 'expired', 'missing'].includes(state));
  const lines = open.slice(0, maxNamed).map((each) => `- ${lineOf(each)}`);
  return [say.papers(own.name, counts), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}

function signingText(
  envelopes: NonNullable<OwnRecord['envelopes']>,
  name: string,
  words: ExpertWords,
): string {
  const say = words.own.record;
  if (envelopes.length === 0) return say.nothingToSign(name);
  const lines = envelopes.map(({ title, signers, expiresAt }) => {
    const open = signers.filter(({ state }) => state !== 'signed').map((signer) => oneLine(signer.name));
    return say.signer(oneLine(title), open, expiresAt.slice(0, 10));
  });
  const titles = envelopes.map(({ title }) => oneLine(title));
  return [say.toSign(name, titles), lines.join('\n')].join('\n\n');
}

/** What people typed is no Markdown. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s#[\]<>*]+/g, ' ').trim();
}
