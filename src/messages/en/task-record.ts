import { dayText, shortDayText } from '#domain/values/day-text.ts';
import { plural } from '../plural.ts';

interface Round {
  submittedOn: string | null;
  filedOn: string | null;
  reference: string | null;
}

/** What is to be corrected or still lacks at a step, and what came of earlier attempts. */
export const taskRecordMessages = {
  refused: (reason: string) => `Refused: ${reason}`,
  toCheck: 'Check before you go on',
  toCorrect: (count: number) =>
    plural(count, { one: '1 point to correct', other: `${count} points to correct` }),
  stillMissing: 'Still missing',
  moreMissing: (count: number) => `${count} more`,
  waived: (reason: string) => `Not needed: ${reason}`,
  rounds: (count: number) => plural(count, { one: '1 round so far', other: `${count} rounds so far` }),
  round: (number: number, { submittedOn, filedOn, reference: filed }: Round) =>
    [
      `Round ${number}`,
      submittedOn && `handed in on ${shortDayText(submittedOn)}`,
      filedOn && `filed on ${shortDayText(filedOn)}`,
      filed && `reference ${filed}`,
    ]
      .filter(Boolean)
      .join(', '),
  ranOutOn: (label: string, on: string) => `${label}: the last day was ${dayText(on)}`,
  beginAnew: 'Apply for a new one',
  clockTask: 'Entry permit',
  endsOn: (label: string, on: string) => `${label}: by ${dayText(on)}`,
  valueOf: (label: string, value: string) =>
    `${label}: ${/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(value) : value}`,
} as const;
