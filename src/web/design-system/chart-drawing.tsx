import { type Country, countries } from '#domain/catalogue/choices.ts';
import { coastlines, middles } from './coastlines.ts';

export interface ChartMapProps {
  /** Whose coast is drawn; without it all five are. */
  country?: Country | undefined;
  /** ISO code of the country the founder lives in: an arc comes from its direction. */
  from?: string | undefined;
}

const width = 320;
const height = 200;
const degree = Math.PI / 180;

/** Where the five coasts lie on one sheet, without a country. */
const places = [
  [4, 6],
  [112, 6],
  [216, 6],
  [58, 104],
  [166, 104],
] as const;

/** A coastline with its depth lines, and the arc on which the founder comes. */
export function ChartDrawing({ country, from }: ChartMapProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="block size-full animate-appear fill-none"
      strokeLinejoin="round"
    >
      <path
        d="M0 50h320M0 100h320M0 150h320M80 0v200M160 0v200M240 0v200"
        className="stroke-line"
        strokeWidth="0.5"
      />
      {country ? (
        <>
          <Coast path={coastlines[country].path} />
          <Arrival country={country} from={from} />
        </>
      ) : (
        countries.map((each, index) => (
          <g key={each} transform={`translate(${places[index]}) scale(0.31)`}>
            <Coast path={coastlines[each].path} unit={2.4} />
          </g>
        ))
      )}
    </svg>
  );
}

/** Land, with depth lines around it: wide strokes below narrower ones. @param unit how wide a hairline is */
function Coast({ path, unit = 1 }: { path: string; unit?: number }) {
  return (
    <>
      <path d={path} className="stroke-line" strokeWidth={18 * unit} />
      <path d={path} className="stroke-page" strokeWidth={17 * unit} />
      <path d={path} className="stroke-line" strokeWidth={8 * unit} />
      <path d={path} className="stroke-page" strokeWidth={7 * unit} />
      <path d={path} className="fill-surface stroke-line-strong" strokeWidth={unit} />
    </>
  );
}

/** The end of the passage, with the arc to it where its beginning is known. */
function Arrival({ country, from }: Required<Pick<ChartMapProps, 'country'>> & Pick<ChartMapProps, 'from'>) {
  if (!country) return null;
  const { landfall, lies } = coastlines[country];
  const [x, y] = landfall;
  const start = from && from !== country ? middleOf(from) : undefined;
  return (
    <>
      {start && (
        <path
          d={arc(landfall, bearing(lies, start))}
          className="stroke-accent"
          strokeWidth="1.5"
          strokeDasharray="5 3"
        />
      )}
      <circle cx={x} cy={y} r="6.5" className="fill-page stroke-accent" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="2.5" className="fill-accent" />
    </>
  );
}

function middleOf(code: string): readonly [number, number] | undefined {
  const found = new RegExp(`${code}(-?\\d+),(-?\\d+)`).exec(middles);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** In which direction the shortest way leads, clockwise from the north. */
function bearing([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): number {
  const turn = (toX - fromX) * degree;
  const [one, other] = [fromY * degree, toY * degree];
  return Math.atan2(
    Math.sin(turn) * Math.cos(other),
    Math.cos(one) * Math.sin(other) - Math.sin(one) * Math.cos(other) * Math.cos(turn),
  );
}

/** From the edge of the sheet to the landfall, bent a little towards the pole. */
function arc([x, y]: readonly [number, number], direction: number): string {
  const [right, down] = [Math.sin(direction), -Math.cos(direction)];
  const toEdge = Math.min(
    (right > 0 ? width - x : -x) / (right || 1e-9),
    (down > 0 ? height - y : -y) / (down || 1e-9),
  );
  const [startX, startY] = [x + right * toEdge, y + down * toEdge];
  const middle = [(x + startX) / 2, (y + startY) / 2 - toEdge * 0.15 * Math.abs(right)];
  return `M${Math.round(startX)} ${Math.round(startY)}Q${middle.map(Math.round).join(' ')} ${x} ${y}`;
}
