/** Number of jurisdictions in a comparison: more than four would not fit the screen. */
export const placesCompared = { min: 2, max: 4 } as const;
