import type { PeopleView } from '#contract/party-view.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { namesIn } from './names-in.ts';

interface ChartProps {
  people: PeopleView;
  companyName: string;
  /** The owner whose path is marked. */
  chosen: string | undefined;
  onChoose(party: string | undefined): void;
}

/** Sizes in pixels, drawn in rem: boxes grow with the text in them. */
const node = { width: 152, height: 56 } as const;
const gap = { across: 40, down: 72 } as const;

const rem = (pixels: number) => `${pixels / 16}rem`;

interface Place {
  id: string | null;
  across: number;
  down: number;
}

/**
 * The chart of who owns what: the company below, those who hold it above, up to the people. Names are buttons over
 * lines, so that the keyboard reaches them; the lines are named, too.
 */
export function OwnershipChart({ people, companyName, chosen, onChoose }: ChartProps) {
  const nameOf = namesIn(people);
  const rows = rowsOf(people);
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const width = widest * (node.width + gap.across) - gap.across;
  const height = rows.length * (node.height + gap.down) - gap.down;
  const places = new Map(
    rows.flatMap((row, level) =>
      row.map((id, at): [string | null, Place] => {
        const rowWidth = row.length * (node.width + gap.across) - gap.across;
        const across = (width - rowWidth) / 2 + at * (node.width + gap.across);
        return [id, { id, across, down: height - node.height - level * (node.height + gap.down) }];
      }),
    ),
  );
  const owner = people.owners.find(({ party }) => party === chosen);
  const marked = new Set(owner?.paths.flatMap(({ about }) => pairsOf(about)));
  const lines = linesOf(people);
  return (
    <div className="overflow-x-auto">
      <div className="relative mx-auto" style={{ width: rem(width), height: rem(height) }}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={texts.chart}
          className="absolute inset-0 size-full"
        >
          {lines.map(({ from, to, share }) => {
            const [upper, lower] = [places.get(from), places.get(to)];
            if (!upper || !lower) return null;
            const [x1, y1] = [upper.across + node.width / 2, upper.down + node.height];
            const [x2, y2] = [lower.across + node.width / 2, lower.down];
            const bend = y2 - gap.down;
            // What reaches over a row passes beside its boxes, and is labelled there.
            const beside = bend > y1 ? besideBoxes(x1, [...places.values()], y1, bend) : undefined;
            const isMarked = marked.has(`${from} ${to ?? ''}`);
            return (
              <g key={`${from} ${to ?? ''}`}>
                <title>{texts.holds(nameOf(from), share, to === null ? companyName : nameOf(to))}</title>
                <path
                  d={
                    beside === undefined
                      ? `M${x1} ${y1}C${x1} ${y1 + 36} ${x2} ${y2 - 36} ${x2} ${y2}`
                      : `M${x1} ${y1}C${x1} ${y1 + 36} ${beside} ${y1 + 36} ${beside} ${y1 + gap.down}V${bend}C${beside} ${bend + 36} ${x2} ${y2 - 36} ${x2} ${y2}`
                  }
                  fill="none"
                  strokeWidth={isMarked ? 2.5 : 1}
                  className={isMarked ? 'stroke-accent' : 'stroke-line-strong'}
                />
                <text
                  x={beside ?? (x1 * 2 + x2) / 3}
                  y={beside === undefined ? (y1 * 2 + y2) / 3 : (y1 + gap.down + bend) / 2}
                  textAnchor="middle"
                  dominantBaseline="middle"
                  strokeWidth={6}
                  fontSize={12}
                  className="fill-text stroke-page font-medium tabular-nums [paint-order:stroke]"
                >
                  {share}
                </text>
              </g>
            );
          })}
        </svg>
        {[...places.values()].map(({ id, across, down }) => {
          const party = people.parties.find((one) => one.id === id);
          const share = people.owners.find((one) => one.party === id);
          const style = {
            left: rem(across),
            top: rem(down),
            width: rem(node.width),
            height: rem(node.height),
          };
          const box =
            'absolute flex flex-col justify-center overflow-hidden rounded-control px-2 text-center';
          if (id === null || !party) {
            return (
              <div key="company" style={style} className={`${box} bg-text text-page`}>
                <span dir="auto" className="line-clamp-2 text-sm leading-tight font-medium wrap-anywhere">
                  {companyName}
                </span>
              </div>
            );
          }
          return (
            <button
              key={id}
              type="button"
              style={style}
              aria-pressed={chosen === id}
              onClick={() => onChoose(chosen === id ? undefined : id)}
              className={classNames(
                box,
                'border bg-raised hover:bg-surface',
                chosen === id ? 'border-accent' : 'border-line-strong',
                party.kind !== 'person' && 'border-dashed',
              )}
            >
              <span dir="auto" className="line-clamp-2 text-sm leading-tight font-medium wrap-anywhere">
                {party.name}
              </span>
              <span className="truncate text-xs text-muted tabular-nums">
                {share ? share.share : texts.kinds[party.kind]}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The free way down nearest to a line's start, between two heights. */
function besideBoxes(across: number, places: readonly Place[], from: number, until: number): number {
  const margin = 20;
  const boxes = places.filter(({ down }) => down >= from && down < until);
  const isFree = (at: number) =>
    boxes.every((box) => at <= box.across - margin / 2 || at >= box.across + node.width + margin / 2);
  const ways = boxes
    .flatMap((box) => [box.across - margin, box.across + node.width + margin])
    .filter((at) => at > 0);
  const free = [across, ...ways].filter(isFree);
  return free.toSorted((one, other) => Math.abs(one - across) - Math.abs(other - across))[0] ?? across;
}

interface Line {
  from: string;
  to: string | null;
  share: string;
}

/** Who holds what, a nominee's principal standing behind the nominee. */
function linesOf({ holdings }: PeopleView): Line[] {
  const lines = new Map<string, Line>();
  for (const { holder, of, share, nomineeFor } of holdings) {
    const key = `${holder} ${of ?? ''}`;
    const before = lines.get(key);
    const text = [before?.share, share ?? '?'].filter(Boolean).join(' + ');
    lines.set(key, { from: holder, to: of, share: text });
    if (nomineeFor) lines.set(`${nomineeFor} ${holder}`, { from: nomineeFor, to: holder, share: '100%' });
  }
  return [...lines.values()];
}

/** The company, then each party one row above the highest that it holds. */
function rowsOf(people: PeopleView): (string | null)[][] {
  const lines = linesOf(people);
  const levels = new Map<string | null, number>([[null, 0]]);
  // A circle cannot be recorded; the bound keeps the drawing finite all the same.
  for (let round = 0; round < people.parties.length; round += 1) {
    for (const { from, to } of lines) {
      const below = levels.get(to);
      if (below === undefined || below >= people.parties.length) continue;
      if ((levels.get(from) ?? 0) < below + 1) levels.set(from, below + 1);
    }
  }
  const rows: (string | null)[][] = [];
  for (const [id, level] of levels) rows[level] = [...(rows[level] ?? []), id];
  return rows;
}

function pairsOf(about: readonly string[]): string[] {
  return about.map((id, at) => `${id} ${about[at - 1] ?? ''}`);
}
