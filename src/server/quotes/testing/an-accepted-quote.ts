import type { QuoteView } from '#contract/quote-view.ts';
import type { StaffQuoteView } from '#contract/staff-quotes.ts';
import type { VatClient, VatRule } from '#domain/price-list/vat.ts';
import type { Currency } from '#domain/values/money.ts';
import type { Answer, TestPerson } from '../../platform/testing/builders.ts';

interface AddedFee {
  label: string;
  currency?: Currency;
  /** Without VAT, in minor units. */
  amount: number;
  vat?: VatRule;
}

/** A quote for a company with some fees of ours beside the money of others, sent to its people. */
export async function aSentQuote(
  manager: TestPerson,
  company: string,
  fees: readonly AddedFee[] = [],
  client: VatClient = 'private',
): Promise<StaffQuoteView> {
  const path = `/operator/companies/${company}/quotes`;
  const only = ({ body }: Answer): StaffQuoteView => body.quotes[0];
  const change = async (method: string, { id, tag }: StaffQuoteView, action: string, body: object) =>
    only(
      succeed(
        await manager.call(method, `${path}/${id}/${action}`, { body, headers: { 'if-match': `"${tag}"` } }),
      ),
    );
  succeed(await manager.call('PUT', '/operator/practice', { body: { hasAgency: true } }));
  succeed(await manager.call('PUT', '/operator/agency-terms', { body: { text: 'We work with care.' } }));
  const drafted = only(succeed(await manager.call('POST', path)));
  const fixed = drafted.offered.filter(({ amount, isOptional }) => amount?.high === null && !isOptional);
  const saved = await change('PUT', drafted, 'draft', {
    client,
    people: 1,
    lines: Object.fromEntries(
      fixed.map(({ id }) => [id, { amount: 700_000, reason: 'As the authority said' }]),
    ),
    added: fees.map(({ label, currency = 'AED', amount, vat = { treatment: 'standard', rate: 500 } }) => ({
      label,
      group: 'agency',
      currency,
      amount,
      vat,
      earnedAt: 'filed',
      reason: 'As agreed',
    })),
    note: '',
  });
  return change('POST', saved, 'sending', {});
}

/** Such a quote, accepted by one of the company's people. */
export async function anAcceptedQuote(
  manager: TestPerson,
  founder: TestPerson,
  company: string,
  fees: readonly AddedFee[],
  client?: VatClient,
): Promise<QuoteView> {
  const { id, sent } = await aSentQuote(manager, company, fees, client);
  const body = {
    version: sent?.content.version,
    terms: sent?.content.terms.version,
    name: 'Ana Example',
  };
  succeed(await founder.call('POST', `/companies/${company}/quotes/${id}/acceptance`, { body }));
  return succeed(await founder.call('GET', `/companies/${company}/quotes`)).body.quotes[0];
}

/** The answer of a call that must not fail. */
function succeed(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
