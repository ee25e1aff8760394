import * as z from 'zod/mini';
import { requestedServices, requestStates } from '#domain/requests/service-request.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { serviceRequests } from './tables.ts';

/** What a company asked its agency for, with the answers. */
export const requestsSection = recordSection('requests', 'read-company', {
  requests: rowsOf(serviceRequests, {
    name: 'requests',
    key: ['id'],
    orderBy: ['requestedAt', 'service', 'id'],
    people: ['requestedBy'],
    fields: { service: z.enum(requestedServices), state: z.enum(requestStates) },
  }),
});
