import type { PlainDate } from '#domain/values/plain-date.ts';
import { banksByFit } from './bank-fit.ts';
import type { BankProfile, RefusalReason } from './bank-rules.ts';
import { type PartnerBank, partnerBanks } from './partner-banks.ts';

/** What a bank answered, or what became of an application otherwise. */
export const bankOutcomes = ['asked', 'opened', 'refused', 'withdrawn', 'closed'] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

/** Maximum characters of a note. */
export const maxBankNoteLength = 500;

export type BankEvent =
  | { kind: 'sent'; bank: string; on: PlainDate }
  | {
      kind: 'answered';
      application: number;
      outcome: BankOutcome;
      on: PlainDate;
      reasons: readonly RefusalReason[];
      note: string;
      /** Last day of the account, of one that the bank closes. */
      lastDay?: PlainDate;
    }
  | { kind: 'repaired'; reason: RefusalReason; note: string };

/** Who recorded it: the company itself, or staff for it. */
export type BankSide = 'company' | 'agency';

export interface RecordedBankEvent {
  /** 1 for a company's first event. */
  position: number;
  event: BankEvent;
  /** `undefined` once the account is gone. */
  by: string | undefined;
  side: BankSide;
  at: Date;
}

/** One application to one bank. */
export interface BankApplication {
  id: number;
  bank: string;
  sentOn: PlainDate;
  state: 'sent' | BankOutcome;
  answers: readonly {
    outcome: BankOutcome;
    on: PlainDate;
    reasons: readonly RefusalReason[];
    note: string;
    lastDay?: PlainDate;
    by: string | undefined;
    side: BankSide;
  }[];
}

export interface BankRecord {
  /** Oldest first. */
  applications: readonly BankApplication[];
  /** Reasons of refusals that nobody has repaired since: what comes before the next application. */
  toRepair: readonly RefusalReason[];
}

/** The record of a company's applications, from its events in order. */
export function bankRecordOf(events: readonly RecordedBankEvent[]): BankRecord {
  const applications = new Map<number, BankApplication>();
  const toRepair = new Set<RefusalReason>();
  for (const { position, event, by, side } of events) {
    if (event.kind === 'sent') {
      applications.set(position, {
        id: position,
        bank: event.bank,
        sentOn: event.on,
        state: 'sent',
        answers: [],
      });
    } else if (event.kind === 'repaired') {
      toRepair.delete(event.reason);
    } else {
      const { outcome, on, reasons, note, lastDay } = event;
      const known = applications.get(event.application);
      if (!known) continue;
      const answers = [
        ...known.answers,
        { outcome, on, reasons, note, ...(lastDay && { lastDay }), by, side },
      ];
      applications.set(event.application, { ...known, state: outcome, answers });
      if (outcome === 'refused') for (const reason of reasons) toRepair.add(reason);
    }
  }
  return { applications: [...applications.values()], toRepair: [...toRepair] };
}

/** Whether an application still waits for its bank. */
export function isPending({ state }: Pick<BankApplication, 'state'>): boolean {
  return state === 'sent' || state === 'asked';
}

/** Whether a bank can have answered like that: it closes an account that is open, and answers applications that wait. */
export function canBecome({ state }: Pick<BankApplication, 'state'>, outcome: BankOutcome): boolean {
  return outcome === 'closed' ? state === 'opened' : isPending({ state });
}

/** The bank to apply to after one closed the account: the one that fits best and has neither refused nor closed. */
export function nextBankAfter(
  closed: string,
  applications: readonly Pick<BankApplication, 'bank' | 'state'>[],
  profile: BankProfile,
): PartnerBank | undefined {
  const country = partnerBanks.find(({ id }) => id === closed)?.country;
  if (!country) return undefined;
  const tried = new Set(applications.filter(({ state }) => state !== 'withdrawn').map(({ bank }) => bank));
  return banksByFit(partnerBanks, country, profile).find(
    ({ bank, fit }) => fit !== 'refused' && fit !== 'other-country' && !tried.has(bank.id),
  )?.bank;
}
