import * as contract from '#contract/mail.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { findEmails } from './email-repository.ts';
import type { MailPorts } from './ports.ts';
import { retryOutgoingEmail } from './retry-outgoing-email.ts';
import { viewOutgoingEmail } from './views.ts';

const { serve } = servingWith<MailPorts>();

/** Routes of the outbox, for operators and developers. */
export const mailRoutes = [
  serve(contract.listOutgoingEmails, async ({ services, query }) => {
    const { emails, ...page } = await findEmails(services.database, query);
    return { emails: emails.map(viewOutgoingEmail), ...page, hasMailServer: services.mail.hasServer };
  }),

  serve(contract.retryOutgoingEmail, async ({ services, params, texts }) => ({
    message: texts.emailRetried(services.mail.hasServer),
    email: viewOutgoingEmail(await retryOutgoingEmail(services, params.id)),
  })),
];
