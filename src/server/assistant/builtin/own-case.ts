import type { VisaChoice } from '#domain/catalogue/choices.ts';
import type { DeadlineStart } from '#domain/catalogue/definition.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import { officeProblemOf } from '#domain/plan/offices.ts';
import { makePlan } from '#domain/plan/plan.ts';
import { citationOf, openCitations, plainText, wordsOf } from '../../knowledge/index.ts';
import type { OwnCase } from '../own-case.ts';
import { daysBetween } from '../tools/due-dates.ts';
import { officeProblemText, placeNameOf, planLinkOf } from '../tools/planned-place.ts';
import { quotaOfPlace } from '../tools/quota-of-place.ts';
import { totalOfYears } from '../tools/year-total.ts';
import type { ExpertWords } from './expert-words.ts';
import { meantBy } from './meant-deadlines.ts';
import { weekdays } from './planned.ts';
import type { Part } from './word-answer.ts';

/** What a question asks about the asker's own case. */
export type OwnCaseAspect =
  | 'next'
  | 'missing'
  | 'documents'
  | 'turn'
  | 'approved'
  | 'cost'
  | 'dates'
  | 'upcoming'
  | 'overdue'
  | 'until'
  | 'plan'
  | 'more-visas'
  | 'progress';

/** The answer to a question about the asker's own case, as data. */
export type OwnCaseAnswer =
  | { kind: 'signed-out' }
  | { kind: 'no-company' }
  | { kind: 'case'; aspect: OwnCaseAspect; question: string; own: OwnCase; others: readonly string[] };

const mine = '(?:my|our|the)';
const own = '(?:my|our)';
const thing =
  '(?:case|formation|application|file|plan|progress|dashboard|set-?up|company|business|licen[cs]e|visas?|registration|name|bank account|establishment card|calendar)';

const cues: readonly (readonly [OwnCaseAspect, RegExp])[] = [
  [
    'more-visas',
    /\b(?:add|have|get|take|apply for) (?:an?other|one more|more|an? (?:second|third|fourth|fifth|extra|additional)|(?:two|three|2|3) more|an? extra) (?:\w+ )?visas?\b.{0,40}\b(?:my|our|office|desk|company|plan|this|quota)\b/,
  ],
  [
    'plan',
    /\b(?:how many visas|which (?:office|place|zone|country|package)|what (?:office|did))\b.{0,30}\b(?:i|we) (?:plan|chose|choose|pick|select|have|take|took|enter)\w*\b|\b(?:what|which) (?:\w+ ){0,3}(?:is|are) in (?:my|our) plan\b/,
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
    /\b(?:documents?|papers?|paperwork)\b.{0,30}\b(?:missing|lacking|left|still|outstanding|next)\b|\b(?:missing|still|left|outstanding|next)\b.{0,30}\b(?:documents?|papers?|paperwork)\b/,
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
  /\b(?:accounts?|returns?|licen[cs]e|visas?|confirmation statement|renewal|renew|audit|tax|filings?|agm|annual|vat|establishment card|registers?)\b/;
const asksWhen =
  /\b(?:when|due|deadlines?|by (?:when|which|what)|how (?:many days|long) (?:until|till|before|left)|late|overdue|last day|how long do (?:i|we) have)\b/;

/**
 * What a question asks about the asker's own case; `undefined` if it asks nothing about it.
 * @param isDated whether the question itself gives the dates to count from
 */
export function ownCaseAspect(question: string, isDated: boolean): OwnCaseAspect | undefined {
  const plain = plainText(question).replaceAll(/\s+/g, ' ').trim();
  const found = aspectIn(plain, cues);
  if (found) return found;
  const isOwn = /\b(?:my|our|we|i)\b/.test(plain);
  return !isDated && isOwn && asksWhen.test(plain) && duty.test(plain) ? 'dates' : undefined;
}

/** What a question of somebody with a company here asks about it although it does not say so. */
export function ownersAspect(question: string): OwnCaseAspect | undefined {
  return aspectIn(plainText(question).replaceAll(/\s+/g, ' ').trim(), cuesOfOwners);
}

function aspectIn(plain: string, among: typeof cues): OwnCaseAspect | undefined {
  return among.find(([, cue]) => cue.test(plain))?.[0];
}

/** Words of a question that mean a step of a formation. */
const stepCues: readonly (readonly [RegExp, RegExp])[] = [
  [/licen[cs]e/, /licen[cs]e|certificate/i],
  [/visa|residen/, /residen|visa/i],
  [/bank|account/, /bank/i],
  [/establishment card/, /establishment card/i],
  [/\bname\b/, /\bname\b/i],
  [/lease|office/, /lease|office|desk/i],
  [/incorporat|registr|company|application/, /incorporat|regist|certificate/i],
];

/** The sentences about the asker's own case. */
export function ownCaseParts(answer: OwnCaseAnswer, publicUrl: string, words: ExpertWords): Part[] {
  const say = words.own;
  const plain = (text: string): Part => ({ text, sources: [] });
  if (answer.kind === 'signed-out') return [plain(say.signedOut(`${publicUrl}/app/signin`))];
  if (answer.kind === 'no-company') return [plain(say.noCompany(`${publicUrl}/app/onboarding`))];
  const { own: found, others } = answer;
  const part = aspectParts(answer, publicUrl, words);
  const links = say.links(`${publicUrl}/app/dashboard/formation`, `${publicUrl}/app/dashboard/calendar`);
  const closing = [
    links,
    ...(others.length > 0 ? [say.otherCompanies(others.filter((name) => name !== found.name))] : []),
  ];
  return [part, plain(closing.join('\n\n'))];
}

function aspectParts(
  { aspect, question, own: found }: Extract<OwnCaseAnswer, { kind: 'case' }>,
  publicUrl: string,
  words: ExpertWords,
): Part {
  switch (aspect) {
    case 'next':
    case 'progress':
      return nextStep(found, words);
    case 'missing':
      return missingSteps(found, words);
    case 'documents':
      return missingDocuments(found, words);
    case 'turn':
      return whoseTurn(found, words);
    case 'approved':
      return whetherDone(found, question, words);
    case 'cost':
      return costFromHere(found, publicUrl, words);
    case 'overdue':
      return overdue(found, words);
    case 'until':
      return timeUntil(found, question, words);
    case 'plan':
      return planned(found, words);
    case 'more-visas':
      return moreVisas(found, question, words);
    case 'dates':
    case 'upcoming':
      return ownDates(found, aspect === 'dates' ? question : undefined, words);
  }
}

function nextStep({ name, jurisdiction, progress }: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const citations = openCitations();
  const { next, steps, workingDays } = progress;
  const done = steps.filter(({ state }) => state === 'done').length;
  const counted = say.progress(placeNameOf(jurisdiction, words).place, done, steps.length);
  if (!next) return { text: `${say.nothingNext(name)} ${counted}`, sources: [] };
  const { step } = next;
  const known = 'value' in step.workingDays ? step.workingDays : undefined;
  const time = known && words.workingDays(known.value.shortest, known.value.longest);
  const marks = known ? citations.mark(known.sources.slice(0, 1).map(citationOf)) : '';
  return {
    text: [
      `${say.next(name, step.label, time, marks)}.`,
      `${say.turn(name, say.actor[step.actor], step.label)} ${counted} ${say.left(workingDays.shortest, workingDays.longest)}`,
    ].join('\n\n'),
    sources: citations.list,
  };
}

function missingSteps({ name, progress }: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const left = progress.steps.filter(({ state }) => state !== 'done');
  if (left.length === 0) return { text: say.nothingNext(name), sources: [] };
  const citations = openCitations();
  const lines = left.map(({ step, state }) => {
    const known = 'value' in step.workingDays ? step.workingDays : undefined;
    const time = known ? words.workingDays(known.value.shortest, known.value.longest) : words.notConfirmed;
    const marks = known ? citations.mark(known.sources.slice(0, 1).map(citationOf)) : '';
    return say.step(step.label, state, say.actor[step.actor], time, marks);
  });
  return { text: [say.missing(name, left.length), lines.join('\n')].join('\n\n'), sources: citations.list };
}

function missingDocuments({ name, progress }: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const { next } = progress;
  if (!next) return { text: say.nothingNext(name), sources: [] };
  const { label, documents } = next.step;
  if (documents.length === 0) return { text: say.noDocuments(name, label), sources: [] };
  const citations = openCitations();
  const lines = documents.map((document) =>
    say.document(document.label, document.of, citations.mark(document.sources.slice(0, 1).map(citationOf))),
  );
  return { text: [say.documents(label), lines.join('\n')].join('\n\n'), sources: citations.list };
}

/** Since when a step can be done: the last day of the steps that it needs. */
function readySince({ progress }: OwnCase, needs: readonly string[]) {
  const days = progress.steps.flatMap(({ step, doneOn }) =>
    doneOn && needs.includes(step.id) ? [doneOn] : [],
  );
  return days.toSorted().at(-1);
}

function whoseTurn(found: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const { next } = found.progress;
  if (!next) return { text: say.nothingNext(found.name), sources: [] };
  const since = readySince(found, next.needs);
  const turn = say.turn(found.name, say.actor[next.step.actor], next.step.label);
  return { text: `${turn} ${since ? say.since(words.day(since)) : say.sinceStart}`, sources: [] };
}

function whetherDone(found: OwnCase, question: string, words: ExpertWords): Part {
  const say = words.own;
  const { name, progress } = found;
  const meant = stepMeant(found, question);
  if (!meant) return nextStep(found, words);
  const { step, state, doneOn, needs } = meant;
  const text = () => {
    if (doneOn) return say.isDone(name, step.label, words.day(doneOn));
    const actor = say.actor[step.actor];
    const { next } = progress;
    if (state === 'waiting' && next) {
      return say.isWaiting(name, step.label, next.step.label, say.actor[next.step.actor]);
    }
    const since = readySince(found, needs);
    return since
      ? say.isWith(name, step.label, actor, words.day(since))
      : say.isReady(name, step.label, actor);
  };
  return { text: text(), sources: [] };
}

/** The step that a question means. */
function stepMeant({ progress }: OwnCase, question: string) {
  const plain = plainText(question);
  const [, label] = stepCues.find(([cue]) => cue.test(plain)) ?? [];
  return (
    label &&
    (progress.steps.find(({ step }) => label.test(step.label)) ??
      progress.steps.find(({ step }) => label.test(step.result)))
  );
}

function timeUntil(found: OwnCase, question: string, words: ExpertWords): Part {
  const { name, progress, today } = found;
  const meant = stepMeant(found, question) ?? progress.steps.at(-1);
  if (!meant || meant.doneOn) return meant ? whetherDone(found, question, words) : nextStep(found, words);
  const { step, earliest, latest, isOpen } = meant;
  const text = words.own.until(
    name,
    step.label,
    [daysBetween(today, earliest), daysBetween(today, latest)],
    [words.day(earliest), words.day(latest)],
    isOpen,
  );
  return { text: `${text} ${words.own.countedFromSteps}`, sources: [] };
}

function overdue({ name, calendar, today }: OwnCase, words: ExpertWords): Part {
  const citations = openCitations();
  const mark = ({ deadline }: DueDate) => citations.mark(deadline.rule.sources.slice(0, 1).map(citationOf));
  const missed = calendar.deadlines.filter(
    ({ on, deadline }) => on < today && deadline.onlyIf === undefined && daysBetween(on, today) <= recentDays,
  );
  const next = calendar.deadlines.find(({ on }) => on >= today);
  const [first, ...more] = missed.toReversed();
  const due = next
    ? words.own.due(name, next.deadline.label, words.day(next.on), daysBetween(today, next.on), mark(next))
    : words.own.nothingDue(name);
  if (!first) return { text: `${words.own.notLate(name)} ${due}.`, sources: citations.list };
  const late = words.own.late(
    name,
    first.deadline.label,
    words.day(first.on),
    daysBetween(first.on, today),
    mark(first),
  );
  const lines = more.map((each) =>
    words.dates.item(words.day(each.on), each.deadline.label, undefined, mark(each)),
  );
  return {
    text: [`${late}.`, ...(lines.length > 0 ? [lines.join('\n')] : []), `${due}.`].join('\n\n'),
    sources: citations.list,
  };
}

function planned({ name, jurisdiction, requirements }: OwnCase, words: ExpertWords): Part {
  const { place } = placeNameOf(jurisdiction, words);
  return { text: words.own.plan(name, place, requirements.visas, requirements.officeType), sources: [] };
}

/** Whether the planned office brings one visa more, or as many as the question names. */
function moreVisas({ jurisdiction, requirements }: OwnCase, question: string, words: ExpertWords): Part {
  const nth = ['second', 'third', 'fourth', 'fifth'].findIndex((word) =>
    question.toLowerCase().includes(word),
  );
  const wanted = Math.min(nth === -1 ? requirements.visas + 1 : nth + 2, 5) as VisaChoice;
  const problem = officeProblemOf(jurisdiction, { ...requirements, visas: wanted });
  const quota = quotaOfPlace(jurisdiction, requirements.officeType, words);
  const [office = ''] = quota.text.split('\n\n');
  const { place } = placeNameOf(jurisdiction, words);
  const text = problem
    ? `${words.own.noMoreVisas(wanted, place)} ${officeProblemText(problem, wanted)}`
    : words.own.moreVisas(wanted, place);
  return { text: `${text} ${office}`, sources: quota.sources };
}

function costFromHere(
  { name, jurisdiction, requirements, today }: OwnCase,
  publicUrl: string,
  words: ExpertWords,
): Part {
  const plan = makePlan(jurisdiction, requirements, weekdays, today);
  const [first, second] = plan.years;
  const citations = openCitations();
  const { text, missing } = totalOfYears([first]);
  const later = totalOfYears([second]);
  const sources = (first?.lines ?? []).flatMap(({ fee }) =>
    'sources' in fee.amount && !fee.isOptional ? fee.amount.sources.slice(0, 1).map(citationOf) : [],
  );
  const marks = citations.mark(sources.slice(0, 4));
  const said = say(words).costFromHere(
    name,
    words.cost.sum(text, missing),
    words.cost.sum(later.text, later.missing),
  );
  return {
    text: [`${said} ${marks}`.trim(), say(words).planLink(planLinkOf(plan, publicUrl))].join('\n\n'),
    sources: citations.list,
  };
}

const say = (words: ExpertWords) => words.own;

/** Maximum dates in an answer; the calendar has all. */
const maxDates = 5;
/** A missed date is told for so many days. */
const recentDays = 120;

/** Whether the company's calendar holds a date that a question means, or the days for one are missing. */
export function hasMeantDate({ calendar }: OwnCase, question: string): boolean {
  const isMeant = meantBy(wordsOf(question));
  return calendar.deadlines.some(isMeant) || calendar.deadlines.length === 0;
}

function ownDates(
  { name, calendar, today }: OwnCase,
  question: string | undefined,
  words: ExpertWords,
): Part {
  const { own: texts } = words;
  const isMeant = question === undefined ? () => true : meantBy(wordsOf(question));
  const upcoming = firstOfEach(calendar.deadlines.filter((due) => due.on >= today && isMeant(due)));
  const missed = calendar.deadlines.filter(
    (due) => due.on < today && isMeant(due) && daysBetween(due.on, today) <= recentDays,
  );
  const unknown = calendar.counted
    .filter(({ known }) => known === undefined)
    .map(({ day }) => texts.dayNames[day]);
  const citations = openCitations();
  const mark = ({ deadline }: DueDate) => citations.mark(deadline.rule.sources.slice(0, 1).map(citationOf));
  const [next, ...more] = upcoming;
  if (!next) {
    if (unknown.length > 0) return { text: texts.noDates(name, unknown), sources: [] };
    return { text: texts.nothingDue(name), sources: [] };
  }
  const late = /\blate|overdue|miss/.test(question ?? '') ? missed.at(-1) : undefined;
  const opening = late
    ? texts.overdue(name, late.deadline.label, words.day(late.on), daysBetween(late.on, today), mark(late))
    : question === undefined
      ? undefined
      : texts.due(name, next.deadline.label, words.day(next.on), daysBetween(today, next.on), mark(next));
  const listed = (question === undefined ? upcoming : more).slice(0, maxDates);
  const lines = listed.map((due) =>
    words.dates.item(words.day(due.on), due.deadline.label, due.deadline.onlyIf, mark(due)),
  );
  const assumed = calendar.counted.filter(({ known }) => known?.basis === 'assumed').map(({ day }) => day);
  const start: DeadlineStart | undefined =
    'from' in next.deadline.rule.value ? next.deadline.rule.value.from : undefined;
  const isAssumed = assumed.find((day) => question === undefined || day === start);
  return {
    text: [
      ...(opening ? [`${opening}.`] : [texts.comingUp(name)]),
      ...(next.deadline.onlyIf && opening ? [words.dates.condition(next.deadline.onlyIf)] : []),
      ...(lines.length > 0 ? [lines.join('\n')] : []),
      ...(isAssumed ? [texts.assumedDay[isAssumed]] : []),
    ].join('\n\n'),
    sources: citations.list,
  };
}

function firstOfEach(dues: readonly DueDate[]): DueDate[] {
  return dues.filter(
    ({ deadline }, index) => dues.findIndex((other) => other.deadline.id === deadline.id) === index,
  );
}
