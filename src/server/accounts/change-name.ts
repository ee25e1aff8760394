import type { Person } from '#domain/accounts/person.ts';
import type { Services } from '../services.ts';
import { renamePerson } from './account-repository.ts';

/** Changes a person's name and returns the person as they now are. */
export async function changeName(
  { database, clock }: Services,
  person: Person,
  fullName: string,
): Promise<Person> {
  await renamePerson(database, { userId: person.id, fullName, now: clock() });
  return { ...person, fullName };
}
