import type { Session } from '../platform/session.ts';
import type { DeviceAccount } from './known-devices.ts';
import type { AccountPorts } from './ports.ts';

/** What is needed of a call to issue a session. */
interface Opening {
  services: Pick<AccountPorts, 'accounts'>;
  /** The client's previous session. */
  session: Session | undefined;
  input: { want_token?: boolean | undefined };
  replyHeaders: Record<string, string>;
  replyCookies: string[];
}

/**
 * Gives a new session to the client, as a cookie or, on request, as a bearer token. Ends the browser's previous
 * session.
 * @param knownFor set after a password sign-in: marks the browser as known for that account
 */
export async function issueSession(
  { services, session, input, replyHeaders, replyCookies }: Opening,
  token: string,
  knownFor?: DeviceAccount,
): Promise<{ token?: string }> {
  const { sessions, devices } = services.accounts;
  const signedToken = sessions.sign(token);
  if (input.want_token) {
    await sessions.stored.exemptFromLock(token);
    return { token: signedToken };
  }
  if (session) await sessions.stored.end(session.person.id, session.id);
  replyHeaders['set-cookie'] = sessions.cookieFor(signedToken);
  if (knownFor) replyCookies.push(devices.cookieFor(knownFor));
  return {};
}
