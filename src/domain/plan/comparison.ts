/** How many places can stand side by side: below two nothing is compared, above four nothing can be read. */
export const placesCompared = { min: 2, max: 4 } as const;
