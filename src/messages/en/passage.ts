/** How far each step of a passage is, for those who do not see the line. */
export const passageMessages = {
  states: {
    done: 'Done',
    current: 'Now',
    ahead: 'To do',
    uncertain: 'Time not known',
  },
} as const;
