import type { Office } from '#domain/parties/party.ts';

/** What each office is called. */
export const officeNames: Record<Office, string> = {
  director: 'Director',
  manager: 'Manager',
  secretary: 'Secretary',
  signatory: 'Signatory',
  'data-protection-contact': 'Data protection contact',
};
