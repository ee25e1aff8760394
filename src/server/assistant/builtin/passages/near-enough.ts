/** How near a passage has to come to the best, of its confidence and more, to be preferred for a reason of its own. */
export const nearEnough = 0.8;

/** The same to be preferred for its form alone. */
export const nearlyEqual = 0.85;

/** The same for the rule of a country, where the best is that of a zone that nobody named. */
export const nearEnoughOfCountry = 0.6;

/** Minimum confidence of a passage for what the best leaves out, relative to the best. */
export const minOfBest = 0.4;
