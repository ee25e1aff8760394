import type { Finding, InspectedAs } from '#domain/papers/inspection.ts';
import { portraitRule } from '#domain/papers/portrait-rule.ts';
import { warning } from './judge-page.ts';

/** Pixels over a page below which small print cannot be read. */
const minPagePixels = 1_000;

/** Whether a photograph or scan has enough pixels: over the long side of a card or passport, else over the width. */
export function judgeSize({ width, height }: { width: number; height: number }, as: InspectedAs): Finding[] {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (as === 'portrait') {
    const findings: Finding[] = [];
    const { minWidth, minRatio, maxRatio } = portraitRule;
    if (shorter < minWidth) findings.push(warning('photo-too-small', { found: shorter, limit: minWidth }));
    const ratio = width / height;
    if (ratio < minRatio || ratio > maxRatio) {
      findings.push(warning('photo-shape', { found: Math.round(ratio * 100) }));
    }
    return findings;
  }
  const pixels = as === 'document' ? shorter : longer;
  return pixels < minPagePixels ? [warning('low-resolution', { found: pixels, limit: minPagePixels })] : [];
}
