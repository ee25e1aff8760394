import { partnerBanks } from '#domain/banking/partner-banks.ts';

/** The name of a partner bank. */
export function bankNameOf(bank: string): string {
  return partnerBanks.find(({ id }) => id === bank)?.name ?? bank;
}
