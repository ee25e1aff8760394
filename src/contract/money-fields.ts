import * as z from 'zod/mini';
import { vatTreatments, wholeRate } from '#domain/price-list/vat.ts';
import { isPlainDate } from '#domain/values/plain-date.ts';
import { problem } from './field-problem.ts';

/** One of these values; the refusal names the field and the values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  z.enum(values, problem('not-one-of', { name, values }));

/** A day that has to be given. */
export const requiredDay = z
  .string(problem('day-missing'))
  .check(z.refine((value) => isPlainDate(value), problem('day-missing')));

/** An amount in minor units, from nothing to `max`. */
export const minorUnits = (max: number) =>
  z
    .int(problem('not-amount'))
    .check(z.minimum(0, problem('not-amount')), z.maximum(max, problem('amount-too-large', { max })));

/** How a price is taxed; the rate in hundredths of a percent. */
export const vatField = z.object({
  treatment: oneOf('treatment', vatTreatments),
  rate: z
    .int(problem('not-whole', { name: 'rate' }))
    .check(
      z.minimum(0, problem('too-small', { name: 'rate', min: 0 })),
      z.maximum(wholeRate, problem('too-large', { name: 'rate', max: wholeRate })),
    ),
});
