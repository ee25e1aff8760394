/** Reads one setting; a value that `read` finds unfit is noted as a mistake with what it must be. */
export type ReadSetting = <T>(
  name: string,
  mustBe: string,
  read: (value: string) => T | undefined,
) => T | undefined;

/** Takes a value as it is, where it has the form of a pattern. */
export function matching(pattern: RegExp): (value: string) => string | undefined {
  return (value) => (pattern.test(value) ? value : undefined);
}
