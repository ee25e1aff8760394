import type { Person } from '#domain/accounts/person.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { Failure } from '../platform/failure.ts';
import type { PricePorts } from './ports.ts';
import { readPrice, todayOf } from './price-line.ts';

/**
 * Refuses to leave a line without any figure while open quotes have it.
 * @throws Failure 'price-line-not-found', or 'price-in-use' with the numbers of the quotes
 */
export async function refuseWhileInUse(
  services: Pick<PricePorts, 'clock' | 'database' | 'quotesWith'>,
  staff: Person,
  line: PriceLine,
): Promise<void> {
  const { fee } = await readPrice(services.database, line, todayOf(services.clock));
  if ('value' in fee.amount) return;
  const quotes = await services.quotesWith(staff, line);
  if (quotes.length > 0)
    throw new Failure('price-in-use', { fields: { low: { code: 'price-in-use', quotes } } });
}
