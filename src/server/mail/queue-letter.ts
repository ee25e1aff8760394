import type { Transaction } from '../platform/database/scope.ts';
import type { Services } from '../services.ts';
import type { Letter } from './letter.ts';
import { keepLetter } from './letter-repository.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Writes a letter and the job that delivers it in the caller's transaction: both are there once what the letter
 * tells of is, and neither without it.
 */
export async function queueLetter(
  { config, jobs, clock }: Pick<Services, 'config' | 'jobs' | 'clock'>,
  transaction: Transaction,
  letter: Letter,
): Promise<void> {
  const { kind, to: recipient, subject } = letter;
  const written = writeLetter(letter, config);
  const id = await keepLetter(transaction, { kind, recipient, subject, ...written, createdAt: clock() });
  await jobs.add(transaction, 'deliver-letter', { letterId: id }, id);
}
