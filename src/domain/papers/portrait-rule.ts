/**
 * What a photograph for a visa or identity card is checked for: 35 × 45 mm, the size of ICAO 9303 part 3, at 300
 * pixels an inch, before a light background that is the same all over. The shape leaves room for cropping.
 */
export const portraitRule = {
  minWidth: 413,
  minRatio: 0.65,
  maxRatio: 1,
  /** Brightness of the background from 0 to 255. */
  minBackground: 190,
  /** How much its brightness may differ from place to place, as a standard deviation. */
  maxBackgroundSpread: 22,
} as const;
