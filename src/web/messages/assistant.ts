import type { ReadableSize } from '#domain/assistant/attachment-rules.ts';

const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

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
  noAnswersYet: 'The expert cannot answer yet. What you write stays here while this page is open.',
  invalidFileType: 'Invalid file type. Please upload .txt, .pdf, .doc, .docx, .csv, .xls, or .xlsx files.',
  fileTooLarge: 'File size must be less than 10MB',
  fileSelected: (name: string) => `File "${name}" selected`,
  fileSize: ({ amount, unit }: ReadableSize) =>
    `${unit === 'B' ? amount : oneDecimal.format(amount)} ${unit}`,
} as const;
