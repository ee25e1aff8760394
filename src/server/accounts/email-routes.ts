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

/** Routes about emails: confirmation, change of address, forgotten passwords. */
export const accountEmailRoutes = [
  serve(contract.readEmail, async ({ services, session }) => ({
    email: viewEmail(await readEmail(services, session.person)),
  })),

  serve(contract.sendVerification, async ({ services, session, texts }) => {
    const verified = await sendVerification(services, session.person);
    return {
      message: texts.verificationSent(verified),
      verified,
    };
  }),

  serve(contract.verifyEmail, async ({ services, input, client, texts }) => ({
    message: texts.emailVerified,
    email: await verifyEmail(services, input.token, client),
  })),

  serve(contract.changeEmail, async ({ services, session, input: { newEmail, currentPassword }, texts }) => ({
    message: texts.emailChangeBegun,
    email: viewEmail(await changeEmail(services, session, { newEmail, currentPassword })),
  })),

  serve(contract.cancelEmailChange, async ({ services, session, texts }) => ({
    message: texts.emailChangeCancelled,
    email: viewEmail(await cancelEmailChange(services, session.person)),
  })),

  serve(contract.confirmEmail, async ({ services, input, client, texts }) => {
    const { newEmail, waitsFor } = await confirmEmail(services, input.token, client);
    return { message: texts.emailConfirmed[waitsFor ?? 'none'], newEmail, waitsFor };
  }),

  serve(resetContract.requestPasswordReset, async ({ services, input, client, texts }) => {
    await requestPasswordReset(services, input.email, client);
    return { message: texts.passwordResetRequested };
  }),

  serve(resetContract.resetPassword, async ({ services, input, client, texts, replyCookies }) => {
    const account = await resetPassword(services, input, client);
    replyCookies.push(services.accounts.devices.cookieFor(account));
    return { message: texts.passwordReset };
  }),
];
