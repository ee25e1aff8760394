import { Building2 } from 'lucide-react';
import { type CompanyState, companyStates, searchCompanies } from '#contract/operator.ts';
import { countries } from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { buttonClass } from '#web/design-system/button.tsx';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useMayAsStaff } from './back-office.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = operatorMessages.companies;
const tones: Record<CompanyState, BadgeTone> = { waiting: 'warn', active: 'good', orphaned: 'neutral' };

/** A company's state as a word with its colour. */
export function CompanyStateBadge({ state }: { state: CompanyState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}

/** All companies, to be found. */
export default function CompaniesPage() {
  const heading = usePage(operatorMessages.titles.companies);
  const may = useMayAsStaff();
  const { values, set, isFiltered } = useAddressFilter({
    search: 'text',
    country: countries,
    state: companyStates,
  });
  const { search, country, state } = values;
  const query = usePagedQuery(searchCompanies, { query: { search, country, state } }, 'companies');
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.companies} about={texts.about} />
      <div className="flex flex-wrap items-end gap-3 max-md:*:first:basis-full">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
        <FilterChoice
          label={texts.country}
          values={countries}
          labelOf={(value) => choiceLabels.country[value]}
          chosen={country}
          onChoose={(value) => set('country', value)}
        />
        <FilterChoice
          label={texts.state}
          values={companyStates}
          labelOf={(value) => texts.states[value]}
          chosen={state}
          onChoose={(value) => set('state', value)}
        />
      </div>
      <ListStates
        icon={Building2}
        action={
          may('create-clients') && (
            <Link to={operatorPaths.newClient} className={buttonClass('primary')}>
              {texts.add}
            </Link>
          )
        }
        query={query}
        heading={heading}
        texts={texts}
        isFiltered={isFiltered}
        count={texts.count}
      >
        {({ companies }) => (
          <RecordTable
            label={operatorMessages.titles.companies}
            columns={[
              { label: texts.name },
              { label: texts.country, width: '12rem' },
              { label: texts.state, width: '10rem' },
              { label: texts.created, width: '9rem' },
            ]}
            rows={companies.map((company) => ({
              id: company.id,
              to: operatorPaths.company(company.id),
              cells: [
                company.name,
                <span key="country" className="flex items-center gap-2">
                  <CountryFlag country={company.country} width={16} />
                  {choiceLabels.country[company.country]}
                </span>,
                <CompanyStateBadge key="state" state={company.state} />,
                <span key="created" className="tabular text-muted">
                  {operatorMessages.day(company.createdAt)}
                </span>,
              ],
            }))}
          />
        )}
      </ListStates>
    </div>
  );
}
