import { plainText, wordsOf } from '../../../knowledge/index.ts';
import { isOfTrade } from '../question/trade.ts';

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|salam|salaam|assalam\w* ?\w*|namaste|greetings|nice to meet you)(?:[ ,]+(?:there|all|sir|madam|ji|to you|again|everyone|team|is (?:any|some)one (?:there|here)|i am new(?: here)?|(?:good )?(?:morning|evening|day)))*[ !.,?]*$/;
const thanks =
  /^(?:(?:ok(?:ay)?|great|perfect|cool|nice|good)[ ,]*)*(?:(?:(?:many )?thanks?(?: you)?|thx|ty|cheers|shukran)(?: (?:so|very) much| a lot| bye)?(?:[ ,.!]+(?:mate|man|guys|team|friend|sir|that|this|it|you|very|was|is|helped|help|helpful|me|so|much|a|lot|really|great|perfect|for|the|your|all|answer|answers|see|bye|everything)){0,10}|thx|ty|cheers|great|perfect|good|nice|cool|awesome|wonderful|excellent|super|shukran|shukriya(?: \w+)?|ok(?:ay)?|got it|(?:that |it |this )?makes sense|i see|understood|appreciated|well done|(?:good|great|nice) (?:job|work|one)|you are (?:a star|great|very helpful)|very helpful|no more questions|have a (?:nice|good) day|see you(?: \w+)?|(?:good ?)?bye(?: bye)?|(?:no[ ,]*)?that (?:is|was) all|that'?s all|\u{1f44d}|\u{1f64f})[ !.,]*$/u;
const aboutItself =
  /\b(?:who|what) are you(?: (?:really|exactly|anyway))?[ ?!.]*$|\bare you (?:a |an |really |chat ?)*(?:bot|ai|human|robot|real|gpt|openai|claude|machine|person|computer|program|lawyer|accountant|consultant)\b|\bwhat can (?:you (?:do|help)|i ask)\b|\bhow (?:can|do) you (?:help|work)\b|^(?:please |can you |could you )*help(?: me)?(?: please| out)?[ !.?]*$|\bwho (?:made|built|created|runs|programmed|wrote) (?:you|this (?:assistant|bot|chat))\b|\b(?:what(?: is|s)?|tell me) your name\b|\bwho am i (?:talking|speaking|chatting)\b|\b(?:which|what) (?:languages?|topics?|subjects?|questions?) (?:do|can) (?:you|i)\b|\bcan i trust you\b|\bdo you use (?:ai|a language model)\b|\bwhere do you (?:have|get) your (?:knowledge|information|data)\b|\bis there a (?:real )?(?:person|human) behind\b|\bwhat do you know(?: about)?[ ?.!]*$/;
const notAsked =
  /^(?:no[ ,.]+)*(?:(?:you|that|thats|this|it)(?: are| is| was)? (?:just |completely |simply )?(?:wrong|nonsense|not (?:right|correct|it|helpful))|that(?: is| was)? not what i (?:asked|meant|wanted)(?: \w+){0,3}|(?:that|this|it) (?:does|did|doesn|didn|has nothing)\b.{0,30}\b(?:answer|question|do with)(?: my question| it)?|you (?:didn|haven|don|did not|have not|do not|misunderst\w+|misread)\b.{0,30}(?:answer\w*|underst\w+|me|question|that)|i (?:meant|asked)(?: about)? something (?:else|different)|(?:please )?read my (?:question|message) (?:again|properly)|wrong answer|try again|nonsense)[ !.?]*$/;
const chat =
  /^(?:(?:and )?how are you(?: (?:doing|today|keeping))*|how is it going|how (?:is|was) your day|what(?:s| is)? up|yes|yep|yeah|no|nope|sure|maybe|haha+|lol|hm+|test(?:ing)?|wait|one moment|let me think|(?:i have|can i ask|may i ask)(?: you)? (?:a|some|one|another|something) ?(?:quick )?(?:questions?)?|can i ask(?: you)? something|are you (?:there|here|online|married|happy|ok)|do you (?:like|love|sleep|eat)\b.{0,20}|i am (?:bored|tired|happy|sad)|just looking(?: around)?|so|well|ok so|really nice)[ ?!.,]*$/;
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
  /\b(?:which|what) (?:shares|stocks?|(?:crypto ?)?coins?|crypto(?:currency)?|bitcoin) (?:should|shall|do you|would you|can|will|to|is|are)\b|\b(?:divorce|custody|alimony|chest pain|headache|symptoms?|medicine|recipe|football|world cup|homework|poem|joke|weather|horoscope|python script|javascript|(?<!\b(?:licen[cs]es?|company|companies|permits?|partners?|sponsors?|capital|open|start|set up|run|own|approv\w+|regist\w+)\b.*)(?:restaurants?|hotels?|(?:recommend|best|good|nice|nearest|find|know) (?:me )?(?:an? |any |the )?(?:\w+ )?(?:dentist|doctor|hairdresser|barber|plumber|caf[eé]|bar|beach|museum|supermarket|mall|taxi)s?|(?:dentist|doctor|hairdresser|barber|caf[eé]|bar|beach|supermarket|mall)s? (?:near|close to|around)|(?:where|how)(?: \w+){0,3} (?:rent|hire) (?:an? )?car|(?:where|which place)\b.{0,40}\b(?:dinner|lunch|brunch|breakfast|drinks)|(?:who|which team) (?:won|wins|scored|plays)|the match (?:in|today|tonight|yesterday|tomorrow))(?!.*\b(?:licen[cs]es?|company|companies|permits?|business|partners?|sponsors?|capital|approv\w+|regist\w+)\b)|biryani|cricket|movies?|films?|songs?|lottery|flights?(?! (?:academy|school))|lose weight|(?:will|does|did|is|was) it (?:going to )?(?:rain|snow)\w*|(?:rain(?:s|y)?|snow|sunny|windy|hot|warm|cold) (?:in \w+ (?:\w+ )?)?(?:today|tomorrow|tonight|this week(?:end)?|right now)|how (?:hot|warm|cold)|temperature|sunscreen|gym|diet|essay|driving licen[cs]e|(?<!\b(?:company|business|firm|work)\b.*)tourist visa(?!.*\b(?:company|business|firm|licen[cs]e|residen\w+|status)\b)(?<!\b(?:hire|hiring|employ|employing)\b.*)|student visa(?!.*\b(?:through|sponsor|company|free zone|in (?:difc|dmcc|adgm|ifza|dafza|jafza))\b)|speed limit|(?<!deduct )my (?:car|dog|cat|laptop|phone|homework|cv|resume)\b(?!.*\b(?:company|deduct|business)\b)|get married|marry|wedding|schools?(?! of| fees? as a business)(?=.*\b(?:kids?|children|best|fees?|for my)\b)|bitcoin price|translate \w+ (?:to|into) (?:french|german|spanish|hindi|chinese|russian)|what time is it|meaning of life|ramadan|president of(?! (?:my|our|the (?:company|corporation|board)))|prime minister|king of)\b|^what(?: is|s)? \d+ ?[*x+/-] ?\d+/;

/** What a turn that asks nothing to look up is. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'aboutItself'
  | 'instruction'
  | 'doubt'
  | 'notAsked'
  | 'chat'
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
  ['notAsked', notAsked],
  ['doubt', doubt],
  ['chat', chat],
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
