import { plainText } from '../../../knowledge/index.ts';
import { isLateQuestion } from './late-question.ts';
import { laterCaseAsked } from './later-case-asked.ts';

/** What a question asks about the asker's own case. */
const ownCaseAspects = [
  'next',
  'done',
  'missing',
  'documents',
  'turn',
  'delay',
  'names',
  'approved',
  'cost',
  'dates',
  'fine',
  'fee',
  'upcoming',
  'overdue',
  'until',
  'plan',
  'more-visas',
  'progress',
] as const;
export type OwnCaseAspect = (typeof ownCaseAspects)[number];

/** Whether it is asked of the case itself, rather than of what is recorded beside it. */
export function isOwnCaseAspect(aspect: string): aspect is OwnCaseAspect {
  return ownCaseAspects.some((each) => each === aspect);
}

const mine = '(?:my|our|the)';
const own = '(?:my|our)';
const thing =
  '(?:case|formation|application|file|plan|progress|dashboard|set-?up|company|business|licen[cs]e|visas?|registration|name|bank account|establishment card|calendar)';

/** Words of somebody who waits too long. */
const waitsLong =
  '(?:so |too |such an? |this |that |very |ages|forever|long|slow\\w*|stuck|stalled|delay\\w*|late|pending|held up|waiting|not (?:yet )?(?:done|ready|issued|approved|moving|here|finished))';

const cues: readonly (readonly [OwnCaseAspect, RegExp])[] = [
  [
    'delay',
    new RegExp(
      `\\bwhy\\b.{0,40}\\b${own} ${thing}\\b.{0,50}\\b${waitsLong}|\\bwhy\\b.{0,50}\\b${waitsLong}.{0,30}\\b${own} ${thing}\\b|\\bwhat (?:is |s )?(?:holding up|delaying|slowing (?:down )?|blocking) ${own}\\b`,
    ),
  ],
  [
    'names',
    new RegExp(
      `\\b${own} (?:company |trade |proposed |first |second |third )?names?(?: reservation)?\\b.{0,40}\\b(?:reserv\\w*|refus\\w*|reject\\w*|turned down|expir\\w*|laps\\w*|run out|taken|accepted|propos\\w*)\\b|\\b${own} (?:name )?reservation\\b|\\bwhich names? (?:did|have) (?:i|we) (?:\\w+ )?propos\\w*`,
    ),
  ],
  [
    'more-visas',
    /\b(?:add|have|get|take|apply for) (?:an?other|one more|more|an? (?:second|third|fourth|fifth|extra|additional)|(?:two|three|2|3) more|an? extra) (?:\w+ )?visas?\b.{0,40}\b(?:my|our|office|desk|company|plan|this|quota)\b/,
  ],
  [
    'plan',
    /\bin which (?:free )?(?:zone|emirate|place|country)\b.{0,10}\b(?:is|was) (?:my|our) company\b|\bhow many visas\b.{0,30}\b(?:my|our) company\b.{0,20}\bplanned\b|\b(?:how many visas|which (?:office|place|(?:free )?zone|country|package)|what (?:office|did))\b.{0,30}\b(?:i|we) (?:plan|chose|choose|pick|select|have|take|took|enter)\w*\b|\b(?:what|which) (?:\w+ ){0,3}(?:is|are) in (?:my|our) plan\b/,
  ],
  [
    'overdue',
    /\b(?:am i|are we|is my company) (?:\w+ )?(?:late|overdue|behind)(?: (?:with|on|in|for) (?:anything|something|any|everything|my (?:duties|filings|deadlines)|our (?:duties|filings|deadlines)).*)?[ ?.!]*$|\b(?:have|did) (?:i|we) (?:miss|missed|forget|forgotten) (?:any|anything|something)\b|\banything (?:overdue|late)\b/,
  ],
  [
    'until',
    /\b(?:until|till|before|when) (?:do |will |can |may |am )?(?:i|we|my company) (?:do |will |can |may )?(?:finally )?(?:have|get|receive|got|hold|expect|be) (?:the |my |our |its )?(?:\w+ )?(?:licen[cs]e|visas?|bank account|account|company|certificate|done|incorporated|registered)\b|\bwhen (?:will|is) (?:my|our) (?:licen[cs]e|visas?|bank account|company|formation|set-?up) (?:be )?(?:ready|done|finished|formed|issued|there|open)\b/,
  ],
  [
    'approved',
    new RegExp(
      `\\b(?:has|have|is|are|was|were|did|do)\\b.{0,20}\\b${own} (?:\\w+ ){0,3}?(?:licen[cs]es?|visas?|name|bank account|account|application|company|registration|establishment card|incorporation|lease|papers)\\b.{0,40}\\b(?:approved|issued|granted|ready|done|registered|come|came|accepted|opened|open yet|finished|completed?|incorporated|reserved|there)\\b`,
    ),
  ],
  [
    'missing',
    /\bwhat (?:does|do) (?:my|our) (?:company|case|application|formation|file) (?:still )?(?:need|lack|miss)\b/,
  ],
  [
    'cost',
    new RegExp(
      `\\b(?:from here|from now on|left to pay|still (?:have to |need to |must )?(?:pay|cost|spend)|remaining (?:cost|fees?|costs)|rest of ${own})\\b|\\b(?:how much|what) (?:will|does|do|would|is) (?:it |the rest )?(?:still )?(?:cost )?(?:\\w+ )?${own} (?:own )?(?:company|case|formation|plan|set-?up)\\b(?:(?!tax|vat).)*(?:cost|pay)?[ ?.]*$`,
    ),
  ],
  [
    'turn',
    new RegExp(
      `\\bwhose turn\\b|\\bwho (?:has to|must|needs to|should|is (?:it|supposed)) (?:act|do|move|with)\\b|\\bwaiting (?:for|on) (?:me|us|whom|who|you)\\b|\\bwho(?:m)? (?:is|are) (?:it|we|i|${mine} \\w+) (?:waiting|with)\\b|\\bwhere (?:is|does|do) ${own} ${thing}(?: stand)?\\b|\\b(?:is|are) (?:it|you|they) waiting for (?:me|us)\\b|\\b(?:whose|who s?) (?:court|side|hands)\\b`,
    ),
  ],
  [
    'documents',
    /\b(?:documents?|papers?|paperwork)\b.{0,30}\b(?:missing|lacking|left|still|outstanding|next(?! (?:year|month|quarter)))\b|\b(?:missing|still|left|outstanding|next)\b.{0,30}\b(?:documents?|papers?|paperwork)\b/,
  ],
  [
    'missing',
    /\b(?:what|which|is|anything|steps?)\b.{0,30}\b(?:missing|still (?:needed|open|to do|to be done|lacking)|left to do|outstanding|incomplete)\b|\bwhat (?:is |s )?left\b|\bwhat (?:do|must|have) (?:i|we) still\b/,
  ],
  [
    'upcoming',
    new RegExp(
      `\\b${own} (?:next|upcoming|own|coming) (?:deadlines?|dates?|duties|filings?)\\b|\\bwhat (?:is|s|comes|falls) due\\b.{0,20}\\b(?:me|us|my|our|next)\\b|\\b${own} (?:company(?:'s)? )?(?:deadlines|calendar)\\b`,
    ),
  ],
  [
    'next',
    new RegExp(
      `\\b${own} next step\\b|\\bnext steps?\\b.{0,30}\\b(?:me|us|my|our)\\b|\\bwhat(?:'?s| is| comes| happens)? (?:(?:the|my|our) )?next(?: step)?(?: (?:for|in|with) (?:me|us|my|our)\\b.*)?[ ?.!]*$|\\bwhat (?:do|should|must|shall) (?:i|we) (?:have to )?do (?:next|now)\\b`,
    ),
  ],
  [
    'progress',
    new RegExp(
      `\\bwhere (?:do|am|are) (?:i|we) (?:stand)?\\b(?=.*\\bstand\\b|[ ?]*$)|\\bhow far (?:am|are|is) (?:i|we|my|our)\\b|\\b(?:status|progress|state) of ${own}\\b|\\b${own} (?:own )?(?:progress|status|case|formation|dashboard)\\b|\\bhow is ${own} ${thing}\\b|\\bhow long (?:until|till|before|will it (?:still )?take (?:until|till|before)) ${own}\\b|\\bwhen (?:will|is) ${own} (?:company|licen[cs]e|visas?|formation) (?:be )?(?:ready|done|finished|formed|issued)\\b|\\b(?:my|our) plan\\b`,
    ),
  ],
];

/** Questions of somebody who has a company here; of anybody else they are general. */
const cuesOfOwners: readonly (readonly [OwnCaseAspect, RegExp])[] = [
  [
    'delay',
    /\b(?:is|are) (?:it|this|that|things|everything) (?:\w+ )?(?:stuck|stalled|blocked|held up|delayed)\b/,
  ],
  [
    'approved',
    /^(?:has|have|did) (?:dmcc|ifza|difc|adgm|jafza|dafza|acra|they|companies house|the (?:authority|bank|zone|ministry)) (?:\w+ )?(?:answer|repl|respond|decid|approv)\w*|^(?:is|are) (?:the|my|our) (?:\w+ ){0,3}?(?:account|company|licen[cs]e|card|visas?) (?:\w+ )?(?:open|active|live|there)\b/,
  ],
  [
    'documents',
    /\b(?:send|give|bring|hand|upload)\w*(?: to)? you (?:anything|something|more|any)\b|\b(?:anything|something) (?:\w+ ){0,3}?(?:for you|you need|to (?:send|upload|hand in))\b/,
  ],
  ['delay', /\b(?:slower|longer|later) than (?:normal|usual|usually|expected|planned|it should|average)\b/],
  ['done', /\bwhat (?:did|have|has) (?:i|we|been) (?:\w+ )?(?:finish|complet|achiev|done)\w*/],
  [
    'upcoming',
    /\b(?:what|which|anything)\b.{0,20}\b(?:comes? up|coming up|ahead of (?:me|us)|falls? due)\b|\b(?:what|which|anything)\b.{0,30}\b(?:comes?|coming|falls?|due|arrives?)\b.{0,15}\b(?:next (?:year|month|quarter)|in (?:the )?(?:spring|summer|autumn|winter))\b|\b(?:over|in|within|for) the (?:next|coming) (?:\d+|two|three|six|twelve|few) (?:months|weeks)\b/,
  ],
  [
    'more-visas',
    /\b(?:can|could|may) (?:i|we) (?:have|get|take|add) (?:\d|two|three|four|five) (?:\w+ )?visas?\b/,
  ],
  [
    'missing',
    /\b(?:is|are) (?:everything|all(?: (?:the )?steps)?) (?:\w+ )?(?:done|finished|complete|ready|in order|ok)\b/,
  ],
  ['next', /\b(?:which|what)(?: step)? (?:comes?|follows?|is) after (?:that|this|it)\b/],
  ['next', /\bfirst (?:thing|step) (?:for (?:me|us) )?to (?:do|take)\b/],
  ['next', /\bwhat (?:happens|comes|follows) (?:\w+ )?(?:after|once) (?:the|my|our|i|we)\b/],
  [
    'delay',
    new RegExp(
      `\\bwhy (?:is|s|does|do|are|has|have|is n t|isn t|hasn t|has nt|did)\\b.{0,50}\\b${waitsLong}|\\bwhat(?: is|s| s)? (?:taking|the (?:delay|hold[ -]?up)|causing)\\b|\\bnothing (?:is |has )?(?:been )?(?:happen\\w*|mov\\w*)\\b|\\b(?:have|has) ?(?:n t|nt|not) heard (?:back|anything)\\b|\\b(?:no|any) (?:answer|reply|response) (?:yet|so far|from (?:the authority|them))\\b|^(?:and |but )?is (?:this|that|it) (?:normal|usual|unusual|too long|late|slow)\\b|\\b(?:taking|takes|took|taken) (?:so|too|forever|ages|this) ?(?:long)?\\b|\\b(?:can|could) (?:i|we|you|anybody|anyone) (?:speed|hurry|chase|push|make (?:it|them) (?:faster|quicker))\\b|\\bwhen will (?:they|the authority|the bank) (?:\\w+ )?(?:answer|decide|reply|respond|approve)\\b`,
    ),
  ],
  [
    'names',
    /\b(?:name|reservation)\b.{0,30}\b(?:expir\w*|laps\w*|run out|runs out|valid until|refus\w*|reject\w*|turned down)\b|\bwhy (?:was|were|is|did) .{0,30}\bnames?\b.{0,20}\b(?:refus\w*|reject\w*|turned down)\b/,
  ],
  [
    'approved',
    /^(?:\w+[ ,]+){0,2}(?:any|is there) (?:news|update)\w*\b.*\b(?:licen[cs]e|visas?|account|card|name|registration)\b|^(?:so )?(?:when|on (?:which|what) day|(?:on )?what date|since when) (?:did|was|were|have|has|do) (?:i|we|you|they|the|my|our|it) (?:\w+ ){0,4}?(?:sign\w*|done|hand\w* in|recorded|approved|reserved|finished|taken|made|get|got|start\w*|have|incorporated|registered|issued|given)\b(?!.*\b(?:due|until|renew\w*|file)\b)|^(?:has|have|did|was|were|is|are|am) .*\b(?:stamped|come through|passed|opened|live|active|operational|incorporated|rejected|refused|accepted|issued|signed off|out|yet)(?: now| already)?[ ?.!]*$/,
  ],
  [
    'turn',
    /\bball\b.*\bcourt\b|\b(?:on|in) (?:my|our|your|their) (?:desk|side|plate|hands|court)\b|\bwaiting for from\b|^(?!.*\b(?:documents?|papers?)\b).*\b(?:you|they|authority|dmcc|ifza|difc|adgm|jafza|dafza|acra) (?:are |is )?waiting\b|\bwho (?:signs|does|files|pays|hands|submits|prepares|opens|applies|has|is responsible)\b.*\b(?:me|you|us|mine|application|next|file|they|it)\b|\bwhose job\b|\bwhy (?:is|does|are|am)\b.{0,40}\b(?:long|waiting|slow|stuck|delay\w*)\b|\bwhich of my companies\b.*\bwait|\bis it (?:me|my|mine|you)\b/,
  ],
  [
    'overdue',
    /\b(?:behind|on) (?:schedule|track)\b|\b(?:deadlines?|dates?|filings?) (?:\w+ )?(?:already |have |has )*(?:past|passed|gone|missed)\b|\bforgotten (?:a|any|to file)\b/,
  ],
  [
    'missing',
    /\bhow many (?:more |other )?(?:steps|tasks)\b(?=.*\b(?:my|our|still|have i|do i|left)\b)|\b(?:steps?|tasks?|things?) (?:\w+ ){0,3}?(?:left|remain\w*|open|to go|missing|outstanding|to do)\b|\b(?:list|show|all)\b.{0,20}\b(?:left|open|remaining|missing)\b|\bneeds? doing\b|\bnot (?:yet )?done\b|\bhave i not done\b/,
  ],
  [
    'progress',
    /\b(?:which|what) (?:step|stage|phase)\b.{0,20}\b(?:am i|are we|is my|is our|at|on)\b|\bsteps?\b.{0,20}\b(?:done|finished|completed|behind me)\b|\boverview of my\b|\bwhat (?:has|have) (?:been|i|we) (?:\w+ )?(?:done|finished|achieved)\b|\bhow much (?:of it )?is (?:already )?done\b|\bnearly (?:there|done|finished)\b/,
  ],
  [
    'until',
    /\bhow long (?:from now|from today)?\b.{0,20}\b(?:till|until|til)\b|\bwhen (?:can|will|could|do|does|is) (?:i|we|the whole|this|that|it|all|everything|my|our)\b.{0,30}\b(?:finished|done|ready|over|expect|complete|start|open)\b(?!.*\b(?:due|renew\w*|returns?|vat|file)\b)/,
  ],
  [
    'cost',
    /\b(?:second|2nd|next|third|later|following|each|every|first) years?\b.{0,30}\b(?:cost|pay|spend|price|expensive)\b|\b(?:cost|pay|spend|expensive)\w*\b.{0,40}\b(?:second|2nd|next|third|following|this|first) year\b(?=.*)|\bwhat (?:do|must|will) (?:i|we) (?:have to |need to )?pay (?:next|now|in all|in total)\b|\bhow much more\b|\btotal of (?:my|our)\b|\bmy (?:total|costs|bill)\b|\bhow much is my first year\b/,
  ],
  [
    'plan',
    /\b(?:my|our) company(?:'?s| s)? name\b|\bname of (?:my|our) company\b|\bmy company called\b|\b(?:which|what) zone (?:did|is|do|have|are)\b.*\b(?:i|my|we|our)\b|\bshow (?:me )?(?:my|our) plan\b/,
  ],
  [
    'more-visas',
    /\bhow many (?:more )?(?:visas|people)\b.*\b(?:(?:left|still|more)\b.*\b(?:i|we|my|our)|(?:i|we) (?:still|have left)|(?:my|our))\b|\b(?:my|our) (?:visa )?quota\b/,
  ],
  [
    'documents',
    /\b(?:which|what) (?:documents?|papers?|paperwork)\b.{0,60}\b(?:from (?:me|us)|my (?:visa|bank|next|account)|do i (?:bring|hand|upload))\b|\buploaded? everything\b/,
  ],
  [
    'next',
    /^(?:so |ok |and )*what (?:do|should|must) (?:i|we) do (?:first|now|today|this week)\b|\bwhat (?:now|then)\b[ ?.!]*$|\bwhat(?: is)? next\b|\bhow do (?:i|we) (?:go on|continue|proceed)\b|\b(?:should|must) (?:i|we) do (?:anything|something)\b/,
  ],
  [
    'more-visas',
    /\b(?:my|our) (?:\w+ )?(?:office|desk|plan|package|quota)\b.{0,40}\b(?:an?other|more|second|third|fourth|fifth|extra|additional|\d) (?:\w+ )?visas?\b|\b(?:have|get|add|take) (?:\d|two|three|four|five|a second|a third|a fourth|a fifth) (?:\w+ )?visas?\b.{0,30}\b(?:my|our)\b/,
  ],
  [
    'plan',
    /\b(?:which|what)\b.{0,30}\b(?:did|have|had) (?:i|we) (?:\w+ )?(?:plan|choose|chosen|pick|picked|select|selected|book|booked|decide|decided|enter|entered|order|ordered)\b|\b(?:my|our) (?:own )?(?:choices?|selection|chosen \w+|plan)\b|\bwhat (?:is|s|was) (?:my|our) (?:\w+ )?(?:zone|office|package|place)\b|\b(?:which|what) (?:zone|place|emirate|country|office) (?:is|am|are) (?:my company|our company|i|we)\b/,
  ],
  [
    'overdue',
    /\b(?:have|did|has) (?:i|we|my company) (?:\w+ )?(?:miss|missed|forget|forgotten)\b.{0,20}\b(?:deadlines?|dates?|filings?|due)\b|\b(?:am i|are we) (?:\w+ )?(?:on time|in time|up to date|on track|late)\b|\b(?:is|are) (?:there )?(?:anything|something|any (?:deadlines?|filings?)) (?:\w+ )?(?:late|overdue|missed)\b/,
  ],
  [
    'cost',
    /\b(?:have|did) (?:i|we) (?:already )?(?:paid|pay|spent|spend)\b|\b(?:left|remains?|still|more) (?:\w+ ){0,2}(?:to pay|to spend|money|costs?|fees)\b|\bhow much (?:money )?(?:\w+ ){0,3}(?:still|left|more|remaining)\b|\bfrom (?:today|now|here)\b|\b(?:my|our) (?:next|remaining|further|coming) (?:costs?|payments?|fees?|bills?)\b/,
  ],
  [
    'turn',
    /\bwho (?:\w+ ){0,3}?(?:sign|act|move|holding|blocking|delaying|working on)\w*\b(?!.*\b(?:memorandum|contract|lease)\b)|\b(?:my|our|your|their) turn\b|\b(?:do|must|should) (?:i|we) (?:have to |need to )?do (?:something|anything)\b|\b(?:since when|how long)\b.{0,30}\b(?:been|has|have|had|are we|am i|waiting|with)\b(?=.*\b(?:authority|waiting|application|bank|agent|you)\b)|\bwhat (?:are|is) (?:we|i|it|everything|the authority|my company) (?:still )?waiting (?:for|on)\b|\bwho (?:is|are) (?:\w+ )?waiting\b/,
  ],
  [
    'documents',
    /\b(?:any|more|which|what|other)\b.{0,15}\b(?:documents?|papers?|paperwork|uploads?)\b.{0,30}\b(?:you|from (?:me|us)|missing|upload|hand in|send|now|next step)\b|\b(?:upload|hand in|send you|submit) (?:next|now|still)\b/,
  ],
  [
    'approved',
    /^(?:and |so |but )?(?:has|have|is|are|was|were|did|do|when (?:was|were|did|has)) (?:the|my|our|we|i|it|they|dmcc|ifza|difc|adgm|jafza|dafza|acra|companies house)\b.{0,40}\b(?:approved?|issued|granted|out|ready|done|accepted|signed?|reserved|registered|incorporated|opened|already|yet|got|come|came|finished|completed?|rejected|refused)\b|^(?:when )?(?:did|have|has) (?:i|we) (?:already )?(?:sign|get|got|receive|received|have) (?:the|my|our) (?:\w+ )?(?:licen[cs]e|visas?|approval|name|certificate|card|account)/,
  ],
  [
    'until',
    /\b(?:when (?:can|may|will|could|am|are) (?:i|we|it|my \w+|our \w+|everything|all)|how (?:long|many (?:more )?(?:working |business )?(?:days|weeks)|much longer|soon)(?: \w+){0,5}? (?:until|till|before|can|will|to go|left))\b(?=.*\b(?:licen[cs]e|visas?|account|start|trade|trading|ready|finished|done|complete|over|open|formed|incorporated|card|take|go|left)\b)(?!.*\b(?:renew\w*|returns?|accounts due|vat|tax|file|expire\w*|deadline)\b)|\bhow much longer\b/,
  ],
  [
    'upcoming',
    /\b(?:which|what|any|next|upcoming|coming|all|list)\b.{0,20}\bdeadlines?\b(?!.*\b(?:for|of|to) (?!my|our|me|us)\w+)|\b(?:what|anything|something)\b.{0,25}\bdue\b.{0,20}(?:\b(?:soon|next|now|this|month|year|week|quarter)\b|[ ?]*$)|\bwhat (?:do|must|have) (?:i|we) (?:have to |need to |to )?(?:file|submit|renew|report|pay)\b.{0,15}\b(?:this|next|soon|until|by|now)\b/,
  ],
  [
    'missing',
    /\b(?:what|how (?:many|much)|which|anything|everything)\b.{0,40}\b(?:left|remains?|remaining|to be done|else|forgotten|to go|still|open|missing|unfinished)\b(?=.*\b(?:steps?|do|done|application|company|formation|need|things?|ready|trade|tasks?|open)\b)/,
  ],
  [
    'next',
    /\b(?:next|following) (?:steps?|tasks?|thing|stage|move)\b(?! (?:in|after|of|to) (?!my|our))|\bsteps? (?:comes?|is|are|follows?) next\b|\bwhat (?:comes?|happens|follows?|is|s) (?:next|now|after (?:this|that))\b|\bafter (?:this|that)\b.{0,15}\bwhat\b|\bwhat (?:do|should|can|must|shall) (?:i|we|you) (?:\w+ ){0,3}(?:now|next|from me)\b/,
  ],
  [
    'progress',
    /\bhow far\b|\bwhat(?: is)? the (?:\w+ )?(?:status|state|progress)\b|\bwhere (?:are|am|is|do) (?:i|we|my|our)\b.{0,30}\b(?:company|formation|application|process|now|stand)\b|\bhow (?:is|are) (?:it|things|everything|my|our)\b.{0,20}\b(?:going|doing|coming|progress\w*)\b|\b(?:any|is there) (?:news|update|progress)\b/,
  ],
];

const duty =
  /\b(?:(?<!bank |business )accounts?|returns?|licen[cs]e|visas?|confirmation statement|renewal|renew|audit|tax|filings?|agm|annual|vat|establishment card|registers?)\b/;
const asksWhen =
  /\b(?:when|due|deadlines?|by (?:when|which|what)|how (?:many days|long) (?:until|till|before|left)|late|overdue|last day|how long do (?:i|we) have|how (?:long|many days|much time) (?:do|have) (?:i|we) (?:still )?(?:have|got))\b/;

/** Asks for what being late means, or when a year ends, rather than for the day of a duty. */
const besideDays =
  /\bwhat happens\b|\bfines?\b|\bpenalt|\bhow much\b|\b(?:financial|fiscal|accounting) year ends?\b|\bend of (?:my|our|the) (?:first )?(?:financial|fiscal|accounting) (?:year|period)\b|\baccounting (?:reference )?date\b/;

/** Asks whether a duty falls into a time. */
const dutyWithin =
  /^(?:so |and )*(?:do|must|should) (?:i|we) (?:have to |need to )?(?:file|submit|pay|renew|hold|send)\b.{0,40}\b(?:this|next) (?:year|month|week|quarter)\b/;

const ofOwnCompany = /\b(?:my|our)\b/;
const asksPrice = /\b(?:costs?|price|fees?|charges?|pay|expensive)\b/;

/**
 * What a question asks about the asker's own case; `undefined` if it asks nothing about it.
 * @param isDated whether the question itself gives the dates to count from
 */
export function ownCaseAspect(question: string, isDated: boolean): OwnCaseAspect | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  if (ofOwnCompany.test(plain) && asksPrice.test(plain) && laterCaseAsked(question)) return 'cost';
  // Whether something is late is counted from the day that the question names.
  const found = isDated && isLateQuestion(question) ? undefined : aspectIn(plain, cues);
  if (found) return found;
  const isOwn = /\b(?:my|our|we|i)\b/.test(plain);
  if (isDated || !isOwn || besideDays.test(plain)) return undefined;
  return (asksWhen.test(plain) && duty.test(plain)) || dutyWithin.test(plain) ? 'dates' : undefined;
}

/** Speaks of companies in general. */
const ofAnyCompany =
  /\b(?:an?|any|every|each) (?:\w+ ){0,3}?(?:compan(?:y|ies)|llc|ltd|business|firm|fzco|fze)\b/;

/** Whether somebody with a company here asks when something is due, although they do not say whose it is. */
export function asksDueDay(question: string): boolean {
  return question.split(/(?<=[.!?])\s+/).some((sentence) => {
    const plain = plainText(sentence).replaceAll(/\s+/g, ' ').trim();
    return asksDay.test(plain) && !ofAnyCompany.test(plain) && !besideDays.test(plain);
  });
}

const asksDay =
  /^(?:so |and |ok )*(?:when|(?:until|till|by|from) (?:when|(?:what|which) (?:day|date))|(?:what|which) (?:day|date)|how (?:long|many days|much time) (?:do|have) (?:i|we) (?:still )?(?:have|got)|what (?:is|s) (?:the|my|our) (?:last day|deadline|due date)|what are (?:the|my|our) (?:last )?(?:days|dates|deadlines) (?:for|to|of))\b|\b(?:due|deadline)(?: when| by when)?[ ?.!]*$/;

/** Whether a question asks for what comes next of a duty, as in 'the next tax I pay'. */
export function asksNextOf(question: string): boolean {
  const plain = plainText(question);
  return asksNext.test(plain) && !besideDays.test(plain);
}

const asksNext =
  /\bnext (?:\w+ ){0,2}(?:tax(?:es)?|payments?|returns?|filing|reports?|renewal|instalment|statement|accounts)\b|\b(?:pay|file|renew)\b.{0,40}\bnext\b(?! (?:to|year|month))/;

/** Whether a question asks what has to be paid and done right now. */
export function asksDueNow(question: string): boolean {
  const plain = plainText(question).replaceAll(/[’']/g, ' ').replaceAll(/\s+/g, ' ').trim();
  return /^(?:so |and |ok )*(?:what|anything|is (?:there )?anything)(?: is| s)?(?: \w+)? due(?: from (?:me|us))?(?: right)?(?: now| today| at the moment)?[ ?.!]*$/.test(
    plain,
  );
}

/** What a question of somebody with a company here asks about it although it does not say so. */
export function ownersAspect(question: string): OwnCaseAspect | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  return aspectIn(
    plain.replace(/\b(?:of|for) (?:both|each|all)(?: of them)?[ ?.!]*$/, '').trim(),
    cuesOfOwners,
  );
}

function aspectIn(plain: string, among: typeof cues): OwnCaseAspect | undefined {
  return among.find(([, cue]) => cue.test(plain))?.[0];
}
