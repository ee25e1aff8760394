import type { Config } from '../configuration/config.ts';
import type { Mailer } from './mailer.ts';

type OutboxOptions = Pick<Config, 'publicUrl' | 'isForDevelopment'>;

/** The embedded default: emails stay in the outbox, where they are read. */
export function outboxMailer({ publicUrl, isForDevelopment }: OutboxOptions): Mailer {
  const address = `${publicUrl}/app/dev/outbox`;
  return {
    async deliver() {
      return 'kept';
    },
    async check() {
      return {
        ok: false,
        sentence: 'Emails are not sent but kept in the outbox. Please set SMTP_URL and MAIL_FROM.',
      };
    },
    hasServer: false,
    description: isForDevelopment
      ? `kept, not sent: read it at ${address}`
      : `kept, not sent: set SMTP_URL, or read it as an operator at ${address} (npm run operator -- you@example.com)`,
  };
}
