/** Minutes without input after which a screen may lock; 0 for never. */
export const screenLockChoices = [0, 5, 15, 30] as const;
