import type { CompanyFile } from '#contract/operator.ts';
import { choiceLabels } from '#messages/choices.ts';
import { companyMessages } from '#messages/companies.ts';
import { operatorMessages } from '#messages/operator.ts';
import { teamMessages } from '#messages/team.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { CompanyStateBadge } from './companies-page.tsx';
import { Facts, FileSection, Nothing } from './file-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { RecordTable } from './record-table.tsx';

const texts = operatorMessages.company;

/** What is known of the company itself, its people and its requests. */
export function CompanyDetails({ company }: { company: CompanyFile }) {
  return (
    <div className="flex flex-col gap-10">
      <Facts empty={texts.notGiven} facts={factsOf(company)} />
      <FileSection title={texts.people}>
        {company.people.length === 0 ? (
          <Nothing>{texts.noPeople}</Nothing>
        ) : (
          <RecordTable
            label={texts.people}
            columns={[
              { label: teamMessages.name },
              { label: teamMessages.email },
              { label: teamMessages.role, width: '8rem' },
              { label: teamMessages.status, width: '8rem' },
            ]}
            rows={company.people.map((person) => ({
              id: person.id,
              to: operatorPaths.person(person.id),
              cells: [
                person.name,
                <span key="email" className="text-muted">
                  {person.email}
                </span>,
                teamMessages.roles[person.role],
                <Badge key="status" tone={person.status === 'active' ? 'good' : 'neutral'}>
                  {teamMessages.statuses[person.status]}
                </Badge>,
              ],
            }))}
          />
        )}
      </FileSection>
      <FileSection title={texts.requests}>
        {company.requests.length === 0 ? (
          <Nothing>{texts.noRequests}</Nothing>
        ) : (
          <RecordTable
            label={texts.requests}
            columns={[
              { label: operatorMessages.requests.service },
              { label: operatorMessages.requests.state, width: '10rem' },
              { label: operatorMessages.log.when, width: '12rem' },
            ]}
            rows={company.requests.map(({ id, service, state, requestedAt }) => ({
              id,
              cells: [
                operatorMessages.requests.services[service],
                <Badge key="state" tone={state === 'done' ? 'good' : 'warn'}>
                  {operatorMessages.requests.states[state]}
                </Badge>,
                <span key="when" className="tabular text-muted">
                  {operatorMessages.moment(requestedAt)}
                </span>,
              ],
            }))}
          />
        )}
      </FileSection>
    </div>
  );
}

function factsOf(company: CompanyFile) {
  const { companyType, officeType, subType, country } = choiceLabels;
  return [
    [operatorMessages.companies.state, <CompanyStateBadge key="state" state={company.state} />],
    [operatorMessages.companies.country, country[company.country]],
    [texts.type, companyType[company.companyType]],
    [texts.zone, company.subType && subType[company.subType]],
    [texts.visas, String(company.visas)],
    [texts.office, officeType[company.officeType]],
    [texts.industry, company.industry && companyMessages.industries[company.industry]],
    [texts.website, company.website && <Web address={company.website} />],
    [texts.linkedin, company.linkedin && <Web address={company.linkedin} />],
    [texts.address, company.mailingAddress],
    [texts.residency, company.countryOfResidency],
    [texts.subscription, company.subscription ?? texts.noSubscription],
    [operatorMessages.companies.created, operatorMessages.day(company.createdAt)],
    [texts.changed, operatorMessages.moment(company.updatedAt)],
  ] as const;
}

function Web({ address }: { address: string }) {
  return <ExternalLink href={address}>{address}</ExternalLink>;
}
