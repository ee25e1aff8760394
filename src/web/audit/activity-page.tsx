import { Download, History } from 'lucide-react';
import { useState } from 'react';
import { exportAuditLog } from '#contract/audit.ts';
import type { CompanyView } from '#contract/companies.ts';
import { pathOf } from '#contract/operation.ts';
import { auditTopics } from '#domain/audit/audit-entry.ts';
import { may } from '#domain/team/permissions.ts';
import { auditMessages } from '#messages/audit.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { Button } from '#web/design-system/button.tsx';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { SelectField } from '#web/design-system/select-field.tsx';
import { ShowMore } from '#web/design-system/show-more.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { EntryList, EntryListSkeleton } from './entry-list.tsx';
import { type LogFilter, useAuditLog } from './use-audit-log.ts';

const everything: LogFilter = { topic: '', actor: '' };

/** Who did what in the current company, for its admins. */
export default function ActivityPage() {
  const heading = usePage(dashboardTitles.activity);
  const { state, company, failure, refetch } = useCurrentCompany();
  const [filter, setFilter] = useState(everything);
  const isReader = company && may(company.role, 'read-audit-log');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <PageTitle ref={heading}>{dashboardTitles.activity}</PageTitle>
          <p className="mt-1 text-pretty wrap-anywhere text-muted">
            {company ? auditMessages.about(company.name) : auditMessages.aboutWithoutCompany}
          </p>
        </div>
        {isReader && may(company.role, 'export-audit-log') && <Exports company={company} filter={filter} />}
      </div>
      {state === 'loading' && <EntryListSkeleton />}
      {state === 'error' && (
        <StateSheet>
          <ErrorState title={auditMessages.unread} onRetry={refetch}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={History}>{auditMessages.noCompanyText}</NoCompany>
        </StateSheet>
      )}
      {company && !isReader && (
        <Nothing title={auditMessages.notAllowed} text={auditMessages.notAllowedText} />
      )}
      {isReader && <Log key={company.id} company={company} filter={filter} onFilter={setFilter} />}
    </div>
  );
}

/** Plain links: the browser sends the session cookie and saves the download. */
function Exports({ company, filter }: { company: CompanyView; filter: LogFilter }) {
  const addressOf = (format: 'csv' | 'json') => {
    const chosen = Object.entries(filter).filter(([, value]) => value !== '');
    const query = new URLSearchParams([...chosen, ['format', format]]);
    return `${pathOf(exportAuditLog).replace('{id}', company.id)}?${query}`;
  };
  return (
    <div className="flex flex-wrap gap-2">
      {(['csv', 'json'] as const).map((format) => (
        <Button key={format} asChild>
          <a href={addressOf(format)} download>
            <Download aria-hidden="true" size={16} strokeWidth={1.5} />
            {format === 'csv' ? auditMessages.exportCsv : auditMessages.exportJson}
          </a>
        </Button>
      ))}
    </div>
  );
}

interface LogProps {
  company: CompanyView;
  filter: LogFilter;
  onFilter(filter: LogFilter): void;
}

function Log({ company, filter, onFilter }: LogProps) {
  const { log, failure, isFetching, refetch, readMore, isLoadingMore, moreFailure } = useAuditLog(
    company.id,
    filter,
  );
  if (!log) {
    if (!failure) return <EntryListSkeleton />;
    return (
      <StateSheet>
        <ErrorState title={auditMessages.unread} onRetry={refetch} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  const isFiltered = filter.topic !== '' || filter.actor !== '';
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 max-w-xl sm:grid-cols-2">
        <SelectField
          label={auditMessages.topic}
          placeholder={auditMessages.everyTopic}
          value={filter.topic}
          choices={auditTopics.map((value) => ({ value, label: auditMessages.topics[value] }))}
          onChange={({ target }) => onFilter({ ...filter, topic: target.value as LogFilter['topic'] })}
        />
        <SelectField
          label={auditMessages.person}
          placeholder={auditMessages.everybody}
          value={filter.actor}
          choices={log.actors.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onFilter({ ...filter, actor: target.value })}
        />
      </div>
      {log.entries.length > 0 ? (
        <EntryList entries={log.entries} />
      ) : (
        <Nothing
          title={auditMessages.none}
          text={isFiltered ? auditMessages.noneMatching : auditMessages.noneText}
        />
      )}
      {log.nextCursor && (
        <ShowMore
          label={auditMessages.more}
          isBusy={isLoadingMore}
          problem={moreFailure && `${auditMessages.moreUnread} ${describeFailure(moreFailure)}`}
          onPress={readMore}
        />
      )}
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <StateSheet>
      <EmptyState icon={History} title={title}>
        {text}
      </EmptyState>
    </StateSheet>
  );
}
