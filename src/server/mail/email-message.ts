/** An email in its own words: plain texts, of which the template makes HTML and plain text. */
export interface EmailMessage {
  /** Which email it is, as in 'reset-password'. */
  kind: string;
  /** One e-mail address. */
  to: string;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do; its address stands in the email as text as well. */
  action?: { label: string; url: string };
  /** What is said below in small: how long a link works, what to do about an email one did not expect. */
  notes?: readonly string[];
}

/** Whether a text is one e-mail address, with which nothing can be smuggled into the head of an email. */
export function isOneAddress(text: string): boolean {
  return text.length <= 320 && /^[^\s\p{Cc}<>(),:;"\\[\]]+@[^\s\p{Cc}<>(),;"\\@]+$/u.test(text);
}
