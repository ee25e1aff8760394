import { Download, Receipt } from 'lucide-react';
import { type ComponentType, lazy, type RefObject, Suspense } from 'react';
import { pathOf } from '#contract/operation.ts';
import { exportPrices, listPrices, type PriceLineView } from '#contract/prices.ts';
import { priceStates } from '#domain/prices/price-state.ts';
import { operatorMessages } from '#messages/operator.ts';
import { priceListMessages } from '#messages/price-list.ts';
import { priceMessages, priceText } from '#messages/prices.ts';
import { sourceMessages } from '#messages/sources.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { Tabs } from '#web/design-system/tabs.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { useLocation, useNavigate } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { webSettings } from '#web/platform/web-settings.ts';
import { useMayAsStaff } from './back-office.ts';
import { FilterChoice } from './filter-choice.tsx';
import { ListStates, PageHead } from './list-page.tsx';
import { operatorPaths } from './operator-paths.ts';
import { PriceStateBadges } from './prices/price-state-badges.tsx';
import { RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const texts = priceMessages;

const PriceListPanel = lazy(() => import('./price-list/price-list-panel.tsx'));

interface PricesPageProps {
  /** The licensed providers that the agency works with. */
  Providers: ComponentType<{ mayChange: boolean }>;
}

/** What authorities take, and beside it what the agency and the providers it works with take. */
export default function PricesPage({ Providers }: PricesPageProps) {
  const heading = usePage(operatorMessages.titles.prices);
  const may = useMayAsStaff();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const tabs = [
    ...(may('confirm-prices')
      ? [
          {
            id: 'authorities',
            title: priceListMessages.authorities,
            content: <AuthoritiesPrices heading={heading} />,
          },
        ]
      : []),
    ...(may('read-money')
      ? [
          {
            id: 'ours',
            title: priceListMessages.ours,
            content: (
              <Suspense fallback={<RowsSkeleton label={operatorMessages.loading} />}>
                <PriceListPanel heading={heading} />
              </Suspense>
            ),
          },
          {
            id: 'providers',
            title: priceListMessages.providers,
            content: (
              <Suspense fallback={<RowsSkeleton label={operatorMessages.loading} />}>
                <Providers mayChange={may('manage-price-list')} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  const open = tabs.find(({ id }) => id === hash.slice(1)) ?? tabs[0];
  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.prices} />
      {open && (
        <Tabs
          label={priceListMessages.tabs}
          tabs={tabs}
          open={open.id}
          onOpen={(id) => navigate(`${pathname}#${id}`, { replace: true })}
        />
      )}
    </div>
  );
}

/** Every fee of the catalogue with the figure that is used, to find what is missing or old. */
function AuthoritiesPrices({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { values, set, isFiltered } = useAddressFilter({ search: 'text', place: 'text', state: priceStates });
  const { search, place, state } = values;
  const query = usePagedQuery(listPrices, { query: { search, place, state } }, 'lines');
  const { places = [], exportable = 0 } = query.data ?? {};
  const nameOf = (id: string) => places.find((one) => one.id === id)?.name ?? id;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-muted">{texts.about}</p>
        <ExportLink count={exportable} />
      </div>
      <div className="flex flex-wrap items-end gap-3 max-md:*:first:basis-full">
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
      <ListStates
        icon={Receipt}
        query={query}
        heading={heading}
        texts={texts}
        isFiltered={isFiltered}
        count={texts.count}
      >
        {({ lines }) => (
          <RecordTable
            label={operatorMessages.titles.prices}
            columns={[
              { label: texts.fee },
              { label: texts.place, width: '12rem' },
              { label: texts.amount, width: '11rem', isNumber: true },
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
