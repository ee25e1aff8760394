/**
 * How near the nearest of a passage's own questions comes to the one that was asked, from 0 to 1
 * (`FoundPassage.likeness`): the same steps wherever the expert decides by it.
 */
export const alike = {
  /** It shares what the question is about. */
  related: 0.4,
  /** It asks the same, be it in other words. */
  same: 0.6,
  /** It asks the same in hardly other words. */
  nearly: 0.8,
  /** It asks the same word for word. */
  exact: 0.95,
} as const;

/** The same for how near they come in meaning (`evidence.meaning`), whatever their words. */
export const alikeInMeaning = { nearly: 0.8, exact: 0.95 } as const;
