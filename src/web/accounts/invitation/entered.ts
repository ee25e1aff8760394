import type { OutputOf } from '#contract/operation.ts';
import type { acceptInvitation } from '#contract/team.ts';

/** The company that was joined, and whether its new member has a page of their own to fill in. */
export type Entered = Pick<OutputOf<typeof acceptInvitation>, 'companyId' | 'hasOwnPart'>;
