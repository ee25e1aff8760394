import * as z from 'zod/mini';
import { bankOutcomes } from '#domain/banking/bank-application.ts';
import { refusalReasons } from '#domain/banking/bank-rules.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { bankEvents, bankProfiles } from './tables.ts';

/** What a company told about itself for banks, its applications and their answers. */
export const bankingSection = recordSection('banking', 'read-banking', {
  profile: rowsOf(bankProfiles, { name: 'bank-profile', key: ['companyId'], orderBy: ['changedAt'] }),
  applications: rowsOf(bankEvents, {
    name: 'bank-events',
    key: ['position'],
    people: ['recordedBy'],
    fields: { outcome: z.enum(bankOutcomes), reasons: z.array(z.enum(refusalReasons)) },
  }),
});
