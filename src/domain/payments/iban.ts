import { remainderOf } from './creditor-reference.ts';

/** Without spaces, in upper case. */
export function compactAccountNumber(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether a text has the form of an IBAN, right or not. */
export function looksLikeIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text);
}

/** Whether an IBAN's check digits fit. Source: ISO 13616, check by ISO 7064 MOD 97-10. */
export function isIban(text: string): boolean {
  return looksLikeIban(text) && remainderOf(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}
