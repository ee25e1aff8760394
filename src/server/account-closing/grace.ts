/** For how many days a closed account can be opened again, before all of it is removed. */
export const graceDays = 14;

/** When an account that is closed now is removed. */
export function removalAfter(now: Date): Date {
  return new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1000);
}
