/** Questions that decide deadlines or steps and that only the company can answer. Ids are stable: answers are stored by id. */
export const companyQuestions = [
  'has-employees',
  'has-fifty-employees',
  'has-fifty-million-revenue',
  'is-vat-registered',
  'registered-late-for-tax',
  'does-business-from-start',
  'is-audited',
  'holds-general-meeting',
  'files-estimate',
  'is-gst-registered',
  'has-entrepass',
  'is-llp',
  'pays-franchise-instalments',
  'expects-federal-tax',
  'is-foreign-owned',
  'has-foreign-owner-dealings',
  'has-vesting-stock',
  'has-parole',
  'is-employed-in-country',
  'sells-regulated-goods',
  'is-inside-country',
  'has-others-across-border',
  'has-like-name',
  'imports-goods',
  'expects-vat',
  'holds-through-companies',
  'has-unformed-holder',
  'has-holder-in-india',
] as const;
export type CompanyQuestion = (typeof companyQuestions)[number];

/** The known answers. */
export type CompanyAnswers = Partial<Record<CompanyQuestion, boolean>>;

/** The required answers. */
export type AnswerCondition = Readonly<CompanyAnswers>;

/** Whether a condition is met; `undefined` while a required answer is missing. */
export function isMet(condition: AnswerCondition, answers: CompanyAnswers): boolean | undefined {
  const asked = Object.entries(condition) as [CompanyQuestion, boolean][];
  if (asked.some(([question, wanted]) => answers[question] === !wanted)) return false;
  return asked.every(([question]) => answers[question] !== undefined) ? true : undefined;
}
