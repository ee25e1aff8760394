import type { StaffRole } from '#domain/staff/permissions.ts';
import { aPerson, type TestPerson } from '../../platform/testing/builders.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { addOperator } from '../../staff/staff-repository.ts';

/** A person of the installation's staff, who is signed in with a second factor. */
export async function anOperator(
  app: TestApp,
  fullName = 'Olga Operator',
  role: StaffRole = 'manager',
): Promise<TestPerson> {
  const operator = await aPerson(app, { fullName });
  await addOperator(app.services.database, operator.id, role, new Date());
  await app.query("update sessions set second_factor = 'code' where user_id = $1", [operator.id]);
  return operator;
}
