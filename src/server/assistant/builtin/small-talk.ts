import { answerInOtherLanguage } from './other-language.ts';
import { isOfTrade } from './trade.ts';
import { plainText, wordsOf } from './words.ts';

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|salam|salaam|greetings)(?: there| all)?[ !.,]*$/;
const thanks =
  /^(?:ok(?:ay)?[ ,]*)?(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot| bye)?|thx|ty|cheers|great|perfect|good|nice|cool|awesome|ok(?:ay)?|got it|i see|understood|(?:good ?)?bye(?: bye)?|(?:no[ ,]*)?that is all|that'?s all|\u{1f44d}|\u{1f64f})[ !.,]*$/u;
const doubt =
  /^(?:really|(?:are )?you (?:quite |really |absolutely )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |still )?(?:right|true|correct|up to date)|how (?:sure|certain|reliable) (?:are you|is (?:that|this))|(?:i )?do ?n.?t believe (?:you|it|that)|that (?:is|s)? ?(?:wrong|not (?:right|true)|incorrect)|source|sources|where (?:did|do) you (?:get|have) (?:that|this|it)(?: from)?)[ ?!.]*$/;
const why =
  /^(?:but |and )?(?:why|how come)(?: (?:so|too) \w+| not| is (?:that|it|this)(?: so(?: \w+)?)?)?[ ?!.]*$/;
const rudeness = /\b(?:fuck\w*|shit|idiots?|stupid|useless|dumb|crap|rubbish|moron|hate you)\b/;
const aboutItself =
  /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:bot|ai|human|robot|real)\b|\bwhat can you (?:do|help)\b|\bhow can you help\b/;
const instruction =
  /\b(?:system|initial|hidden) (?:prompt|instructions?|message)\b|\bignore (?:all |any |the |your |my )?(?:previous|prior|above|earlier|other)? ?(?:instructions?|rules?)\b|\byour (?:instructions|prompt|rules)\b|\bpretend (?:to be|you)\b|(?:^|[.!?] |\b(?:please|now|you (?:must|will|should|shall)) )act (?:as|like)\b|\byou are now\b|\broleplay\b|\bjailbreak/;

/** Other trades' questions that share words with this one. */
const otherTrades =
  /\bwhich (?:shares|stocks|coins?|crypto\w*|bitcoin)\b|\b(?:divorce|custody|alimony|chest pain|headache|symptoms?|medicine|recipe|football|homework|poem|joke|weather|horoscope|python script|javascript)\b/;

/** Somebody asks how to break the law. */
const wrongdoing =
  /\b(?:cheat|evade|bribe|forge|fake (?:a |an |my |the )?(?:document|invoice|visa|lease|address)|launder (?:my |the )?money|hide (?:my |the )?(?:income|money|profit|owner)\w*)\b/;

/** What is said to something that is no question of the trade; `undefined` where it may be one. */
export function smallTalk(question: string): string | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (greeting.test(plain)) return answers.greeting;
  if (thanks.test(plain)) return answers.thanks;
  if (doubt.test(plain)) return answers.doubt;
  if (why.test(plain)) return answers.why;
  if (!/[\p{L}\p{N}]/u.test(plain)) return answers.noWords;
  const otherLanguage = answerInOtherLanguage(question);
  if (otherLanguage) return otherLanguage;
  if (rudeness.test(plain) && !isOfTrade(wordsOf(plain))) return answers.rudeness;
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
  doubt:
    'As sure as the sources are: each figure in my answers comes from a page that is listed under the answer with its date, and I say so where sources differ, are old or were not opened. Before you pay or file, confirm it with the authority. Which figure do you doubt? Name it, and I will say what is known of it.',
  why: 'I can tell what rules and prices are, and only now and then the reason for them: the sources under the answer say more. Name the item that you wonder about, and I will say what is known of it.',
  noWords:
    'I could not read a question in that. Please write it in words, as in: How much does a company in Dubai with one visa cost?',
  rudeness:
    'I am sorry that this did not help. Tell me the country, and in the UAE the zone or emirate, and what you want to know (cost, time, papers, visas, tax, bank), and I will be short.',
  wrongdoing:
    'I cannot help with that. I can say what the law asks for, what it costs to keep to it, and which reliefs and lower-tax choices it offers: ask me about those.',
  instruction: `I only answer questions about setting up and running a company: ${subjects}. Which of these can I help with?`,
} as const;

/** What is said to a question outside the trade. */
export const outsideTheTrade = `That is outside what I can answer. I know about ${subjects}. Ask me about one of these.`;

/** What is said to a question about a country that is not among the five. */
export const otherCountry = `That is outside what I can answer: I know about companies in the UAE, the United States, the United Kingdom, Saudi Arabia and Singapore. Ask me about one of these.`;
