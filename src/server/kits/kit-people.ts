import type { KitPerson } from '#domain/kits/kit.ts';
import { findImported, listKitPeople } from './kit-repository.ts';
import type { KitReading } from './kit-section.ts';

/** Collects whom the records of a kit name. */
export interface KitPeople {
  who: KitReading['who'];
  /** All of them and the company's own people, as far as the reader sees these. */
  list(seesMembers: boolean): Promise<KitPerson[]>;
}

/** Those who came with an earlier import keep their place in the records, without an account here. */
export async function collectPeople(reading: Pick<KitReading, 'orm' | 'company'>): Promise<KitPeople> {
  const imported = await findImported(reading, reading.company.id);
  const former = new Map(imported?.people.map((person) => [person.id, person]));
  const named = new Set<string>();
  return {
    who(place, accountId) {
      const id = accountId ?? imported?.acts[place] ?? null;
      if (id !== null) named.add(id);
      return id;
    },
    async list(seesMembers) {
      const here = await listKitPeople(reading, reading.company.id, [...named], seesMembers);
      const known = new Set(here.map(({ id }) => id));
      const others = [...former.values()].filter(
        ({ id }) => !known.has(id) && (seesMembers || named.has(id)),
      );
      return [...here, ...others.map((person) => (seesMembers ? person : { ...person, email: null }))];
    },
  };
}
