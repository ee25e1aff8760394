import type { CallDetails } from '#contract/voice.ts';
import { findWholeCalls } from './call-repository.ts';
import type { VoicePorts } from './ports.ts';
import { viewCallDetails } from './views.ts';

/** All data of a person's calls, newest first, for the account export. */
export async function exportVoiceCalls(
  { database }: Pick<VoicePorts, 'database'>,
  personId: string,
): Promise<CallDetails[]> {
  return (await findWholeCalls(database, personId)).map(viewCallDetails);
}
