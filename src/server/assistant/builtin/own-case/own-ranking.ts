import { plainText } from '../../../knowledge/index.ts';
import type { OwnCase } from '../../own-case.ts';
import type { ExpertWords } from '../wording/expert-words.ts';
import type { Part } from '../wording/word-answer.ts';

/** By what somebody sets their own companies beside each other. */
export type RankedBy = 'progress' | 'time-left' | 'next-date';

/** The companies of somebody with several, and by what they are set beside each other. */
export interface RankingAnswer {
  kind: 'ranking';
  by: RankedBy;
  cases: readonly OwnCase[];
}

const asksWhich = /\b(?:which|what|whose|who)\b|\b(?:or|than|ahead of)\b/;

const cues: readonly (readonly [RankedBy, RegExp])[] = [
  [
    'next-date',
    /\b(?:next|first|earliest|nearest|soonest) (?:deadline|date|filing|duty)\b|\bdue (?:first|next|sooner|soonest|earlier)\b/,
  ],
  [
    'time-left',
    /\b(?:sooner|soonest|first|earlier|earliest|faster|fastest|quicker|quickest)\b.{0,30}\b(?:ready|done|finished|licen[cs]ed?|open|trade|set up)\b|\b(?:ready|done|finished|licen[cs]ed|open|set up) (?:sooner|soonest|first|earlier|earliest|faster)\b|\b(?:less|least|more|most) (?:time )?(?:left|to go|to do)\b/,
  ],
  [
    'progress',
    /\b(?:further|farther|furthest|farthest|more advanced|most advanced|closer|closest|nearer|ahead|more done)\b/,
  ],
];

/** By what a question sets the asker's companies beside each other; `undefined` if it does not. */
export function rankedBy(question: string, cases: readonly OwnCase[]): RankedBy | undefined {
  const plain = plainText(question);
  const isNamed = cases.filter(({ name }) => namesCompany(plain, name)).length > 1;
  const isOfTheirs =
    /\b(?:my|our|both|two|the) (?:\w+ ){0,2}?compan(?:y|ies)\b|\b(?:one|of them|of the two)\b/.test(plain);
  if (cases.length < 2 || !asksWhich.test(plain) || !(isNamed || isOfTheirs)) return undefined;
  return cues.find(([, cue]) => cue.test(plain))?.[0];
}

function namesCompany(plain: string, name: string): boolean {
  const [first = ''] = plainText(name).split(' ');
  return plain.includes(plainText(name)) || (first.length > 3 && plain.includes(first));
}

/** The asker's companies in the order that was asked for, with the first one in the opening sentence. */
export function rankingParts({ by, cases }: RankingAnswer, publicUrl: string, words: ExpertWords): Part[] {
  const say = words.own.ranking;
  const ranked = cases
    .map((own) => ({ own, ...rankOf(own, by, words) }))
    .toSorted((one, other) => one.value - other.value);
  const [first, second] = ranked;
  if (!first || !second) return [];
  const isEven = first.value === second.value;
  // Times that may be the same name no first one.
  const opening = isEven || first.latest >= second.value ? say.even(by) : say.first(by, first.own.name);
  const lines = ranked.map(({ own, text }) => say.line(own.name, text));
  const links = words.own.links(
    `${publicUrl}/app/dashboard/formation`,
    `${publicUrl}/app/dashboard/calendar`,
  );
  return [{ text: [opening, lines.join('\n'), links].join('\n\n'), sources: [] }];
}

interface Ranked {
  /** The smaller, the earlier in order. */
  value: number;
  /** The greatest value that it may come to. */
  latest: number;
  text: string;
}

function rankOf({ progress, calendar, today }: OwnCase, by: RankedBy, words: ExpertWords): Ranked {
  const say = words.own.ranking;
  const { steps, workingDays } = progress;
  switch (by) {
    case 'progress': {
      const done = steps.filter(({ doneOn }) => doneOn).length;
      const value = -done / Math.max(1, steps.length);
      return { value, latest: Number.NEGATIVE_INFINITY, text: say.stepsDone(done, steps.length) };
    }
    case 'time-left':
      return {
        value: workingDays.shortest,
        latest: workingDays.longest,
        text: say.timeLeft(workingDays.shortest, workingDays.longest),
      };
    case 'next-date': {
      const next = calendar.deadlines.find(
        ({ on, deadline }) => on >= today && deadline.onlyIf === undefined,
      );
      if (!next)
        return { value: Number.POSITIVE_INFINITY, latest: Number.NEGATIVE_INFINITY, text: say.noDate };
      return {
        value: Date.parse(next.on),
        latest: Number.NEGATIVE_INFINITY,
        text: say.nextDate(words.day(next.on), next.deadline.label),
      };
    }
  }
}
