import { fittingChecks, type SeenZone, type ZoneFormat } from '#domain/papers/machine-readable-zone.ts';
import type { Grey } from '../quality/grey.ts';
import { findLines } from './find-lines.ts';
import { type Ink, upsideDown } from './ink.ts';
import { type LetterNetwork, openLetterNetwork } from './letter-network.ts';
import { type GriddedLine, gridOf, readLine } from './read-line.ts';

let network: LetterNetwork | undefined;

/** Lines with the places of their characters. */
interface GriddedLines {
  ink: Ink;
  lines: readonly GriddedLine[];
}

/**
 * Reads the zone of a passport or card wherever it stands in a picture; `undefined` if there are no such lines. It
 * looks for better ones until a point of `performance.now()`.
 */
export function readZone(grey: Grey, format: ZoneFormat, until: number): SeenZone | undefined {
  network ??= openLetterNetwork();
  let best: { seen: SeenZone; score: number } | undefined;
  for (const { ink, bands } of findLines(grey, format)) {
    const upright = { ink, lines: bands.map((band) => ({ band, grid: gridOf(ink, band, format.width) })) };
    for (const gridded of [upright, turnedAround(upright, format)]) {
      const seen = seenIn(gridded, format, network);
      const score = scoreOf(seen);
      if (!best || score > best.score) best = { seen, score };
      // All check digits fit: there is no better one.
      if (best.score > 1.9) return best.seen;
    }
    if (performance.now() > until) break;
  }
  return best?.seen;
}

function turnedAround({ ink, lines }: GriddedLines, { width }: ZoneFormat): GriddedLines {
  return {
    ink: upsideDown(ink),
    lines: lines
      .map(({ band: { top, bottom }, grid: { start, pitch } }) => ({
        band: { top: ink.height - bottom, bottom: ink.height - top },
        grid: { start: ink.width - start - width * pitch, pitch },
      }))
      .reverse(),
  };
}

function seenIn({ ink, lines }: GriddedLines, format: ZoneFormat, letters: LetterNetwork): SeenZone {
  const read = lines.map((line, at) => readLine(ink, line, format, at, letters));
  return {
    format,
    lines: read.map(({ text }) => text),
    confidences: read.map(({ confidences }) => confidences),
  };
}

/** The share of check digits that fit, and how sure the characters are. */
function scoreOf({ format, lines, confidences }: SeenZone): number {
  const all = confidences.flat();
  const sure = all.reduce((sum, value) => sum + value, 0) / all.length;
  return fittingChecks(format, lines) / format.checks.length + sure;
}
