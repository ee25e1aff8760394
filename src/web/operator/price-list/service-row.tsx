import {
  approveService,
  discardServiceDraft,
  type ListedServiceView,
  type PriceListView,
  type ServiceInput,
} from '#contract/price-list.ts';
import { listTouchedQuotes } from '#contract/staff-quotes.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { caseKindMessages } from '#messages/case-kinds.ts';
import { choiceLabels } from '#messages/choices.ts';
import { priceListMessages as texts } from '#messages/price-list.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { DraftBlock } from './draft-block.tsx';
import { TouchedQuotes } from './touched-quotes.tsx';

interface ServiceRowProps {
  listed: ListedServiceView;
  places: PriceListView['places'];
  mayChange: boolean;
  onChange(): void;
  onEnd(): void;
  onChanged(list: PriceListView): void;
}

/** A service with what holds, what waits for approval, and whom a change touches. */
export function ServiceRow({ listed, places, mayChange, onChange, onEnd, onChanged }: ServiceRowProps) {
  const { current, draft, coming } = listed;
  const shown = nameableOf(listed);
  async function run(work: () => Promise<{ message: string; priceList: PriceListView }>) {
    const { message, priceList } = await work();
    notify.success(message);
    onChanged(priceList);
  }
  const params = { id: listed.id };
  return (
    <li className="grid gap-3 border-t border-line py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_minmax(0,1.5fr)_9rem] lg:gap-6">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{shown?.name}</p>
        {shown && shown.includes.length > 0 && (
          <p className="text-muted wrap-anywhere">{shown.includes.join(' · ')}</p>
        )}
      </div>
      <div className="tabular">{shown && <Price service={shown} />}</div>
      <div className="grid content-start gap-1 text-muted">
        {shown && <p>{audienceOf(shown, places)}</p>}
        <p className="flex flex-wrap gap-1.5">
          {current && <Badge tone="good">{texts.inForce}</Badge>}
          {!current && !draft && coming.length === 0 && <Badge>{texts.ended}</Badge>}
          {draft && <Badge tone="warn">{texts.draft}</Badge>}
        </p>
        {coming.map(({ version, service, from }) => (
          <p key={version}>{service ? texts.coming(from) : texts.ending(from)}</p>
        ))}
      </div>
      {mayChange && (
        <div className="flex flex-wrap content-start gap-2">
          <Button size="small" onClick={onChange}>
            {texts.change}
          </Button>
          {current && !draft && (
            <Button size="small" kind="quiet" onClick={onEnd}>
              {texts.end}
            </Button>
          )}
        </div>
      )}
      {draft && (
        <div className="lg:col-span-4">
          <DraftBlock
            title={
              draft.service
                ? texts.draftFrom(draft.from, draft.enteredBy)
                : texts.endDraft(draft.from, draft.enteredBy)
            }
            change={
              draft.service &&
              current?.service && (
                <>
                  <Price service={current.service} /> → <Price service={draft.service} />
                </>
              )
            }
            note={draft.note}
            touched={<Touched id={listed.id} />}
            mayChange={mayChange}
            onApprove={() => run(() => call(approveService, { params, ifMatch: listed.version }))}
            onDiscard={() => run(() => call(discardServiceDraft, { params }))}
          />
        </div>
      )}
    </li>
  );
}

/** What a service is called, whether it holds, waits or has ended. */
export function nameableOf({ current, draft, coming, past }: ListedServiceView): ServiceInput | undefined {
  return [current, draft, ...coming, ...past].find((version) => version?.service)?.service ?? undefined;
}

function Price({ service: { amount, currency, charge, vat } }: { service: ServiceInput }) {
  return (
    <>
      {moneyText({ currency, low: amount, high: amount })} {texts.charges[charge]}
      <span className="text-muted"> {texts.vat(vat)}</span>
    </>
  );
}

function audienceOf({ conditions, phase }: ServiceInput, places: PriceListView['places']): string {
  const { countries, companyTypes, places: ids, officeTypes, minVisas, maxVisas, cases = [] } = conditions;
  const limits = [
    ...countries.map((country) => choiceLabels.country[country]),
    ...companyTypes.map((type) => choiceLabels.companyType[type]),
    ...ids.map((id) => places.find((place) => place.id === id)?.name ?? id),
    ...officeTypes.map((office) => choiceLabels.officeType[office]),
    ...(minVisas > 0 || maxVisas !== null ? [texts.visas(minVisas, maxVisas)] : []),
  ];
  const kinds = cases.map((kind) => caseKindMessages[kind]);
  const purpose = kinds.length > 0 ? kinds.join(', ') : texts.phases[phase];
  return [limits.length > 0 ? limits.join(', ') : texts.anywhere, purpose].join('. ');
}

/** The open quotes that a change would touch. */
function Touched({ id }: { id: string }) {
  const { data } = useQuery(listTouchedQuotes, { params: { id } });
  if (!data) return null;
  return (
    <div className="text-muted">
      <p>{texts.touched(data.quotes.length)}</p>
      <TouchedQuotes quotes={data.quotes} amountOf={({ gross }) => gross && moneyText(gross)} />
    </div>
  );
}
