import type { Fact } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { addDays, addMonths, type PlainDate } from '#domain/values/plain-date.ts';

/** The lines of VAT in the Emirates, in AED of sales and imports within twelve months. */
export const vatLines: { compulsory: Fact<number>; voluntary: Fact<number>; daysToRegister: Fact<number> } = {
  compulsory: fact(375_000, 'high', ['Celent: VAT in the UAE', 'https://celent.com/ja/news/948167812']),
  voluntary: fact(187_500, 'high', [
    'Nomad Accountant: registering for VAT in the UAE',
    'https://staging.nomad-accountant.com/registration-requirements-for-value-added-tax-in-the-uae',
  ]),
  daysToRegister: fact(30, 'high', ['Nascon: registering for VAT', 'https://nascon.tech/?p=8931']),
};

/** What somebody expects to sell, in AED. */
interface ExpectedSales {
  /** Sales and imports of the past twelve months. */
  past: number;
  /** Sales and imports of each month from now on. */
  monthly: number;
}

/** When the lines are passed within the next twelve months; `undefined` where they are not. */
interface VatForecast {
  voluntaryFrom: PlainDate | undefined;
  passedOn: PlainDate | undefined;
  /** The last day to register. */
  registerBy: PlainDate | undefined;
}

/**
 * When sales pass the lines of VAT. What was sold stays in the sum for the year ahead, so the day is rather early than
 * late.
 */
export function vatForecastOf({ past, monthly }: ExpectedSales, today: PlainDate): VatForecast {
  const { compulsory, voluntary, daysToRegister } = vatLines;
  const dayAbove = (line: number): PlainDate | undefined => {
    if (past > line) return today;
    const months = monthly > 0 ? Math.floor((line - past) / monthly) + 1 : Number.POSITIVE_INFINITY;
    return months <= 12 ? addMonths(today, months) : undefined;
  };
  // Where the next 30 days alone bring it, the time begins at once.
  const passedOn = monthly > compulsory.value ? today : dayAbove(compulsory.value);
  return {
    voluntaryFrom: dayAbove(voluntary.value),
    passedOn,
    registerBy: passedOn && addDays(passedOn, daysToRegister.value),
  };
}
