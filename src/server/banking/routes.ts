import * as contract from '#contract/banking.ts';
import * as staff from '#contract/client-banking.ts';
import type { InputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { BankEvent } from '#domain/banking/bank-application.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { CompanyUser } from '../audit/index.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { changeBankProfile } from './change-bank-profile.ts';
import type { BankingPorts } from './ports.ts';
import { readBanking } from './read-banking.ts';
import { recordBankEvent } from './record-bank-event.ts';
import { viewBanking } from './views.ts';

const { serve } = servingWith<BankingPorts>();

const asMember = ({ person }: { person: Person }): CompanyUser => ({ side: 'company', person });
const asStaff = ({ person }: { person: Person }): CompanyUser => ({ side: 'agency', person });

function answeredWith(
  application: string,
  { lastDay, ...input }: InputOf<typeof contract.recordBankAnswer>,
): BankEvent {
  return {
    ...input,
    kind: 'answered',
    application: Number(application),
    on: plainDate(input.on),
    ...(lastDay && { lastDay: plainDate(lastDay) }),
  };
}

/** What the banking feature answers. */
export const bankingRoutes = [
  serve(contract.readBanking, async ({ services, session, params }) => ({
    banking: viewBanking(await readBanking(services, asMember(session), params.id)),
  })),

  serve(contract.changeBankProfile, async ({ services, session, params, input }) => ({
    banking: viewBanking(await changeBankProfile(services, session.person, params.id, input)),
  })),

  serve(contract.recordBankApplication, async ({ services, session, params, input }) => {
    const event = { kind: 'sent' as const, bank: input.bank, on: plainDate(input.on) };
    return { banking: viewBanking(await recordBankEvent(services, asMember(session), params.id, event)) };
  }),

  serve(contract.recordBankAnswer, async ({ services, session, params, input }) => {
    const event = answeredWith(params.application, input);
    return { banking: viewBanking(await recordBankEvent(services, asMember(session), params.id, event)) };
  }),

  serve(contract.recordBankRepair, async ({ services, session, params, input }) => {
    const event = { kind: 'repaired' as const, reason: params.reason, note: input.note };
    return { banking: viewBanking(await recordBankEvent(services, asMember(session), params.id, event)) };
  }),

  serve(staff.readClientBanking, async ({ services, session, params }) => ({
    banking: viewBanking(await readBanking(services, asStaff(session), params.id)),
  })),

  serve(staff.recordClientBankApplication, async ({ services, session, params, input }) => {
    const event = { kind: 'sent' as const, bank: input.bank, on: plainDate(input.on) };
    return { banking: viewBanking(await recordBankEvent(services, asStaff(session), params.id, event)) };
  }),

  serve(staff.recordClientBankAnswer, async ({ services, session, params, input }) => {
    const event = answeredWith(params.application, input);
    return { banking: viewBanking(await recordBankEvent(services, asStaff(session), params.id, event)) };
  }),
];
