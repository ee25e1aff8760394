import type { Figure } from './figure.ts';

/** The verbs that a figure is said with: 'the licence costs', 'the return is due within'. */
const verb =
  /\b(?:costs?|charges?|asks?|is|are|was|were|takes?|lasts?|needs?|requires?|pays?|has|have|gives?|must|can|may|comes?|starts?|begins?|runs?)\b/i;

/** What is paid for or by whom, behind a figure: 'you pay AED 500 for the permit'. */
const behind = /^\W*(?:(?:a|1) \w+ )?(?:for|to) ([^,;:()]*)/i;

/** Words that say that it is the asker's own: 'your restaurant needs'. */
const own = /\b(?:you|your|my|our|we|i)\b/i;

/** The words that say what a figure is of: what stands before its verb, or behind it after 'for' or 'to'. */
export function thingsPriced({ before, after }: Figure): readonly string[] {
  const near = before.split(/[,:;()]/).at(-1) ?? '';
  const at = verb.exec(near);
  const front = at ? near.slice(0, at.index) : '';
  const [, back = ''] = behind.exec(after) ?? [];
  return [front, back]
    .map((thing) => thing.split(/\b(?:with|without|including|in|at|from|by)\b/)[0] ?? '')
    .filter((text) => text.trim() !== '' && !own.test(text));
}
