import type { StaffRole } from '#domain/staff/permissions.ts';
import type { SignedInPerson } from './accounts.ts';
import type { Server } from './server.ts';

/** Makes a person an operator, a manager unless told otherwise, who has signed in with a second factor. */
export async function appoint(
  server: Server,
  person: SignedInPerson,
  role: StaffRole = 'manager',
): Promise<void> {
  await server.query('insert into operators (user_id, created_at, role) values ($1, now(), $2)', [
    person.id,
    role,
  ]);
  await proveSecondFactor(server, person);
}

/** Makes every session of a person one that was opened with a second factor. */
export async function proveSecondFactor(server: Server, person: SignedInPerson): Promise<void> {
  await server.query("update sessions set second_factor = 'code' where user_id = $1", [person.id]);
}

/** Lets a company ask for a service. */
export async function fileRequest(server: Server, companyId: string | undefined): Promise<void> {
  await server.query(
    `insert into service_requests (company_id, service, requested_at, changed_at)
     values ($1, 'agent', date_trunc('milliseconds', now()), date_trunc('milliseconds', now()))`,
    [companyId],
  );
}
