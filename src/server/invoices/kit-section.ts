import * as z from 'zod/mini';
import { invoiceKinds } from '#domain/invoices/invoice-content.ts';
import { currencies } from '#domain/values/money.ts';
import { type KitSection, keptSection, rowsOf } from '../kits/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { findPdf } from './invoice-repository.ts';
import type { InvoicePorts } from './ports.ts';
import { invoices } from './tables.ts';

const issued = rowsOf(invoices, {
  name: 'invoices',
  key: ['id'],
  orderBy: ['issuedAt', 'sequence', 'id'],
  leaveOut: ['pdf', 'issuedById'],
  fields: {
    kind: z.enum(invoiceKinds),
    currency: z.enum(currencies),
    issuedOn: z.iso.date(),
    content: z.string().check(z.maxLength(2_000_000)),
  },
});

/**
 * Invoices, credit notes and receipts with their files. They keep the number that their issuer gave them: in another
 * installation they are records of another issuer, and no series there counts them.
 */
export function invoicesSection({ database }: Pick<InvoicePorts, 'database'>): KitSection {
  return keptSection(
    'invoices',
    'read-payments',
    { invoices: issued },
    {
      files: {
        database,
        of: {
          invoices: {
            pathOf: ({ id }) => `invoices/${id}.pdf`,
            read: (companyId, { id }) =>
              inScope(database, { company: companyId }, (rows) => findPdf(rows, companyId, String(id))),
          },
        },
      },
    },
  );
}
