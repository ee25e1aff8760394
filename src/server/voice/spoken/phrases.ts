import type { SpokenSentence } from './spoken-form.ts';

/** Phrases besides answers. Used for speech and captions. */
export const phrases = {
  greeting: (assistantName: string) =>
    `Hello, this is ${assistantName}, an AI. What would you like to know about setting up a company?`,
  offers: ['Shall I go on?', 'Would you like to hear more?', 'Should I continue?'],
  nothingMore: 'That is all I have on this. What else would you like to know?',
  declined: 'All right. What else would you like to know?',
  goOn: 'All right.',
  stillThere: 'Are you still there?',
  goodbye: 'I have not heard you for a while, so I end the call here. Goodbye.',
  nothingUnderstood: 'I could not understand a word for a while, so I end the call here. Goodbye.',
  failed: 'Sorry, I could not answer that. Please ask again.',
  onlyPartHeard: 'What would you like to know, and for which zone or country?',
  notUnderstood: 'Sorry, I did not catch that. Please say it again, or type it.',
  timeIsUp: 'The call has reached its longest time, so it ends here. Goodbye.',
} as const;

/** A phrase as a sentence of speech. */
export function phrase(caption: string): SpokenSentence {
  return { caption, words: caption.replaceAll(/\bAI\b/g, 'A I'), cites: [], opensPart: false };
}
