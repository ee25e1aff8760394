import type { StoredEmail } from './email-repository.ts';

/** Hands emails on. */
export interface Mailer {
  /**
   * Hands an email over, or keeps it where there is nobody to take it.
   *
   * @throws DeliveryProblem where it was not taken
   */
  deliver(email: StoredEmail): Promise<'sent' | 'kept'>;
  /** Whether emails can be handed over now, in a sentence for the operator. */
  check(): Promise<{ ok: boolean; sentence: string }>;
  /** Whether a mail server takes the emails; without one they can only be read here. */
  hasServer: boolean;
  /** What is in use, for the start log. */
  description: string;
}

/** Why an email was not taken, without secrets; another try may help or not. */
export class DeliveryProblem extends Error {
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason);
    this.isFinal = isFinal;
  }
}
