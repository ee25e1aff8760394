import type { MailSettings } from '../configuration/mail-settings.ts';
import { DeliveryProblem } from './mailer.ts';

/** The details in nodemailer's errors. */
interface SmtpError extends Error {
  code?: string;
  /** The command that was answered with it. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** At most a line or two in a list. */
const maxReasonLength = 300;
/** Rejections due to our settings rather than an email: a retry helps once they are fixed. */
const aboutUs = new Set([530, 534, 535, 538]);

/** Why a mail server rejected an email, without passwords and links. */
export function problemOf(error: unknown, { host, port }: MailSettings): DeliveryProblem {
  const {
    code = '',
    command = '',
    responseCode = 0,
    response = '',
    message,
  }: SmtpError = error instanceof Error ? error : new Error(String(error));
  const server = `The mail server ${host}:${port}`;
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (code === 'EAUTH' || code === 'ENOAUTH' || aboutUs.has(responseCode)) {
    const sentence = `${server} did not accept SMTP_USER and SMTP_PASSWORD (${responseCode || code}).`;
    return new DeliveryProblem(sentence, { isFinal: false });
  }
  if (code === 'ETLS') {
    return new DeliveryProblem(
      `${server} offers no encryption we can trust: ${plain(message)}. SMTP_TLS=off is for a server of your own network.`,
      { isFinal: false },
    );
  }
  if (isAboutEmail && response) {
    return new DeliveryProblem(`${server} refused the email: ${plain(response)}`, {
      isFinal: responseCode >= 500 && responseCode < 600,
      // Some servers say only after the content that there is no such mailbox.
      isOfAddress: command === 'RCPT TO' || /^5\d\d[ -]5\.[12]\.\d/.test(response),
    });
  }
  if (code === 'EENVELOPE') return new DeliveryProblem(plain(message), { isFinal: true });
  return new DeliveryProblem(`${server} could not take the email: ${plain(response || message)}`, {
    isFinal: false,
  });
}

/** On one line and without links: a rejection may quote the email. */
function plain(text: string): string {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/https?:\/\/\S+/gi, '[link]')
    .trim();
  return line.length > maxReasonLength ? `${line.slice(0, maxReasonLength)}…` : line;
}
