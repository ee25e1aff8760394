import { plainText } from '../../knowledge/index.ts';

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|salam|salaam|greetings)(?: there| all)?[ !.,]*$/;
const thanks =
  /^(?:ok(?:ay)?[ ,]*)?(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot| bye)?|thx|ty|cheers|great|perfect|good|nice|cool|awesome|ok(?:ay)?|got it|i see|understood|(?:good ?)?bye(?: bye)?|(?:no[ ,]*)?that is all|that'?s all|\u{1f44d}|\u{1f64f})[ !.,]*$/u;
const aboutItself =
  /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:bot|ai|human|robot|real)\b|\bwhat can you (?:do|help)\b|\bhow can you help\b/;
const instruction =
  /\b(?:system|initial|hidden) (?:prompt|instructions?|message)\b|\bignore (?:all |any |the |your |my )?(?:previous|prior|above|earlier|other)? ?(?:instructions?|rules?)\b|\byour (?:instructions|prompt|rules)\b|\bpretend (?:to be|you)\b|(?:^|[.!?] |\b(?:please|now|you (?:must|will|should|shall)) )act (?:as|like)\b|\byou are now\b|\broleplay\b|\bjailbreak/;

/** Off-topic questions that share words with company formation. */
const otherTrades =
  /\bwhich (?:shares|stocks|coins?|crypto\w*|bitcoin)\b|\b(?:divorce|custody|alimony|chest pain|headache|symptoms?|medicine|recipe|football|homework|poem|joke|weather|horoscope|python script|javascript)\b/;

/** Requests for help with breaking the law. */
const wrongdoing =
  /\b(?:cheat|evade|bribe|forge|fake (?:a |an |my |the )?(?:document|invoice|visa|lease|address)|launder (?:my |the )?money|hide (?:my |the |our )?(?:income|money|profit|owner|company|assets|business)\w*|(?:pay|tip|gift) (?:to )?(?:the |an? |some )?(?:officer|official|inspector|clerk)s?|kickbacks?|under the table)\b/;

/** The reply to small talk and off-topic input; `undefined` where it may be a question. */
export function smallTalk(question: string): string | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (greeting.test(plain)) return answers.greeting;
  if (thanks.test(plain)) return answers.thanks;
  if (instruction.test(plain)) return answers.instruction;
  if (aboutItself.test(plain)) return answers.aboutItself;
  if (otherTrades.test(plain)) return outsideTheTrade;
  if (wrongdoing.test(plain)) return answers.wrongdoing;
  return undefined;
}

const subjects =
  'company formation, costs, time, documents, offices, visas, tax, audit, banking, renewal and closing in the UAE, the United States, the United Kingdom, Saudi Arabia and Singapore';

const answers = {
  greeting: `Hello. Ask me about ${subjects}. Name a place and how many visas you need, and I can give figures with their sources.`,
  thanks: 'You are welcome. Ask on whenever you like.',
  aboutItself: `I am this site's expert on setting up a company abroad: ${subjects}. I answer from articles and a catalogue whose figures carry their sources and dates, I say so when I do not know something, and I am no substitute for a lawyer or tax adviser.`,
  wrongdoing:
    'I cannot help with that. I can say what the law asks for, what it costs to keep to it, and which reliefs and lower-tax choices it offers: ask me about those.',
  instruction: `I only answer questions about setting up and running a company: ${subjects}. Which of these can I help with?`,
} as const;

/** The reply to a question outside company formation. */
export const outsideTheTrade = `That is outside what I can answer. I know about ${subjects}. Ask me about one of these.`;

/** The reply to a question about an unsupported country. */
export const otherCountry = `That is outside what I can answer: I know about companies in the UAE, the United States, the United Kingdom, Saudi Arabia and Singapore. Ask me about one of these.`;
