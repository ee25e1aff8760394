export const billingMessages = {
  title: 'Billing',
  notSwitchedOn: 'Billing is not switched on in this installation.',
  nothingCharged: 'Nothing is charged, and no card is kept here.',
  whoToAsk: 'For anything about prices or invoices, ask',
  manage: 'Manage on Stripe',
  manageLater: 'The link opens your payment page once the operator has connected Stripe.',
} as const;
