/** The kinds of work with an authority. A company has exactly one formation. */
export const caseKinds = [
  'formation',
  'licence-renewal',
  'visa-renewal',
  'address-change',
  'director-change',
  'share-transfer',
  'activity-change',
  'closing',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The kinds that a company has after its formation, any number of times. */
export const laterCaseKinds = caseKinds.filter((kind) => kind !== 'formation');
export type LaterCaseKind = (typeof laterCaseKinds)[number];
