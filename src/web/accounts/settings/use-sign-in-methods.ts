import type { OutputOf } from '#contract/operation.ts';
import { readSignInMethods } from '#contract/sign-in-methods.ts';
import { useQuery } from '#web/platform/query.ts';

export type SignInMethods = OutputOf<typeof readSignInMethods>;

/** How the signed-in person can sign in. */
export function useSignInMethods() {
  return useQuery(readSignInMethods, {});
}
