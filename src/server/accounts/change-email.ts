import { createHash } from 'node:crypto';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { Limit } from '../platform/rate-limit.ts';
import type { Session } from '../platform/session.ts';
import { beginEmailChange, type KeptEmail, lockEmail } from './email-change-repository.ts';
import { addLink } from './email-link-repository.ts';
import { linkAddress } from './link-address.ts';
import type { AccountPorts } from './ports.ts';
import { reauthenticate } from './reauthenticate.ts';

const changes: Limit = { name: 'change-email', times: 5, windowSeconds: 60 * 60 };
/** Emails to one new address, no matter who requests them: its owner may not want any. */
const toOneAddress: Limit = { name: 'change-email-to', times: 5, windowSeconds: 60 * 60 };

/** How long both addresses have to confirm. */
const hours = 24;

/**
 * Begins a change of the signed-in person's address and replaces a pending one. Both addresses get a link, except a
 * current address that was never confirmed, which may be wrong. Whether the new address already has an account is
 * only revealed to its reader.
 * @throws Failure 'wrong-password', 'sign-in-again', 'invalid-input', 'too-many-requests' or 'busy'
 */
export async function changeEmail(
  services: Pick<
    AccountPorts,
    'clock' | 'database' | 'jobs' | 'rateLimits' | 'passwords' | 'accounts' | 'config'
  >,
  session: Session,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string | undefined },
): Promise<KeptEmail> {
  const { database, rateLimits, config, clock } = services;
  const userId = session.person.id;
  await reauthenticate(services, session, currentPassword);
  await rateLimits.count(changes, userId);
  await rateLimits.count(toOneAddress, createHash('sha256').update(newEmail).digest('base64url'));
  return inScope(database, { person: userId }, async (transaction) => {
    const kept = await lockEmail(transaction, userId);
    if (!kept) throw new Failure('sign-in-required');
    if (kept.email === newEmail) throw sameAddress();
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + hours * 60 * 60 * 1000);
    const oldConfirmedAt = kept.isVerified ? null : createdAt;
    const change = await beginEmailChange(transaction, {
      userId,
      newEmail,
      oldConfirmedAt,
      expiresAt,
      createdAt,
    });

    const linkFor = async (purpose: 'confirm-old-email' | 'confirm-new-email', email: string) => {
      const link = { userId, purpose, email, emailChangeId: change.id, expiresAt, createdAt };
      return linkAddress(config, 'confirm-email', await addLink(transaction, link));
    };
    const url = await linkFor('confirm-new-email', newEmail);
    await queueEmail(
      services,
      transaction,
      writeEmail('confirm-new-email', { to: newEmail, url }, { hours }),
    );
    if (kept.isVerified) {
      const old = { to: kept.email, url: await linkFor('confirm-old-email', kept.email) };
      await queueEmail(services, transaction, writeEmail('confirm-old-email', old, { newEmail, hours }));
    }
    return { ...kept, change };
  });
}

function sameAddress(): Failure {
  return new Failure('invalid-input', { fields: { newEmail: { code: 'same-email' } } });
}
