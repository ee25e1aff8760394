import { Coins } from 'lucide-react';
import { type ListedQuoteView, listAllQuotes } from '#contract/staff-quotes.ts';
import { quoteStates } from '#domain/quotes/quote-content.ts';
import { dayText } from '#domain/values/day-text.ts';
import { moneyTexts } from '#domain/values/money-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { quoteMessages } from '#messages/quotes.ts';
import { staffQuoteMessages as texts } from '#messages/staff-quotes.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

/** The quotes of all clients, those that changed last first. */
export default function QuotesPage() {
  const heading = usePage(texts.title);
  const { values, set, isFiltered } = useAddressFilter({ search: 'text', state: quoteStates });
  const { search, state } = values;
  const query = usePagedQuery(listAllQuotes, { query: { search, state } }, 'quotes');
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={texts.title} about={texts.about} />
      <div className="flex flex-wrap items-end gap-3 max-md:*:first:basis-full">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
        <FilterChoice
          label={texts.state}
          placeholder={texts.anyState}
          values={quoteStates}
          labelOf={(value) => quoteMessages.states[value]}
          chosen={state}
          onChoose={(value) => set('state', value)}
        />
      </div>
      <ListStates
        icon={Coins}
        action={
          <Link to={operatorPaths.companies} className={buttonClass('primary')}>
            {texts.chooseClient}
          </Link>
        }
        query={query}
        heading={heading}
        texts={texts}
        isFiltered={isFiltered}
        count={texts.count}
      >
        {({ quotes }) => (
          <RecordTable
            label={texts.title}
            columns={[
              { label: texts.number, width: '9rem' },
              { label: texts.client },
              { label: texts.amount, width: '13rem', isNumber: true },
              { label: texts.validUntil, width: '11rem' },
              { label: texts.state, width: '13rem' },
            ]}
            rows={quotes.map((quote) => ({
              id: quote.id,
              to: `${operatorPaths.company(quote.company.id)}#money`,
              cells: cellsOf(quote),
            }))}
          />
        )}
      </ListStates>
    </div>
  );
}

function cellsOf({ number, company, sums, validUntil, state, version }: ListedQuoteView) {
  return [
    number,
    <bdi key="client">{company.name}</bdi>,
    sums.length === 0 ? (
      ''
    ) : (
      <span key="amount" className="tabular">
        {moneyTexts(sums.map(({ currency, gross }) => ({ currency, low: gross.high, high: gross.high })))}
      </span>
    ),
    validUntil ? dayText(plainDate(validUntil)) : '',
    version > 1
      ? `${quoteMessages.states[state]} (${texts.versionOf(version)})`
      : quoteMessages.states[state],
  ];
}
