import { Download } from 'lucide-react';
import { pathOf } from '#contract/operation.ts';
import { exportPrices, listPrices, type PriceLineView } from '#contract/prices.ts';
import { priceStates } from '#domain/prices/price-state.ts';
import { operatorMessages } from '#messages/operator.ts';
import { priceMessages, priceText } from '#messages/prices.ts';
import { sourceMessages } from '#messages/sources.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { PriceStateBadges } from './prices/price-state-badges.tsx';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = priceMessages;

/** Every fee of the catalogue with the figure that is used, to find what is missing or old. */
export default function PricesPage() {
  const heading = usePage(operatorMessages.titles.prices);
  const { values, set, isFiltered } = useAddressFilter({ search: 'text', place: 'text', state: priceStates });
  const { search, place, state } = values;
  const query = usePagedQuery(listPrices, { query: { search, place, state } }, 'lines');
  const { places = [], exportable = 0 } = query.data ?? {};
  const nameOf = (id: string) => places.find((one) => one.id === id)?.name ?? id;
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.prices} about={texts.about}>
        <ExportLink count={exportable} />
      </PageHead>
      <div className="flex flex-wrap items-end gap-3 max-lg:*:first:basis-full">
        <SearchField label={texts.search} value={search} onChange={(value) => set('search', value)} />
        <FilterChoice
          label={texts.place}
          placeholder={texts.anyPlace}
          values={places.map(({ id }) => id)}
          labelOf={nameOf}
          chosen={place}
          onChoose={(value) => set('place', value)}
        />
        <FilterChoice
          label={texts.state}
          placeholder={texts.anyState}
          values={priceStates}
          labelOf={(value) => texts.states[value]}
          chosen={state}
          onChoose={(value) => set('state', value)}
        />
      </div>
      <ListStates query={query} heading={heading} texts={texts} isFiltered={isFiltered} count={texts.count}>
        {({ lines }) => (
          <RecordTable
            label={operatorMessages.titles.prices}
            columns={[
              { label: texts.fee },
              { label: texts.place, width: '12rem' },
              { label: texts.amount, width: '12rem' },
              { label: texts.source },
              { label: texts.state, width: '11rem' },
            ]}
            rows={lines.map((line) => ({
              id: `${line.place.id}/${line.line}`,
              to: operatorPaths.price(line.place.id, line.line),
              cells: cellsOf(line),
            }))}
          />
        )}
      </ListStates>
    </div>
  );
}

function ExportLink({ count }: { count: number }) {
  const icon = <Download aria-hidden="true" size={16} strokeWidth={1.5} />;
  if (count === 0) {
    return (
      <Button disabled title={texts.exportHint}>
        {icon}
        {texts.export(0)}
      </Button>
    );
  }
  return (
    <a href={pathOf(exportPrices)} download className={buttonClass()}>
      {icon}
      {texts.export(count)}
    </a>
  );
}

function cellsOf(line: PriceLineView) {
  return [
    line.label,
    <span key="place" className="text-muted">
      {line.place.name}
    </span>,
    line.amount ? (
      <span key="amount" className="tabular">
        {priceText(line.amount)}
      </span>
    ) : (
      <span key="amount" className="text-faint">
        {texts.noFigure}
      </span>
    ),
    <SourceCell key="source" line={line} />,
    <PriceStateBadges key="state" states={line.states} />,
  ];
}

function SourceCell({ line: { figure, published } }: { line: PriceLineView }) {
  if (figure) {
    return (
      <>
        {figure.sourceTitle}
        <span className="block text-xs text-muted">
          {texts.confirmedBy(figure.enteredBy, figure.seenOn ?? '')}
        </span>
      </>
    );
  }
  const [first, ...more] = published.sources;
  if (!first) return <span className="text-muted">{published.unconfirmed}</span>;
  return (
    <>
      {first.title} {more.length > 0 && <span className="text-muted">{texts.moreSources(more.length)}</span>}
      <span className="block text-xs text-muted">
        {sourceMessages.trust(first, webSettings.brand.operatorName)}
      </span>
    </>
  );
}
