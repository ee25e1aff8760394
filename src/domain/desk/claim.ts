/** How long a reviewer holds what they opened, unless they open it again. */
export const claimMinutes = 10;

/** Who holds something under review, and until when. */
export interface Claim {
  by: string;
  until: Date;
}

/** Whether somebody else holds it now. */
export function isHeldByOther(claim: Claim | undefined, person: string, now: Date): boolean {
  return claim !== undefined && claim.by !== person && claim.until > now;
}
