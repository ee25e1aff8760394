import type { Person } from '#domain/accounts/person.ts';
import { paperRules } from '#domain/papers/paper-rules.ts';
import { inCompanyAsStaff } from '../audit/index.ts';
import { listTransactions } from '../ledger/index.ts';
import { listLatest, openPaperIn, paperScopeOf } from '../papers/index.ts';
import { Failure } from '../platform/failure.ts';
import type { PaymentPorts } from './ports.ts';
import { listVouchers } from './voucher-repository.ts';

/**
 * Opens a paper that a voucher or a payment of a client refers to, and no other: staff who handle money see what they
 * decide about.
 * @throws Failure 'company-not-found', 'paper-not-found', or 'paper-not-shown' until it has been checked
 */
export function openMoneyPaper(services: PaymentPorts, staff: Person, companyId: string, paper: string) {
  return inCompanyAsStaff(services, staff, companyId, async (scope) => {
    const vouchers = await listVouchers(scope, companyId);
    const isOfVoucher = vouchers.some((voucher) => voucher.paper === paper || voucher.file === paper);
    const isOfMoney =
      isOfVoucher || (await listTransactions(scope, companyId)).some(({ detail }) => detail.paper === paper);
    const papers = paperScopeOf(scope);
    const latest = isOfMoney && (await listLatest(papers)).find(({ paperId }) => paperId === paper);
    // What shows who somebody is stays with those who review papers.
    if (!latest || paperRules[latest.kind].isPrivate) throw new Failure('paper-not-found');
    await scope.recordRead('papers');
    return openPaperIn(
      services,
      papers,
      { paperId: paper, version: latest.version },
      { by: staff, side: 'staff', purpose: 'download' },
    );
  });
}
