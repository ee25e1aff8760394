import type { Letter } from '../../mail/letter.ts';

/** Tells the address that an account had that it has another one now. */
export function emailChangedLetter({
  to,
  newEmail,
  support,
}: {
  to: string;
  newEmail: string;
  support: string;
}): Letter {
  return {
    kind: 'email-changed',
    to,
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account has the address ${newEmail} from now on. You sign in with it, and emails go there.`,
      `If it was not you, ${support}`,
    ],
  };
}
