/** Documents that go with an answer beyond an authority's form. */
export const answerPaperMessages = {
  attach: 'Attach documents',
  change: 'Change the attached documents',
  chosen: 'Attached documents',
} as const;
