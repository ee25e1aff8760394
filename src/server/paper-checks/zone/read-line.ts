import { charactersAt, type ZoneFormat } from '#domain/papers/machine-readable-zone.ts';
import { cellHeight, cellWidth, letters, normalise } from './cells.ts';
import type { Band } from './find-lines.ts';
import type { Ink } from './ink.ts';
import type { LetterNetwork } from './letter-network.ts';

/** Where a line's characters stand: the first place's left edge and the width of a place. */
export interface Grid {
  start: number;
  pitch: number;
}

/** A line with the places of its characters. */
export interface GriddedLine {
  band: Band;
  grid: Grid;
}

/** Width of a place by height of a capital letter, in OCR-B and as photographs distort it. */
const pitchByHeight = { least: 0.78, most: 1.25 };
/** The share of a place around its border in which no letter has ink. */
const border = 0.07;
/** Heights and shifts at which each character is looked at, to level out what was measured wrongly. */
const heights = [1.35, 1.42, 1.5];
const shifts = [-0.035, 0.035];

/** Reads one line: its characters and how sure each is. */
export function readLine(
  ink: Ink,
  { band, grid }: GriddedLine,
  format: ZoneFormat,
  line: number,
  network: LetterNetwork,
): { text: string; confidences: number[] } {
  const read = Array.from({ length: format.width }, (_, at) => {
    const likelihoods = new Float32Array(letters.length);
    for (const height of heights) {
      for (const shift of shifts) {
        const cell = cellOf(ink, band, grid.start + (at + shift) * grid.pitch, grid.pitch, height);
        for (const [letter, likelihood] of network(cell).entries()) {
          likelihoods[letter] = (likelihoods[letter] as number) + likelihood;
        }
      }
    }
    return bestOf(likelihoods, charactersAt(format, line, at));
  });
  return { text: read.map(({ letter }) => letter).join(''), confidences: read.map(({ sure }) => sure) };
}

function bestOf(likelihoods: Float32Array, allowed: string): { letter: string; sure: number } {
  const tries = heights.length * shifts.length;
  let best = { letter: '<', sure: 0 };
  for (const letter of allowed) {
    const sure = (likelihoods[letters.indexOf(letter)] as number) / tries;
    if (sure > best.sure) best = { letter, sure };
  }
  return best;
}

/** Finds the places of a line's characters: letters have ink inside them, none at their borders, and nothing stands beside the line. */
export function gridOf({ width, data }: Ink, { top, bottom }: Band, count: number): Grid {
  const sums = new Float64Array(width + 1);
  for (let x = 0; x < width; x += 1) {
    let column = 0;
    for (let y = top; y < bottom; y += 1) column += Math.min(0.6, data[y * width + x] as number);
    sums[x + 1] = (sums[x] as number) + column;
  }
  const between = (from: number, to: number) => at(sums, to) - at(sums, from);
  const height = bottom - top;
  const [least, most] = [height * pitchByHeight.least, Math.min(width / count, height * pitchByHeight.most)];
  let best = { start: 0, pitch: least, score: Number.NEGATIVE_INFINITY };
  const consider = (start: number, pitch: number) => {
    let borders = 0;
    for (let place = 0; place <= count; place += 1) {
      const x = start + place * pitch;
      borders += between(x - border * pitch, x + border * pitch);
    }
    const end = start + count * pitch;
    const inside = between(start, end);
    const beside =
      between(start - 2 * pitch, start - 0.1 * pitch) + between(end + 0.1 * pitch, end + 2 * pitch);
    const score = inside - 5 * borders - 1.5 * beside;
    if (score > best.score) best = { start, pitch, score };
  };
  // First in steps that miss no place by more than a sixth, then finely around the best.
  const growth = 1 + 1 / (6 * count);
  for (let pitch = least; pitch <= most; pitch *= growth) {
    for (let start = -pitch / 2; start <= width - (count - 0.5) * pitch; start += pitch / 10)
      consider(start, pitch);
  }
  const rough = best;
  const fine = rough.pitch / (48 * count);
  for (let step = -12; step <= 12; step += 1) {
    const pitch = rough.pitch + step * fine;
    for (let shift = -16; shift <= 16; shift += 1) consider(rough.start + (shift * pitch) / 80, pitch);
  }
  return best;
}

/** The sum up to a place between two pixels. */
function at(sums: Float64Array, x: number): number {
  const within = Math.min(sums.length - 1.001, Math.max(0, x));
  const left = Math.floor(within);
  return (sums[left] as number) + ((sums[left + 1] as number) - (sums[left] as number)) * (within - left);
}

function cellOf(
  { width, height, data }: Ink,
  band: Band,
  left: number,
  pitch: number,
  span: number,
): Float32Array {
  const cell = new Float32Array(cellWidth * cellHeight);
  const capital = band.bottom - band.top;
  const top = (band.top + band.bottom) / 2 - (capital * span) / 2;
  for (let row = 0; row < cellHeight; row += 1) {
    const y = Math.min(height - 1.001, Math.max(0, top + ((row + 0.5) / cellHeight) * capital * span - 0.5));
    const y0 = Math.floor(y);
    const down = y - y0;
    for (let column = 0; column < cellWidth; column += 1) {
      const x = Math.min(width - 1.001, Math.max(0, left + ((column + 0.5) / cellWidth) * pitch - 0.5));
      const x0 = Math.floor(x);
      const right = x - x0;
      const at = y0 * width + x0;
      const upper = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right;
      const lower = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right;
      cell[row * cellWidth + column] = upper * (1 - down) + lower * down;
    }
  }
  return normalise(cell);
}
