import type { Account, SignedInPerson } from './accounts.ts';
import { linkSentTo } from './emails.ts';
import { anonymousKey, type Server } from './server.ts';

/** Somebody whom the agency invited, with the company that it keeps for them. */
export interface InvitedClient extends SignedInPerson {
  companyId: string;
}

const password = 'a quiet harbour at dawn';

/** Takes the invitation that was sent to an address, without a browser. */
export async function joinByInvitation(
  server: Server,
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
): Promise<InvitedClient> {
  const link = await linkSentTo(server, email, 'invitation');
  const token = new URLSearchParams(link.split(/[?#]/)[1]).get('token');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}` };
  const answer = await fetch(`${server.origin}/functions/v1/invitations/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token, full_name: `${firstName} ${lastName}`, password }),
  });
  if (answer.status !== 201) throw new Error(`Joining answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user } = (await answer.json()) as Pick<SignedInPerson['storedLogin'], 'user'>;
  const [membership] = await server.query('select company_id from members where user_id = $1', [user.id]);
  return {
    ...({ firstName, lastName, email, password, company: null } satisfies Account),
    id: user.id,
    companyId: String(membership?.company_id),
    cookie,
    storedLogin: { user, token: anonymousKey, status: 'success' },
  };
}
