import * as contract from '#contract/account-email.ts';
import * as resetContract from '#contract/password-reset.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { changeEmail } from './change-email.ts';
import { confirmEmail } from './confirm-email.ts';
import type { AccountPorts } from './ports.ts';
import { readEmail } from './read-email.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';
import { verifyEmail } from './verify-email.ts';
import { viewEmail } from './views.ts';

const { serve } = servingWith<AccountPorts>();

/** What the accounts feature answers about emails: confirmed addresses, changes of them, forgotten passwords. */
export const accountEmailRoutes = [
  serve(contract.readEmail, async ({ services, session }) => ({
    email: viewEmail(await readEmail(services, session.person)),
  })),

  serve(contract.sendVerification, async ({ services, session }) => {
    const verified = await sendVerification(services, session.person);
    return {
      message: verified ? 'Your address is confirmed already.' : 'The email is on its way.',
      verified,
    };
  }),

  serve(contract.verifyEmail, async ({ services, input, client }) => ({
    message: 'Your email address is confirmed.',
    email: await verifyEmail(services, input.token, client),
  })),

  serve(contract.changeEmail, async ({ services, session, input: { newEmail, currentPassword } }) => ({
    message: 'Please confirm the change by the links that were sent.',
    email: viewEmail(await changeEmail(services, session, { newEmail, currentPassword })),
  })),

  serve(contract.cancelEmailChange, async ({ services, session }) => ({
    message: 'The change has been given up. Your address stays as it is.',
    email: viewEmail(await cancelEmailChange(services, session.person)),
  })),

  serve(contract.confirmEmail, async ({ services, input, client }) => {
    const { newEmail, waitsFor } = await confirmEmail(services, input.token, client);
    return { message: confirmations[waitsFor ?? 'none'], newEmail, waitsFor };
  }),

  serve(resetContract.requestPasswordReset, async ({ services, input, client }) => {
    await requestPasswordReset(services, input.email, client);
    return { message: 'If there is an account with this address, an email with a link is on its way to it.' };
  }),

  serve(resetContract.resetPassword, async ({ services, input, client }) => {
    await resetPassword(services, input, client);
    return { message: 'Your password has been changed. Please sign in with the new one.' };
  }),
];

const confirmations = {
  none: 'Your email address has been changed.',
  old: 'Confirmed. The change waits for the old address to confirm, too.',
  new: 'Confirmed. The change waits for the new address to confirm, too.',
};
