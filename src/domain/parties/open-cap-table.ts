import type { PlainDate } from '#domain/values/plain-date.ts';
import { fractionText } from './fraction.ts';
import type { CompanyRecord } from './registers.ts';
import { holdingsOn, ordinaryClass } from './share-register.ts';

/** What a table of owners is made from. */
interface CapTableSource {
  company: { id: string; name: string; country: string };
  record: CompanyRecord;
  day: PlainDate;
  /** The currency of nominal values. */
  currency: string;
  ordinary: string;
}

/**
 * The owners on a day in the Open Cap Table Coalition's format, as the objects of its files. Each holding is an issuance
 * of what is held that day: the register keeps no prices, so that the nominal value stands for them.
 * @see https://github.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF
 */
export function openCapTable({ company, record, day, currency, ordinary }: CapTableSource) {
  const holdings = holdingsOn(record.entries, day).filter(({ of }) => of === null);
  const nominal = (shareClass: string | null) =>
    record.classes.find(({ id }) => id === shareClass)?.nominalValue ?? '0';
  const holders = new Set(holdings.map(({ holder }) => holder));
  return {
    issuer: {
      id: company.id,
      object_type: 'ISSUER',
      legal_name: company.name,
      country_of_formation: company.country,
    },
    stakeholders: record.parties
      .filter(({ id }) => holders.has(id))
      .map(({ id, name, kind }) => ({
        id,
        object_type: 'STAKEHOLDER',
        name: { legal_name: name },
        stakeholder_type: kind === 'person' ? 'INDIVIDUAL' : 'INSTITUTION',
      })),
    stockClasses: record.classes.map(({ id, name, total, votesPerShare }, index) => ({
      id,
      object_type: 'STOCK_CLASS',
      name: id === ordinaryClass ? name || ordinary : name,
      class_type: 'COMMON',
      default_id_prefix: `S${index + 1}-`,
      initial_shares_authorized: total === null ? 'NOT APPLICABLE' : String(total),
      votes_per_share: votesPerShare,
      par_value: { amount: nominal(id), currency },
      seniority: 1,
    })),
    transactions: holdings.map(({ holder, shareClass, amount }, index) => ({
      id: `${company.id}-${index + 1}`,
      object_type: 'TX_STOCK_ISSUANCE',
      date: day,
      security_id: `${company.id}-${index + 1}`,
      custom_id: `S-${index + 1}`,
      stakeholder_id: holder,
      stock_class_id: shareClass ?? ordinaryClass,
      quantity: fractionText(amount),
      share_price: { amount: nominal(shareClass), currency },
      security_law_exemptions: [],
      stock_legend_ids: [],
    })),
  };
}
