import * as z from 'zod/mini';
import { proposalStates } from '#domain/names/proposal-rules.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { nameProposals } from './tables.ts';

/** The names that a company proposed, with what the authority said. */
export const namesSection = recordSection('names', 'read-company', {
  proposals: rowsOf(nameProposals, {
    name: 'names',
    key: ['id'],
    orderBy: ['proposedAt', 'rank', 'name', 'id'],
    people: ['proposedBy'],
    fields: { state: z.enum(proposalStates) },
  }),
});
