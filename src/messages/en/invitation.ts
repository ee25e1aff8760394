import type { Role } from '#domain/team/permissions.ts';

const roles: Record<Role, string> = {
  admin: 'an admin: everything in the company, its people and billing included',
  finance: 'finance: you see the company and manage its billing',
  member: 'a member: you see the company, its documents and deadlines, and ask the expert',
  adviser: 'an adviser: you see the company, its people and owners, and change nothing',
  signatory: 'a signatory: you see the company you sign for, and fill in your own part',
  shareholder: 'a shareholder: you fill in your own part, which the other owners do not see',
};

/** The page where an invitation is accepted. */
export const invitationMessages = {
  title: 'Your invitation',
  reading: 'Reading your invitation',
  join: (company: string) => `Join ${company}`,
  invitedBy: (inviter: string | null, company: string) =>
    inviter === null
      ? `You are invited to work on ${company}.`
      : `${inviter} invites you to work on ${company}.`,
  as: (role: Role) => `You join as ${roles[role]}.`,
  forAddress: 'For',
  until: (day: string) => `The invitation can be accepted until ${day}.`,
  accept: 'Accept invitation',
  accepted: (company: string) => `You have joined ${company}.`,
  registerLead: 'Choose a password to join.',
  fullName: 'Full name',
  createAccount: 'Create account and join',
  signInLead: 'You already have an account with this address. Sign in to accept.',
  signIn: 'Sign in to accept',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  forAnother: (email: string) =>
    `This invitation is for ${email}, so you cannot accept it with this account.`,
  signOut: 'Sign out and continue',
  stay: 'Stay signed in and leave this page',
  closed: 'This invitation does not work',
  unread: 'The invitation could not be read',
  toDashboard: 'Go to the dashboard',
  toSignIn: 'Go to the sign-in page',
} as const;
