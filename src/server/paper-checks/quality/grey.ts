import type { Picture } from '../pages/opened-file.ts';

/** Brightness from 0 to 255. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

export function greyOf({ width, height, data }: Picture): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 3;
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8;
  }
  return { width, height, data: grey };
}

/** The pixels of one row or column of a picture. */
export function lineOf({ width, height, data }: Grey, isRow: boolean, at: number): Uint8Array {
  if (isRow) return data.subarray(at * width, (at + 1) * width);
  return Uint8Array.from({ length: height }, (_, y) => data[y * width + at] ?? 0);
}
