import type { Person } from '#domain/accounts/person.ts';
import type { ThreadDetails } from '#domain/threads/thread-item.ts';
import type { PaperPorts } from '../papers/index.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** What the use cases here are given. Each one takes only what it needs of it. */
export interface ThreadPorts extends Pick<PaperPorts, 'clock' | 'database' | 'paperOwners' | 'secrets'> {
  rateLimits: RateLimits;
  /**
   * The transcript of a person's own call.
   * @throws Failure 'voice-call-not-found', also where its words were not kept
   */
  readTranscript(person: Person, callId: string): Promise<ThreadDetails['call']>;
}
