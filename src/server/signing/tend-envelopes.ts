import { inScope } from '../platform/database/scope.ts';
import { findCompany } from '../tenancy/index.ts';
import { askSigner } from './ask-signer.ts';
import { addEvent, listCompaniesWithEnvelopes, listEnvelopeRows } from './envelope-repository.ts';
import type { SigningPorts } from './ports.ts';
import { foldedOf } from './views.ts';
import { documentIfValid } from './void-changed.ts';

/** How long somebody is not reminded, in ms. */
const reminderMs = 3 * 24 * 60 * 60 * 1000;
/** How long an expired envelope is looked at, in ms. */
const expiredForMs = 7 * 24 * 60 * 60 * 1000;

/** Ends what has expired or changed, and reminds those whose turn it has been for three days. */
export async function tendEnvelopes(services: SigningPorts): Promise<void> {
  const since = new Date(services.clock().getTime() - expiredForMs);
  const companies = await inScope(services.database, 'installation', (rows) =>
    listCompaniesWithEnvelopes(rows, since),
  );
  for (const company of companies) {
    await inScope(services.database, { company }, async (rows) => {
      const details = await findCompany(rows, company);
      if (!details) return;
      const scope = { ...rows, details };
      const now = services.clock();
      for (const envelope of await listEnvelopeRows(scope, company)) {
        const { row, signers, events } = envelope;
        const of = { companyId: company, envelopeId: row.id, at: now };
        const { state, turn } = foldedOf(envelope, now);
        if (
          state === 'expired' &&
          events.findLast(({ kind }) => kind === 'expired' || kind === 'extended')?.kind !== 'expired'
        ) {
          await addEvent(scope, { ...of, kind: 'expired' });
        }
        if (state !== 'open' || !(await documentIfValid(services, scope, envelope, {}))) continue;
        for (const signer of signers.filter(({ id }) => turn.includes(id))) {
          const asked = events.findLast(
            ({ kind, signerId }) => kind === 'sent' || kind === 'signed' || signerId === signer.id,
          );
          if (!asked || now.getTime() - asked.at.getTime() < reminderMs) continue;
          await askSigner(services, scope, row, signer);
          await addEvent(scope, { ...of, signerId: signer.id, kind: 'reminded' });
        }
      }
    });
  }
}
