import { companyDays } from '#domain/calendar/company-calendar.ts';
import type { CaseEvent } from '#domain/cases/case-event.ts';
import { jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import { publishedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import {
  caseAfter,
  caseDaysOf,
  type FormationCase,
  formationOf as formationIn,
  plannedCompany,
} from '../../cases/index.ts';
import { type OwnCase, ownCaseOf } from '../own-case.ts';
import type { OwnRecord } from '../own-record.ts';
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
    publishedCatalogue,
  );
  const events: CaseEvent[] = [
    ...Object.entries(own.done)
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([step, on]): CaseEvent => ({ kind: 'completed', task: step, on: plainDate(on) })),
    ...companyDays.flatMap((date): CaseEvent[] => {
      const on = own.dates[date];
      return on === undefined ? [] : [{ kind: 'date-set', date, on: plainDate(on) }];
    }),
  ];
  const recorded = events.map((event) => ({
    event,
    record: { by: 'Amira Haddad', side: 'founder', at: founded } as const,
  }));
  const practice = { hasAgency: false };
  const row = {
    id: planned.company.id,
    companyId: planned.company.id,
    kind: 'formation',
    openedAt: founded,
    closedOn: null,
  } as const;
  const days = await caseDaysOf({ clock: () => now }, planned);
  return formationIn({ ...planned, ...days, practice, cases: [caseAfter(planned, row, recorded, practice)] });
}

/** The case of a company that a question describes, as its owner has it on a day. */
export async function ownCaseIn(company: OwnCompany, today: PlainDate): Promise<OwnCase> {
  return ownCaseOf(await formationOf(company, today), [], new Date(`${today}T09:00:00Z`), {
    ...{ names: [], windows: new Map() },
    readRecord: async () => recordOf(company),
  });
}

/** What a question says is recorded of a company besides its steps. */
function recordOf({ record }: OwnCompany): OwnRecord {
  const minor = 100;
  const position = record && {
    ...{ quoted: 0, invoiced: 0, held: 0, paidOn: 0, suspense: 0, advance: 0, fee: 0, receivable: 0 },
    ...{ owedBack: 0, returned: 0, currency: record.currency },
    received: record.received * minor,
    due: record.due * minor,
    comesBack: record.comesBack * minor,
  };
  const owner = { id: 'owner', name: 'Amira Haddad', kind: 'person', isYou: true } as const;
  const passport = record?.passportExpires && {
    ...{ id: 'passport', kind: 'passport', party: owner.id, isClosed: false, deletionAskedAt: null },
    versions: [
      {
        ...{
          number: 1,
          state: 'accepted',
          origin: 'uploaded',
          name: null,
          type: 'application/pdf',
          bytes: 1,
        },
        ...{ pages: 1, uploadedAt: '2026-10-01T09:00:00.000Z', isByAgency: false, isScanned: false },
        ...{ findings: [], points: [], decidedAt: null, isExpiryConfirmed: true, hangsOn: [] },
        ...{ asksFor: [], details: null, lease: null },
        expiresOn: record.passportExpires,
      },
    ],
  };
  return {
    money: {
      positions: position ? [position] : [],
      requests: [],
      vouchers: [],
      lastOn: record?.lastOn,
    },
    quotes: [],
    papers: {
      parties: [owner],
      requirements: [],
      papers: passport ? [passport as NonNullable<OwnRecord['papers']>['papers'][number]] : [],
    },
    envelopes: [],
  };
}
