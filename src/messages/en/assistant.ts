import type { ReadableSize } from '#domain/assistant/attachment-rules.ts';
import { plural } from '../plural.ts';

const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en');
const timeOfDay = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Questions to begin with, in the order shown: requirements, duration, costs, benefits, trade licence, branch, tax, partner visa. */
const suggestedQuestions = [
  'What do I need to form a company in the UAE?',
  'How long does it take to form a company?',
  'What does it cost to set up a company?',
  'What are the benefits of a company in the UAE?',
  'How do I get a trade licence?',
  'How do I register a branch of my company?',
  'Which taxes does a company in the UAE pay?',
  'How do I get a partner visa?',
] as const;

const duration = (seconds: number) => {
  if (seconds < 90) return plural(seconds, { one: '1 second', other: `${seconds} seconds` });
  return `${Math.ceil(seconds / 60)} minutes`;
};

/** Why a question was not answered, and what to do. */
const failures = {
  offline: 'You are offline. Your question stays here until you are connected again.',
  'no-answer': 'There was no answer. Your question stays here.',
  'broken-off': 'The answer was interrupted.',
  'not-accepted': 'This page has been open for too long. Please reload it.',
  server: 'The expert could not answer. Your question stays here.',
} as const;

export const assistantMessages = {
  conversation: 'Conversation',
  welcome: 'Ask about company formation, free zones, licences, visas, tax and compliance.',
  suggestedQuestions,
  suggestions: 'Suggested questions',
  suggestAgain: 'Suggest flows again',
  attach: 'Attach a file',
  attachedFiles: 'Attached files',
  attachmentNote: 'Files stay in this list. They are not sent with your question.',
  removeFile: (name: string) => `Remove ${name}`,
  fileRemoved: (name: string) => `${name} removed`,
  question: 'Your question',
  placeholder: 'Ask the expert...',
  send: 'Send',
  stop: 'Stop',
  aboutAnswers: 'Answers cite their sources and are not legal advice.',
  tooLong: (length: number, maximum: number) =>
    `Please shorten your question to ${whole.format(maximum)} characters. It has ${whole.format(length)}.`,
  typing: (assistantName: string) => `${assistantName} is typing...`,
  you: 'You',
  answered: (assistantName: string, answer: string) => `${assistantName}: ${answer}`,
  time: (timestamp: number) => timeOfDay.format(timestamp),
  failed: 'Failed to get response from AI',
  failures,
  limited: (seconds: number | undefined) =>
    seconds === undefined
      ? 'The expert is not taking more questions right now. Please try again in a moment.'
      : `The expert is not taking more questions right now. Please try again in ${duration(seconds)}.`,
  retry: 'Retry',
  copy: 'Copy',
  copied: 'Copied',
  cannotCopy: 'The answer could not be copied. Please select its text and copy it.',
  edit: 'Edit',
  editing: 'Editing your last question',
  stopped: 'Stopped.',
  stoppedEarly: 'Stopped before an answer came.',
  cut: 'This answer reached the maximum length. Ask for the rest.',
  jumpToEnd: 'Jump to the end',
  newConversation: 'New conversation',
  cleared: 'The conversation was cleared.',
  undo: 'Undo',
  sources: 'Sources',
  sourceNumber: (number: string) => `Source ${number}`,
  allSources: (count: number) => `Show all ${count} sources`,
  fewerSources: 'Show fewer',
  table: 'Table, scrolls sideways',
  invalidFileType: 'Invalid file type. Please upload .txt, .pdf, .doc, .docx, .csv, .xls, or .xlsx files.',
  fileTooLarge: 'File size must be less than 10MB',
  fileSelected: (name: string) => `File "${name}" selected`,
  fileSize: ({ amount, unit }: ReadableSize) =>
    `${unit === 'B' ? amount : oneDecimal.format(amount)} ${unit}`,
} as const;
