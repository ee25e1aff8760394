/** A row of learned weights in 8 bits, in base64. */
export interface LearnedRow {
  weights: string;
  scale: number;
  offset: number;
}

/** Opens a row; it gives the sum for a sentence vector, the higher the likelier it is what the row was learned to tell. */
export function openRow({ weights: packed, scale, offset }: LearnedRow): (vector: Float32Array) => number {
  const values = Int8Array.from(Buffer.from(packed, 'base64'), (byte) => (byte << 24) >> 24);
  return (vector) =>
    vector.reduce((total, value, index) => total + value * (values[index] ?? 0), 0) * scale + offset;
}
