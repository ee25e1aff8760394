import type { EmailText } from '#locales/email-text.ts';
import { locales, type Messages, messagesIn } from '#locales/messages-in.ts';
import type { EmailMessage } from './email-message.ts';

type Emails = Messages['emailMessages'];

/**
 * An email of a kind with its texts. Accounts have no locale yet, so it uses the default.
 * @param url the address of its button
 */
export function writeEmail<Kind extends keyof Emails>(
  kind: Kind,
  { to, url }: { to: string; url?: string },
  ...details: Parameters<Emails[Kind]>
): EmailMessage {
  const write = messagesIn(locales[0]).emailMessages[kind] as (...details: unknown[]) => EmailText;
  const { action, ...text } = write(...details);
  return { kind, to, ...text, ...(action && url && { action: { label: action, url } }) };
}
