import type { DayRange } from '#domain/formation/available-actions.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';

const dayText = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @throws Failure 'invalid-input' for a day that cannot be chosen, with the nearest that can */
export function refuseDayOutside({ from, until }: DayRange, on: PlainDate): void {
  if (on < from) throw refusal(`Please choose ${said(from)} or a later day.`);
  if (on > until) throw refusal(`Please choose ${said(until)} or an earlier day.`);
}

function refusal(message: string): Failure {
  return new Failure('invalid-input', { fields: { on: message } });
}

function said(day: PlainDate): string {
  return dayText.format(new Date(day));
}
