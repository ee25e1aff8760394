import type { Mailer } from './mailer.ts';

/** The embedded default: letters stay in the outbox, where they are read. */
export function outboxMailer(): Mailer {
  return {
    async deliver() {
      return 'kept';
    },
    async check() {
      return {
        ok: false,
        sentence: 'Letters are not sent but kept in the outbox. Please set SMTP_URL and MAIL_FROM.',
      };
    },
    hasServer: false,
    description: 'kept in the outbox, not sent: no SMTP_URL is set',
  };
}
