/** How many activities a company can choose, on both licences. */
export const maxActivities = 20;

/** Longest description of an activity in own words, in characters. */
export const maxDescription = 500;
