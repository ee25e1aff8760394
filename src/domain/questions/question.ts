/** The state of a question that the expert did not answer, or answered wrongly. */
export const questionStates = ['open', 'answered', 'dismissed'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Whether an operator's answer is shown. */
export const answerStates = ['published', 'unpublished'] as const;
export type AnswerState = (typeof answerStates)[number];
