/** An exact charged amount. */
export interface ChargedAmount {
  /** ISO 4217 code. */
  currency: string;
  /** In major units, as a plain decimal: '1250.50'. */
  value: string;
}

/**
 * Formats an amount, such as 'USD 1,250.50'. A whole amount has the usual number of decimals of its
 * currency; other amounts are never rounded.
 */
export function amountText({ currency, value }: ChargedAmount): string {
  const [, decimals = ''] = value.split('.');
  const isWhole = /^0*$/.test(decimals);
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...(!isWhole && { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }),
  }).format(value as Intl.StringNumericLiteral);
}
