/** Ends an answer to what is not known, where the question is noted. */
export const recordedNotice =
  'Your question has been noted without your name, so that the answer can be added.';
