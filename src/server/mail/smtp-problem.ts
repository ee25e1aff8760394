import type { MailSettings } from '../configuration/mail-settings.ts';
import { DeliveryProblem } from './mailer.ts';

/** What nodemailer's errors tell. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** No longer than a line or two of a list. */
const longestReason = 300;
/** Refusals that are about us and our settings, not about an email: another try helps once they are mended. */
const aboutUs = new Set([530, 534, 535, 538]);

/** Why a mail server did not take an email, in a sentence without passwords and links. */
export function problemOf(error: unknown, { host, port }: MailSettings): DeliveryProblem {
  const {
    code = '',
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
    });
  }
  if (code === 'EENVELOPE') return new DeliveryProblem(plain(message), { isFinal: true });
  return new DeliveryProblem(`${server} could not take the email: ${plain(response || message)}`, {
    isFinal: false,
  });
}

/** On one line and without links: a server that refuses an email may quote it. */
function plain(text: string): string {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/https?:\/\/\S+/gi, '[link]')
    .trim();
  return line.length > longestReason ? `${line.slice(0, longestReason)}…` : line;
}
