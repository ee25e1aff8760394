/** How many places can stand side by side: below two nothing is compared, above four nothing can be read. */
export const placesCompared = { fewest: 2, most: 4 } as const;
