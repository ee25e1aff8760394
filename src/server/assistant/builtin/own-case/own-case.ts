import { feesOfCase } from '#domain/cases/kinds/change-fees.ts';
import { laterCaseIn } from '#domain/cases/kinds/kinds-in-place.ts';
import { workingDaysBetween } from '#domain/cases/waiting.ts';
import type { VisaChoice } from '#domain/catalogue/choices.ts';
import { officeProblemOf } from '#domain/plan/offices.ts';
import { makePlan } from '#domain/plan/plan.ts';
import { citationOf, openCitations } from '../../../knowledge/index.ts';
import type { OwnCase } from '../../own-case.ts';
import { daysBetween } from '../../tools/due-dates.ts';
import { feePrices } from '../../tools/fee-prices.ts';
import { officeProblemText, placeNameOf, planLinkOf } from '../../tools/planned-place.ts';
import { quotaOfPlace } from '../../tools/quota-of-place.ts';
import { totalOfYears } from '../../tools/year-total.ts';
import { laterCaseAsked } from '../question/later-case-asked.ts';
import type { OwnCaseAspect } from '../question/own-case-aspect.ts';
import { weekdays } from '../question/planned.ts';
import type { ExpertWords } from '../wording/expert-words.ts';
import type { Part } from '../wording/word-answer.ts';
import { stepMeant } from './meant-step.ts';
import { feeOfDuty, fineOfDuty, overdue, ownDates } from './own-dates.ts';
import { ownNames, whyLong } from './own-delay.ts';
import { type RankingAnswer, rankingParts } from './own-ranking.ts';
import { ownRecordParts, type RecordAnswer } from './own-record.ts';

/** The answer to a question about the asker's own case, as data. */
export type OwnCaseAnswer =
  | { kind: 'signed-out' }
  | { kind: 'no-company' }
  | RecordAnswer
  | RankingAnswer
  | {
      kind: 'case';
      aspect: OwnCaseAspect;
      question: string;
      /** The question before it in the same message, whose duty it goes on with. */
      before?: string;
      own: OwnCase;
      others: readonly string[];
    };

/** The sentences about the asker's own case. */
export function ownCaseParts(answer: OwnCaseAnswer, publicUrl: string, words: ExpertWords): Part[] {
  const say = words.own;
  const plain = (text: string): Part => ({ text, sources: [] });
  if (answer.kind === 'signed-out') return [plain(say.signedOut(`${publicUrl}/app/signin`))];
  if (answer.kind === 'no-company') return [plain(say.noCompany(`${publicUrl}/app/onboarding`))];
  if (answer.kind === 'record') return ownRecordParts(answer, publicUrl, words);
  if (answer.kind === 'ranking') return rankingParts(answer, publicUrl, words);
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
  { aspect, question, before, own: found }: Extract<OwnCaseAnswer, { kind: 'case' }>,
  publicUrl: string,
  words: ExpertWords,
): Part {
  switch (aspect) {
    case 'next':
      return stepAfter(found, question, words) ?? nextStep(found, words);
    case 'progress':
      return progressOf(found, words);
    case 'done':
      return asksDayOfStep.test(question) && stepMeant(found, question)?.doneOn
        ? whetherDone(found, question, words)
        : doneSteps(found, words);
    case 'missing':
      return missingSteps(found, words);
    case 'delay':
      return whyLong(found, question, publicUrl, words);
    case 'names':
      return ownNames(found, publicUrl, words);
    case 'documents':
      return missingDocuments(found, question, words);
    case 'turn':
      return whoseTurn(found, question, words);
    case 'approved':
      return whetherDone(found, question, words);
    case 'cost':
      return costOfLaterCase(found, question, words) ?? costFromHere(found, question, publicUrl, words);
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
      return ownDates(found, question, aspect === 'upcoming', words, before);
    case 'fee':
      return feeOfDuty(found, before ?? question, words) ?? ownDates(found, question, false, words, before);
    case 'fine':
      return fineOfDuty(found, before ?? question, words) ?? ownDates(found, question, false, words, before);
  }
}

/** What follows a step that a question names, as in 'what happens after the lease'. */
function stepAfter(found: OwnCase, question: string, words: ExpertWords): Part | undefined {
  const { steps, next } = found.progress;
  // 'And after that?' is asked of the next step.
  const named = afterThat.test(question) ? next : stepMeant(found, question);
  const meant = /\b(?:after|once)\b/i.test(question) ? named : undefined;
  const index = meant ? steps.indexOf(meant) : -1;
  const following = index === -1 ? undefined : steps[index + 1];
  if (!meant || !following) return undefined;
  const { label, actor } = following.step;
  const say = words.own;
  return { text: say.after(found.name, meant.step.label, label, say.actor[actor]), sources: [] };
}

const afterThat = /\bafter (?:that|this|it)\b/i;

function nextStep({ name, jurisdiction, progress }: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const citations = openCitations();
  const { next, steps, workingDays } = progress;
  const done = steps.filter(({ doneOn }) => doneOn).length;
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

/** How many steps are done, and which is next. */
function progressOf(found: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const { name, jurisdiction, progress } = found;
  const { next, steps, workingDays } = progress;
  const done = steps.filter(({ doneOn }) => doneOn).length;
  const counted = say.stepsDone(name, placeNameOf(jurisdiction, words).place, done, steps.length);
  if (!next) return { text: `${counted} ${say.nothingNext(name)}`, sources: [] };
  const { label, actor } = next.step;
  const left = say.left(workingDays.shortest, workingDays.longest);
  return { text: `${counted} ${left}\n\n${say.turn(name, say.actor[actor], label)}`, sources: [] };
}

/** The steps that are recorded as done, with their days. */
function doneSteps(found: OwnCase, words: ExpertWords): Part {
  const done = found.progress.steps.flatMap(({ step, doneOn }) => (doneOn ? [{ step, doneOn }] : []));
  if (done.length === 0) return progressOf(found, words);
  const lines = done.map(({ step, doneOn }) =>
    words.dates.item(words.day(doneOn), step.label, undefined, ''),
  );
  const { text, sources } = progressOf(found, words);
  const [counted = '', ...rest] = text.split('\n\n');
  return { text: [counted, lines.join('\n'), ...rest].join('\n\n'), sources };
}

function missingSteps({ name, progress }: OwnCase, words: ExpertWords): Part {
  const say = words.own;
  const left = progress.steps.filter(({ doneOn }) => !doneOn);
  if (left.length === 0) return { text: say.nothingNext(name), sources: [] };
  const citations = openCitations();
  const lines = left.map(({ step, task }) => {
    const known = 'value' in step.workingDays ? step.workingDays : undefined;
    const time = known ? words.workingDays(known.value.shortest, known.value.longest) : words.notConfirmed;
    const marks = known ? citations.mark(known.sources.slice(0, 1).map(citationOf)) : '';
    return say.step(step.label, task.state === 'locked', say.actor[step.actor], time, marks);
  });
  return { text: [say.missing(name, left.length), lines.join('\n')].join('\n\n'), sources: citations.list };
}

function missingDocuments(found: OwnCase, question: string, words: ExpertWords): Part {
  const say = words.own;
  const { name, progress } = found;
  const asked = /\bnext\b/i.test(question) ? undefined : stepMeant(found, question);
  const meant = asked && !asked.doneOn ? asked : progress.next;
  if (!meant) return { text: say.nothingNext(name), sources: [] };
  const { label, documents } = meant.step;
  if (documents.length === 0) return { text: say.noDocuments(name, label), sources: [] };
  const citations = openCitations();
  const lines = documents.map((document) =>
    say.document(document.label, document.of, citations.mark(document.sources.slice(0, 1).map(citationOf))),
  );
  const opening = say.documents(label, meant === progress.next);
  return { text: [opening, lines.join('\n')].join('\n\n'), sources: citations.list };
}

/** Since when a step can be done: the last day of the steps that it needs. */
function readySince({ progress }: OwnCase, needs: readonly string[]) {
  const days = progress.steps.flatMap(({ step, doneOn }) =>
    doneOn && needs.includes(step.id) ? [doneOn] : [],
  );
  return days.toSorted().at(-1);
}

function whoseTurn(found: OwnCase, question: string, words: ExpertWords): Part {
  const say = words.own;
  const { next } = found.progress;
  const meant = whoDoes.test(question) ? stepMeant(found, question) : undefined;
  if (meant && meant !== next) {
    return { text: say.doneBy(found.name, meant.step.label, say.actor[meant.step.actor]), sources: [] };
  }
  if (!next) return { text: say.nothingNext(found.name), sources: [] };
  const since = readySince(found, next.task.needs);
  const turn = say.turn(found.name, say.actor[next.step.actor], next.step.label);
  return { text: `${turn} ${since ? say.since(words.day(since)) : say.sinceStart}`, sources: [] };
}

/** Asks who does a step, rather than who acts now. */
const whoDoes =
  /\bwho(?:se job)?\b.*\b(?:signs?|does|do|files?|pays?|hands?|submits?|prepares?|opens?|applies|apply|is)\b/i;

/** Asks for the day of a step, rather than whether it is done. */
const asksDayOfStep = /\b(?:when|what date|which (?:day|date)|on what day|since when)\b/i;

function whetherDone(found: OwnCase, question: string, words: ExpertWords): Part {
  const say = words.own;
  const { name, progress } = found;
  const meant = stepMeant(found, question) ?? progress.next;
  if (!meant) return nextStep(found, words);
  const { step, doneOn, task } = meant;
  const text = () => {
    if (doneOn && asksDayOfStep.test(question)) return say.doneOn(name, step.label, words.day(doneOn));
    if (doneOn) return say.isDone(name, step.label, words.day(doneOn));
    const actor = say.actor[step.actor];
    const { next } = progress;
    if (task.state === 'locked' && next) {
      return say.isWaiting(name, step.label, next.step.label, say.actor[next.step.actor]);
    }
    const since = readySince(found, task.needs);
    return since
      ? say.isWith(name, step.label, actor, words.day(since))
      : say.isReady(name, step.label, actor);
  };
  return { text: text(), sources: [] };
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
    [workingDaysBetween(today, earliest, weekdays), workingDaysBetween(today, latest, weekdays)],
    isOpen,
  );
  return { text: `${text} ${words.own.countedFromSteps}`, sources: [] };
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
  const [, digit] = /\b(?:have|get|take|add) ([1-5]) (?:\w+ )?visas?\b/i.exec(question) ?? [];
  const asked = digit === undefined ? requirements.visas + 1 : Number(digit);
  const wanted = Math.min(nth === -1 ? asked : nth + 2, 5) as VisaChoice;
  const problem = officeProblemOf(jurisdiction, { ...requirements, visas: wanted });
  const quota = quotaOfPlace(jurisdiction, requirements.officeType, words);
  const [office = ''] = quota.text.split('\n\n');
  if (/\bhow many\b|\bquota\b/i.test(question)) return { text: office, sources: quota.sources };
  const { place } = placeNameOf(jurisdiction, words);
  const text = problem
    ? `${words.own.noMoreVisas(wanted, place)} ${officeProblemText(problem, wanted)}`
    : words.own.moreVisas(wanted, place);
  return { text: `${text} ${office}`, sources: quota.sources };
}

/** What a later case costs the asker's company, where a question names one. */
function costOfLaterCase({ jurisdiction }: OwnCase, question: string, words: ExpertWords): Part | undefined {
  const kind = laterCaseAsked(question);
  if (!kind || !laterCaseIn(jurisdiction, kind)) return undefined;
  return feePrices(
    feesOfCase(jurisdiction, kind).map((fee) => ({ jurisdiction, fee })),
    undefined,
    words,
  );
}

const ofLaterYear = /\b(?:second|2nd|third|next|later|following|coming) years?\b/i;

function costFromHere(
  { name, jurisdiction, requirements, today }: OwnCase,
  question: string,
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
  const ofFirst = words.cost.sum(text, missing);
  const ofLater = words.cost.sum(later.text, later.missing);
  const said =
    ofLaterYear.test(question) && ofLater !== ''
      ? say(words).costOfLaterYear(name, ofLater, ofFirst)
      : say(words).costFromHere(name, ofFirst, ofLater);
  return {
    text: [`${said} ${marks}`.trim(), say(words).planLink(planLinkOf(plan, publicUrl))].join('\n\n'),
    sources: citations.list,
  };
}

const say = (words: ExpertWords) => words.own;
