import { plainText } from '../../knowledge/index.ts';

/** Whether somebody asks if they are late, rather than what being late means. */
export function isLateQuestion(question: string): boolean {
  return /\b(?:am i|are we|is (?:it|that|this|my|our)|have (?:i|we)|did (?:i|we)|was (?:it|my|our))\b.*\b(?:late|overdue|missed|miss|in time|on time|past due)\b/.test(
    plainText(question),
  );
}
