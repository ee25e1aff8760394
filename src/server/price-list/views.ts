import type { PriceListView, ServiceInput, ServiceVersionView } from '#contract/price-list.ts';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Service } from '#domain/price-list/service.ts';
import type { ServiceVersion } from './price-list-repository.ts';
import type { PriceList } from './read-price-list.ts';
import { tagOf } from './versions.ts';

/** The price list as it leaves the server. */
export function viewPriceList({ services, terms, needsSecondPerson, isShown }: PriceList): PriceListView {
  return {
    services: services.map(({ id, current, draft, coming, past, versions }) => ({
      id,
      current: current ? viewVersion(current) : null,
      draft: draft ? viewVersion(draft) : null,
      coming: coming.map(viewVersion),
      past: past.map(viewVersion),
      version: tagOf(versions),
    })),
    terms: terms
      ? {
          version: terms.version,
          text: terms.text,
          enteredBy: terms.enteredByName,
          enteredAt: terms.enteredAt.toISOString(),
        }
      : null,
    needsSecondPerson,
    isShown,
    places: catalogue.flatMap(({ jurisdictions }) => jurisdictions.map(({ id, name }) => ({ id, name }))),
  };
}

function viewVersion(row: ServiceVersion): ServiceVersionView {
  return {
    version: row.version,
    service: row.service ? viewService(row.service) : null,
    from: row.fromDay,
    note: row.note,
    enteredBy: row.enteredByName,
    enteredAt: row.enteredAt.toISOString(),
    approvedBy: row.approvedByName,
  };
}

function viewService({ includes, conditions, ...service }: Service): ServiceInput {
  const { countries, companyTypes, places, officeTypes, minVisas, maxVisas, cases = [] } = conditions;
  return {
    ...service,
    includes: [...includes],
    conditions: {
      countries: [...countries],
      companyTypes: [...companyTypes],
      places: [...places],
      officeTypes: [...officeTypes],
      minVisas,
      maxVisas,
      cases: [...cases],
    },
  };
}
