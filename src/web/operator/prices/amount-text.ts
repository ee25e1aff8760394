/** Minor units in one major unit of every currency that occurs. */
const minorPerMajor = 100;

/** An amount as people type it, as in '12,000.50', in minor units; NaN for anything else. */
export function minorUnitsIn(text: string): number {
  const digits = text.trim().replaceAll(/(?<=\d)[,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return /^\d+(?:\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * minorPerMajor) : Number.NaN;
}
