import { plainText, wordsOf } from '../../knowledge/index.ts';
import { answerInOtherLanguage } from './other-language.ts';
import { isOfTrade } from './trade.ts';

const doubt =
  /^(?:really|(?:are )?you (?:quite |really |absolutely )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |still )?(?:right|true|correct|up to date)|how (?:sure|certain|reliable) (?:are you|is (?:that|this))|(?:i )?do ?n.?t believe (?:you|it|that)|that (?:is|s)? ?(?:wrong|not (?:right|true)|incorrect)|source|sources|where (?:did|do) you (?:get|have) (?:that|this|it)(?: from)?)[ ?!.]*$/;
const why =
  /^(?:but |and )?(?:why|how come)(?: (?:so|too) \w+| not| is (?:that|it|this)(?: so(?: \w+)?)?)?[ ?!.]*$/;
const wantsPerson =
  /\b(?:contact|talk to|speak (?:to|with)|reach|call|connect me (?:to|with)) (?:(?:a |an |the |your |some )(?:human|person|team|real person|representative|operator)|somebody|someone|support|humans?)\b|\byour? (?:have (?:a |an )?)?(?:phone|telephone|whatsapp|e ?mail)\b|\bcan you (?:fill|file|submit|apply|register|sign)\b.*\b(?:for (?:me|us)|my)\b/;
const rudeness = /\b(?:fuck\w*|shit|idiots?|stupid|useless|dumb|crap|rubbish|moron|hate you)\b/;

/** The reply to a turn that asks nothing to look up; `undefined` if it may be a question. */
export function conversationalReply(question: string): string | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (doubt.test(plain)) return answers.doubt;
  if (why.test(plain)) return answers.why;
  if (!/[\p{L}\p{N}]/u.test(plain)) return answers.noWords;
  if (wantsPerson.test(plain)) return answers.wantsPerson;
  if (rudeness.test(plain) && !isOfTrade(wordsOf(plain))) return answers.rudeness;
  return answerInOtherLanguage(question);
}

const answers = {
  doubt:
    'As sure as the sources are: each figure in my answers comes from a page that is listed under the answer with its date, and I say so where sources differ, are old or were not opened. Before you pay or file, confirm it with the authority. Which figure do you doubt? Name it, and I will say what is known of it.',
  why: 'I can tell what rules and prices are, and only now and then the reason for them: the sources under the answer say more. Name the item that you wonder about, and I will say what is known of it.',
  noWords:
    'I could not read a question in that. Please write it in words, as in: How much does a company in Dubai with one visa cost?',
  wantsPerson:
    'I am a program: I have no telephone, and I cannot hand in or sign anything for you. The people who run this site are named, with their address, in its privacy note; for your papers ask the authority or a licensed adviser. I can tell you which papers and forms are needed, and where they are handed in: name the place.',
  rudeness:
    'I am sorry that this did not help. Tell me the country, and in the UAE the zone or emirate, and what you want to know (cost, time, papers, visas, tax, bank), and I will be short.',
} as const;
