import { Users } from 'lucide-react';
import { type PersonState, personStates, searchPeople } from '#contract/operator.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = operatorMessages.people;
const tones: Record<PersonState, BadgeTone> = {
  active: 'good',
  unverified: 'neutral',
  closing: 'warn',
  blocked: 'bad',
};

/** An account's state as a word with its colour. */
export function PersonStateBadge({ state }: { state: PersonState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}

/** Everybody with an account, to be found. */
export default function PeoplePage() {
  const heading = usePage(operatorMessages.titles.people);
  const { values, set, isFiltered } = useAddressFilter({ search: 'text', state: personStates });
  const { search, state } = values;
  const query = usePagedQuery(searchPeople, { query: { search, state } }, 'people');
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.people} about={texts.about} />
      <div className="flex flex-wrap items-end gap-3 max-md:*:first:basis-full">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
        <FilterChoice
          label={texts.state}
          values={personStates}
          labelOf={(value) => texts.states[value]}
          chosen={state}
          onChoose={(value) => set('state', value)}
        />
      </div>
      <ListStates
        icon={Users}
        query={query}
        heading={heading}
        texts={texts}
        isFiltered={isFiltered}
        count={texts.count}
      >
        {({ people }) => (
          <RecordTable
            label={operatorMessages.titles.people}
            columns={[
              { label: texts.name },
              { label: texts.email },
              { label: texts.state, width: '14rem' },
              { label: texts.created, width: '9rem' },
            ]}
            rows={people.map((person) => ({
              id: person.id,
              to: operatorPaths.person(person.id),
              cells: [
                <span key="name">
                  {person.name} {person.isOperator && <Badge tone="accent">{texts.operator}</Badge>}
                </span>,
                <span key="email" className="text-muted">
                  {person.email}
                </span>,
                <PersonStateBadge key="state" state={person.state} />,
                <span key="created" className="tabular text-muted">
                  {operatorMessages.day(person.createdAt)}
                </span>,
              ],
            }))}
          />
        )}
      </ListStates>
    </div>
  );
}
