import * as contract from '#contract/account-closing.ts';
import { servingWith } from '../../platform/serve-operation.ts';
import { exportAccount } from '../export/export-account.ts';
import type { AccountPorts } from '../ports.ts';
import { closeAccount } from './close-account.ts';
import { graceDays } from './grace.ts';
import { previewClosing } from './preview-closing.ts';

const { serve, serveDownload } = servingWith<AccountPorts>();

/** What the accounts feature answers to whoever wants to leave. */
export const accountClosingRoutes = [
  serveDownload(contract.exportAccount, async ({ services, session, replyHeaders }) => {
    const text = await exportAccount(services, session);
    const day = services.clock().toISOString().slice(0, 10);
    replyHeaders['content-disposition'] = `attachment; filename="account-${day}.json"`;
    return { content: new TextEncoder().encode(text), type: 'application/json' };
  }),

  serve(contract.previewClosing, async ({ services, session }) => ({
    companies: await previewClosing(services, session.person),
    graceDays,
  })),

  serve(contract.closeAccount, async ({ services, session, input, replyHeaders }) => {
    const removedAfter = await closeAccount(services, session, input.currentPassword);
    replyHeaders['set-cookie'] = services.accounts.sessions.emptyCookie();
    return { message: 'Your account is closed.', removedAfter: removedAfter.toISOString() };
  }),
];
