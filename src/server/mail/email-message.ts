/** An email's content as plain text, which the template turns into HTML and plain text. */
export interface EmailMessage {
  /** The kind of email, such as 'reset-password'. */
  kind: string;
  /** A single email address. */
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The main action; its address is also shown as text. */
  action?: { label: string; url: string };
  /** Several things, each with the page that deals with it. */
  links?: readonly { text: string; label: string; url: string }[];
  /** The small print: how long a link works, what to do about an unexpected email. */
  notes?: readonly string[];
}

/** Whether a text is a single email address, safe for the headers of an email. */
export function isOneAddress(text: string): boolean {
  return text.length <= 320 && /^[^\s\p{Cc}<>(),:;"\\[\]]+@[^\s\p{Cc}<>(),;"\\@]+$/u.test(text);
}
