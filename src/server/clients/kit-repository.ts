import type { KitWriting } from '../kits/index.ts';
import { assignments } from '../staff/tables.ts';

/** Puts whoever brings a client in charge of it. */
export async function takeCharge({ orm, companyId, owner, at }: KitWriting): Promise<void> {
  await orm.insert(assignments).values({ companyId, ownerId: owner.person.id, version: 1, changedAt: at });
}
