import type { Person } from '#domain/accounts/person.ts';
import { versionOn } from '#domain/price-list/version.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { readNeedsSecondPerson } from './price-list-repository.ts';

/** A stored version of a price: a service of ours, or a figure of an authority. */
interface StoredVersion {
  version: number;
  fromDay: PlainDate;
  isApproved: boolean;
  enteredById: string;
  enteredAt: Date;
  approvedAt: Date | null;
}

/** How the versions of one price stand on a day. */
export interface Standing<Version> {
  /** What holds; it may be the end of the price. */
  current: Version | undefined;
  /** What waits for approval. */
  draft: Version | undefined;
  /** Approved for a later day. */
  coming: readonly Version[];
  /** What no longer holds, the latest first. */
  past: readonly Version[];
}

/** @param versions of one price, the first version first */
export function standingOf<Version extends StoredVersion>(
  versions: readonly Version[],
  day: PlainDate,
): Standing<Version> {
  const approved = versions.filter(({ isApproved }) => isApproved);
  const current = versionOn(
    approved.map((row) => ({ version: row.version, from: row.fromDay, row })),
    day,
  )?.row;
  const coming = approved.filter(({ fromDay }) => fromDay > day);
  return {
    current,
    draft: versions.find(({ isApproved }) => !isApproved),
    coming,
    past: approved.filter((row) => row !== current && !coming.includes(row)).toReversed(),
  };
}

/** Changes with every save and approval: the time of the latest one. */
export function tagOf(versions: readonly Pick<StoredVersion, 'enteredAt' | 'approvedAt'>[]): number {
  const times = versions.flatMap(({ enteredAt, approvedAt }) => [enteredAt, approvedAt ?? enteredAt]);
  return Math.max(0, ...times.map((time) => time.getTime()));
}

/** @throws Failure 'second-person-needed' where the person entered it and the installation asks for another */
export async function refuseOwnApproval(
  rows: Rows,
  staff: Person,
  { enteredById }: Pick<StoredVersion, 'enteredById'>,
): Promise<void> {
  if (enteredById === staff.id && (await readNeedsSecondPerson(rows)))
    throw new Failure('second-person-needed');
}
