import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import {
  isFromSameFirm,
  mayLetIn,
  type ProviderEvent,
  presentProvider,
  providerRecordOf,
} from './appointment.ts';
import { providerRuleFor } from './provider-rules.ts';

const terms = {
  name: 'Corniche Corporate Services',
  licence: 'CSP 77',
  website: '',
  email: 'desk@corniche.example',
  scope: 'Registered office',
  price: { amount: 250_000, currency: 'USD' },
  notice: '30 days',
  login: 'company',
} as const;
const on = plainDate('2026-11-02');
const recordOf = (...events: ProviderEvent[]) =>
  providerRecordOf(
    events.map((event, index) => ({
      position: index + 1,
      event,
      by: 'Faisal',
      side: 'company',
      at: new Date('2026-11-02T09:00:00Z'),
    })),
  );
const chosen = (name: string): ProviderEvent => ({
  kind: 'chosen',
  terms: { ...terms, name },
  alsoAdvises: false,
  on,
});
const answered = (
  appointment: number,
  outcome: 'accepted' | 'declined' | 'withdrawn' | 'ended',
): ProviderEvent => ({ kind: 'answered', appointment, outcome, on, note: '' });

test('D6: a provider that declines stays on the record, and another one acts', () => {
  const record = recordOf(
    chosen('First'),
    answered(1, 'declined'),
    chosen('Second'),
    answered(3, 'accepted'),
  );
  expect(record.appointments.map(({ terms: { name }, state }) => [name, state])).toEqual([
    ['First', 'declined'],
    ['Second', 'accepted'],
  ]);
  expect(presentProvider(record)?.terms.name).toBe('Second');
  expect(presentProvider(recordOf(chosen('First'), answered(1, 'withdrawn')))).toBeUndefined();
});

test('D6: nobody of a provider is let in before it accepts, nor after it has gone', () => {
  const their = 'clerk@corniche.example';
  expect(mayLetIn(recordOf(), their)).toBe(true);
  expect(mayLetIn(recordOf(chosen('First')), their)).toBe(false);
  expect(mayLetIn(recordOf(chosen('First')), 'aya@example.com')).toBe(true);
  expect(mayLetIn(recordOf(chosen('First'), answered(1, 'accepted')), their)).toBe(true);
  expect(mayLetIn(recordOf(chosen('First'), answered(1, 'accepted'), answered(1, 'ended')), their)).toBe(
    false,
  );
});

test('a common mail service is no common firm', () => {
  expect(isFromSameFirm('a@gmail.com', 'b@gmail.com')).toBe(false);
  expect(isFromSameFirm('a@gmail.com', 'a@gmail.com')).toBe(true);
  expect(isFromSameFirm('', '')).toBe(false);
});

test('only places and offices whose sources say so ask for a provider', () => {
  expect(providerRuleFor('ae-adgm', 'virtual')?.need).toBe('must');
  expect(providerRuleFor('ae-adgm', 'physical')).toBeUndefined();
  expect(providerRuleFor('ae-ifza', 'virtual')).toBeUndefined();
});
