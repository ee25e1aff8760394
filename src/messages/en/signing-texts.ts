import type { Identification, SignatureMethod, SigningOrder } from '#domain/signing/envelope.ts';
import { documentTexts } from './document-texts.ts';

const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** A moment where somebody is, such as '1 Mar 2026, 14:00:00, Asia/Dubai'. */
function localMoment(at: Date, timeZone: string): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(at)} in ${timeZone}`;
}

const orders: Record<SigningOrder, string> = { ordered: 'One after another', parallel: 'In any order' };
const identified: Record<Identification, string> = {
  account: 'Their account here, with a fresh sign-in',
  'email-code': 'A code sent to their email address',
};
const methods: Record<SignatureMethod, string> = { typed: 'Typed name', drawn: 'Drawn' };

/** What is printed on the proof sheet of a signed document. */
export const signingTexts = {
  moment: (at: Date) => `${moments.format(at)} UTC`,
  /** Where the signer's clock is known, with its time. */
  momentWithZone: (at: Date, timeZone: string | null) =>
    timeZone === null
      ? `${moments.format(at)} UTC`
      : `${moments.format(at)} UTC (${localMoment(at, timeZone)})`,
  order: (order: SigningOrder) => orders[order],
  capacity: documentTexts.capacity,
  identified: (by: Identification) => identified[by],
  method: (method: SignatureMethod) => methods[method],
  sealReason: (installation: string) =>
    `Electronic signature (simple), sealed by ${installation}’s installation`,
  fileName: (title: string) => `${title}, signed.pdf`,
};
