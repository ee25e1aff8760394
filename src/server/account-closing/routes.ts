import * as contract from '#contract/account-closing.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { closeAccount } from './close-account.ts';
import { graceDays } from './grace.ts';
import type { AccountClosingPorts } from './ports.ts';
import { previewClosing } from './preview-closing.ts';

const { serve } = servingWith<AccountClosingPorts>();

/** Routes for closing one's own account. */
export const accountClosingRoutes = [
  serve(contract.previewClosing, async ({ services, session }) => ({
    companies: await previewClosing(services, session.person),
    graceDays,
  })),

  serve(contract.closeAccount, async ({ services, session, input, replyHeaders, texts }) => {
    const removedAfter = await closeAccount(services, session, input);
    Object.assign(replyHeaders, services.accounts.sessions.signOutHeaders());
    return { message: texts.accountClosed, removedAfter: removedAfter.toISOString() };
  }),
];
