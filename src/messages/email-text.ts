/** What an email says, in its parts. */
export interface EmailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** What the button says. */
  action?: string;
  /** Small print: how long a link works, what to do about an unexpected email. */
  notes?: readonly string[];
}
