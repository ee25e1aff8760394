import type { OutputOf } from '#contract/operation.ts';
import type * as contract from '#contract/plans.ts';
import { notIncludedBesideAgency } from '#domain/catalogue/countries/agent-fee.ts';
import type { Jurisdiction, Office } from '#domain/catalogue/definition.ts';
import type { DocumentTemplate } from '#domain/documents/document-template.ts';
import type { ConvertedCosts } from '#domain/plan/converted-costs.ts';
import type { FeeLine, YearOfCosts } from '#domain/plan/costs.ts';
import { areaFor, officeOf } from '#domain/plan/offices.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { Total } from '#domain/plan/total.ts';
import type { ExchangeRate } from '#domain/values/exchange.ts';
import type { summarisePlans } from './summarise-plans.ts';
import { viewDueDate, viewKnown, viewStatement } from './view-due-date.ts';
import { viewOfficeProblem } from './view-office-problem.ts';
import { viewSignings } from './view-signing.ts';
import { viewStep } from './view-step.ts';

type PlanView = OutputOf<typeof contract.readPlan>['plan'];

/** View of a jurisdiction. */
export function viewPlace({
  id,
  name,
  place,
  authority,
  suitsInShort,
  currency,
}: Jurisdiction): contract.PlaceSummaryView {
  return {
    id,
    name,
    place,
    authority: viewStatement(authority),
    suitsInShort: viewStatement(suitsInShort),
    currency,
  };
}

/** What a place costs and takes with each office, as it leaves the server. */
export function viewPlaceSummaries({
  jurisdiction: { id, place, suitsInShort, tax },
  offices,
}: ReturnType<typeof summarisePlans>[number]): contract.PlaceSummariesView {
  const [firstTax] = tax;
  return {
    id,
    place,
    suits: 'value' in suitsInShort ? suitsInShort.value : null,
    tax: firstTax && 'value' in firstTax ? firstTax.value : null,
    offices: offices.map(({ officeType, problem, firstYear, rankedBy, workingDays, openSteps }) => ({
      officeType,
      problem: problem ?? null,
      firstYear: viewTotal(firstYear),
      rankedBy: rankedBy ?? null,
      workingDays,
      openSteps,
    })),
  };
}

/**
 * View of a plan.
 *
 * @param catalogueVersion version of the catalogue that the plan is based on
 * @param converted its totals in the requested currency
 * @param templates the documents that can be made from a company's record
 */
export function viewPlan(
  plan: Plan,
  catalogueVersion: string,
  converted: ConvertedCosts | undefined,
  templates: readonly DocumentTemplate[],
): PlanView {
  const { jurisdiction, requirements, timeline, officeProblem } = plan;
  const { id, name, place } = jurisdiction;
  const office = officeOf(jurisdiction, requirements.officeType);
  return {
    jurisdiction: { id, name, place },
    requirements,
    preparedOn: plan.preparedOn,
    catalogueVersion,
    countedFor: jurisdiction.countedFor ? viewStatement(jurisdiction.countedFor) : null,
    years: plan.years.map(viewYear),
    converted: converted ? viewConverted(converted) : null,
    steps: timeline.steps.map(viewStep),
    signings: viewSignings(plan, templates),
    workingDays: timeline.workingDays,
    openSteps: timeline.open.map((step) => step.id),
    office: viewOffice(office),
    officeProblem: viewOfficeProblem(officeProblem),
    squareMetres: areaFor(office, requirements.visas) ?? null,
    deadlines: plan.deadlines.map(viewDueDate),
    facts: {
      authority: viewStatement(jurisdiction.authority),
      suitsInShort: viewStatement(jurisdiction.suitsInShort),
      suits: jurisdiction.suits.map(viewStatement),
      doesNotSuit: jurisdiction.doesNotSuit.map(viewStatement),
      legalForms: jurisdiction.legalForms.map(viewStatement),
      owners: jurisdiction.owners.map(viewStatement),
      capital: jurisdiction.capital.map(viewStatement),
      officers: jurisdiction.officers.map(viewStatement),
      tax: jurisdiction.tax.map(viewStatement),
      audit: jurisdiction.audit.map(viewStatement),
      banking: jurisdiction.banking.map(viewStatement),
    },
    exits: jurisdiction.exits.map(({ kind, steps, cost }) => ({
      kind,
      steps: steps.map(viewStatement),
      cost: 'value' in cost ? cost.value : null,
      costStatement: viewKnown(cost, () => name),
    })),
    notIncluded: [
      ...(jurisdiction.fees.some(({ payee }) => payee === 'agency')
        ? notIncludedBesideAgency(jurisdiction.notIncluded)
        : jurisdiction.notIncluded),
    ],
  };
}

function viewYear({
  year,
  lines,
  total,
  totalWithoutAgency,
  deposits,
  unconfirmed,
}: YearOfCosts): PlanView['years'][number] {
  return {
    year,
    lines: lines.map(viewFeeLine),
    total: viewTotal(total),
    totalWithoutAgency: totalWithoutAgency ? viewTotal(totalWithoutAgency) : null,
    deposits: [...deposits],
    unconfirmed,
  };
}

/** A total as it leaves the server. */
export function viewTotal(total: Total): contract.TotalView {
  if (total.kind === 'complete') return { kind: 'complete', amounts: [...total.amounts] };
  return {
    kind: 'incomplete',
    lowerBounds: [...total.lowerBounds],
    missing: total.missing.map(({ fees, ...missing }) => ({ ...missing, fees: [...fees] })),
  };
}

function viewConverted({ currency, years, rates, missing }: ConvertedCosts): contract.ConvertedCostsView {
  return {
    currency,
    years: years.map(({ year, total, totalWithoutAgency, deposits }) => ({
      year,
      total: total ? viewTotal(total) : null,
      totalWithoutAgency: totalWithoutAgency ? viewTotal(totalWithoutAgency) : null,
      deposits: deposits ?? null,
    })),
    rates: rates.map(viewRate),
    missing: [...missing],
    rounding: 'whole-units',
  };
}

function viewRate({ basis, ...rate }: ExchangeRate): contract.ExchangeRateView {
  return { ...rate, basis: basis.kind === 'fixed' ? { ...basis, sources: [...basis.sources] } : basis };
}

/** View of one fee of a year. */
export function viewFeeLine({ fee, count, amount }: FeeLine): contract.FeeLineView {
  return {
    id: fee.id,
    label: fee.label,
    payee: fee.payee,
    count,
    amount: amount ?? null,
    isMinimum: fee.isMinimum ?? false,
    statement: viewKnown(fee.amount, () => fee.label),
    isRefundable: fee.isRefundable,
    isOptional: fee.isOptional ?? false,
  };
}

function viewOffice({ label, isPermitted, visaQuota }: Office): contract.OfficeView {
  return {
    label,
    isPermitted: 'value' in isPermitted ? isPermitted.value : null,
    permission: viewKnown(isPermitted, () => label),
    visaQuota: 'value' in visaQuota ? visaQuota.value : null,
    quotaStatement: viewKnown(visaQuota, () => label),
  };
}
