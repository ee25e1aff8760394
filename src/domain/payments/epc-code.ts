/** What a code for a transfer within the single euro payments area says. */
interface EpcTransfer {
  holder: string;
  iban: string;
  bic: string;
  /** In cents; without it the payer enters the amount. */
  amount: number | undefined;
  /** By ISO 11649. */
  reference: string;
}

/**
 * The content of a QR code that banking apps in Europe read. For accounts in euros with an IBAN; no other currency that
 * we take has a public standard for transfers by code.
 * Source: European Payments Council, EPC069-12 version 3.0, "Quick Response Code: Guidelines to Enable Data Capture for
 * the Initiation of a SEPA Credit Transfer".
 */
export function epcCodeOf({ holder, iban, bic, amount, reference }: EpcTransfer): string {
  return [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    bic,
    holder.slice(0, 70),
    iban,
    amount === undefined ? '' : `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    '',
    reference,
  ].join('\n');
}
