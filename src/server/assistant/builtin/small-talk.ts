import { plainText, wordsOf } from '../../knowledge/index.ts';
import { isOfTrade } from './trade.ts';

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|salam|salaam|assalam\w* ?\w*|namaste|greetings)(?: there| all)?[ !.,]*$/;
const thanks =
  /^(?:ok(?:ay)?[ ,]*)?(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| a lot| bye)?(?:[ ,.!]+(?:that|this|it|you|very|was|is|helped|help|helpful|me|so|much|a|lot|really|great|perfect)){0,8}|thx|ty|cheers|great|perfect|good|nice|cool|awesome|shukran|shukriya|ok(?:ay)?|got it|i see|understood|(?:good ?)?bye(?: bye)?|(?:no[ ,]*)?that is all|that'?s all|\u{1f44d}|\u{1f64f})[ !.,]*$/u;
const aboutItself =
  /\b(?:who|what) are you(?: (?:really|exactly|anyway))?[ ?!.]*$|\bare you (?:a |an )?(?:bot|ai|human|robot|real)\b|\bwhat can you (?:do|help)\b|\bhow can you help\b|^(?:please )?help(?: me)?[ !.?]*$/;
const instruction =
  /\b(?:system|initial|hidden) (?:prompt|instructions?|message)\b|\bignore (?:all |any |the |your |my )?(?:previous|prior|above|earlier|other)? ?(?:instructions?|rules?)\b|\byour (?:instructions|prompt|rules)\b|\bpretend (?:to be|you)\b|(?:^|[.!?] |\b(?:please|now|you (?:must|will|should|shall)) )act (?:as|like)\b|\byou are now\b|\broleplay\b|\bjailbreak/;
const doubt =
  /^(?:really|(?:are )?you (?:quite |really |absolutely )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?|is (?:that|this|it) (?:really |still )?(?:right|true|correct|up to date)|how (?:sure|certain|reliable) (?:are you|is (?:that|this))|(?:i )?do ?n.?t believe (?:you|it|that)|that (?:is|s)? ?(?:wrong|not (?:right|true)|incorrect)|source|sources|where (?:did|do) you (?:get|have) (?:that|this|it)(?: from)?)[ ?!.]*$/;
const why =
  /^(?:but |and )?(?:why|how come)(?: (?:so|too) \w+| not| is (?:that|it|this)(?: so(?: \w+)?)?)?[ ?!.]*$/;
const wantsPerson =
  /\b(?:contact|talk to|speak (?:to|with)|reach|call|connect me (?:to|with)) (?:(?:a |an |the |your |some )(?:human|person|team|real person|representative|operator)|somebody|someone|support|humans?)\b|\byour? (?:have (?:a |an )?)?(?:phone|telephone|whatsapp|e ?mail)\b|\bcan you (?:fill|file|submit|apply|register|sign)\b.*\b(?:for (?:me|us)|my)\b/;
const rudeness = /\b(?:fuck\w*|shit|idiots?|stupid|useless|dumb|crap|rubbish|moron|hate you)\b/;

/** Off-topic questions that share words with company formation. */
const otherTrades =
  /\b(?:which|what) (?:shares?|stocks?|coins?|crypto\w*|bitcoin)\b|\b(?:divorce|custody|alimony|chest pain|headache|symptoms?|medicine|recipe|football|world cup|homework|poem|joke|weather|horoscope|python script|javascript|restaurants?|biryani|cricket|movies?|films?|songs?|lottery|hotel room|flight ticket)\b/;

/** What a turn that asks nothing to look up is. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'aboutItself'
  | 'instruction'
  | 'doubt'
  | 'why'
  | 'noWords'
  | 'wantsPerson'
  | 'rudeness'
  | 'otherTrade';

const cues: readonly (readonly [SmallTalk, RegExp])[] = [
  ['greeting', greeting],
  ['thanks', thanks],
  ['instruction', instruction],
  ['aboutItself', aboutItself],
  ['otherTrade', otherTrades],
  ['doubt', doubt],
  ['why', why],
];

/** The kind of a turn that asks nothing to look up; `undefined` where it may be a question. */
export function smallTalkIn(question: string): SmallTalk | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  const found = cues.find(([, cue]) => cue.test(plain));
  if (found) return found[0];
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'noWords';
  if (wantsPerson.test(plain)) return 'wantsPerson';
  return rudeness.test(plain) && !isOfTrade(wordsOf(plain)) ? 'rudeness' : undefined;
}
