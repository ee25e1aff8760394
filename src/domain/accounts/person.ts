/** A signed-in person as the web knows them. */
export interface Person {
  id: string;
  email: string;
  fullName: string;
  firstName?: string;
  lastName?: string;
}

/** The name to show: full name, else first and last name, else the part of the email before @; empty without any. */
export function displayNameOf(person: Partial<Person>): string {
  const parts = [person.firstName, person.lastName].map((part) => part?.trim()).filter(Boolean);
  return person.fullName?.trim() || parts.join(' ') || person.email?.split('@')[0]?.trim() || '';
}

/** The letter in the avatar: the first character of the name, upper case. */
export function initialOf(name: string): string {
  return ([...name][0] ?? '').toUpperCase();
}

/** The first word of a name; `undefined` for an empty one. */
export function firstNameOf(fullName: string): string | undefined {
  return fullName.trim().split(/\s+/)[0] || undefined;
}
