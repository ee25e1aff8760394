import { rowsPerPage } from '#contract/paging.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { type PriceState, priceStatesOf } from '#domain/prices/price-state.ts';
import { Failure } from '../platform/failure.ts';
import { type FigureVersion, figureOf, readLatest } from './figure-repository.ts';
import type { PricePorts } from './ports.ts';
import { type ListedLine, nameOf, todayOf } from './price-line.ts';

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
  const found = linesWith(await readLatest(database)).filter((line) => {
    const { jurisdiction, fee, latest } = line;
    if (place !== undefined && jurisdiction.id !== place) return false;
    const states = priceStatesOf(fee, latest && figureOf(latest), today);
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

/** Each fee of the catalogue with the last version of its figure. */
export function linesWith(versions: readonly FigureVersion[]): ListedLine[] {
  const byLine = new Map(versions.map((version) => [`${version.place}/${version.line}`, version]));
  return catalogue.flatMap(({ jurisdictions }) =>
    jurisdictions.flatMap((jurisdiction) =>
      jurisdiction.fees.map((fee) => ({
        jurisdiction,
        fee,
        latest: byLine.get(`${jurisdiction.id}/${fee.id}`),
      })),
    ),
  );
}

/** The catalogue changes with a release only, so that a position is a cursor. */
function positionOf(cursor: string): number {
  if (/^\d{1,6}$/.test(cursor)) return Number(cursor);
  throw new Failure('invalid-input', { fields: { cursor: { code: 'not-cursor' } } });
}
