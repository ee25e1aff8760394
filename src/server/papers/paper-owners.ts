import type { PartyRole } from '#domain/papers/requirements.ts';
import { type Office, officesOn } from '#domain/parties/party.ts';
import { ownersOn } from '#domain/parties/registers.ts';
import { holdingsOn } from '#domain/parties/share-register.ts';
import { peopleOf } from '../parties/index.ts';
import type { Clock } from '../platform/clock.ts';
import { findFounder } from './founder-repository.ts';
import type { PaperRow } from './paper-repository.ts';
import type { PaperOwner, PaperScope } from './ports.ts';
import { dayOf } from './today.ts';

/** The offices whose holders hand over papers. */
const roleOfOffice: Partial<Record<Office, PartyRole>> = {
  director: 'director',
  manager: 'manager',
  secretary: 'secretary',
  signatory: 'signatory',
};

/** Who papers are asked of: the company's parties, or the founder in every role until there are any. */
export function paperOwnersOn(clock: Clock): (scope: PaperScope) => Promise<PaperOwner[]> {
  return async (scope) => {
    const { stored, record, rules } = await peopleOf(scope, scope.details);
    if (stored.length === 0) return founderAsOwner(scope);
    const today = dayOf(clock());
    const holders = new Set(
      holdingsOn(record.entries, today).flatMap(({ of, holder }) => (of === null ? [holder] : [])),
    );
    const behind = new Set(ownersOn(record, rules, today).owners.map(({ party }) => party));
    const held = officesOn(record.offices, today);
    const owners = stored.map(({ id, name, kind, userId, nationality, residence }) => ({
      id,
      name,
      kind: kind === 'person' ? ('person' as const) : ('company' as const),
      accountId: userId ?? undefined,
      nationality: nationality ?? undefined,
      residence: residence ?? undefined,
      roles: [
        ...(holders.has(id) ? (['owner'] as const) : []),
        ...(behind.has(id) ? (['controller'] as const) : []),
        ...held.flatMap(({ party, office }) => (party === id ? (roleOfOffice[office] ?? []) : [])),
      ],
    }));
    return withVisas(owners, scope.details.visas);
  };
}

/** Nobody said yet who the visas are for: the first people who own or run the company. */
function withVisas(owners: readonly PaperOwner[], visas: number): PaperOwner[] {
  const people = owners.filter(({ kind, roles }) => kind === 'person' && roles.length > 0).slice(0, visas);
  return owners.map((owner) =>
    people.includes(owner) ? { ...owner, roles: [...owner.roles, 'visa-holder'] } : owner,
  );
}

async function founderAsOwner(scope: PaperScope): Promise<PaperOwner[]> {
  const { visas, countryOfResidency } = scope.details;
  const founder = await findFounder(scope, scope.details);
  if (!founder) return [];
  return [
    {
      ...founder,
      accountId: founder.id,
      kind: 'person',
      roles: ['owner', 'director', 'manager', ...(visas > 0 ? (['visa-holder'] as const) : [])],
      residence: countryOfResidency ?? undefined,
    },
  ];
}

/** Papers that the founder handed over before there were parties are those of the party with the founder's account. */
export function withParties<Row extends Pick<PaperRow, 'partyId'>>(
  papers: readonly Row[],
  owners: readonly PaperOwner[],
): Row[] {
  return papers.map((paper) => {
    const owner = owners.find(({ accountId }) => accountId !== undefined && accountId === paper.partyId);
    return owner ? { ...paper, partyId: owner.id } : paper;
  });
}
