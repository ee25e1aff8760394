import type { OutputOf } from '#contract/operation.ts';
import type { readSignInMethods as operation } from '#contract/sign-in-methods.ts';
import type { Person } from '#domain/accounts/person.ts';
import { readPasswordHash } from './account-repository.ts';
import { findConnection } from './google/connection-repository.ts';
import { listPasskeys } from './passkeys/passkey-repository.ts';
import type { AccountPorts } from './ports.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor/second-factor-repository.ts';
import { viewPasskey } from './views.ts';

/** The sign-in methods of the signed-in person. */
export async function readSignInMethods(
  { database }: Pick<AccountPorts, 'database'>,
  { id }: Person,
): Promise<Omit<OutputOf<typeof operation>, 'status'>> {
  const [hash, factor, recoveryCodesLeft, passkeys, google] = await Promise.all([
    readPasswordHash(database, id),
    findSecondFactor(database, id),
    countRecoveryCodes(database, id),
    listPasskeys(database, id),
    findConnection(database, id),
  ]);
  return {
    hasPassword: hash !== undefined,
    secondFactor: factor?.confirmedAt ? { since: factor.confirmedAt.toISOString(), recoveryCodesLeft } : null,
    passkeys: passkeys.map(viewPasskey),
    google: google ? { since: google.createdAt.toISOString() } : null,
  };
}
