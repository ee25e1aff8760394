import { Archive } from 'lucide-react';
import { type KeptCompanyView, listKeptRecords } from '#contract/kept-records.ts';
import { keptRecordMessages as texts } from '#messages/kept-records.ts';
import { operatorMessages } from '#messages/operator.ts';
import { EmptyState, StateSheet } from '#web/design-system/state-message.tsx';
import { isFailure } from '#web/platform/call.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { ListStates, PageHead } from '../list-page.tsx';
import { SearchField } from '../search-field.tsx';
import { useAddressFilter } from '../use-address-filter.ts';
import { KeptAccounts, KeptPapers } from './kept-files.tsx';

/** What a law keeps of companies that are gone, the first to be erased first. */
export default function KeptRecordsPage() {
  const heading = usePage(operatorMessages.titles.keptRecords);
  const { values, set, isFiltered } = useAddressFilter({ search: 'text' });
  const { search } = values;
  const { unread, none, noneText } = texts;
  const query = usePagedQuery(listKeptRecords, { query: { search } }, 'companies');
  if (isFailure(query.failure, 'right-required')) {
    return (
      <div className="flex flex-col gap-6">
        <PageHead heading={heading} title={operatorMessages.titles.keptRecords} />
        <StateSheet>
          <EmptyState title={texts.notAllowed}>{texts.notAllowedText}</EmptyState>
        </StateSheet>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.keptRecords} about={texts.about} />
      <div className="flex flex-wrap items-end gap-3 max-md:*:first:basis-full">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
      </div>
      <ListStates
        icon={Archive}
        query={query}
        heading={heading}
        texts={{ unread, none, noneText }}
        isFiltered={isFiltered}
        count={texts.count}
      >
        {({ companies }) => (
          <div className="divide-y divide-line border-y border-line">
            {companies.map((company) => (
              <KeptCompany key={company.id} company={company} />
            ))}
          </div>
        )}
      </ListStates>
    </div>
  );
}

/** One company: its name beside what is kept of it, on phones above it. */
function KeptCompany({ company }: { company: KeptCompanyView }) {
  const { id, name, papers, accounts } = company;
  const titleId = `kept-${id}`;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-4 py-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        {accounts && <p className="tabular text-muted">{texts.removedOn(accounts.removedOn)}</p>}
      </div>
      <div className="grid min-w-0 gap-6">
        {papers && <KeptPapers company={name} papers={papers} />}
        {accounts && <KeptAccounts companyId={id} company={name} accounts={accounts} />}
      </div>
    </section>
  );
}
