import type { CalendarView } from '#contract/calendar.ts';
import type { DueDateView } from '#contract/plans.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import { isSalesTaxReturn } from '#domain/products/sales-tax-return.ts';

/** What a company's calendar says about its sales tax returns. */
export type NextReturn =
  | { state: 'not-incorporated' | 'not-registered' | 'none' }
  | {
      state: 'due';
      deadline: DueDateView;
      /** From the calendar's day to the last day of the return. */
      days: number;
      /** Nobody has said yet whether the company is registered. */
      isUnsure: boolean;
    };

const registrationQuestions: readonly CompanyQuestion[] = ['is-vat-registered', 'is-gst-registered'];

export function nextReturnOf({ deadlines, counted, companyQuestions, today }: CalendarView): NextReturn {
  const incorporation = counted.find(({ day }) => day === 'incorporation');
  if (incorporation && !incorporation.known) return { state: 'not-incorporated' };
  const registered = companyQuestions.find(({ question }) => registrationQuestions.includes(question));
  if (registered?.answer === false) return { state: 'not-registered' };
  const deadline = deadlines.find(
    ({ id, on, state }) => isSalesTaxReturn(id) && state === 'open' && on >= today,
  );
  if (!deadline) return { state: 'none' };
  const days = (Date.parse(deadline.on) - Date.parse(today)) / (24 * 60 * 60 * 1000);
  return { state: 'due', deadline, days, isUnsure: registered?.answer !== true };
}
