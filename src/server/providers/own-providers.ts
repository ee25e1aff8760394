import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/accounts/person.ts';
import { providerPlaces } from '#domain/providers/provider-rules.ts';
import { maxOwnProviders, type OwnProvider } from '#domain/providers/provider-terms.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { ProviderPorts } from './ports.ts';
import { addOwn, listOwn, removeOwn } from './provider-repository.ts';

/** The providers that the agency has entered for its clients. */
export function listOwnProviders({ database }: ProviderPorts): Promise<OwnProvider[]> {
  return inScope(database, 'installation', listOwn);
}

/** @throws Failure 'place-without-provider' or 'too-many-entries' */
export function addOwnProvider(
  { clock, database }: ProviderPorts,
  staff: Person,
  provider: Omit<OwnProvider, 'id'>,
  storeAnswer: (transaction: Transaction, providers: readonly OwnProvider[]) => Promise<void>,
): Promise<OwnProvider[]> {
  const isOffered =
    provider.places.length > 0 && provider.places.every((place) => providerPlaces.includes(place));
  if (!isOffered) throw new Failure('place-without-provider');
  return inScope(database, 'installation', async (transaction) => {
    if ((await listOwn(transaction)).length >= maxOwnProviders) throw new Failure('too-many-entries');
    const at = clock();
    await addOwn(transaction, { ...provider, id: randomUUID() }, at);
    const entry = { action: 'own-provider-added', subject: provider.name } as const;
    await addAuditEntry(transaction, { companyId: null, actor: operatorActor(staff), at, ...entry });
    const after = await listOwn(transaction);
    await storeAnswer(transaction, after);
    return after;
  });
}

/** @throws Failure 'provider-not-found' */
export function removeOwnProvider(
  { clock, database }: ProviderPorts,
  staff: Person,
  id: string,
): Promise<OwnProvider[]> {
  return inScope(database, 'installation', async (transaction) => {
    const name = await removeOwn(transaction, id);
    if (name === undefined) throw new Failure('provider-not-found');
    const entry = { action: 'own-provider-removed', subject: name } as const;
    await addAuditEntry(transaction, { companyId: null, actor: operatorActor(staff), at: clock(), ...entry });
    return listOwn(transaction);
  });
}
