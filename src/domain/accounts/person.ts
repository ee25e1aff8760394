/** A signed-in person as the web knows them. */
export interface Person {
  id: string;
  email: string;
  fullName: string;
  firstName?: string;
  lastName?: string;
}

/** The name to show: full name, else first and last name, else the part of the e-mail before @, else 'User'. */
export function displayNameOf(person: Partial<Person>): string {
  const parts = [person.firstName, person.lastName].map((part) => part?.trim()).filter(Boolean);
  return person.fullName?.trim() || parts.join(' ') || person.email?.split('@')[0]?.trim() || 'User';
}

/** The letter in the avatar: the first character of the display name, upper case. */
export function initialOf(person: Partial<Person>): string {
  return ([...displayNameOf(person)][0] ?? 'U').toUpperCase();
}

/** The company's name where the founder gave none: "<First name>'s company". */
export function defaultCompanyName(fullName: string): string {
  const firstName = fullName.trim().split(/\s+/)[0];
  return firstName ? `${firstName}'s company` : 'My company';
}
