import { useState } from 'react';
import type { CompanyFile } from '#contract/operator.ts';
import { openSensitiveAnswers } from '#contract/own-part.ts';
import { readClientPeople } from '#contract/parties.ts';
import type { PartyView } from '#contract/party-view.ts';
import { type SensitiveAnswers, sensitiveFields } from '#domain/parties/party.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { OwnersSection } from './owners-section.tsx';
import { ClientRequestsSection } from './requests-section.tsx';
import { RuleList } from './rule-list.tsx';
import { Section } from './section.tsx';

/** The people and owners of a client's company, as staff see them. */
export default function CompanyPeoplePanel({ company, role }: { company: CompanyFile; role: StaffRole }) {
  const { data, failure, refetch } = useQuery(readClientPeople, { params: { id: company.id } });
  if (failure) {
    return (
      <ErrorState title={texts.unread} onRetry={refetch}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { people } = data;
  if (people.parties.length === 0) return <EmptyState title={texts.empty}>{null}</EmptyState>;
  return (
    <div className="flex flex-col gap-10">
      <OwnersSection company={company} people={people} />
      <Section title={texts.people} about={texts.staff.openNote}>
        <ul className="flex flex-col">
          {people.parties.map((party) => (
            <ClientParty key={party.id} companyId={company.id} party={party} />
          ))}
        </ul>
      </Section>
      <ClientRequestsSection companyId={company.id} parties={people.parties} role={role} />
      <Section title={texts.officers} about={texts.officersAbout}>
        <RuleList people={people} />
      </Section>
    </div>
  );
}

function ClientParty({ companyId, party }: { companyId: string; party: PartyView }) {
  const [answers, setAnswers] = useState<SensitiveAnswers>();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const opened = await call(openSensitiveAnswers, { params: { id: companyId, party: party.id } });
      setAnswers(opened.answers);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    setIsBusy(false);
  };
  const missing = party.missing.map((field) => texts.fields[field as keyof typeof texts.fields] ?? field);
  const given = answers && sensitiveFields.filter((field) => answers[field]);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{party.name}</span>
          <span className="text-muted">{texts.kinds[party.kind]}</span>
          {party.invitation && <Badge>{texts.invited}</Badge>}
        </p>
        <p className="text-muted">{missing.length === 0 ? texts.complete : texts.missing(missing)}</p>
        {given && (
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            {given.map((field) => (
              <div key={field} className="contents">
                <dt className="text-muted">{texts.fields[field]}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{answers[field]}</dd>
              </div>
            ))}
            {given.length === 0 && <dd>{texts.staff.none}</dd>}
          </dl>
        )}
      </div>
      {party.hasJoined && (
        <Button
          aria-label={answers ? texts.staff.hide : texts.staff.open(party.name)}
          isBusy={isBusy}
          onClick={() => (answers ? setAnswers(undefined) : open())}
        >
          {answers ? texts.staff.hide : texts.staff.openShort}
        </Button>
      )}
    </li>
  );
}
