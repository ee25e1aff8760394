import type { DocumentOwner, Jurisdiction, RequiredDocument, Step } from '#domain/catalogue/definition.ts';
import { unconfirmed } from '#domain/catalogue/facts.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { LaterCaseKind } from '../case-kind.ts';
import {
  establishmentCardExpiry,
  identityCardEnding,
  licenceExpiry,
  licenceNumber,
  visaExpiry,
} from '../record-fields.ts';
import type { TaskField } from '../task-field.ts';
import type { LaterStep, PlaceOfCases } from './later-case.ts';

/** What a case of each kind consists of. Papers are those that the place asked for at the formation. */

type StepsOf = (jurisdiction: Jurisdiction, place: PlaceOfCases) => readonly LaterStep[];

export const stepsOfKinds: Record<LaterCaseKind, StepsOf> = {
  'licence-renewal': (jurisdiction, place) => {
    const lease = papersWith(jurisdiction, 'lease');
    return [
      {
        ...founderStep('confirm-data', 'Confirm owners, managers and activity, and renew what has expired'),
        documents: papersOf(jurisdiction, ['each-owner', 'corporate-owner']),
        result: 'The record is right for another year',
      },
      ...(lease.length > 0
        ? [
            {
              ...founderStep('renew-lease', 'Renew the lease'),
              documents: lease,
              result: 'A lease that covers the next licence year',
            },
          ]
        : []),
      {
        ...authorityStep('renew-licence', `Renew the licence with ${place.authority}`, jurisdiction, place),
        needs: ['confirm-data', ...(lease.length > 0 ? ['renew-lease'] : [])],
        result: 'A licence with a new last day',
        fields: [
          { ...licenceNumber, isRequired: false },
          { ...licenceExpiry, isRequired: true },
        ],
      },
      ...(hasStep(jurisdiction, 'establishment-card')
        ? [
            {
              ...authorityStep('renew-establishment-card', 'Renew the establishment card', jurisdiction),
              actor: 'government' as const,
              needs: ['renew-licence'],
              when: { visasAtLeast: 1 },
              result: 'Visas can be filed for another year',
              fields: [establishmentCardExpiry],
            },
          ]
        : []),
    ];
  },

  'visa-renewal': (jurisdiction) => [
    {
      ...founderStep('hand-in-papers', 'Hand in the papers for the renewal'),
      documents: papersOf(jurisdiction, ['each-visa-holder']),
      result: 'The application can be filed',
    },
    {
      ...authorityStep('renew-visa', 'Renew the visa', jurisdiction),
      actor: 'government',
      needs: ['hand-in-papers'],
      result: 'A visa with a new last day',
      fields: [{ ...visaExpiry, isRequired: true }, identityCardEnding],
    },
  ],

  'address-change': (jurisdiction, place) => [
    {
      ...founderStep('new-address', 'Secure the new address'),
      documents: papersWith(jurisdiction, 'lease'),
      result: 'An address that the authority accepts',
    },
    {
      ...authorityStep('file-address', `Have ${place.authority} record the new address`, jurisdiction, place),
      needs: ['new-address'],
      result: 'The new address is on the register',
    },
    {
      ...agencyStep('tell-tax-office', 'Tell the tax authority and the bank'),
      needs: ['file-address'],
      result: 'Everybody writes to the new address',
    },
  ],

  'director-change': (jurisdiction, place) => [
    {
      ...founderStep('resolution', 'Resolve the change and hand in the identity papers of a new director'),
      documents: papersOf(jurisdiction, ['each-director']),
      result: 'A signed resolution',
    },
    {
      ...authorityStep('file-change', `Notify ${place.authority} of the change`, jurisdiction, place),
      needs: ['resolution'],
      result: 'The change is on the register',
    },
    {
      ...agencyStep('tell-bank', 'Change the signatories at the bank'),
      needs: ['file-change'],
      result: 'Only current officers can sign',
    },
  ],

  'share-transfer': (jurisdiction, place) => [
    {
      ...founderStep('transfer', 'Sign the transfer and hand in the papers of a new owner'),
      documents: papersOf(jurisdiction, ['each-owner', 'corporate-owner']),
      fields: [signedOn],
      result: 'A signed transfer',
    },
    {
      ...authorityStep('file-transfer', `Have ${place.authority} record the transfer`, jurisdiction, place),
      needs: ['transfer'],
      result: 'The new owner is on the register',
    },
    {
      ...agencyStep('owners-register', 'Update the register of beneficial owners'),
      needs: ['transfer'],
      result: 'The register names the new owners',
    },
    {
      ...agencyStep('tell-bank', 'Tell the bank who owns the company now'),
      needs: ['file-transfer'],
      result: 'The bank knows the new owners',
    },
  ],

  'activity-change': (jurisdiction, place) => [
    {
      ...founderStep('choose-activity', 'Describe the new activity and get the approvals it needs'),
      documents: papersWith(jurisdiction, 'activity-approval'),
      result: 'An activity that can be filed',
    },
    {
      ...authorityStep('file-activity', `Have ${place.authority} record the activity`, jurisdiction, place),
      needs: ['choose-activity'],
      result: 'The new activity is registered',
    },
    {
      ...agencyStep('tell-tax-office', 'Tell the tax authority and the bank'),
      needs: ['file-activity'],
      result: 'Tax and bank records fit the activity',
    },
  ],

  closing: (jurisdiction, place) => [
    {
      ...founderStep('resolution', 'Resolve to close the company'),
      result: 'A signed resolution',
    },
    {
      ...founderStep('settle', 'Pay what is owed, and end leases, contracts and visas'),
      needs: ['resolution'],
      result: 'Nothing is left open',
    },
    {
      ...authorityStep('tax-deregistration', 'Deregister from taxes', jurisdiction),
      actor: 'government',
      needs: ['resolution'],
      result: 'Tax registrations are closed',
    },
    {
      ...authorityStep('bank-account', 'Close the bank account', jurisdiction),
      actor: 'bank',
      needs: ['settle', 'tax-deregistration'],
      result: 'The account is closed',
    },
    {
      ...authorityStep(
        'file-closing',
        `Have ${place.authority} take the company off the register`,
        jurisdiction,
        place,
      ),
      needs: ['settle', 'tax-deregistration'],
      result: 'The company no longer exists',
    },
  ],
};

/** Without it the transfer is not handed in: a signature that is missing holds the case up. */
const signedOn: TaskField = {
  id: 'signed-on',
  label: 'Signed by all who have to, on',
  kind: 'date',
  isRequired: true,
};

const ownTime = unconfirmed('How long this takes you');

function founderStep(id: string, label: string): LaterStep {
  return { id, label, actor: 'founder', needs: [], workingDays: ownTime, documents: [], result: '' };
}

function agencyStep(id: string, label: string): LaterStep {
  return {
    ...founderStep(id, label),
    actor: 'agent',
    workingDays: unconfirmed(`How long it takes: ${label}`),
  };
}

function authorityStep(
  id: string,
  label: string,
  { name }: Jurisdiction,
  { changeDays }: Partial<PlaceOfCases> = {},
): LaterStep {
  return {
    ...founderStep(id, label),
    actor: 'authority',
    workingDays: changeDays ?? unconfirmed(`How long it takes in ${name}: ${label}`),
  };
}

function hasStep({ steps }: Jurisdiction, id: string): boolean {
  return steps.some((step) => step.id === id);
}

/** What the place asked of these people at the formation, each list once. */
function papersOf(jurisdiction: Jurisdiction, owners: readonly DocumentOwner[]): readonly RequiredDocument[] {
  return distinct(
    documentsIn(jurisdiction.steps).filter(({ of, papers }) => owners.includes(of) && papers.length > 0),
  );
}

function papersWith(jurisdiction: Jurisdiction, kind: PaperKind): readonly RequiredDocument[] {
  return distinct(
    documentsIn(jurisdiction.steps)
      .filter(({ papers }) => papers.includes(kind))
      .map((document) => ({ ...document, papers: [kind] })),
  );
}

function documentsIn(steps: readonly Step[]): readonly RequiredDocument[] {
  return steps.flatMap(({ documents }) => documents);
}

function distinct(documents: readonly RequiredDocument[]): readonly RequiredDocument[] {
  return [...new Map(documents.map((document) => [document.label, document])).values()];
}
