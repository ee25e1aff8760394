import type { StoredEmail } from './email-repository.ts';

/** Delivers emails. */
export interface Mailer {
  /**
   * Delivers an email, or keeps it if there is no mail server.
   * @throws DeliveryProblem if it was not accepted
   */
  deliver(email: StoredEmail): Promise<'sent' | 'kept'>;
  /** Whether emails can be delivered now, as a sentence for the operator. */
  check(): Promise<{ ok: boolean; sentence: string }>;
  /** Whether a mail server is used; without one, emails can only be read here. */
  hasServer: boolean;
  /** Description for the start log. */
  description: string;
}

/** Why an email was not accepted, without secrets; a retry may or may not help. */
export class DeliveryProblem extends Error {
  readonly isFinal: boolean;
  /** Whether it is this address that takes no email, rather than the email or our own server. */
  readonly isOfAddress: boolean;

  constructor(reason: string, { isFinal, isOfAddress = false }: { isFinal: boolean; isOfAddress?: boolean }) {
    super(reason);
    this.isFinal = isFinal;
    this.isOfAddress = isOfAddress;
  }
}
