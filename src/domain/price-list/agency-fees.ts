import { type LaterCaseKind, laterCaseKinds } from '#domain/cases/case-kind.ts';
import type { Condition } from '#domain/catalogue/condition.ts';
import type { Due, Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Source } from '#domain/values/sourced.ts';
import { isFor, isForCase, type ListedService, type Service, type ServiceConditions } from './service.ts';
import { vatOf } from './vat.ts';

/** A service that holds, as plans show it. */
export interface OfferedService extends ListedService {
  service: Service;
  /** Its name with how VAT and people are counted. */
  label: string;
  source: Source;
}

/** The agency's fees in a place, as fees that every plan can show: with VAT, each in its own currency. */
export function agencyFeesIn(jurisdiction: Jurisdiction, offered: readonly OfferedService[]): Fee[] {
  return offered
    .filter(({ service }) => isFor(service.conditions, jurisdiction))
    .flatMap(({ id, service, label, source }) =>
      duesOf(service).map((due): Fee => {
        const fee = feeOf({ id, service, label, source }, due);
        return {
          ...fee,
          id: `${fee.id}${isRenewal(due) ? '-renewal' : ''}`,
          ...(due === 'per-visa-renewal' && { renewedEveryYears: { value: 1, sources: [source] } }),
        };
      }),
    );
}

/** What the agency takes for each kind of later case in a place, beside what renewals cost anyway. */
export function agencyCaseFeesIn(
  jurisdiction: Jurisdiction,
  offered: readonly OfferedService[],
): Partial<Record<LaterCaseKind, readonly Fee[]>> {
  const ours = offered.filter(
    ({ service }) => service.phase === 'later-case' && isFor(service.conditions, jurisdiction),
  );
  return Object.fromEntries(
    laterCaseKinds.map((kind) => [
      kind,
      ours
        .filter(({ service }) => isForCase(service, kind))
        .map((one) =>
          // A visa renewal is of one visa.
          feeOf(one, one.service.charge === 'per-visa' && kind !== 'visa-renewal' ? 'per-visa' : 'once'),
        ),
    ]),
  );
}

function feeOf(
  { id, service, label, source }: Pick<OfferedService, 'id' | 'service' | 'label' | 'source'>,
  due: Due,
): Fee {
  const { amount, currency, vat } = service;
  const gross = amount + vatOf(amount, vat, 'private').amount;
  const when = conditionOf(service.conditions);
  return {
    id: `agency-${id}`,
    label,
    payee: 'agency',
    amount: { value: { currency, low: gross, high: gross }, sources: [source] },
    due,
    ...(when && { when }),
    isRefundable: false,
    neededFor: 'nothing',
  };
}

function isRenewal(due: Due): boolean {
  return due === 'yearly-renewal' || due === 'per-visa-renewal';
}

/** When it falls due in the years of a company. What is charged once for a renewal comes with each. */
function duesOf({ charge, phase }: Service): Due[] {
  if (phase === 'later-case') return [];
  if (charge === 'yearly' && phase === 'both') return ['yearly'];
  const first: Due = charge === 'per-visa' ? 'per-visa' : 'once';
  const later: Due = charge === 'per-visa' ? 'per-visa-renewal' : 'yearly-renewal';
  return [...(phase === 'renewal' ? [] : [first]), ...(phase === 'formation' ? [] : [later])];
}

function conditionOf({ minVisas, maxVisas, officeTypes }: ServiceConditions): Condition | undefined {
  const all: Condition[] = [
    ...(minVisas > 0 ? [{ visasAtLeast: minVisas }] : []),
    ...(maxVisas === null ? [] : [{ not: { visasAtLeast: maxVisas + 1 } }]),
    ...(officeTypes.length > 0 ? [{ officeIs: officeTypes }] : []),
  ];
  return all.length > 0 ? { all } : undefined;
}
