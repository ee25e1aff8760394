import type { LetterView } from '#contract/mail.ts';
import type { ListedLetter } from './letter-repository.ts';

/** A letter as the API shows it in a list: without what it says. */
export function viewLetter(letter: ListedLetter): LetterView {
  const { id, kind, recipient, subject, state, attempts, lastError, createdAt, sentAt } = letter;
  return {
    id,
    kind,
    recipient,
    subject,
    state,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
