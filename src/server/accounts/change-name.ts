import type { Person } from '#domain/accounts/person.ts';
import { renamePerson } from './account-repository.ts';
import type { AccountPorts } from './ports.ts';

/** Changes a person's name and returns the updated person. */
export async function changeName(
  { database, clock }: Pick<AccountPorts, 'clock' | 'database'>,
  person: Person,
  fullName: string,
): Promise<Person> {
  await renamePerson(database, { userId: person.id, fullName, now: clock() });
  return { ...person, fullName };
}
