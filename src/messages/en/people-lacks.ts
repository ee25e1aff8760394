import type { Office, OpenField } from '#domain/parties/party.ts';
import { officeNames } from './offices.ts';
import { partyFieldNames } from './party-fields.ts';

/** What a step still lacks of the company's people and owners. */
export const peopleLacks = {
  fields: (name: string, fields: readonly OpenField[]) =>
    `${name}: ${fields.map((field) => partyFieldNames[field].toLowerCase()).join(', ')}`,
  someone: 'Details of a person or company',
  owners: 'Who owns the company',
  shares: 'The shares, which do not add up to 100 %',
  sharesOf: (name: string) => `The shares of ${name}, which do not add up to 100 %`,
  chain: (name: string) => `Who is behind ${name}`,
  office: (office: Office, count: number) =>
    count === 1 ? officeNames[office] : `${officeNames[office]}: ${count} more`,
} as const;
