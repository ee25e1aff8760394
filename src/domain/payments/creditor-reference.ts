/**
 * A structured creditor reference: 'RF', two check digits and up to 21 letters and digits.
 * Source: ISO 11649:2009; check digits by ISO 7064, MOD 97-10, as in an IBAN.
 *
 * @param own letters and digits of our own
 */
export function creditorReferenceOf(own: string): string {
  const check = 98 - remainderOf(`${own}RF00`);
  return `RF${String(check).padStart(2, '0')}${own}`;
}

/** Finds the valid creditor references in a text, such as what a payer wrote. Spaces within them do not matter. */
export function creditorReferencesIn(text: string): string[] {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const found: string[] = [];
  for (const { index } of plain.matchAll(/RF\d\d/g)) {
    for (let length = 25; length > 4; length -= 1) {
      const candidate = plain.slice(index, index + length);
      if (candidate.length === length && isCreditorReference(candidate)) found.push(candidate);
    }
  }
  return found;
}

/** Whether the check digits fit. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && remainderOf(`${text.slice(4)}${text.slice(0, 4)}`) === 1;
}

/** In groups of four, as people read it to each other. */
export function spacedReference(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Modulo 97 of the text with letters as numbers: A is 10, Z is 35. */
export function remainderOf(text: string): number {
  let remainder = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
