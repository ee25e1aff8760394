import { fullName as fullNameField } from '#contract/accounts.ts';
import { emailField } from '#contract/fields.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { Client } from '../../platform/client.ts';
import { violatedConstraintOf } from '../../platform/database/database-errors.ts';
import { inScope, type Transaction } from '../../platform/database/scope.ts';
import { Failure } from '../../platform/failure.ts';
import { insertAccount } from '../account-repository.ts';
import { openSession } from '../open-session.ts';
import type { AccountPorts } from '../ports.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import type { SignIn } from '../sign-in.ts';
import { tellOwner } from '../tell-owner.ts';
import { writeVerification } from '../write-verification.ts';
import { connect, findConnectedPerson, findPersonByEmail } from './connection-repository.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Identity } from './identity-provider.ts';

/** The outcome; `registered` tells whether the account is new. */
type GoogleSignIn = SignIn & { registered: boolean };

/**
 * Opens a session for the person Google confirmed, or asks for their second factor. A sign-up registers a new person
 * without a password.
 * An existing account with the same address is connected automatically only if Google hosts the mailbox and the
 * account's address is confirmed. Otherwise somebody could register with another person's address and wait for them
 * to sign in with Google, or the other way round.
 * @param token from the browser's flow cookie
 * @throws Failure 'google-email-unconfirmed', 'google-unknown', 'google-connect-first' or what `fetchAnswer` throws
 */
export async function signInWithGoogle(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'countryOf' | 'reopenAccount' | 'config'>,
  token: string | undefined,
  client: Client,
): Promise<GoogleSignIn> {
  const { database } = services;
  const { userId, from, identity } = await fetchAnswer(services, token);
  // A flow begun in the settings is not a sign-in.
  if (userId !== null) throw new Failure('sign-in-over');
  const connected = await findConnectedPerson(database, identity.subject);
  const enter = async (transaction: Transaction, person: Person, registered: boolean) => ({
    ...(await goOn(services, transaction, person, client)),
    registered,
  });
  if (connected) return inScope(database, {}, (transaction) => enter(transaction, connected, false));

  if (!identity.isEmailVerified || !emailField.safeParse(identity.email).success) {
    throw new Failure('google-email-unconfirmed');
  }
  const known = await findPersonByEmail(database, identity.email);
  if (known && !(known.isEmailVerified && identity.runsMailbox)) throw new Failure('google-connect-first');
  if (!known && from !== 'sign-up') throw new Failure('google-unknown');
  return inScope(database, {}, async (transaction) => {
    const person = known?.person ?? (await register(services, transaction, identity));
    const now = services.clock();
    const outcome = await connect(transaction, { userId: person.id, subject: identity.subject, now });
    if (outcome !== 'done') throw new Failure('google-connect-first');
    if (known) await tellOwner(services, transaction, person, 'google-connected');
    return enter(transaction, person, !known);
  });
}

async function goOn(
  services: Pick<AccountPorts, 'clock' | 'database' | 'countryOf' | 'reopenAccount' | 'config'>,
  transaction: Transaction,
  person: Person,
  client: Client,
): Promise<SignIn> {
  const now = services.clock();
  const challenge = await askSecondFactor(transaction, { userId: person.id, now, first: {} });
  if (challenge) return { challenge };
  return { person, token: await openSession(services, person, client, { transaction }) };
}

async function register(
  services: Pick<AccountPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  identity: Identity,
): Promise<Person> {
  const { email, runsMailbox } = identity;
  const fullName = fullNameField.safeParse(identity.fullName).data;
  try {
    const person = await insertAccount(transaction, {
      fullName: fullName || (email.split('@')[0] ?? email),
      email,
      isEmailVerified: runsMailbox,
      phone: '',
      passwordHash: null,
      now: services.clock(),
    });
    if (!runsMailbox) await writeVerification(services, transaction, person);
    return person;
  } catch (error) {
    // The address was registered since the lookup.
    if (violatedConstraintOf(error) !== 'users_email_key') throw error;
    throw new Failure('google-connect-first');
  }
}
