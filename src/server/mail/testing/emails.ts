import type { TestApp } from '../../platform/testing/test-app.ts';

/** An email waiting in the outbox. */
export interface OutboxEmail {
  kind: string;
  subject: string;
  plainText: string;
  html: string;
  /** The address of its button; '' if it has none. */
  link: string;
}

/** The unsent emails to an address, oldest first. */
export async function emailsTo(app: Pick<TestApp, 'query'>, email: string): Promise<OutboxEmail[]> {
  const { rows } = await app.query(
    `select kind, subject, plain_text as "plainText", html from outgoing_emails
     where recipient = $1 and plain_text is not null order by created_at, id`,
    [email],
  );
  return rows.map((row) => ({ ...row, link: /^https?:\/\/\S+$/m.exec(row.plainText)?.[0] ?? '' }));
}
