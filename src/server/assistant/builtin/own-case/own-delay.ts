import type { Translated } from '#locales/translated.ts';
import type { ownDelayMessages, ownNameMessages } from '#messages/own-delays.ts';
import { citationOf, openCitations } from '../../../knowledge/index.ts';
import type { OwnCase, OwnWait } from '../../own-case.ts';
import { daysBetween } from '../../tools/due-dates.ts';
import type { ExpertWords } from '../wording/expert-words.ts';
import type { Part } from '../wording/word-answer.ts';
import { stepMeant } from './meant-step.ts';

/**
 * Why a step takes so long: with whom it is since when, what is usual and what it took here, whether that is late, and
 * what the asker can do. It promises no day.
 */
export function whyLong(found: OwnCase, question: string, publicUrl: string, words: ExpertWords): Part {
  const say: Translated<typeof ownDelayMessages> = words.own.delay;
  const { name, waits } = found;
  const meant = stepMeant(found, question);
  const wait =
    waits.find(({ id }) => id === meant?.step.id) ??
    waits.find(({ waiting: { turn } }) => turn !== 'founder') ??
    waits[0];
  if (!wait) return { text: say.nothingWaits(name), sources: [] };
  const citations = openCitations();
  const { waiting, here } = wait;
  const usual =
    waiting.usual &&
    say.usual(
      waiting.usual.shortest,
      waiting.usual.longest,
      citations.mark(wait.sources.slice(0, 1).map(citationOf)),
    );
  const isOutside = waiting.turn === 'authority' || waiting.turn === 'bank';
  return {
    text: [
      withWhom(found, wait, words),
      [
        ...(isOutside ? [`${usual ?? say.noUsual}.`] : []),
        ...(here ? [say.here(here.median, here.eightieth, here.answers)] : []),
        ...(waiting.isLate ? [say.late] : waiting.usualUntil ? [say.inTime] : []),
        ...(isOutside ? [say.noPromise] : []),
      ].join(' '),
      [
        ...(wait.points.length > 0 ? [say.repair(wait.points)] : []),
        ...(waiting.turn === 'founder' && wait.missing.length > 0 ? [say.missing(wait.missing)] : []),
        whatToDo(found, wait, publicUrl, words),
      ].join(' '),
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
    sources: citations.list,
  };
}

function withWhom({ name }: OwnCase, { label, waiting }: OwnWait, words: ExpertWords): string {
  const { delay, actor } = words.own;
  const since = words.day(waiting.since);
  if (waiting.turn === 'founder') return delay.yours(name, label, since);
  const who = waiting.turn === 'agency' ? actor.agent : actor[waiting.turn];
  return delay.with(name, label, who, since, waiting.workingDays);
}

function whatToDo(
  { hasAgency }: OwnCase,
  { id, waiting, reference }: OwnWait,
  publicUrl: string,
  words: ExpertWords,
): string {
  const say = words.own.delay;
  const step = `${publicUrl}/app/dashboard/formation#${id}`;
  if (waiting.turn === 'founder') return say.doYours(step);
  if (!waiting.isLate) return say.waitOn;
  return hasAgency
    ? say.chase(`${publicUrl}/app/dashboard/messages`, reference)
    : say.chaseAlone(step, reference);
}

/** What became of the names that the asker proposed. */
export function ownNames(
  { name: company, names, today }: OwnCase,
  publicUrl: string,
  words: ExpertWords,
): Part {
  const say: Translated<typeof ownNameMessages> = words.own.names;
  const link = `${publicUrl}/app/dashboard/names`;
  if (names.length === 0) return { text: say.none(company, link), sources: [] };
  const lines = names.map(({ name, state, rank, reservedUntil, reservationNumber, answeredOn, ...said }) => {
    if (state === 'reserved') {
      const left = reservedUntil ? daysBetween(today, reservedUntil) : undefined;
      return say.reserved(
        name,
        reservedUntil ? words.day(reservedUntil) : undefined,
        left,
        reservationNumber,
      );
    }
    if (state === 'proposed') return say.proposed(name, rank ?? 1);
    return say.refused(name, answeredOn ? words.day(answeredOn) : '', said.reason, said.nextPath);
  });
  return { text: [lines.map((line) => `- ${line}`).join('\n'), say.link(link)].join('\n\n'), sources: [] };
}
