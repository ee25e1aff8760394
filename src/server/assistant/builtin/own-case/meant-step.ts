import { plainText } from '../../../knowledge/index.ts';
import type { OwnCase } from '../../own-case.ts';

type ProgressedStep = OwnCase['progress']['steps'][number];

/** Words of a question, and the ids of the steps that they mean, the likelier ones first. */
const stepCues: readonly (readonly [cue: RegExp, ids: readonly RegExp[]])[] = [
  [/establishment card|immigration card/, [/^establishment-card$/]],
  [/\bbank|\baccount\b|\biban\b/, [/^(?:bank|business)-account$/]],
  [
    /visa|residen|iqama|emirates id|medical|work (?:pass|permit)|employment pass/,
    [/^residence|^visa$|^work-passes$/, /^work-permits$/],
  ],
  [/lease|office|desk|premises|ejari/, [/^lease$/, /office$/]],
  [/\bsign/, [/^signing$/, /^memorandum$/, /^operating-agreement$/, /^articles$/, /^incorporation$/]],
  [/\bein\b|tax (?:number|reference)|\butr\b/, [/^tax-number$/, /^tax-reference$/]],
  [/identit|personal code/, [/^identity$/]],
  [/\bname\b/, [/^(?:trade-)?name$/, /^pre-approval$/, /^approval$/, /^articles$/]],
  [/pre ?-?approv|(?:first|initial|principle) approv/, [/approval$/, /^eligibility$/]],
  [/licen[cs]e/, [/^licence$/, /^commercial-registration$/]],
  [/hand(?:ed)? in|appl(?:y|ied)|application/, [/^application$/, /^approval$/, /^pre-approval$/]],
  [
    /certificate|incorporat|regist|company|formed|\blive\b|exist/,
    [
      /^certificate$/,
      /^incorporation$/,
      /^formation$/,
      /^commercial-registration$/,
      /^registration$/,
      /^licence$/,
    ],
  ],
  [/approv|accept/, [/^approval$/, /^pre-approval$/, /^initial-approval$/, /^in-principle-approval$/]],
];

/** The step of a formation that a question means. */
export function stepMeant({ name, progress }: OwnCase, question: string): ProgressedStep | undefined {
  const plain = plainText(question.toLowerCase().replaceAll(name.toLowerCase(), 'my company'));
  for (const [cue, ids] of stepCues) {
    if (!cue.test(plain)) continue;
    for (const id of ids) {
      const found = progress.steps.find(({ step }) => id.test(step.id));
      if (found) return found;
    }
  }
  return undefined;
}
