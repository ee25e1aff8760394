/** Texts of a quote's PDF alone. */
export const quoteDocumentMessages = {
  title: 'Quote',
  foot: (number: string, version: number) => `Quote ${number}, version ${version}`,
  draft: 'Draft of a quote',
  draftFoot: 'Draft, not an offer',
  draftNotice: 'Draft. Not sent yet: it has no number, can still change, and cannot be accepted.',
  number: 'Number',
  version: 'Version',
  date: 'Date',
  validUntil: 'Valid until',
  client: 'For',
  case: 'Case',
  place: 'Company in',
  plan: 'Counted for',
  requirements: (visas: number, office: string) =>
    `${visas} ${visas === 1 ? 'visa' : 'visas'}, ${office} office`,
  charged: 'VAT charged as for',
  item: 'Item',
  vat: 'VAT',
  amount: 'Amount',
  total: 'Total',
  sums: 'What it comes to',
  net: 'Without VAT',
  returns: 'If you stop',
  stage: 'When',
  spent: 'Spent',
  back: 'Comes back',
  deposits: 'Deposits, from their payees',
  nothing: '–',
  notIncluded: 'Not included',
  noPrice: 'no published price',
  later: 'Later years, by today’s prices',
  laterOpen: 'some prices are not published',
  sources: 'Sources',
  source: (title: string, read: string) => `${title}, read ${read}`,
  replaced: (version: number, isAccepted: boolean) =>
    isAccepted
      ? `Version ${version}, which you accepted, holds until you accept this one. It came to:`
      : `It takes the place of version ${version}, which came to:`,
  terms: (version: number, hash: string) =>
    `Our terms, version ${version}, are part of this quote. SHA-256 of their text: ${hash}`,
};
