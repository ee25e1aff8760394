import type { KeptCompanyView } from '#contract/kept-records.ts';
import { accountRuleNamed } from '#domain/kept-records/account-rules.ts';
import { retentionRuleNamed } from '#domain/papers/retention.ts';
import type { KeptCompany } from './list-kept.ts';

/** What is kept of a company, without what is in it. */
export function viewKeptCompany(company: KeptCompany): KeptCompanyView {
  const { id, name } = company;
  return { id, name, papers: viewPapers(company), accounts: viewAccounts(company) };
}

function viewPapers({ papers }: KeptCompany): KeptCompanyView['papers'] {
  const [first] = papers;
  if (!first) return null;
  return {
    rule: first.rule,
    until: first.keptUntil,
    sources: [...retentionRuleNamed(first.rule).years.sources],
    files: papers.map(({ paperId, number, kind }) => ({ paper: paperId, version: number, kind })),
  };
}

function viewAccounts({ account, quotes, invoices, movements }: KeptCompany): KeptCompanyView['accounts'] {
  if (!account) return null;
  return {
    removedOn: account.removedOn,
    rule: account.rule,
    until: account.keptUntil,
    sources: account.rule ? [...(accountRuleNamed(account.rule)?.years.sources ?? [])] : [],
    quotes: quotes.map(({ id, number, version, acceptedAt, acceptedBy, sums }) => ({
      ...{ id, number, version, acceptedBy },
      acceptedAt: acceptedAt.toISOString(),
      sums: sums.map((sum) => ({ ...sum })),
    })),
    invoices: invoices.map(({ id, kind, number, issuedOn, currency, gross }) => ({
      ...{ id, kind, number, issuedOn, currency, gross },
    })),
    movements,
  };
}
