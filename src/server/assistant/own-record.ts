import type { PaperListView } from '#contract/papers.ts';
import type { MoneyPosition, VoucherView } from '#contract/payments.ts';
import type { QuoteView } from '#contract/quote-view.ts';
import type { EnvelopeView } from '#contract/signing.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { listPapers } from '../papers/index.ts';
import { readPayments, viewPayments } from '../payments/index.ts';
import { Failure } from '../platform/failure.ts';
import { readOwnQuotes, viewQuotes } from '../quotes/index.ts';
import { openEnvelopesOf } from '../signing/index.ts';

/** What is recorded of a company besides its steps. A part is `undefined` where the person may not see it. */
export interface OwnRecord {
  money: OwnMoney | undefined;
  /** Latest first. */
  quotes: readonly QuoteView[] | undefined;
  papers: Pick<PaperListView, 'papers' | 'parties' | 'requirements'> | undefined;
  /** Documents that wait for a signature. */
  envelopes: readonly EnvelopeView[] | undefined;
}

export interface OwnMoney {
  positions: readonly MoneyPosition[];
  /** Open requests, as in 'what to write into the transfer'. */
  requests: readonly { currency: MoneyPosition['currency']; due: number; reference: string }[];
  /** Vouchers of authorities that nobody has paid. */
  vouchers: readonly VoucherView[];
  /** The last day on which money came in. */
  lastOn: string | undefined;
}

export type OwnRecordPorts = Parameters<typeof readPayments>[0] & Parameters<typeof listPapers>[0];

/** What is recorded of a person's company, as far as this person may see it. */
export async function readOwnRecord(
  services: OwnRecordPorts,
  person: Pick<Person, 'id'>,
  companyId: string,
): Promise<OwnRecord> {
  const money = await seen(async () => ownMoney(await readPayments(services, person, companyId)));
  const today = plainDate(services.clock().toISOString().slice(0, 10));
  return {
    money,
    quotes: await seen(
      async () => viewQuotes(await readOwnQuotes(services, person, companyId), today).quotes,
    ),
    papers: await seen(() => listPapers(services, person, companyId)),
    envelopes: await seen(() => openEnvelopesOf(services, person, companyId)),
  };
}

/** What a person may see; `undefined` where they may not. */
async function seen<Part>(read: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

function ownMoney(payments: Awaited<ReturnType<typeof readPayments>>): OwnMoney {
  const { cases } = viewPayments(payments, 'client');
  const received = cases.flatMap(({ transactions }) =>
    transactions.filter(
      ({ kind, isReversal, isReversed }) => kind === 'received' && !isReversal && !isReversed,
    ),
  );
  return {
    positions: [
      ...Map.groupBy(
        cases.flatMap(({ positions }) => positions),
        ({ currency }) => currency,
      ).values(),
    ].flatMap(summed),
    requests: cases.flatMap(({ requests }) => requests).filter(({ due }) => due > 0),
    vouchers: cases.flatMap(({ vouchers }) => vouchers).filter(({ state }) => state === 'open'),
    lastOn: received
      .map(({ on }) => on)
      .toSorted()
      .at(-1),
  };
}

/** The positions of several cases in one currency as one. */
function summed(positions: readonly MoneyPosition[]): MoneyPosition[] {
  const [first] = positions;
  if (!first) return [];
  const sum = (of: (each: MoneyPosition) => number) => positions.reduce((total, each) => total + of(each), 0);
  return [
    {
      ...first,
      received: sum(({ received }) => received),
      due: sum(({ due }) => due),
      comesBack: sum(({ comesBack }) => comesBack),
      paidOn: sum(({ paidOn }) => paidOn),
      fee: sum(({ fee }) => fee),
    },
  ];
}
