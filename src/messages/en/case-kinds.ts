import type { CaseKind } from '#domain/cases/case-kind.ts';

/** What each kind of case is called. */
export const caseKindMessages: Record<CaseKind, string> = {
  formation: 'Formation',
  'licence-renewal': 'Licence renewal',
  'visa-renewal': 'Visa renewal',
  'address-change': 'Change of address',
  'director-change': 'Change of director',
  'share-transfer': 'Transfer of shares',
  'activity-change': 'Change of activity',
  closing: 'Closing the company',
};
