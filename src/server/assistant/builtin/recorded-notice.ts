/** Ends the answer to an unanswered question that is recorded. */
export const recordedNotice =
  'Your question has been noted without your name, so that the answer can be added.';
