import * as contract from '#contract/mail.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { findLetters } from './letter-repository.ts';
import type { MailPorts } from './ports.ts';
import { readLetter } from './read-letter.ts';
import { retryLetter } from './retry-letter.ts';
import { viewLetter } from './views.ts';

const { serve } = servingWith<MailPorts>();

/** The outbox, for operators and for developers. */
export const mailRoutes = [
  serve(contract.listLetters, async ({ services, query }) => {
    const { letters, total } = await findLetters(services.database, query);
    return { letters: letters.map(viewLetter), total, hasMailServer: services.mail.hasServer };
  }),

  serve(contract.readLetter, ({ services, session, params }) =>
    readLetter(services, session?.person, params.id),
  ),

  serve(contract.retryLetter, async ({ services, params }) => ({
    message: services.mail.hasServer
      ? 'The letter is being sent.'
      : 'There is no mail server to send it: the letter stays in the outbox.',
    letter: viewLetter(await retryLetter(services, params.id)),
  })),
];
