import type { Grey } from '../quality/grey.ts';

/** How much darker than its surroundings each pixel is: 0 is paper, 1 is black on white. */
export interface Ink {
  width: number;
  height: number;
  data: Float32Array;
}

/** Finds ink by comparing each pixel with the mean of a square around it, so that shadows and tints do not count. */
export function inkOf({ width, height, data }: Grey, radius: number): Ink {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const ink = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number);
      const paper = sum / (rows * (right - left));
      const darker = paper - (data[y * width + x] as number);
      if (darker > 0) ink[y * width + x] = darker / (paper + 8);
    }
  }
  return { width, height, data: ink };
}

/** A smaller copy: each pixel is the mean of those it stands for. */
export function shrunk({ width, height, data }: Grey, longest: number): Grey {
  const scale = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const small = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const [top, bottom] = spanOf(y, size.height, height);
    for (let x = 0; x < size.width; x += 1) {
      const [left, right] = spanOf(x, size.width, width);
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) sum += data[row * width + column] as number;
      }
      small[y * size.width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { ...size, data: small };
}

function spanOf(at: number, of: number, length: number): [number, number] {
  const from = Math.floor((at * length) / of);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / of))];
}

/** Turns by a right angle, clockwise. */
export function turned({ width, height, data }: Grey): Grey {
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      result[x * height + (height - 1 - y)] = data[y * width + x] as number;
    }
  }
  return { width: height, height: width, data: result };
}

/**
 * Cuts out a strip whose middle line passes through (x, y) at an angle, level and enlarged by `scale`. Whatever lies
 * beyond the picture is as its edge.
 */
export function stripOf(
  { width, height, data }: Grey,
  strip: { x: number; y: number; angle: number; width: number; height: number; scale: number },
): Grey {
  const size = {
    width: Math.round(strip.width * strip.scale),
    height: Math.round(strip.height * strip.scale),
  };
  const result = new Uint8Array(size.width * size.height);
  const [cosine, sine] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  for (let row = 0; row < size.height; row += 1) {
    const v = (row + 0.5 - size.height / 2) / strip.scale;
    for (let column = 0; column < size.width; column += 1) {
      const u = (column + 0.5 - size.width / 2) / strip.scale;
      const x = Math.min(width - 1.001, Math.max(0, strip.x + u * cosine - v * sine - 0.5));
      const y = Math.min(height - 1.001, Math.max(0, strip.y + u * sine + v * cosine - 0.5));
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const at = y0 * width + x0;
      const [right, down] = [x - x0, y - y0];
      const upper = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right;
      const lower = (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right;
      result[row * size.width + column] = upper * (1 - down) + lower * down;
    }
  }
  return { ...size, data: result };
}

/** The same strip upside down. */
export function upsideDown({ width, height, data }: Ink): Ink {
  return { width, height, data: data.toReversed() };
}
