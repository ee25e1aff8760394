/** Days during which a closed account can be reopened before it is removed. */
export const graceDays = 14;

/** When an account closed now will be removed. */
export function removalAfter(now: Date): Date {
  return new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1000);
}
