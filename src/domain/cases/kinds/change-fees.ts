import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { unconfirmed } from '#domain/catalogue/facts.ts';
import { type LaterCaseKind, laterCaseKinds } from '../case-kind.ts';

/** Due dates of the catalogue's own lines that a case pays once. */
const dues: Partial<Record<LaterCaseKind, readonly Fee['due'][]>> = {
  'licence-renewal': ['yearly', 'yearly-renewal'],
  'visa-renewal': ['per-visa-renewal'],
};

/** What a later case costs: the catalogue's own lines where it has them, else a line of its own, and our fees. */
export function feesOfCase(jurisdiction: Jurisdiction, kind: LaterCaseKind): readonly Fee[] {
  const recurring = jurisdiction.fees.filter(({ due }) => dues[kind]?.includes(due)).map(asOnce);
  const theirs = recurring.filter(({ payee }) => payee !== 'agency');
  const ours = recurring.filter(({ payee }) => payee === 'agency');
  return [
    ...(theirs.length > 0 ? theirs : [changeFeeOf(jurisdiction, kind)]),
    ...ours,
    ...(jurisdiction.agencyCaseFees?.[kind] ?? []),
  ];
}

/** The lines of changes and of closing, which are not among the catalogue's own; a renewal pays the catalogue's. */
export function changeFeesOf(jurisdiction: Jurisdiction): readonly Fee[] {
  return laterCaseKinds.filter((kind) => !dues[kind]).map((kind) => changeFeeOf(jurisdiction, kind));
}

function changeFeeOf({ exits, name, confirmedChangeFees }: Jurisdiction, kind: LaterCaseKind): Fee {
  const cost = kind === 'closing' ? exits.find((exit) => exit.kind === 'closing')?.cost : undefined;
  return {
    id: kind,
    label: feeLabels[kind],
    payee: 'authority',
    amount: cost ?? unconfirmed(`The fee in ${name}: ${feeLabels[kind]}`),
    due: 'once',
    isRefundable: false,
    ...confirmedChangeFees?.[kind],
  };
}

/** A yearly line as the one time that the case pays it; of visas, for the one that is renewed. */
function asOnce({ renewedEveryYears: _, inYears: __, when, ...fee }: Fee): Fee {
  const isOfVisa = fee.due === 'per-visa-renewal';
  return { ...fee, ...(!isOfVisa && when && { when }), due: 'once' };
}

const feeLabels: Record<LaterCaseKind, string> = {
  'licence-renewal': 'Renewing the licence',
  'visa-renewal': 'Renewing a visa',
  'address-change': 'Recording a new address',
  'director-change': 'Recording a change of director',
  'share-transfer': 'Recording a transfer of shares',
  'activity-change': 'Recording another activity',
  closing: 'Closing the company',
};
