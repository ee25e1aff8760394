/* The catalogues that the server speaks from. */

export { answerMessages } from './answers.ts';
export { calendarFeedMessages } from './calendar-feed.ts';
export { emailFrameMessages, emailMessages } from './emails.ts';
export { failureMessages } from './failures.ts';
export { fieldMessages } from './fields.ts';
export { logExportMessages, logSubjectMessages, searchMessages } from './records.ts';
