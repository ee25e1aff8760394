import { lazy, type RefObject, Suspense, useState } from 'react';
import {
  type ListedServiceView,
  type PriceListView,
  readPriceList,
  setPriceApproval,
} from '#contract/price-list.ts';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { Button } from '#web/design-system/button.tsx';
import { EmptyState, StateSheet } from '#web/design-system/state-message.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { useMayAsStaff } from '../back-office.ts';
import { ReadStates } from '../list-page.tsx';
import { nameableOf, ServiceRow } from './service-row.tsx';
import { TermsForm } from './terms-form.tsx';

const ServiceDialog = lazy(() => import('./service-dialog.tsx'));
const EndDialog = lazy(() => import('./end-dialog.tsx'));

type Open = { dialog: 'service'; listed?: ListedServiceView } | { dialog: 'end'; listed: ListedServiceView };

/** The agency's own services, its terms, and who approves a price. */
export default function PriceListPanel({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const may = useMayAsStaff();
  const query = useQuery(readPriceList, {});
  const update = (priceList: PriceListView) =>
    setAnswer(readPriceList, {}, () => ({ status: 'success', priceList }));
  return (
    <ReadStates query={query} heading={heading} unread={texts.unread}>
      {({ priceList }) => (
        <List
          list={priceList}
          mayChange={may('manage-price-list')}
          maySet={may('set-installation')}
          onChanged={update}
        />
      )}
    </ReadStates>
  );
}

interface ListProps {
  list: PriceListView;
  mayChange: boolean;
  maySet: boolean;
  onChanged(list: PriceListView): void;
}

function List({ list, mayChange, maySet, onChanged }: ListProps) {
  const [open, setOpen] = useState<Open>();
  const { services, places, terms, needsSecondPerson, isShown } = list;
  const close = () => setOpen(undefined);
  async function setApproval(needs: boolean) {
    try {
      const { priceList } = await call(setPriceApproval, { input: { needsSecondPerson: needs } });
      onChanged(priceList);
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
  }
  const add = mayChange && (
    <Button kind="primary" onClick={() => setOpen({ dialog: 'service' })}>
      {texts.add}
    </Button>
  );
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose">
          <p className="text-muted">{texts.about}</p>
          {!isShown && <p className="mt-2 border-s-2 border-warn ps-4">{texts.hidden}</p>}
        </div>
        {services.length > 0 && add}
      </div>
      {services.length === 0 ? (
        <StateSheet>
          <EmptyState title={texts.empty} action={add}>
            {texts.emptyText}
          </EmptyState>
        </StateSheet>
      ) : (
        <ul aria-label={texts.ours} className="border-b border-line">
          {services.map((listed) => (
            <ServiceRow
              key={`${listed.id} ${listed.version}`}
              listed={listed}
              places={places}
              mayChange={mayChange}
              onChange={() => setOpen({ dialog: 'service', listed })}
              onEnd={() => setOpen({ dialog: 'end', listed })}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {maySet && (
        <div className="flex items-center gap-3">
          <Switch
            label={texts.secondPerson}
            isOn={needsSecondPerson}
            onChange={(isOn) => void setApproval(isOn)}
          />
          <span aria-hidden="true">{texts.secondPerson}</span>
        </div>
      )}
      <TermsForm terms={terms} mayChange={mayChange} onChanged={onChanged} />
      <Suspense>
        {open?.dialog === 'service' && (
          <ServiceDialog list={list} listed={open.listed} onChanged={onChanged} onClose={close} />
        )}
        {open?.dialog === 'end' && (
          <EndDialog
            listed={open.listed}
            name={nameableOf(open.listed)?.name ?? ''}
            onChanged={onChanged}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
