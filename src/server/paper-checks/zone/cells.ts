/** How a character is cut out of the picture for the network, in `scripts/zone-letters` as when reading. */

/** Samples across a character's place and down. */
export const cellWidth = 20;
export const cellHeight = 28;

/** The height of what is cut out, in heights of a capital letter: lines are seldom quite level. */
export const cellSpan = 1.42;

/** The characters of a machine-readable zone. */
export const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';

/** Brings samples to a mean of 0 and a spread of 1, so that neither light nor ink matter. */
export function normalise(samples: Float32Array): Float32Array {
  let sum = 0;
  for (const value of samples) sum += value;
  const mean = sum / samples.length;
  let squares = 0;
  for (const value of samples) squares += (value - mean) ** 2;
  const spread = Math.sqrt(squares / samples.length) || 1;
  return samples.map((value) => (value - mean) / spread);
}
