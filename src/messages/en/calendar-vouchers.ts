/** Payment vouchers of authorities in the calendar. */
export const voucherCalendarMessages = {
  title: 'Payment vouchers to pay',
  voucher: (authority: string, number: string) => `${authority}, voucher ${number}`,
  proven: 'Your proof is being checked.',
  toPayments: 'Open payments',
} as const;
