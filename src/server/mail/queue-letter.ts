import type { Transaction } from '../platform/database/scope.ts';
import { isOneAddress, type Letter } from './letter.ts';
import { keepLetter } from './letter-repository.ts';
import type { MailPorts } from './ports.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Writes a letter and the job that delivers it in the caller's transaction: both are there once what the letter
 * tells of is, and neither without it.
 *
 * @throws TypeError for what is not one e-mail address
 */
export async function queueLetter(
  { config, jobs, clock }: Pick<MailPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  letter: Letter,
): Promise<void> {
  const { kind, to: recipient, subject } = letter;
  if (!isOneAddress(recipient)) throw new TypeError('A letter goes to one e-mail address.');
  const written = writeLetter(letter, config);
  const id = await keepLetter(transaction, { kind, recipient, subject, ...written, createdAt: clock() });
  await jobs.add(transaction, 'deliver-letter', { letterId: id }, id);
}
