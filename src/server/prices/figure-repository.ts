import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ConfirmedFigure, PriceLine } from '#domain/prices/confirmed-figure.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import type { Rows } from '../platform/database/scope.ts';
import { installation } from '../platform/database/tables.ts';
import { confirmedFigures } from './tables.ts';

/** Counts the changes of all figures; each change locks it, so that they come one after the other. */
const countName = 'prices';

const countStatement = laneStatement<{ value: string }>(
  'prices_count',
  `select value from installation where name = '${countName}'`,
);

/** How often figures have changed: the same count means the same figures. */
export async function countChanges({ lanes }: Pick<Database, 'lanes'>): Promise<number> {
  const [row] = await lanes.run(countStatement, []);
  return Number(row?.value ?? 0);
}

/** Counts a change. Everyone else who changes a figure waits until this transaction is over. */
export async function countChange({ orm }: Rows): Promise<void> {
  await orm
    .insert(installation)
    .values({ name: countName, value: '1' })
    .onConflictDoUpdate({
      target: installation.name,
      set: { value: sql`(${installation.value}::integer + 1)::text` },
    });
}

export type FigureVersion = typeof confirmedFigures.$inferSelect;
export type NewFigureVersion = typeof confirmedFigures.$inferInsert;

/** The figures that hold: the last version of each line, unless it was withdrawn. */
export async function readFigures({ orm }: Rows): Promise<ConfirmedFigure[]> {
  return (await readLatest({ orm })).flatMap((version) => figureOf(version) ?? []);
}

/** The last version of each line that has one. */
export function readLatest({ orm }: Rows): Promise<FigureVersion[]> {
  return orm
    .selectDistinctOn([confirmedFigures.place, confirmedFigures.line])
    .from(confirmedFigures)
    .orderBy(asc(confirmedFigures.place), asc(confirmedFigures.line), desc(confirmedFigures.version));
}

/** All versions of a line, the latest first. */
export function readVersions({ orm }: Rows, { place, line }: PriceLine): Promise<FigureVersion[]> {
  return orm
    .select()
    .from(confirmedFigures)
    .where(and(eq(confirmedFigures.place, place), eq(confirmedFigures.line, line)))
    .orderBy(desc(confirmedFigures.version));
}

export async function addVersion({ orm }: Rows, version: NewFigureVersion): Promise<void> {
  await orm.insert(confirmedFigures).values(version);
}

/** The figure of a version; `undefined` for a withdrawal. */
export function figureOf(version: FigureVersion): ConfirmedFigure | undefined {
  const { place, line, currency, low, high, sourceTitle, sourceUrl, seenOn } = version;
  if (currency === null || low === null) return undefined;
  return {
    place,
    line,
    amount: { currency, low, high: high ?? low },
    ...(high === null && { isMinimum: true }),
    sourceTitle: sourceTitle ?? '',
    sourceUrl: sourceUrl ?? '',
    seenOn: plainDate(seenOn ?? ''),
  };
}
