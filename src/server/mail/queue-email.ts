import type { Transaction } from '../platform/database/scope.ts';
import { type EmailMessage, isOneAddress } from './email-message.ts';
import { storeEmail } from './email-repository.ts';
import type { MailPorts } from './ports.ts';
import { renderEmail } from './render-email.ts';

/**
 * Stores an email and its delivery job in the caller's transaction, so that they commit with the change they report.
 * @throws TypeError unless the recipient is a single email address
 */
export async function queueEmail(
  { config, jobs, clock }: Pick<MailPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  email: EmailMessage,
): Promise<void> {
  const { kind, to: recipient, subject } = email;
  if (!isOneAddress(recipient)) throw new TypeError('An email goes to one email address.');
  const written = renderEmail(email, config);
  const id = await storeEmail(transaction, { kind, recipient, subject, ...written, createdAt: clock() });
  await jobs.add(transaction, 'deliver-email', { emailId: id }, id);
}
