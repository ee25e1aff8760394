const number = new Intl.NumberFormat('en-GB');

/** Delaware's yearly tax by both methods, on the page of owners and roles. */
export const franchiseTaxMessages = {
  title: 'What do these shares cost in Delaware each year?',
  about:
    'Delaware bills by the number of authorised shares. You may work the tax out by assets instead and pay the lower sum. What you type stays in this page.',
  authorised: 'Authorised shares',
  authorisedHint: 'From the certificate of incorporation',
  assets: 'Gross assets at the year’s end, in USD',
  assetsHint: 'A young company often has little more than its bank balance',
  /** @param issued shares that people hold or may hold, as the page says */
  belowIssued: (issued: number) =>
    `${number.format(issued)} shares are issued. Enter at least as many, or correct the number of shares above.`,
  whole: 'Enter a whole number of at least 1.',
  byShares: 'By authorised shares',
  bySharesNote: 'On Delaware’s bill',
  byAssets: 'By assumed par value',
  byAssetsNote: 'Assets ÷ issued shares × authorised shares',
  lower: 'Lower',
  parAbove:
    'The nominal value of a share is above its part of the assets, so another sum holds. Ask a tax adviser.',
  report: 'The yearly report is charged besides.',
  subject: 'Delaware’s franchise tax by both methods',
} as const;
