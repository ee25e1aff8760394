import { type LearnedRow, openRow } from '../learned-row.ts';
import type { OwnCaseAspect } from '../question/own-case-aspect.ts';
import weights from './meant-own-case.json' with { type: 'json' };
import type { OwnRecordAspect } from './own-record-aspect.ts';

/** A row for each thing that is asked about an own case, and for general questions, learned against each other. */
export type MeaningOfOwnCase = Readonly<Record<string, LearnedRow>>;

/** What a question asks about the asker's own case, as far as its meaning tells. */
type MeantOfOwnCase = OwnCaseAspect | OwnRecordAspect;

/** What a question asks about the asker's own case by its meaning, and how surely. */
interface MeantAspect {
  aspect: MeantOfOwnCase;
  /** How likely it is about the own case at all, from 0 to 1. */
  isOwn: number;
  /** How likely it asks for that aspect of it, from 0 to 1. */
  likelihood: number;
}

/** From this likelihood that it is about the own case, a question of somebody with a company here is taken so. */
const minLikelihood = 0.6;

const opened = Object.entries(weights as MeaningOfOwnCase).map(([kind, row]) => ({
  kind,
  row: openRow(row),
}));

/** What a question with this sentence vector asks about the asker's own case; `undefined` if nothing. */
export function ownCaseMeantBy(vector: Float32Array): MeantAspect | undefined {
  const sums = opened.map(({ kind, row }) => ({ kind, power: Math.exp(row(vector)) }));
  const total = sums.reduce((all, { power }) => all + power, 0);
  const isOwn = 1 - (sums.find(({ kind }) => kind === 'general')?.power ?? 0) / total;
  if (isOwn < minLikelihood) return undefined;
  const [best] = sums.filter(({ kind }) => kind !== 'general').sort((one, other) => other.power - one.power);
  return best && { aspect: best.kind as MeantOfOwnCase, isOwn, likelihood: best.power / total };
}
