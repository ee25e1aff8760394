const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => longDay.format(new Date(date));

/** The forecast of VAT on the page Sales Tax. */
export const vatForecastMessages = {
  title: 'When will you have to register for VAT?',
  about:
    'What you type stays in this page. Only the day goes into your calendar, and only if you put it there.',
  past: 'Sales and imports in the last 12 months, in AED',
  monthly: 'Expected each month from now on, in AED',
  /** @param daysToRegister after the line is passed */
  above: (passedOn: string, registerBy: string, daysToRegister: number) =>
    `You pass AED 375,000 in twelve months by ${day(passedOn)}. Register within ${daysToRegister} days, by ${day(registerBy)}.`,
  voluntary: (from: string) =>
    `From ${day(from)} you are above AED 187,500 and may register, if it suits you.`,
  between: 'You stay below AED 375,000 in the next twelve months, so you need not register.',
  below: 'You stay below AED 187,500 in the next twelve months: you need not register, and cannot yet.',
  rule: 'Above AED 375,000 registration is compulsory, above AED 187,500 voluntary',
  honest: 'The forecast counts on: what you sold stays in the sum, so the day is rather early than late.',
  putIntoCalendar: 'Put the day into the calendar',
  added: 'Register for VAT is in your calendar',
  addedAsStep: 'Register for VAT is one of your steps. It opens after the licence.',
  readOnly: 'An admin of the company can put the day into the calendar.',
} as const;
