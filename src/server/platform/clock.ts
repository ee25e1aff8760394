/** Tells the time; tests hand in their own. */
export type Clock = () => Date;
