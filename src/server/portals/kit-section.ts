import * as z from 'zod/mini';
import { portalSides } from '#domain/portals/portal-holder.ts';
import { recordSection, rowsOf } from '../kits/index.ts';
import { portalHolders } from './tables.ts';

/** Who holds the logins of the portals that a company is known to. */
export const portalsSection = recordSection('portals', 'read-company-papers', {
  holders: rowsOf(portalHolders, {
    name: 'portals',
    key: ['id'],
    orderBy: ['recordedAt', 'portal', 'id'],
    people: ['recordedBy'],
    fields: { side: z.enum(portalSides) },
  }),
});
