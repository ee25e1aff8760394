import { plainText } from '../../../knowledge/index.ts';

/** How a question asks whether something is late: if it is, by how much, or whether it still holds. */
export type LateForm = 'whether' | 'how-much' | 'still';

const whether =
  /\b(?:am i|are we|is (?:it|that|this|my|our)|have (?:i|we)|did (?:i|we)|was (?:it|my|our))\b.*\b(?:late|overdue|missed|miss|in time|on time|past due)\b|\bis (?:the )?(?:\w+ ){1,4}(?:late|overdue|past due)(?: already| yet| by now)?[ ?.!]*$|\bis (?:[a-z]+ ){1,5}due (?:already|yet|by now)\b|\bis (?:[a-z]+ ){1,5}already due\b|\bhas (?:[^.?;]{1,60} )?(?:passed|gone by|expired)\b|\bis there (?:still |enough |any )?time\b|\btoo late[ ?.!]*$/;
const howMuch =
  /\bhow (?:late|overdue|far behind)\b(?! (?:can|may|could))|\bhow many (?:days|weeks|months) (?:too )?(?:late|overdue|behind)\b|\bhow (?:many (?:days|weeks|months)|much time) (?:[a-z]+ ){0,4}(?:left|remain\w*)\b/;
const still =
  /\bcan (?:i|we|it|they|the [^.?;]{1,30}) still\b|\b(?:is|are) [^.?;]{0,60}\bstill (?:valid|good|usable|in time|on time|ok(?:ay)?|fine|possible|running|reserved|fresh|(?:\w+ )?enough)\b|\bstill (?:valid|good|in time|reserved)[ ?.!]*$/;

/** Asks to hear that there is time, rather than that it is late. */
const inTime =
  /\b(?:am i|are we|is it|will (?:i|we) be)\b[^.?;]*\b(?:in|on) time\b|\bis there (?:still |enough |any )?time\b|\b(?:do|have) (?:i|we) (?:still )?(?:have |got )?(?:still )?(?:any |enough |some )?time\b|\bcan (?:i|we) still (?:appoint|apply|confirm|declare|file|hold|lodge|notify|pay|register|renew|report|send|submit)\b/;

/** Asks for the day as well, which a yes or no would leave untold. */
const asksWhen = /\bwhen\b/;

const asksInTime = (plain: string) => inTime.test(plain) && !asksWhen.test(plain);

/** How somebody asks if they are late, rather than what being late means; `undefined` if not at all. */
export function lateFormOf(question: string): LateForm | undefined {
  const plain = plainText(question);
  if (howMuch.test(plain)) return 'how-much';
  if (asksInTime(plain)) return 'still';
  if (whether.test(plain)) return 'whether';
  return still.test(plain) ? 'still' : undefined;
}

/** The same without questions whether something still holds, other than the time itself. */
export function askedLate(question: string): LateForm | undefined {
  const form = lateFormOf(question);
  return form === 'still' && !asksInTime(plainText(question)) ? undefined : form;
}

/**
 * Whether a date is when something fell due, as in 'it was due on 31 August', rather than one to count from.
 * @param said the date as it stands in the question
 */
export function isDueDay(question: string, said: string): boolean {
  const before = question.slice(0, Math.max(0, question.indexOf(said)));
  return /\b(?:due|deadline(?: was| is)?|payable|instead of)(?: (?:on|by))? $/i.test(before);
}

/** Whether somebody says that a duty was not done, as in 'nobody made the declaration'. */
export function saysMissed(message: string): boolean {
  return missed.test(plainText(message));
}

const missed =
  /\b(?:nobody|no one|never|forg[eo]t(?:ten)?|(?:did|have|has|had) ?(?:not|n t|nt)|not (?:yet )?(?:been )?(?:done|made|filed|paid|sent|held|renewed|registered|lodged))\b|\b(?:i|we|they) (?:have )?missed\b/;

/** Whether somebody asks if they are late, or by how much. */
export function isLateQuestion(question: string): boolean {
  return askedLate(question) !== undefined;
}
