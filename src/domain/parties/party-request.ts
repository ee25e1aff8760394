/** On whose behalf something more is asked of one person. */
export const requesters = ['bank', 'authority', 'agency', 'company'] as const;
export type Requester = (typeof requesters)[number];

/** Days without an answer after which the person is reminded. */
export const remindAfterDays = 3;
/** Days without an answer after which those who asked learn who is silent. */
export const escalateAfterDays = 7;
