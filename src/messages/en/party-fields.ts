import type { OpenField, SensitiveField } from '#domain/parties/party.ts';

/** What a party says about itself. */
export const partyFieldNames: Record<OpenField | SensitiveField, string> = {
  name: 'Name',
  birthDate: 'Date of birth',
  nationality: 'Nationality',
  residence: 'Country of residence',
  address: 'Address',
  registrationNumber: 'Registration number',
  passportNumber: 'Passport number',
  passportExpiry: 'Passport valid until',
  taxResidence: 'Tax residence',
  taxNumber: 'Tax number',
  sourceOfFunds: 'Source of funds',
  sourceOfWealth: 'Source of wealth',
  publicOffice: 'Public office',
};
