import type { Finding } from '#domain/papers/inspection.ts';
import { portraitRule } from '#domain/papers/portrait-rule.ts';
import type { Picture } from '../pages/opened-file.ts';
import { warning } from './judge-page.ts';

/** The share of a portrait's width and height beside and above the head, where there is only background. */
const border = 0.08;
const borderDown = 0.5;

/** Whether a portrait's background is light and even. A colour counts as dark as its darkest part. */
export function judgeBackground({ width, height, data }: Picture): Finding[] {
  const values: number[] = [];
  for (let y = 0; y < height * borderDown; y += 1) {
    const isTop = y < height * border;
    for (let x = 0; x < width; x += 1) {
      if (!isTop && x >= width * border && x < width * (1 - border)) continue;
      const at = (y * width + x) * 3;
      values.push(Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
    }
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  const { minBackground, maxBackgroundSpread } = portraitRule;
  if (mean < minBackground) {
    return [warning('background-not-light', { found: Math.round(mean), limit: minBackground })];
  }
  if (spread > maxBackgroundSpread) {
    return [warning('background-uneven', { found: Math.round(spread), limit: maxBackgroundSpread })];
  }
  return [];
}
