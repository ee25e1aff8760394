/**
 * Builds src/web/design-system/coastlines.ts from the development dependency world-atlas (Natural Earth's data, in the
 * public domain; the package is under the ISC licence): the outline of each country a company can be formed in,
 * simplified to what a drawing of 320 by 200 shows, and where on earth every country lies.
 *
 * Run `node scripts/build-coastlines.ts` after a change, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { type Country, countries } from '../src/domain/catalogue/choices.ts';

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];
type Atlas = Parameters<typeof feature>[0];

const width = 320;
const height = 200;
const margin = 16;

interface Cut {
  name: string;
  /** Where the passage ends: the place best known for companies. */
  landfall: Point;
  /** What is drawn, as longitudes and latitudes. */
  west: number;
  east: number;
  south: number;
  north: number;
  points: number;
}

const cuts: Record<Country, Cut> = {
  AE: {
    name: 'United Arab Emirates',
    landfall: [55.27, 25.2],
    west: 51,
    east: 57,
    south: 22,
    north: 27,
    points: 130,
  },
  US: {
    name: 'United States of America',
    landfall: [-75.55, 39.74],
    west: -126,
    east: -66,
    south: 24,
    north: 50,
    points: 180,
  },
  GB: {
    name: 'United Kingdom',
    landfall: [-0.12, 51.51],
    west: -9,
    east: 2,
    south: 49.5,
    north: 59.2,
    points: 190,
  },
  SA: {
    name: 'Saudi Arabia',
    landfall: [46.72, 24.69],
    west: 34,
    east: 56,
    south: 16,
    north: 33,
    points: 120,
  },
  SG: { name: 'Singapore', landfall: [103.85, 1.29], west: 103, east: 105, south: 1, north: 2, points: 60 },
};

const atlas = read('countries-10m.json');
const overview = read('countries-110m.json');

const outlines = countries.map((country) => {
  const { path, landfall } = draw(cuts[country]);
  return `  ${country}: {\n    path: '${path}',\n    landfall: [${landfall.join(', ')}],\n    lies: [${cuts[country].landfall.join(', ')}],\n  },`;
});
const text = `// Built by scripts/build-coastlines.ts from Natural Earth's data. Do not edit.
import type { Country } from '#domain/catalogue/choices.ts';

interface Coastline {
  /** On a sheet of ${width} by ${height}. */
  path: string;
  /** Where the passage ends on that sheet. */
  landfall: readonly [x: number, y: number];
  /** Where that is on earth, as longitude and latitude. */
  lies: readonly [longitude: number, latitude: number];
}

export const coastlines: Record<Country, Coastline> = {
${outlines.join('\n')}
};

/** Longitude and latitude of the middle of each country, by its ISO code. */
export const middles =
  '${middlesOfCountries()}';
`;
writeFileSync(new URL('../src/web/design-system/coastlines.ts', import.meta.url), text);
console.log(`${text.length} bytes`);

function read(file: string): Atlas {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`world-atlas/${file}`)), 'utf8'));
}

function featuresOf(topology: Atlas) {
  const { countries: collection } = topology.objects;
  const found = collection && feature(topology, collection);
  if (found?.type !== 'FeatureCollection') throw new Error('The atlas holds no countries.');
  return found.features;
}

/** The outer rings of a country. */
function ringsOf(topology: Atlas, name: string): Ring[] {
  const geometry = featuresOf(topology).find(({ properties }) => properties?.name === name)?.geometry;
  if (geometry?.type === 'Polygon') return [geometry.coordinates[0] as unknown as Ring];
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.map(([ring]) => ring as unknown as Ring);
  throw new Error(`The atlas has no ${name}.`);
}

function draw(cut: Cut): { path: string; landfall: Point } {
  const rings = ringsOf(atlas, cut.name).filter((ring) =>
    ring.every(([x, y]) => x > cut.west && x < cut.east && y > cut.south && y < cut.north),
  );
  const squeeze = Math.cos((((cut.south + cut.north) / 2) * Math.PI) / 180);
  const flat = rings.map((ring) => ring.map(([x, y]): Point => [x * squeeze, -y]));
  const all = flat.flat();
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
  const place = ([x, y]: Point): Point => [
    Math.round((x - (left + right) / 2) * scale + width / 2),
    Math.round((y - (top + bottom) / 2) * scale + height / 2),
  ];
  const [x, y] = cut.landfall;
  const drawn = flat.map((ring) => ring.map(place)).filter((ring) => areaOf(ring) > 12);
  return { path: simplify(drawn, cut.points).map(pathOf).join(''), landfall: place([x * squeeze, -y]) };
}

/** Takes the points away that change the shape least (Visvalingam), until so many are left in all. */
function simplify(rings: readonly Ring[], points: number): Ring[] {
  const left = rings.map((ring) =>
    ring.filter((point, index) => String(point) !== String(ring[index - 1])).slice(0, -1),
  );
  for (let count = left.flat().length; count > points; count -= 1) {
    let least = { size: Number.POSITIVE_INFINITY, ring: 0, index: 0 };
    left.forEach((ring, at) => {
      if (ring.length <= 4) return;
      ring.forEach((point, index) => {
        const before = ring.at(index - 1) ?? point;
        const after = ring[(index + 1) % ring.length] ?? point;
        const size = areaOf([before, point, after]);
        if (size < least.size) least = { size, ring: at, index };
      });
    });
    left[least.ring]?.splice(least.index, 1);
  }
  return left;
}

function areaOf(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled / 2);
}

function pathOf(ring: Ring): string {
  const steps = ring.map(([x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [0, 0];
    const [right, down] = index === 0 ? [x, y] : [x - fromX, y - fromY];
    const sign = index === 0 ? 'M' : index === 1 ? 'l' : right < 0 ? '' : ' ';
    return `${sign}${right}${down < 0 ? '' : ' '}${down}`;
  });
  return `${steps.join('')}z`;
}

/** As 'AE54,24;…': the middle of each country's largest part. */
function middlesOfCountries(): string {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const known = new Map(codes.map((code) => [names.of(code), code]));
  const otherwise: Record<string, string> = {
    'United States of America': 'US',
    Czechia: 'CZ',
    'Bosnia and Herz.': 'BA',
    Macedonia: 'MK',
    Turkey: 'TR',
    'Dominican Rep.': 'DO',
    "Côte d'Ivoire": 'CI',
    'Dem. Rep. Congo': 'CD',
    Congo: 'CG',
    'Central African Rep.': 'CF',
    'Eq. Guinea': 'GQ',
    'S. Sudan': 'SS',
    Palestine: 'PS',
    Myanmar: 'MM',
    'Trinidad and Tobago': 'TT',
    eSwatini: 'SZ',
  };
  return featuresOf(overview)
    .flatMap(({ properties }) => {
      const name = String(properties?.name);
      const code = known.get(name) ?? otherwise[name];
      if (code?.length !== 2) return [];
      const ring = ringsOf(overview, name).sort((one, other) => areaOf(other) - areaOf(one))[0] ?? [];
      const middle = [0, 1].map((axis) => {
        const values = ring.map((point) => point[axis] ?? 0);
        return Math.round((Math.min(...values) + Math.max(...values)) / 2);
      });
      return [`${code}${middle.join(',')}`];
    })
    .sort()
    .join(';');
}
