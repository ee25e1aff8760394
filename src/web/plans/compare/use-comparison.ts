import { comparePlans } from '#contract/plans.ts';
import { isPlanCurrency } from '#domain/values/money.ts';
import { writtenFreshMs } from '#web/platform/page-answers.ts';
import { useQuery } from '#web/platform/query.ts';
import '../written-plans.ts';
import { type ComparisonChoice, currencyToAsk } from './comparison-address.ts';

/** The plans of the places that are compared, in their order. What is known stays while another choice is read. */
export function useComparison(choice: ComparisonChoice) {
  const { visas, officeType, places } = choice;
  const params = { visas: `${visas}` as const, officeType, jurisdictions: places.join(',') };
  const currency = currencyToAsk(choice);
  const query = { currency: isPlanCurrency(currency) ? currency : undefined };
  return useQuery(comparePlans, { params, query }, { freshMs: writtenFreshMs });
}
