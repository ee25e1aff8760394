import { maxCallSeconds } from '#contract/voice.ts';
import { closeForgotten, removeOfVisitors } from './call-repository.ts';
import type { VoicePorts } from './ports.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long the timings of visitors' calls are kept, in ms. */
const visitorsMs = 30 * dayMs;

/** Closes calls without a recorded end and deletes visitors' old calls. */
export async function tidyCalls({ database, clock }: Pick<VoicePorts, 'clock' | 'database'>): Promise<void> {
  const now = clock().getTime();
  await closeForgotten(database, new Date(now - 2 * maxCallSeconds * 1000));
  await removeOfVisitors(database, new Date(now - visitorsMs));
}
