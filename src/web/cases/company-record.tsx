import type { RecordEntryView } from '#contract/case-views.ts';
import { changeMessages } from '#messages/changes.ts';
import { Fold } from '#web/design-system/fold.tsx';

/** What authorities have given to a company: the value that holds now, and those before it. */
export function CompanyRecord({ entries }: { entries: readonly RecordEntryView[] }) {
  if (entries.length === 0) return null;
  const byKey = [...Map.groupBy(entries, ({ key }) => key)];
  return (
    <section aria-labelledby="company-record">
      <h2 id="company-record" className="text-lg font-semibold tracking-tight">
        {changeMessages.record}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{changeMessages.recordAbout}</p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {byKey.map(([key, values]) => (
          <Value key={key} name={changeMessages.keys[key]} values={values} />
        ))}
      </dl>
    </section>
  );
}

function Value({ name, values }: { name: string; values: readonly RecordEntryView[] }) {
  const latest = values.at(-1);
  if (!latest) return null;
  const earlier = values.slice(0, -1).toReversed();
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:items-baseline">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular font-medium wrap-anywhere">{valueText(latest)}</dd>
      <dd className="tabular text-muted">{changeMessages.since(latest.from)}</dd>
      {earlier.length > 0 && (
        <dd className="lg:col-span-2 lg:col-start-2">
          <Fold summary={<span className="text-muted">{changeMessages.earlier(earlier.length)}</span>}>
            <ul className="grid gap-1 pb-2">
              {earlier.map((entry) => (
                <li key={`${entry.from} ${entry.value}`} className="tabular text-muted wrap-anywhere">
                  {valueText(entry)}, {changeMessages.since(entry.from)}
                </li>
              ))}
            </ul>
          </Fold>
        </dd>
      )}
    </div>
  );
}

function valueText({ value }: RecordEntryView): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? changeMessages.dayText(value) : value;
}
