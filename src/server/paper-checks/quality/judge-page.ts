import type { Edge, Finding, FindingCode, FindingParameters } from '#domain/papers/inspection.ts';
import { type Grey, lineOf } from './grey.ts';

/*
 * Judges a page by its pixels. The limits were set with the drawn papers of `quality.test.ts`, and each is on the
 * side of saying nothing: a person looks at the paper anyway.
 */

/** Side of the squares that a page is judged by, in pixels. */
const square = 32;
/** The difference of brightness from which a square has something in it. */
const minContrast = 40;
/** The share of squares with anything in them, of a page that is not empty. */
const minFilled = 0.001;
/** The steepest step in a square, as a share of its contrast, of a page in focus: in 4 of 5 squares it is steeper. */
const minSteepness = 0.2;
const minBrightness = 70;
/** A page whose darkest part is this bright is washed out. */
const maxDarkest = 165;
/** Brightness at which a camera shows nothing but light, and the share of it that is no accident. */
const dazzling = 252;
const maxDazzled = 0.012;
/** A page brighter than this in the middle is white paper: there, light cannot be told from paper. */
const whitePaper = 222;
/** Dark strokes that end at the edge of a page before it counts as cut off. */
const maxStrokesAtEdge = 6;

interface Squares {
  contrasts: number[];
  /** The steepest step as a share of the contrast, of squares with something in them. */
  steepness: number[];
  /** The share of squares that are dazzling all over. */
  dazzled: number;
}

/** What a page as a whole looks like. A photograph can be dark or dazzled and have cut edges; a drawn page cannot. */
export function judgePage(grey: Grey, isPhotograph: boolean): Finding[] {
  const squares = squaresOf(grey);
  const { contrasts, steepness } = squares;
  if (steepness.length / contrasts.length < minFilled) {
    const brightness = meanOf(grey.data);
    if (isPhotograph && brightness < minBrightness) return [tooDark(brightness)];
    return [warning('empty-page')];
  }
  if (!isPhotograph) return [];
  const findings: Finding[] = [];
  const brightness = meanOf(grey.data);
  const [darkest, middle] = [brightnessAt(grey.data, 0.01), brightnessAt(grey.data, 0.5)];
  if (brightness < minBrightness) findings.push(tooDark(brightness));
  if (darkest > maxDarkest) findings.push(warning('too-bright', { found: darkest, limit: maxDarkest }));
  const steep = percentile(steepness, 0.8);
  if (steep < minSteepness) findings.push(warning('blurred', percents(steep, minSteepness)));
  if (middle < whitePaper && squares.dazzled > maxDazzled) {
    findings.push(warning('glare', percents(squares.dazzled, maxDazzled)));
  }
  const edges = cutEdges(grey, middle);
  if (edges.length > 0) findings.push(warning('cut-off', { edges }));
  return findings;
}

const tooDark = (brightness: number) =>
  warning('too-dark', { found: Math.round(brightness), limit: minBrightness });

const percents = (found: number, limit: number) => ({
  found: Math.round(found * 100),
  limit: Math.round(limit * 100),
});

/** A finding that a person can judge. */
export function warning(code: FindingCode, parameters: FindingParameters = {}): Finding {
  return { code, severity: 'warn', parameters };
}

function squaresOf({ width, height, data }: Grey): Squares {
  const contrasts: number[] = [];
  const steepness: number[] = [];
  let dazzled = 0;
  for (let top = 0; top + square < height; top += square) {
    for (let left = 0; left + square < width; left += square) {
      let [least, most, steepest] = [255, 0, 0];
      for (let y = top; y < top + square; y += 1) {
        const row = y * width;
        for (let x = left; x < left + square; x += 1) {
          const value = data[row + x] as number;
          if (value < least) least = value;
          if (value > most) most = value;
          const across = Math.abs((data[row + x + 1] as number) - value);
          const down = Math.abs((data[row + width + x] as number) - value);
          if (across > steepest) steepest = across;
          if (down > steepest) steepest = down;
        }
      }
      contrasts.push(most - least);
      if (least >= dazzling) dazzled += 1;
      if (most - least >= minContrast) steepness.push(steepest / (most - least));
    }
  }
  return { contrasts, steepness, dazzled: dazzled / Math.max(1, contrasts.length) };
}

/** Edges at which writing on light paper goes on beyond the picture. */
function cutEdges(grey: Grey, middle: number): Edge[] {
  const lines: Record<Edge, Uint8Array> = {
    top: lineOf(grey, true, 1),
    right: lineOf(grey, false, grey.width - 2),
    bottom: lineOf(grey, true, grey.height - 2),
    left: lineOf(grey, false, 1),
  };
  return (Object.keys(lines) as Edge[]).filter((edge) => {
    const paper = brightnessAt(lines[edge], 0.5);
    // A table or a shadow around the page is darker than the page.
    return paper > middle - 30 && strokesIn(lines[edge], paper) > maxStrokesAtEdge;
  });
}

/** Dark runs as narrow as a stroke of writing. */
function strokesIn(line: Uint8Array, paper: number): number {
  let strokes = 0;
  let run = 0;
  for (const value of line) {
    if (value < paper - 60) run += 1;
    else {
      if (run >= 2 && run <= 24) strokes += 1;
      run = 0;
    }
  }
  return strokes;
}

function meanOf(values: Uint8Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

/** The brightness that this share of the pixels does not exceed. */
function brightnessAt(pixels: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let passed = 0;
  return counts.findIndex((count) => {
    passed += count;
    return passed > pixels.length * share;
  });
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}
