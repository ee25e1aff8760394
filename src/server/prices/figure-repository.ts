import { and, asc, eq, sql } from 'drizzle-orm';
import type { PriceVersion } from '#domain/price-list/version.ts';
import type { ConfirmedFigure, PriceLine } from '#domain/prices/confirmed-figure.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import type { Rows } from '../platform/database/scope.ts';
import { installation } from '../platform/database/tables.ts';
import { standingOf } from '../price-list/index.ts';
import { confirmedFigures } from './tables.ts';

/** Counts the changes of all figures; each change locks it, so that they come one after the other. */
const countName = 'prices';

/** All that prices depend on: changes of figures and of the price list, and whether an agency works on cases. */
const marksStatement = laneStatement<{ name: string; value: string }>(
  'prices_marks',
  `select name, value from installation where name in ('${countName}', 'price-list', 'agency') order by name`,
);

/** What prices depend on: the same text means the same prices on that day. */
export async function priceMarks({
  lanes,
}: Pick<Database, 'lanes'>): Promise<{ text: string; hasAgency: boolean }> {
  const rows = await lanes.run(marksStatement, []);
  return {
    text: JSON.stringify(rows),
    hasAgency: rows.some(({ name, value }) => name === 'agency' && value === 'on'),
  };
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
type NewFigureVersion = typeof confirmedFigures.$inferInsert;

/** The figures that hold on a day, at most one for each line. */
export async function readFigures({ orm }: Rows, day: PlainDate): Promise<ConfirmedFigure[]> {
  const byLine = versionsByLine(await readAllVersions({ orm }));
  return [...byLine.values()].flatMap((versions) => {
    const { current } = standingOf(versions, day);
    return (current && figureOf(current)) ?? [];
  });
}

/** The versions of a place's figures that hold on a day, by line. */
export async function figureVersionsIn(
  { orm }: Rows,
  place: string,
  day: PlainDate,
): Promise<ReadonlyMap<string, PriceVersion>> {
  const rows = await orm
    .select()
    .from(confirmedFigures)
    .where(eq(confirmedFigures.place, place))
    .orderBy(asc(confirmedFigures.version));
  const holding = [...versionsByLine(rows).values()].flatMap((versions) => {
    const { current } = standingOf(versions, day);
    return current && figureOf(current) ? [current] : [];
  });
  return new Map(holding.map(({ line, version, fromDay }) => [line, { version, from: fromDay }]));
}

/** All versions of all lines, each line's first version first. */
export function readAllVersions({ orm }: Rows): Promise<FigureVersion[]> {
  return orm
    .select()
    .from(confirmedFigures)
    .orderBy(asc(confirmedFigures.place), asc(confirmedFigures.line), asc(confirmedFigures.version));
}

export function versionsByLine(
  versions: readonly FigureVersion[],
): ReadonlyMap<string, readonly FigureVersion[]> {
  return Map.groupBy(versions, ({ place, line }) => `${place}/${line}`);
}

/** All versions of a line, the first version first. */
export function readVersions({ orm }: Rows, line: PriceLine): Promise<FigureVersion[]> {
  return orm.select().from(confirmedFigures).where(isOf(line)).orderBy(asc(confirmedFigures.version));
}

/** Keeps a draft in place of an earlier one of the same line. */
export async function keepDraft({ orm }: Rows, draft: Omit<NewFigureVersion, 'isApproved'>): Promise<void> {
  await removeDraft({ orm }, draft);
  await orm.insert(confirmedFigures).values({ ...draft, isApproved: false });
}

export async function removeDraft({ orm }: Rows, line: PriceLine): Promise<void> {
  await orm.delete(confirmedFigures).where(and(isOf(line), eq(confirmedFigures.isApproved, false)));
}

/** Approves a draft. One that was meant for an earlier day holds from the day of its approval. */
export async function approveDraft(
  { orm }: Rows,
  line: PriceLine,
  { by, at, today }: { by: string; at: Date; today: PlainDate },
): Promise<void> {
  await orm
    .update(confirmedFigures)
    .set({
      isApproved: true,
      approvedByName: by,
      approvedAt: at,
      fromDay: sql`greatest(${confirmedFigures.fromDay}, ${today}::date)`,
    })
    .where(and(isOf(line), eq(confirmedFigures.isApproved, false)));
}

function isOf({ place, line }: PriceLine) {
  return and(eq(confirmedFigures.place, place), eq(confirmedFigures.line, line));
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
