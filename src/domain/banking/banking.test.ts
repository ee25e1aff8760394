import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { type BankEvent, bankRecordOf, nextBankAfter } from './bank-application.ts';
import { fileStatesOf } from './bank-file.ts';
import { banksByFit } from './bank-fit.ts';
import { type BankProfile, bankRules } from './bank-rules.ts';
import { fileProblemsOf } from './contradictions.ts';
import { partnerBanks } from './partner-banks.ts';

const unknown: BankProfile = {
  activity: '',
  websiteText: '',
  appliesFromWithin: null,
  paysAbroad: null,
  holdsClientMoney: null,
  hasLargeTurnover: null,
};
const told: BankProfile = {
  ...unknown,
  appliesFromWithin: true,
  paysAbroad: false,
  holdsClientMoney: false,
  hasLargeTurnover: false,
};

const fits = (profile: BankProfile) =>
  banksByFit(partnerBanks, 'AE', profile).map(({ bank, fit }) => [bank.id, fit]);

describe('partner banks by fit', () => {
  it('each have rules, and no rule lacks its bank', () => {
    expect(Object.keys(bankRules).toSorted()).toEqual(partnerBanks.map(({ id }) => id).toSorted());
  });

  it('are open until the founder has answered', () => {
    expect(
      fits(unknown)
        .slice(0, 3)
        .map(([, fit]) => fit),
    ).toEqual(['open', 'open', 'open']);
  });

  it('put what a stated rule refuses behind what fits, with the rule', () => {
    const abroad = { ...told, appliesFromWithin: false };
    expect(fits(abroad).slice(0, 3)).toEqual([
      ['adcb', 'fits'],
      ['mashreq-neobiz', 'fits'],
      ['wio-business', 'refused'],
    ]);
    const [, , wio] = banksByFit(partnerBanks, 'AE', abroad);
    expect(wio?.against.map(({ statement }) => statement.text)).toEqual([
      'The person who applies needs a valid Emirates ID and UAE visa.',
    ]);
    expect(fits({ ...told, holdsClientMoney: true, paysAbroad: true }).slice(0, 3)).toEqual([
      ['wio-business', 'fits'],
      ['adcb', 'limited'],
      ['mashreq-neobiz', 'refused'],
    ]);
  });

  it('put banks of other countries last', () => {
    expect(
      fits(told)
        .slice(3)
        .map(([, fit]) => fit),
    ).toEqual(Array(3).fill('other-country'));
  });
});

describe('the file', () => {
  it('shows a licence and a website that name different lines', () => {
    const differing = { activity: 'Design services', websiteText: 'Online courses and training for teams.' };
    expect(fileProblemsOf(differing)).toEqual([
      { kind: 'activities-differ', licence: ['design'], website: ['training'] },
    ]);
    expect(fileProblemsOf({ ...differing, websiteText: 'We design brands and give workshops.' })).toEqual([]);
    expect(fileProblemsOf({ ...differing, websiteText: '' })).toEqual([]);
  });

  it('shows a licence that does not say what is sold', () => {
    expect(fileProblemsOf({ activity: 'General Trading', websiteText: '' })).toEqual([
      { kind: 'activity-says-nothing' },
    ]);
  });

  it('marks what is missing', () => {
    const states = fileStatesOf('AE', { accepted: ['licence'], received: ['lease'] });
    const of = (state: string) => states.filter((each) => each.state === state).map(({ id }) => id);
    expect(of('held')).toEqual(['licence']);
    expect(of('waiting')).toEqual(['address']);
    expect(of('missing')).toContain('funds');
  });
});

it('an application’s refusal has to be repaired before the next, and stays readable', () => {
  const on = plainDate('2026-11-02');
  const events: BankEvent[] = [
    { kind: 'sent', bank: 'adcb', on },
    { kind: 'answered', application: 1, outcome: 'asked', on, reasons: [], note: 'Two contracts' },
    {
      kind: 'answered',
      application: 1,
      outcome: 'refused',
      on,
      reasons: ['source-of-funds', 'contradictions'],
      note: '',
    },
    { kind: 'repaired', reason: 'contradictions', note: 'Website rewritten' },
  ];
  const record = bankRecordOf(
    events.map((event, index) => ({
      position: index + 1,
      event,
      by: 'Ana',
      side: 'company',
      at: new Date(),
    })),
  );
  expect(record.toRepair).toEqual(['source-of-funds']);
  expect(record.applications).toMatchObject([{ id: 1, bank: 'adcb', state: 'refused' }]);
  expect(record.applications[0]?.answers.map(({ outcome }) => outcome)).toEqual(['asked', 'refused']);
});

it('names the best fit not tried yet once a bank closed the account', () => {
  const profile: BankProfile = {
    activity: '',
    websiteText: '',
    appliesFromWithin: true,
    paysAbroad: false,
    holdsClientMoney: false,
    hasLargeTurnover: false,
  };
  const closed = { bank: 'adcb', state: 'closed' } as const;
  const next = nextBankAfter('adcb', [closed], profile);
  expect(next?.country).toBe('AE');
  expect(next?.id).not.toBe('adcb');
  const others = partnerBanks.map(({ id }) => ({ bank: id, state: 'refused' }) as const);
  expect(nextBankAfter('adcb', [closed, ...others], profile)).toBeUndefined();
});
