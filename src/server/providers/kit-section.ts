import * as z from 'zod/mini';
import { providerTerms } from '#contract/providers.ts';
import { appointmentOutcomes } from '#domain/providers/appointment.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { providerEvents } from './tables.ts';

/** Which providers a company chose and what they answered. */
export const providersSection = recordSection('providers', 'read-company-papers', {
  events: rowsOf(providerEvents, {
    name: 'provider-events',
    key: ['position'],
    people: ['recordedBy'],
    fields: {
      kind: z.enum(['chosen', 'answered', 'exempted']),
      terms: providerTerms,
      outcome: z.enum(appointmentOutcomes),
      side: z.enum(['company', 'agency']),
    },
  }),
});
