import type { KeptLetter } from './letter-repository.ts';

/** Hands letters on. */
export interface Mailer {
  /**
   * Hands a letter over, or keeps it where there is nobody to take it.
   *
   * @throws DeliveryProblem where it was not taken
   */
  deliver(letter: KeptLetter): Promise<'sent' | 'kept'>;
  /** Whether letters can be handed over now, in a sentence for the operator. */
  check(): Promise<{ ok: boolean; sentence: string }>;
  /** Whether a mail server takes the letters; without one they can only be read here. */
  hasServer: boolean;
  /** What is in use, for the start log. */
  description: string;
}

/** Why a letter was not taken, without secrets; another try may help or not. */
export class DeliveryProblem extends Error {
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason);
    this.isFinal = isFinal;
  }
}
