import type { OutputOf } from '#contract/operation.ts';
import { readSignInMethods } from '#contract/sign-in-methods.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';

export type SignInMethods = OutputOf<typeof readSignInMethods>;

/** How the signed-in person can sign in. */
export function useSignInMethods(): Reading<SignInMethods> {
  return useReading(read);
}

function read(signal?: AbortSignal): Promise<SignInMethods> {
  return call(readSignInMethods, { signal });
}
