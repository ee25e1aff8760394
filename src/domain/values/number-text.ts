/**
 * A number with its thousands parted, such as '1,234.5'. Written by hand for the reason that `day-text.ts` gives.
 *
 * @param digits decimals that are always written
 * @param maxDigits decimals at most, without zeros at the end
 */
export function numberText(value: number, digits = 0, maxDigits = digits): string {
  const [whole = '', decimals = ''] = value.toFixed(maxDigits).split('.');
  const kept = decimals.slice(0, digits) + decimals.slice(digits).replace(/0+$/, '');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (kept && `.${kept}`);
}
