import { type PersonFile, readPersonFile } from '#contract/operator.ts';
import { operatorMessages } from '#messages/operator.ts';
import { teamMessages } from '#messages/team.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { useQuery } from '#web/platform/query.ts';
import { useParams } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { BackTo, Facts, FileSection, Nothing } from './file-page.tsx';
import { PageHead, ReadStates } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { PersonStateBadge } from './people-page.tsx';
import { PersonAccess } from './person-access.tsx';
import { RecordTable } from './record-table.tsx';

const texts = operatorMessages.person;

/** One account. The logs of its companies tell their admins who has opened this page. */
export default function PersonFilePage() {
  const { id = '' } = useParams();
  const query = useQuery(readPersonFile, { params: { id } });
  const title = query.data?.person.name ?? texts.fallbackTitle;
  const heading = usePage(title);
  return (
    <div className="flex flex-col gap-6">
      <BackTo path={operatorPaths.people}>{operatorMessages.titles.people}</BackTo>
      <PageHead heading={heading} title={title} about={query.data && texts.noted} />
      <ReadStates query={query} heading={heading} unread={texts.unread}>
        {({ person }) => (
          <>
            <FileSection title={texts.account}>
              <Facts empty={texts.notGiven} facts={factsOf(person)} />
            </FileSection>
            <FileSection title={texts.access}>
              <PersonAccess person={person} onChanged={() => void query.refetch()} />
            </FileSection>
            <FileSection title={texts.companies}>
              {person.companies.length === 0 ? (
                <Nothing>{texts.noCompanies}</Nothing>
              ) : (
                <RecordTable
                  label={texts.companies}
                  columns={[
                    { label: operatorMessages.companies.name },
                    { label: teamMessages.role, width: '8rem' },
                    { label: teamMessages.status, width: '8rem' },
                  ]}
                  rows={person.companies.map((company) => ({
                    id: company.id,
                    to: operatorPaths.company(company.id),
                    cells: [
                      company.name,
                      teamMessages.roles[company.role],
                      <Badge key="status" tone={company.status === 'active' ? 'good' : 'neutral'}>
                        {teamMessages.statuses[company.status]}
                      </Badge>,
                    ],
                  }))}
                />
              )}
            </FileSection>
          </>
        )}
      </ReadStates>
    </div>
  );
}

function factsOf(person: PersonFile) {
  const { people } = operatorMessages;
  return [
    [
      people.state,
      <span key="state" className="flex flex-wrap gap-2">
        <PersonStateBadge state={person.state} />
        {person.isOperator && <Badge tone="accent">{people.operator}</Badge>}
      </span>,
    ],
    [people.email, person.email],
    [texts.phone, person.phone],
    [texts.secondFactor, person.hasSecondFactor ? texts.on : texts.off],
    [texts.passkeys, String(person.passkeys)],
    [texts.sessions, String(person.sessions)],
    [texts.lastUsed, person.lastUsedAt ? operatorMessages.day(person.lastUsedAt) : texts.never],
    [people.created, operatorMessages.day(person.createdAt)],
    ...(person.blocked
      ? ([
          [texts.blockedSince, operatorMessages.day(person.blocked.at)],
          [texts.blockedBecause, person.blocked.reason],
        ] as const)
      : []),
    ...(person.removedAfter ? [[texts.removed, operatorMessages.day(person.removedAfter)] as const] : []),
  ] as const;
}
