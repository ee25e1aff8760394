import { openCitations } from '../../knowledge/index.ts';
import type { PlaceAnswer, PointVerdict } from '../builtin/comparisons/side-by-side.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import type { Part } from '../builtin/wording/word-answer.ts';

/** The answers of several places: what they show together first, then each. */
export function sideBySide(
  { answers, verdict }: { answers: readonly PlaceAnswer[]; verdict?: PointVerdict | undefined },
  words: ExpertWords,
): Part {
  const say = words.sideBySide;
  const citations = openCitations();
  const marksOf: string[] = [];
  const told = answers.map(({ name, part }) => {
    if (!part) return { name, text: say.unknown };
    const cited: Part['sources'][number][] = [];
    const text = part.text.replaceAll(/\[(\d+(?:, ?\d+)*)\]/g, (_, numbers: string) => {
      const sources = numbers.split(',').flatMap((number) => part.sources[Number(number) - 1] ?? []);
      cited.push(...sources);
      return citations.mark(sources);
    });
    marksOf.push(...(cited.length > 0 ? [citations.mark(cited.slice(0, 1))] : []));
    return { name, text };
  });
  if (!verdict) return { text: say.joined(told), sources: citations.list };
  const numbers = [...new Set(marksOf.flatMap((mark) => mark.match(/\d+/g) ?? []))].map(Number);
  const marks = numbers.length > 0 ? `[${numbers.toSorted((one, other) => one - other).join(', ')}]` : '';
  // What one sentence tells of all of them is told once.
  const [first] = told;
  const isShared = first !== undefined && told.length > 1 && told.every(({ text }) => text === first.text);
  return {
    text: [verdictText(verdict, marks, words), isShared ? first.text : say.listed(told)].join('\n\n'),
    sources: citations.list,
  };
}

function verdictText(verdict: PointVerdict, marks: string, { sideBySide: say }: ExpertWords): string {
  switch (verdict.kind) {
    case 'yes-no':
      return say.yesNo(verdict.yes, verdict.no, marks);
    case 'same':
      return say.same(verdict.names, verdict.amount, marks);
    case 'unranked':
      return say.unranked(verdict.reason, verdict.names);
    case 'amount':
      return say.ordered(verdict.ordered, verdict.difference, verdict.isLess, verdict.measure, marks);
  }
}
