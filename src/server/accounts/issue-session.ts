import type { Session } from '../platform/session.ts';
import type { DeviceAccount } from './known-devices.ts';
import type { AccountPorts } from './ports.ts';

/** What is needed of a call to hand its session over. */
interface Opening {
  services: Pick<AccountPorts, 'accounts'>;
  /** The session that the same client had before. */
  session: Session | undefined;
  input: { want_token?: boolean | undefined };
  replyHeaders: Record<string, string>;
  replyCookies: string[];
}

/**
 * Gives a new session to the client: as a cookie, or as a bearer token where the client asked for one.
 * A session that the same browser had open before ends with it.
 *
 * @param knownFor set where the password was shown: the browser is known for that account from now on
 */
export async function issueSession(
  { services, session, input, replyHeaders, replyCookies }: Opening,
  token: string,
  knownFor?: DeviceAccount,
): Promise<{ token?: string }> {
  const { sessions, devices } = services.accounts;
  const signedToken = sessions.sign(token);
  if (input.want_token) return { token: signedToken };
  if (session) await sessions.stored.end(session.person.id, session.id);
  replyHeaders['set-cookie'] = sessions.cookieFor(signedToken);
  if (knownFor) replyCookies.push(devices.cookieFor(knownFor));
  return {};
}
