/* The catalogues that the server speaks from. */

export { answerMessages } from './answers.ts';
export { articleTexts } from './article-texts.ts';
export { calendarFeedMessages } from './calendar-feed.ts';
export { caseKindMessages } from './case-kinds.ts';
export { clientExportMessages } from './clients.ts';
export { dataRoomMessages } from './data-rooms.ts';
export { deskRequestMessages } from './desk.ts';
export { documentTexts } from './document-texts.ts';
export { emailFrameMessages, emailMessages } from './emails.ts';
export { failureMessages } from './failures.ts';
export { kitMessages } from './kits.ts';
export { notificationMessages } from './notifications.ts';
export { comparedFieldLabels } from './paper-fields.ts';
export { paperKindLabels } from './paper-kinds.ts';
export { logExportMessages, logSubjectMessages, registerExportMessages, searchMessages } from './records.ts';
export { reportExportMessages } from './report.ts';
export { fieldMessages } from './server-fields.ts';
export { signingTexts } from './signing-texts.ts';
