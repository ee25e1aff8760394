import type { TestApp } from '../../platform/testing/test-app.ts';

/** Confirms somebody's address and switches their quiet hours off, whatever the time of the test. */
export async function mayBeEmailedNow(app: Pick<TestApp, 'query'>, { id }: { id: string }): Promise<void> {
  await app.query('update users set email_verified = true where id = $1', [id]);
  await app.query(
    `insert into notification_settings (person_id, quiet_from, quiet_to) values ($1, 0, 0)
     on conflict (person_id) do update set quiet_from = 0, quiet_to = 0`,
    [id],
  );
}
