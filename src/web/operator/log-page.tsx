import { Download, ScrollText, X } from 'lucide-react';
import { pathOf } from '#contract/operation.ts';
import { exportLog, type LogEntry, readLog } from '#contract/operator-log.ts';
import { auditActions } from '#domain/audit/audit-entry.ts';
import { auditMessages } from '#messages/audit.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { TextField } from '#web/design-system/text-input.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = operatorMessages.log;
const filters = {
  company: 'text',
  person: 'text',
  action: auditActions,
  from: 'text',
  to: 'text',
} as const;

/** Who did what, in all companies or in one, and in the installation. */
export default function LogPage() {
  const heading = usePage(operatorMessages.titles.log);
  const { values, set, isFiltered } = useAddressFilter(filters);
  const { company, person, action, from, to } = values;
  const query = usePagedQuery(readLog, { query: { company, person, action, from, to } }, 'entries');
  const { data } = query;
  // It is read by date and not by number, so that it has no total.
  const listed = { ...query, data: data && { ...data, total: data.entries.length } };

  return (
    <div className="flex flex-col gap-6">
      <PageHead
        heading={heading}
        title={operatorMessages.titles.log}
        about={company ? texts.ofCompany : texts.about}
      >
        <div className="flex flex-wrap gap-2">
          {company && (
            <Button onClick={() => set('company', '')}>
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
              {texts.allCompanies}
            </Button>
          )}
          <a href={exportAddress(values)} download className={buttonClass()}>
            <Download aria-hidden="true" size={16} strokeWidth={1.5} />
            {texts.export}
          </a>
        </div>
      </PageHead>
      <div className="flex flex-wrap items-end gap-3 max-lg:*:first:basis-full">
        <SearchField label={texts.personHint} value={person} onChange={(value) => set('person', value)} />
        <FilterChoice
          label={texts.action}
          values={auditActions}
          labelOf={nameOfAction}
          chosen={action}
          onChoose={(value) => set('action', value)}
        />
        <div className="flex-[1_1_9rem] lg:flex-[0_1_10rem]">
          <TextField
            type="date"
            label={texts.from}
            value={from ?? ''}
            max={to}
            onChange={({ target }) => set('from', target.value)}
          />
        </div>
        <div className="flex-[1_1_9rem] lg:flex-[0_1_10rem]">
          <TextField
            type="date"
            label={texts.to}
            value={to ?? ''}
            min={from}
            onChange={({ target }) => set('to', target.value)}
          />
        </div>
      </div>
      <ListStates
        icon={ScrollText}
        query={listed}
        heading={heading}
        texts={texts}
        isFiltered={isFiltered}
        more={texts.older}
      >
        {({ entries }) => (
          <RecordTable
            label={operatorMessages.titles.log}
            columns={[
              { label: texts.what },
              { label: texts.who, width: '14rem' },
              { label: texts.where, width: '14rem' },
              { label: texts.when, width: '11rem' },
            ]}
            rows={entries.map((entry) => ({ id: entry.id, cells: cellsOf(entry) }))}
          />
        )}
      </ListStates>
    </div>
  );
}

function cellsOf(entry: LogEntry) {
  const details = Object.entries(entry.details).map(([name, value]) => `${name}: ${value ?? ''}`);
  return [
    <span key="what" className="font-normal">
      {capitalised(auditMessages.actions[entry.action](entry))}
      {details.length > 0 && <span className="block text-xs text-muted">{details.join(' · ')}</span>}
    </span>,
    <span key="who">
      {entry.actorName}{' '}
      {entry.actorKind !== 'person' && (
        <Badge>{entry.actorKind === 'operator' ? texts.operator : texts.system}</Badge>
      )}
    </span>,
    <span key="where" className={entry.company ? undefined : 'text-muted'}>
      {entry.company ? (entry.company.name ?? texts.removedCompany) : texts.installation}
    </span>,
    <span key="when" className="tabular text-muted">
      {operatorMessages.moment(entry.at)}
    </span>,
  ];
}

/** 'role-changed' reads 'Role changed'. */
function nameOfAction(action: string): string {
  return capitalised(action.replaceAll('-', ' '));
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function exportAddress(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${pathOf(exportLog)}?${new URLSearchParams(given)}`;
}
