import type { OutputOf } from '#contract/operation.ts';
import { readWaysIn } from '#contract/ways-in.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';

export type WaysIn = OutputOf<typeof readWaysIn>;

/** How the signed-in person can sign in. */
export function useWaysIn(): Reading<WaysIn> {
  return useReading(read);
}

function read(signal?: AbortSignal): Promise<WaysIn> {
  return call(readWaysIn, { signal });
}
