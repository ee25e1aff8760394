import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import {
  cellHeight,
  cellSpan,
  cellWidth,
  letters,
  normalise,
} from '../../src/server/paper-checks/zone/cells.ts';

/** One glyph with a font's measures: ink from 0 to 1. */
interface Alphabet {
  ink: Float32Array;
  width: number;
  height: number;
  pitch: number;
  /** Where the first character's place begins, and the top and height of a capital letter. */
  left: number;
  top: number;
  capital: number;
}

export type Random = () => number;

const fonts = [
  { file: 'OCRB.otf', family: 'OCR B' },
  { file: 'OCRBS.otf', family: 'OCR B S' },
];
const blank = letters.length;
/** Samples around a cell, so that blurring knows what is beside it. */
const margin = 4;

/** Draws the alphabet of each font between two letters H, which measure it. */
export function drawAlphabets(): Promise<Alphabet[]> {
  return Promise.all(fonts.map(drawAlphabet));
}

async function drawAlphabet({ file, family }: { file: string; family: string }): Promise<Alphabet> {
  const text = `H${letters}H`.replace('<', '&lt;');
  const fontfile = fileURLToPath(
    new URL(`../../src/server/paper-checks/testing/ocr-b/${file}`, import.meta.url),
  );
  const { data, info } = await sharp({ text: { text, font: `${family} 56`, fontfile, dpi: 72 } })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ink = Float32Array.from(data, (value) => value / 255);
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_row, y) => ink[y * width + x] ?? 0).some((value) => value > 0.1),
  );
  const letterWidth = columns.indexOf(false);
  const pitch = (width - letterWidth) / (letters.length + 1);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: letterWidth }, (_column, x) => ink[y * width + x] ?? 0).some((value) => value > 0.1),
  );
  return {
    ink,
    width,
    height,
    pitch,
    left: pitch - (pitch - letterWidth) / 2,
    top: rows.indexOf(true),
    capital: rows.lastIndexOf(true) + 1 - rows.indexOf(true),
  };
}

/** Draws one character as a camera might see it, with neighbours, and returns it as the network gets it. */
export function drawSample(alphabets: readonly Alphabet[], letter: number, random: Random): Float32Array {
  const alphabet = alphabets[Math.floor(random() * alphabets.length)] ?? alphabets[0];
  if (!alphabet) throw new Error('There is no font to draw with.');
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const neighbour = () => Math.floor(random() * (blank + 1));
  const [before, after] = [neighbour(), neighbour()];
  const angle = normal() * 0.035;
  const shear = normal() * 0.06;
  const [scaleX, scaleY] = [1 + normal() * 0.05, 1 + normal() * 0.07];
  const [shiftX, shiftY] = [normal() * 1.1, normal() * 1.3];
  const [width, height] = [cellWidth + 2 * margin, cellHeight + 2 * margin];
  let grid = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // From the middle of the cell, in samples.
      const u = (x - margin + 0.5 - cellWidth / 2 - shiftX) / scaleX;
      const v = (y - margin + 0.5 - cellHeight / 2 - shiftY) / scaleY;
      const turnedU = u * Math.cos(angle) - v * Math.sin(angle) + v * shear;
      const turnedV = u * Math.sin(angle) + v * Math.cos(angle);
      const place = turnedU / cellWidth + 0.5;
      const row = alphabet.top + alphabet.capital * (0.5 + (turnedV / cellHeight) * cellSpan);
      grid[y * width + x] = Math.max(
        inkAt(alphabet, letter, place, row),
        inkAt(alphabet, before, place + 1, row),
        inkAt(alphabet, after, place - 1, row),
      );
    }
  }
  grid = blurred(grid, width, height, Math.abs(normal()) * 1.3);
  const thickness = random();
  if (thickness < 0.3) grid = grid.map((value) => Math.min(1, value * 1.5));
  else if (thickness < 0.5) grid = grid.map((value) => Math.max(0, (value - 0.25) / 0.75));
  const noise = Math.abs(normal()) * 0.12;
  const light = normal() * 0.15;
  const scratch = random() < 0.25 ? Math.floor(random() * cellHeight) : -1;
  const cell = new Float32Array(cellWidth * cellHeight);
  for (let y = 0; y < cellHeight; y += 1) {
    for (let x = 0; x < cellWidth; x += 1) {
      let value = grid[(y + margin) * width + x + margin] ?? 0;
      if (y === scratch) value = Math.min(1, value + 0.4);
      cell[y * cellWidth + x] = value + normal() * noise + light * (x / cellWidth - 0.5);
    }
  }
  return normalise(cell);
}

/** The ink of a letter at a place, in widths of a place, and a row of the drawn alphabet; bilinear. */
function inkAt(alphabet: Alphabet, letter: number, place: number, row: number): number {
  if (letter === blank || place < -0.2 || place > 1.2) return 0;
  const within = Math.min(1, Math.max(0, place));
  const x = alphabet.left + (letter + within) * alphabet.pitch - 0.5;
  const y = row - 0.5;
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, line: number) =>
    line < 0 || line >= alphabet.height ? 0 : (alphabet.ink[line * alphabet.width + column] ?? 0);
  const [right, down] = [x - x0, y - y0];
  const upper = at(x0, y0) * (1 - right) + at(x0 + 1, y0) * right;
  const lower = at(x0, y0 + 1) * (1 - right) + at(x0 + 1, y0 + 1) * right;
  return upper * (1 - down) + lower * down;
}

function blurred(
  grid: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(grid);
  if (sigma < 0.2) return result;
  const radius = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * sigma ** 2)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  for (const isAcross of [true, false]) {
    const before = new Float32Array(result);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let value = 0;
        for (let at = -radius; at <= radius; at += 1) {
          const column = isAcross ? Math.min(width - 1, Math.max(0, x + at)) : x;
          const line = isAcross ? y : Math.min(height - 1, Math.max(0, y + at));
          value += (before[line * width + column] ?? 0) * (kernel[at + radius] ?? 0);
        }
        result[y * width + x] = value / sum;
      }
    }
  }
  return result;
}
