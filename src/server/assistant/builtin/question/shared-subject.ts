import { wordsOf } from '../../../knowledge/index.ts';
import { understand } from './understand.ts';

/** Fewest particular words of a question that names its own subject. */
const enoughWords = 2;

/**
 * A later question of a message that was translated word by word, with what the first one is about where it names no
 * place and hardly a thing itself: 'and what is fine late' after 'when must I register for VAT in the UAE'.
 */
export function withSubjectOf(first: string, later: string): string {
  const own = read(later);
  const named = own.particular.filter((word) => !ofDelay.has(word));
  const isWhole = own.places.length + own.countries.length > 0 || named.length >= enoughWords;
  // A yes or no is about what the question says itself.
  if (isWhole || asksYesOrNo.test(later)) return later;
  const { words } = read(first);
  const said = new Set(wordsOf(later));
  const subject = first.split(/[\s?.!,]+/).filter((word) => {
    const [meant] = wordsOf(word);
    return meant !== undefined && !said.has(meant) && words.includes(meant) && !ofDelay.has(meant);
  });
  return [later.replace(/[\s?.]+$/, ''), ...new Set(subject)].join(' ');
}

const asksYesOrNo = /^(?:and )?(?:do|does|is|are|can|may|must|should|has|have)\b/i;

/** Words for what a delay costs: a later question is about the duty itself. */
const ofDelay = new Set(wordsOf('fine penalty late delay cost fee price must'));

function read(question: string) {
  return understand([{ role: 'user', content: question }], noDay);
}

/** The words of a question are the same on any day. */
const noDay = '2026-01-01';
