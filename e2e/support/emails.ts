import type { Server } from './server.ts';

/** The link in the newest email of a kind to an address, below the server's own address. */
export async function linkSentTo(server: Server, email: string, kind: string): Promise<string> {
  const [message] = await server.query(
    'select plain_text from outgoing_emails where recipient = $1 and kind = $2 order by created_at desc limit 1',
    [email, kind],
  );
  const link = /^https?:\/\/\S+$/m.exec(String(message?.plain_text))?.[0];
  if (!link) throw new Error(`There is no email '${kind}' to ${email}.`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** Says that an address is known to be its owner's. */
export async function verifyEmail(server: Server, email: string): Promise<void> {
  await server.query('update users set email_verified = true where email = $1', [email]);
}
