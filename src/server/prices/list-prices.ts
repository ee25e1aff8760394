import { rowsPerPage } from '#contract/paging.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { feesIn } from '#domain/prices/apply-figures.ts';
import { type PriceState, priceStatesOf } from '#domain/prices/price-state.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { Failure } from '../platform/failure.ts';
import { type FigureVersion, readAllVersions, versionsByLine } from './figure-repository.ts';
import type { PricePorts } from './ports.ts';
import { holdingFigure, type ListedLine, listedLine, nameOf, todayOf } from './price-line.ts';

interface Filter {
  search?: string | undefined;
  place?: string | undefined;
  state?: PriceState | undefined;
  cursor?: string | undefined;
}

interface PricePage {
  lines: ListedLine[];
  nextCursor: string | null;
  total: number;
}

/** A page of the catalogue's fees in its order, with the staff's figures. */
export async function listPrices(
  { clock, database }: PricePorts,
  { search = '', place, state, cursor }: Filter,
): Promise<PricePage> {
  const today = todayOf(clock);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = linesWith(await readAllVersions(database), today).filter((line) => {
    const { jurisdiction, fee, draft } = line;
    if (place !== undefined && jurisdiction.id !== place) return false;
    const states = priceStatesOf(fee, holdingFigure(line), today, draft !== undefined);
    if (state !== undefined && !states.includes(state)) return false;
    const text = nameOf(line).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const start = cursor === undefined ? 0 : positionOf(cursor);
  const end = start + rowsPerPage;
  return {
    lines: found.slice(start, end),
    nextCursor: end < found.length ? String(end) : null,
    total: found.length,
  };
}

/** Each fee of the catalogue with how the versions of its figure stand on a day. */
export function linesWith(versions: readonly FigureVersion[], day: PlainDate): ListedLine[] {
  const byLine = versionsByLine(versions);
  return catalogue.flatMap(({ jurisdictions }) =>
    jurisdictions.flatMap((jurisdiction) =>
      feesIn(jurisdiction).map((fee) =>
        listedLine({ jurisdiction, fee }, byLine.get(`${jurisdiction.id}/${fee.id}`) ?? [], day),
      ),
    ),
  );
}

/** The catalogue changes with a release only, so that a position is a cursor. */
function positionOf(cursor: string): number {
  if (/^\d{1,6}$/.test(cursor)) return Number(cursor);
  throw new Failure('invalid-input', { fields: { cursor: { code: 'not-cursor' } } });
}
