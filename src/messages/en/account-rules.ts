import type { AccountRuleName } from '#domain/kept-records/account-rules.ts';
import { listText } from '../list-text.ts';
import { plural } from '../plural.ts';

/** What each law that has accounts kept is called. */
export const accountRuleLabels: Record<AccountRuleName, string> = {
  'ae-corporate-tax-law': 'the UAE’s Corporate Tax Law, article 56',
  'gb-company-records': 'the UK’s rules on company records',
  'sa-vat-regulations': 'the Saudi VAT regulations, article 66',
  'sg-companies-act': 'Singapore’s Companies Act, section 199',
};

/** What the accounts keep of a company. */
export function accountRecordsText(quotes: number, invoices: number): string {
  return listText([
    ...(quotes ? [`${quotes} accepted ${plural(quotes, { one: 'quote', other: 'quotes' })}`] : []),
    ...(invoices
      ? [`${invoices} ${plural(invoices, { one: 'invoice or receipt', other: 'invoices and receipts' })}`]
      : []),
    'the payments',
  ]);
}
