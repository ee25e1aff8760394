import { companyDays } from '#domain/calendar/company-calendar.ts';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import type { CaseEvent } from '#domain/formation/case-state.ts';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { caseAfter, caseDaysOf, type FormationCase, plannedCompany } from '../../formation/index.ts';
import type { OwnCompany } from './question.ts';

/** The formation of a company that a question describes, as it would be read from the database on a day. */
export async function formationOf(own: OwnCompany, today: PlainDate): Promise<FormationCase> {
  const jurisdiction = jurisdictionWith(own.place);
  if (!jurisdiction) throw new Error(`There is no place '${own.place}' in the catalogue.`);
  const { country, companyType, subType } = jurisdiction.place;
  const unknownStep = Object.keys(own.done).find((id) => !jurisdiction.steps.some((step) => step.id === id));
  if (unknownStep) throw new Error(`'${own.place}' has no step '${unknownStep}'.`);
  const now = new Date(`${today}T09:00:00Z`);
  const founded = new Date('2026-01-05T09:00:00Z');
  const planned = plannedCompany(
    {
      role: 'admin',
      createdByName: 'Amira Haddad',
      details: {
        id: '3f0c2a52-6f0e-4c5f-9a3c-5a4f7d1d8b10',
        createdBy: null,
        name: own.name,
        country,
        companyType,
        freezone: null,
        subType: subType ?? null,
        visas: own.visas,
        officeType: own.office,
        logoKey: null,
        logoType: null,
        industry: null,
        website: '',
        linkedin: '',
        totalShares: null,
        parValue: null,
        countryOfResidency: null,
        mailingAddress: '',
        createdAt: founded,
        updatedAt: founded,
        version: 1,
      },
    },
    publishedCatalogue,
  );
  const events: CaseEvent[] = [
    ...Object.entries(own.done)
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([step, on]): CaseEvent => ({ kind: 'step-done', step, on: plainDate(on) })),
    ...companyDays.flatMap((date): CaseEvent[] => {
      const on = own.dates[date];
      return on === undefined ? [] : [{ kind: 'date-set', date, on: plainDate(on) }];
    }),
  ];
  const recorded = events.map((event) => ({ event, record: { by: 'Amira Haddad', at: founded } }));
  return caseAfter(planned, recorded, await caseDaysOf({ clock: () => now }, planned));
}
