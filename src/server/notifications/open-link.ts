import type { Person } from '#domain/accounts/person.ts';
import { Failure } from '../platform/failure.ts';
import { isToken } from '../platform/one-time-token.ts';
import { findLink, markUsed } from './link-repository.ts';
import type { NotificationPorts } from './ports.ts';

/**
 * Where an emailed link leads. It works once, and for nobody but the person it was sent to, who is signed in: the link
 * opens a page and grants nothing.
 * @throws Failure 'link-not-found', 'link-expired', 'link-used' or 'link-for-another-account'
 */
export async function openLink(
  { database, clock }: Pick<NotificationPorts, 'clock' | 'database'>,
  person: Person,
  token: string,
): Promise<string> {
  const link = isToken(token) ? await findLink(database, token) : undefined;
  if (!link) throw new Failure('link-not-found');
  if (link.personId !== person.id) throw new Failure('link-for-another-account');
  if (link.expiresAt <= clock()) throw new Failure('link-expired');
  if (!(await markUsed(database, token, clock()))) throw new Failure('link-used');
  return link.path;
}
