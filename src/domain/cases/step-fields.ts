import type { Country } from '#domain/catalogue/choices.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import {
  companyNumber,
  entryPermitDate,
  establishmentCardExpiry,
  establishmentCardNumber,
  identityCardEnding,
  indiaNumber,
  licenceExpiry,
  licenceNumber,
  nameReservation,
  ownEntryPermitDate,
  remittance,
  stockBoughtOn,
  taxNumber,
  vatLinePassedOn,
  visaExpiry,
} from './record-fields.ts';
import type { TaskField } from './task-field.ts';

/** What is kept of a paper that was signed before a notary, in an official system or in ink. */
const signedElsewhere: readonly TaskField[] = [
  { id: 'signed-by', label: 'Who signed', kind: 'text', isRequired: false },
  { id: 'signed-on', label: 'Signed on', kind: 'date', isRequired: false },
];

/** What is typed for the steps of a formation, by country and id of the step. */
export const fieldsOfSteps: Record<Country, Readonly<Record<string, readonly TaskField[]>>> = {
  AE: {
    'trade-name': nameReservation,
    certificate: [companyNumber('Registration number')],
    licence: [licenceNumber, licenceExpiry],
    'establishment-card': [establishmentCardNumber, establishmentCardExpiry],
    'vat-registration': [vatLinePassedOn],
    'entry-permit': [ownEntryPermitDate],
    'residence-visas': [entryPermitDate, visaExpiry, identityCardEnding],
  },
  US: {
    formation: [companyNumber('File number')],
    incorporation: [companyNumber('File number')],
    'founder-stock': [stockBoughtOn],
    'india-number': [indiaNumber],
    'india-remittance': remittance,
    'tax-number': [taxNumber('EIN')],
  },
  GB: {
    incorporation: [companyNumber('Company number')],
    'tax-reference': [taxNumber('Unique taxpayer reference')],
  },
  SA: {
    'commercial-registration': [companyNumber('Number of the commercial registration')],
    residence: [visaExpiry],
  },
  SG: {
    incorporation: [companyNumber('UEN')],
    registration: [companyNumber('UEN')],
    'work-passes': [visaExpiry],
  },
};

/** What is typed for a step of a place. */
export function fieldsOfStep(
  { place, steps }: Pick<Jurisdiction, 'place' | 'steps'>,
  step: string,
): readonly TaskField[] {
  const fields = fieldsOfSteps[place.country];
  const own = Object.hasOwn(fields, step) ? (fields[step] ?? []) : [];
  return steps.find(({ id }) => id === step)?.signing ? [...own, ...signedElsewhere] : own;
}
