import type { ZoneFormat } from '#domain/papers/machine-readable-zone.ts';
import type { Grey } from '../quality/grey.ts';
import { type Ink, inkOf, shrunk, stripOf, turned } from './ink.ts';

/** A run of rows in which a line of the zone stands. */
export interface Band {
  top: number;
  bottom: number;
}

/** A level strip of the picture with the lines of a zone, perhaps upside down. */
export interface FoundLines {
  ink: Ink;
  bands: readonly Band[];
}

/** Where a pair or triple of lines may be, on the small copy. */
interface Candidate {
  picture: Grey;
  angle: number;
  bands: readonly Band[];
  score: number;
}

/** Size of the copy on which lines are searched, in pixels. */
const searchedSize = 800;
/** Half the side of the square that ink is compared with, on the small copy. */
const surroundings = 18;
/** From how much ink on a pixel belongs to a stroke. */
const stroke = 0.2;
/** A line of letters goes from paper to ink and back at least this often for each of its letters. */
const changesPerLetter = 1.1;
const degree = Math.PI / 180;
/** Angles that are tried: a photograph is seldom tilted further. */
const searchedAngles = Array.from({ length: 17 }, (_, at) => (at - 8) * 1.25 * degree);
const refinedAngles = Array.from({ length: 13 }, (_, at) => (at - 6) * 0.2 * degree);
/** How high a line is in the strip that is read, in pixels. */
const lineHeight = 30;
const maxCandidates = 4;

/** Finds the lines of a zone in a picture of any orientation, the likeliest place first. */
export function* findLines(grey: Grey, format: ZoneFormat): Generator<FoundLines> {
  const candidates = [grey, turned(grey)]
    .flatMap((picture) => candidatesIn(picture, format))
    .sort((a, b) => b.score - a.score);
  const taken: Candidate[] = [];
  for (const candidate of candidates) {
    if (taken.length >= maxCandidates) return;
    if (taken.some((other) => isSamePlace(other, candidate))) continue;
    taken.push(candidate);
    const found = refined(candidate, format);
    if (found) yield found;
  }
}

function candidatesIn(picture: Grey, format: ZoneFormat): Candidate[] {
  const small = shrunk(picture, searchedSize);
  const strokes = strokesOf(inkOf(small, surroundings));
  return searchedAngles.flatMap((angle) =>
    groupsOf(bandsOf(changesByRow(strokes, angle), format), format).map(({ bands, score }) => ({
      picture,
      angle,
      score,
      bands: bands.map(({ top, bottom }) => {
        const scale = picture.height / small.height;
        return { top: top * scale, bottom: bottom * scale };
      }),
    })),
  );
}

/** Which pixels belong to a stroke: 1, or 0 for paper. */
function strokesOf({ width, height, data }: Ink): { width: number; height: number; data: Uint8Array } {
  const strokes = new Uint8Array(width * height);
  for (let at = 0; at < strokes.length; at += 1) strokes[at] = (data[at] as number) > stroke ? 1 : 0;
  return { width, height, data: strokes };
}

/** How often each row, tilted by an angle around the middle, goes from paper to ink. */
function changesByRow({ width, height, data }: ReturnType<typeof strokesOf>, angle: number): number[] {
  const offsets = Int32Array.from(
    { length: width },
    (_, x) => Math.round((x - width / 2) * Math.tan(angle)) * width + x,
  );
  const changes = new Uint16Array(height);
  for (let y = 0; y < height; y += 1) {
    let count = 0;
    let before = 0;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + (offsets[x] as number);
      const now = at >= 0 && at < data.length ? (data[at] as number) : 0;
      count += now & ~before;
      before = now;
    }
    changes[y] = count;
  }
  return [...changes];
}

type ScoredBand = Band & { changes: number };

/** Rows one after the other with as many changes as a line of letters has. */
function bandsOf(changes: readonly number[], { width }: ZoneFormat): ScoredBand[] {
  const bands: ScoredBand[] = [];
  let top = -1;
  for (let y = 0; y <= changes.length; y += 1) {
    const isLine = (changes[y] ?? 0) >= (width * changesPerLetter) / 1.5;
    if (isLine && top < 0) top = y;
    if (isLine || top < 0) continue;
    const height = y - top;
    const total = changes.slice(top, y).reduce((sum, count) => sum + count, 0);
    if (height >= 4 && height <= 70) bands.push({ top, bottom: y, changes: total / height });
    top = -1;
  }
  return bands;
}

/** Lines one below the other that are alike in height and as far apart as in a zone. */
function groupsOf(bands: readonly ScoredBand[], { lines }: ZoneFormat) {
  return bands.flatMap((_, at) => {
    const group = bands.slice(at, at + lines);
    if (group.length < lines) return [];
    const heights = group.map(({ top, bottom }) => bottom - top);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    const gaps = group.slice(1).map(({ top }, index) => top - (group[index]?.bottom ?? 0));
    if (most > least * 1.9 || gaps.some((gap) => gap < least * 0.25 || gap > most * 3)) return [];
    const changes = group.reduce((sum, band) => sum + band.changes, 0);
    // The narrower the lines the more level, and the more changes the likelier letters.
    return [{ bands: group, score: changes / (most + 6) }];
  });
}

function isSamePlace(a: Candidate, b: Candidate): boolean {
  const [first, second] = [a.bands[0], b.bands[0]];
  if (!first || !second || a.picture !== b.picture) return false;
  return (
    Math.abs(first.top - second.top) < first.bottom - first.top && Math.abs(a.angle - b.angle) < 3 * degree
  );
}

/** Cuts the lines out at full size, levels them and finds their rows again. */
function refined({ picture, angle, bands }: Candidate, format: ZoneFormat): FoundLines | undefined {
  const [first, last] = [bands[0], bands.at(-1)];
  if (!first || !last) return undefined;
  const height = Math.max(...bands.map(({ top, bottom }) => bottom - top));
  const scale = Math.min(3, lineHeight / height);
  const [middle, span] = [(first.top + last.bottom) / 2, last.bottom - first.top + 3 * height];
  const cut = (tilt: number, size: number) => {
    const strip = stripOf(picture, {
      x: picture.width / 2,
      y: middle,
      angle: tilt,
      width: picture.width / Math.cos(tilt),
      height: span,
      scale: size,
    });
    return inkOf(strip, Math.round(0.9 * height * size));
  };
  const levels = refinedAngles.map((more) => {
    const tilt = angle + more;
    return { tilt, level: levelnessOf(cut(tilt, scale / 2)) };
  });
  const best = levels.reduce((a, b) => (b.level > a.level ? b : a));
  const ink = cut(best.tilt, scale);
  const [group] = groupsOf(bandsOf(changesByRow(strokesOf(ink), 0), format), format).sort(
    (a, b) => b.score - a.score,
  );
  return group && { ink, bands: group.bands };
}

/** How sharply rows of letters stand against rows of paper: highest if level. */
function levelnessOf({ width, height, data }: Ink): number {
  let sum = 0;
  let before = 0;
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) row += Math.min(0.6, data[y * width + x] as number);
    sum += (row - before) ** 2;
    before = row;
  }
  return sum;
}
