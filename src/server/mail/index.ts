/* What other features may use. */

export { findEmail } from './email-repository.ts';
export type { Mailer } from './mailer.ts';
export { queueEmail } from './queue-email.ts';
export { findUndeliverable, type UndeliverableAddress } from './undeliverable-repository.ts';
export { viewOutgoingEmail } from './views.ts';
export { writeEmail } from './write-email.ts';
