import type { PlainDate } from '#domain/values/plain-date.ts';
import type { ProviderTerms } from './provider-terms.ts';

/** What became of a choice: the provider's own answer, or the company's second thought. */
export const appointmentOutcomes = ['accepted', 'declined', 'withdrawn', 'ended'] as const;
export type AppointmentOutcome = (typeof appointmentOutcomes)[number];

export type ProviderEvent =
  | { kind: 'chosen'; terms: ProviderTerms; alsoAdvises: boolean; on: PlainDate }
  | { kind: 'answered'; appointment: number; outcome: AppointmentOutcome; on: PlainDate; note: string }
  /** The company needs none, and why; an empty reason takes it back. */
  | { kind: 'exempted'; note: string };

/** Who recorded it: the company itself, or staff for it. */
export type ProviderSide = 'company' | 'agency';

export interface RecordedProviderEvent {
  /** 1 for a company's first event. */
  position: number;
  event: ProviderEvent;
  /** `undefined` once the account is gone. */
  by: string | undefined;
  side: ProviderSide;
  at: Date;
}

/** A provider that was chosen, and what became of it. */
export interface Appointment {
  id: number;
  terms: ProviderTerms;
  /** Whether the firm also advises the company, which somebody was told and accepted. */
  alsoAdvises: boolean;
  chosenOn: PlainDate;
  state: 'asked' | AppointmentOutcome;
  answers: readonly {
    outcome: AppointmentOutcome;
    on: PlainDate;
    note: string;
    by: string | undefined;
    side: ProviderSide;
  }[];
}

export interface ProviderRecord {
  /** Oldest first. */
  appointments: readonly Appointment[];
  /** Why the company needs none; empty while it does. */
  exemption: string;
}

/** A company's providers, from its events in order. */
export function providerRecordOf(events: readonly RecordedProviderEvent[]): ProviderRecord {
  const appointments = new Map<number, Appointment>();
  let exemption = '';
  for (const { position, event, by, side } of events) {
    if (event.kind === 'exempted') {
      exemption = event.note;
    } else if (event.kind === 'chosen') {
      const { terms, alsoAdvises, on } = event;
      appointments.set(position, {
        id: position,
        terms,
        alsoAdvises,
        chosenOn: on,
        state: 'asked',
        answers: [],
      });
    } else {
      const known = appointments.get(event.appointment);
      if (!known) continue;
      const { outcome, on, note } = event;
      const answers = [...known.answers, { outcome, on, note, by, side }];
      appointments.set(known.id, { ...known, state: outcome, answers });
    }
  }
  return { appointments: [...appointments.values()], exemption };
}

/** The provider that is asked or acts now, of which there is one at most. */
export function presentProvider({ appointments }: ProviderRecord): Appointment | undefined {
  return appointments.findLast(({ state }) => state === 'asked' || state === 'accepted');
}

/** What can be recorded next of an appointment. */
export function nextOutcomes(state: Appointment['state']): readonly AppointmentOutcome[] {
  if (state === 'asked') return ['accepted', 'declined', 'withdrawn'];
  return state === 'accepted' ? ['ended'] : [];
}

/** Whether somebody who works for that provider may be let in, by the address they are invited with. */
export function mayLetIn(record: ProviderRecord, email: string): boolean {
  const their = record.appointments.filter(({ terms }) => isFromSameFirm(terms.email, email));
  const last = their.at(-1);
  return last === undefined || last.state === 'accepted';
}

/** Mailboxes of these are no sign of a common employer. */
const publicMail = /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|proton|protonmail|gmx|aol)\./;

/** Whether two addresses are one, or at the same firm. */
export function isFromSameFirm(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  if (one === other) return true;
  const firm = one.split('@')[1] ?? '';
  return firm === other.split('@')[1] && !publicMail.test(firm);
}
