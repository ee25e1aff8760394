import type { Role } from '#domain/team/permissions.ts';
import { dayText } from '#domain/values/day-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { EmailMessage } from '../../mail/email-message.ts';

interface Invited {
  to: string;
  name: string;
  role: Role;
  companyName: string;
  inviterName: string;
  brandName: string;
  /** Address of the page where it is accepted. */
  url: string;
  expiresAt: Date;
}

const rights: Record<Role, string> = {
  admin: 'As an admin you can do everything in this company, and say who else may.',
  member: 'As a member you can see the company, its documents and its deadlines, and ask the expert.',
};

/** Asks somebody into a company. */
export function invitationEmail(invited: Invited): EmailMessage {
  const { to, role, brandName, url, expiresAt } = invited;
  const inviter = asPlainWords(invited.inviterName);
  const company = asPlainWords(invited.companyName);
  const lastDay = dayText(plainDate(expiresAt.toISOString().slice(0, 10)));
  return {
    kind: 'invitation',
    to,
    subject: `${inviter} invites you to ${company}`,
    heading: `Join ${company}`,
    paragraphs: [
      `Hello ${asPlainWords(invited.name)},`,
      `${inviter} invites you to work on ${company} in ${brandName}. ${rights[role]}`,
    ],
    action: { label: 'See the invitation', url },
    notes: [
      `The link works once, until ${lastDay}, and for this address alone.`,
      `If you do not know ${inviter}, you can ignore this email: nothing happens.`,
    ],
  };
}

/**
 * What people typed, so that no mail program makes a link of it: a name such as 'Prize at example.com' would
 * turn an invitation into somebody's advertisement. The sign put in between is not seen.
 */
function asPlainWords(typed: string): string {
  return typed.replaceAll(/[.:/@]/g, '$&\u2060');
}
