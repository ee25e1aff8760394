import type { RegisterChange } from '#domain/cases/kinds/opening.ts';
import {
  compare,
  fraction,
  fractionText,
  minus,
  parseFraction,
  plus,
  zero,
} from '#domain/parties/fraction.ts';
import { type Office, offices, officesOn } from '#domain/parties/party.ts';
import { type Holding, holdingsOn, type ShareClass } from '#domain/parties/share-register.ts';
import type { CaseResults } from '../cases/index.ts';
import { Failure } from '../platform/failure.ts';
import { lockCompanies } from '../tenancy/index.ts';
import { partyIn } from './edit-party.ts';
import { refuseAppointment } from './hold-office.ts';
import { type People, peopleOf } from './people-of.ts';
import { holdingEntriesFor } from './record-holdings.ts';
import { addEntries, addOffice, endOfficeHeld, resumeOffice } from './register-repository.ts';

type OfficeChange = Extract<RegisterChange, { office: string }>;
type Transfer = Extract<RegisterChange, { kind: 'transfer' }>;

/** Enters the results of cases into the registers of officers and shares, as of the day of the change. */
export const partyResults: CaseResults = {
  async check(transaction, company, change) {
    const people = await peopleOf(transaction, company);
    refuseChange(people, change);
    const nameOf = (id: string) => partyIn(people, id).name;
    return change.kind === 'transfer'
      ? {
          from: nameOf(change.from),
          to: nameOf(change.to),
          class: classOf(people, change).name || change.shareClass,
        }
      : { party: nameOf(change.party) };
  },

  async apply(transaction, company, change, { by, at, log }) {
    await lockCompanies(transaction, company.id);
    const people = await peopleOf(transaction, company);
    refuseChange(people, change);
    const { on } = change;
    switch (change.kind) {
      case 'appointment': {
        const { party, office } = officeOf(change);
        await addOffice(transaction, company.id, { party, office, from: on }, { by, at });
        return log({
          action: 'officer-appointed',
          subject: partyIn(people, party).name,
          details: { office, on },
        });
      }
      case 'end': {
        const { party, office } = officeOf(change);
        const held = heldOffice(people, change);
        if (!held || !(await endOfficeHeld(transaction, company.id, held.id, on)))
          throw new Failure('office-not-found');
        return log({ action: 'office-ended', subject: partyIn(people, party).name, details: { office, on } });
      }
      case 'transfer':
        await addEntries(transaction, company.id, entriesOf(people, change), { by, at });
        return log({ action: 'shares-recorded', subject: company.name, details: { on } });
    }
  },

  async revert(transaction, company, change, { by, at, log }) {
    await lockCompanies(transaction, company.id);
    const people = await peopleOf(transaction, company);
    const { on } = change;
    switch (change.kind) {
      case 'appointment': {
        const { party, office } = officeOf(change);
        const held = heldOffice(people, change);
        // It stays in the table, held on no day.
        if (!held || !(await endOfficeHeld(transaction, company.id, held.id, on)))
          throw new Failure('office-not-found');
        return log({ action: 'office-ended', subject: partyIn(people, party).name, details: { office, on } });
      }
      case 'end': {
        const { party, office } = officeOf(change);
        const ended = people.record.offices.find(
          (one) => one.party === party && one.office === office && one.until === on,
        );
        if (!ended) throw new Failure('office-not-found');
        await resumeOffice(transaction, company.id, ended.id);
        return log({
          action: 'officer-appointed',
          subject: partyIn(people, party).name,
          details: { office, on },
        });
      }
      case 'transfer': {
        const back = { ...change, from: change.to, to: change.from };
        refuseTransfer(people, back);
        await addEntries(transaction, company.id, entriesOf(people, back), { by, at });
        return log({ action: 'shares-recorded', subject: company.name, details: { on } });
      }
    }
  },
};

/** @throws Failure with the reason where the registers do not allow the change */
function refuseChange(people: People, change: RegisterChange): void {
  switch (change.kind) {
    case 'appointment':
      refuseAppointment(people, { ...officeOf(change), from: change.on });
      break;
    case 'end':
      partyIn(people, change.party);
      if (!heldOffice(people, change)) throw new Failure('office-not-found');
      break;
    case 'transfer':
      refuseTransfer(people, change);
      // Totals, minors and circles are refused as in any other entry.
      entriesOf(people, change);
  }
}

function officeOf({ party, office }: OfficeChange): { party: string; office: Office } {
  const known = offices.find((one) => one === office);
  if (!known) throw new Failure('office-not-found');
  return { party, office: known };
}

/** The office as it is held on the day, without a last day. */
function heldOffice({ record }: People, { party, office, on }: OfficeChange) {
  return officesOn(record.offices, on).find(
    (one) => one.party === party && one.office === office && one.until === null,
  );
}

/** @throws Failure 'invalid-input' where the company has no such class */
function classOf({ record }: People, { shareClass }: Transfer): ShareClass {
  const found = record.classes.find(({ id }) => id === shareClass);
  if (!found) throw new Failure('invalid-input', { fields: { 'values.class': { code: 'class-not-found' } } });
  return found;
}

function refuseTransfer(people: People, transfer: Transfer): void {
  const { from, to, shares } = transfer;
  classOf(people, transfer);
  const giver = partyIn(people, from);
  partyIn(people, to);
  if (from === to)
    throw new Failure('invalid-input', { fields: { 'values.to': { code: 'transfer-to-oneself' } } });
  const amount = parseFraction(shares);
  if (amount?.under !== 1n || compare(amount, zero) <= 0)
    throw new Failure('invalid-input', { fields: { 'values.shares': { code: 'not-whole-shares' } } });
  const held = ownHoldings(people, transfer).find(({ holder }) => holder === from)?.amount ?? zero;
  if (compare(held, amount) < 0) {
    throw new Failure('invalid-input', {
      fields: { 'values.shares': { code: 'holds-fewer-shares', name: giver.name, held: fractionText(held) } },
    });
  }
}

/** What people hold of the class in their own name: what a transfer moves. */
function ownHoldings(people: People, transfer: Transfer): readonly Holding[] {
  return holdingsOfClass(people, transfer).filter(({ nomineeFor }) => nomineeFor === null);
}

function holdingsOfClass({ record }: People, { shareClass, on }: Transfer): readonly Holding[] {
  return holdingsOn(record.entries, on).filter(
    (holding) => holding.of === null && holding.shareClass === shareClass,
  );
}

function entriesOf(people: People, transfer: Transfer) {
  const { from, to, shareClass, shares, on } = transfer;
  const amount = parseFraction(shares) ?? fraction(0);
  const all = holdingsOfClass(people, transfer);
  const isOwn = (holding: Holding, party: string) => holding.holder === party && holding.nomineeFor === null;
  const receives = all.some((holding) => isOwn(holding, to));
  const after = [
    ...all.map((holding) => {
      if (isOwn(holding, from)) return { ...holding, amount: minus(holding.amount, amount) };
      return isOwn(holding, to) ? { ...holding, amount: plus(holding.amount, amount) } : holding;
    }),
    ...(receives ? [] : [{ holder: to, amount, nomineeFor: null }]),
  ];
  return holdingEntriesFor(people, {
    on,
    of: null,
    shareClass,
    lines: after
      .filter((holding) => compare(holding.amount, zero) !== 0)
      .map((holding) => ({
        holder: holding.holder,
        amount: fractionText(holding.amount),
        nomineeFor: holding.nomineeFor,
      })),
  });
}
