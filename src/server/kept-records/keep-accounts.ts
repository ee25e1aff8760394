import {
  type AccountRuleName,
  accountRuleOf,
  accountsKeptFrom,
  accountsKeptUntil,
} from '#domain/kept-records/account-rules.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { type AuditActor, addAuditEntry } from '../audit/index.ts';
import { listIssuedTo, listIssuers } from '../invoices/index.ts';
import { countTransactions } from '../ledger/index.ts';
import { eraseMovementsBefore } from '../payments/index.ts';
import { inScope, type Rows } from '../platform/database/scope.ts';
import { listAcceptedQuotes } from '../quotes/index.ts';
import { eraseAccounts, insertKeptAccount, listAccountsBefore } from './kept-account-repository.ts';
import type { KeptRecordPorts } from './ports.ts';

/** What stays of the agency's accounts once a company is removed. */
export interface KeptOfAccounts {
  quotes: number;
  invoices: number;
  /** `null` where no rule was found. */
  rule: AccountRuleName | null;
  until: PlainDate | null;
}

interface Leaving {
  id: string;
  name: string;
  country: string;
}

const system: AuditActor = { kind: 'system', id: null, name: 'System' };

/**
 * Which accounts stay if the company is removed today; `undefined` where it has none. The transaction has the
 * installation's or the company's scope.
 */
export async function accountsKeptOnRemoval(
  { clock }: Pick<KeptRecordPorts, 'clock'>,
  rows: Rows,
  { id, country }: Pick<Leaving, 'id' | 'country'>,
): Promise<KeptOfAccounts | undefined> {
  const quotes = (await listAcceptedQuotes(rows, [id])).length;
  const invoices = (await listIssuedTo(rows, [id])).length;
  const movements = (await countTransactions(rows, [id])).get(id) ?? 0;
  if (quotes + invoices + movements === 0) return undefined;
  // The accounts are the agency's, so that its countries decide; the client's where it has not said where it is.
  const issuers = await listIssuers(rows);
  const rule = accountRuleOf(issuers.length > 0 ? issuers.map((issuer) => issuer.country) : [country]);
  return {
    ...{ quotes, invoices },
    rule: rule?.rule ?? null,
    until: rule ? accountsKeptUntil(rule, dayOf(clock())) : null,
  };
}

/** Notes how long the accounts of a company stay that is about to be removed; without it they would stay for ever. */
export async function keepAccountsOnRemoval(
  services: Pick<KeptRecordPorts, 'clock'>,
  rows: Rows,
  company: Leaving,
): Promise<KeptOfAccounts | undefined> {
  const kept = await accountsKeptOnRemoval(services, rows, company);
  if (!kept) return undefined;
  await insertKeptAccount(rows, {
    companyId: company.id,
    companyName: company.name,
    removedOn: dayOf(services.clock()),
    rule: kept.rule,
    keptUntil: kept.until,
  });
  return kept;
}

/**
 * Erases accepted quotes and invoices whose last day is over, and names and words of the movements; also those of
 * movements at the bank that belong to no client, once the law of the agency's own country no longer asks for them.
 */
export async function eraseKeptAccounts({
  clock,
  database,
}: Pick<KeptRecordPorts, 'clock' | 'database'>): Promise<void> {
  const at = clock();
  const today = dayOf(at);
  await inScope(database, 'installation', async (scope) => {
    for (const { companyId, companyName } of await listAccountsBefore(scope, today)) {
      await eraseAccounts(scope, companyId, today);
      await addAuditEntry(scope, {
        action: 'kept-accounts-erased',
        subject: companyName,
        companyId: null,
        actor: system,
        at,
      });
    }
    const rule = accountRuleOf((await listIssuers(scope)).map((issuer) => issuer.country));
    if (rule) await eraseMovementsBefore(scope, accountsKeptFrom(rule, today));
  });
}

const dayOf = (moment: Date) => plainDate(moment.toISOString().slice(0, 10));
