import * as z from 'zod/mini';
import { licenceKeyOf } from '#domain/clients/read-clients.ts';
import { type KitSection, rowsOf } from '../kits/index.ts';
import { takeCharge } from './kit-repository.ts';
import { clients } from './tables.ts';

const text = z.string().check(z.maxLength(500));

const rows = rowsOf(clients, {
  name: 'client',
  key: ['companyId'],
  leaveOut: ['clientKey', 'licenceKey', 'importId'],
  fields: { contact: text, email: text, licenceNumber: text },
  // By its licence the agency knows a client again; what a founder brings takes no licence from anybody.
  fill: ({ licenceNumber }, { owner }) => ({
    licenceKey: owner.side === 'staff' ? licenceKeyOf(String(licenceNumber)) || null : null,
  }),
});

/** What an agency knows of a company that it added itself. A client that staff bring is theirs from then on. */
export const clientSection: KitSection = {
  name: 'client',
  action: 'change-company',
  schema: z.strictObject({ client: rows.schema }),
  async read(reading) {
    return { data: { client: await rows.read(reading) }, files: [] };
  },
  async restore(_preparing, data: { client: Record<string, unknown>[] }) {
    return async (writing) => {
      await rows.write(writing, data.client);
      if (writing.owner.side === 'staff') await takeCharge(writing);
    };
  },
};
