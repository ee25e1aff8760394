import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { type ActivityView, searchActivities } from '#contract/activities.ts';
import { nameMessages } from '#messages/names.ts';
import { Button } from '#web/design-system/button.tsx';
import { controlClass } from '#web/design-system/field.tsx';
import { useQuery } from '#web/platform/query.ts';
import { ActivityFacts } from './activity-facts.tsx';

interface ActivitySearchProps {
  companyId: string;
  chosen: readonly string[];
  isBusy: boolean;
  onAdd(activity: ActivityView): void;
  onDescribe(description: string): void;
}

/** Finds activities by what a person types; what is not found can be taken in their own words. */
export function ActivitySearch({ companyId, chosen, isBusy, onAdd, onDescribe }: ActivitySearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const isAsked = query.length > 1;
  const { data, isFetching } = useQuery(
    searchActivities,
    { params: { id: companyId }, query: { query } },
    { enabled: isAsked },
  );
  const results = isAsked ? data?.results : undefined;
  return (
    <div className="grid gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {nameMessages.search}
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
          />
          <input
            id={id}
            type="search"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={`${controlClass} min-h-11 ps-9`}
          />
        </div>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {nameMessages.searchHint}
        </p>
      </div>
      <p role="status" className="sr-only">
        {results &&
          !isFetching &&
          (results.length ? nameMessages.found(results.length) : nameMessages.nothingFound)}
      </p>
      {results && (
        <ul className="grid">
          {results.map((activity) => (
            <li key={activity.id} className="grid gap-2 border-t border-line py-3">
              <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
                <p className="min-w-0 flex-1 basis-60 font-medium">
                  {activity.label}{' '}
                  <span lang="ar" dir="rtl" className="font-normal text-muted">
                    {activity.arabicLabel}
                  </span>
                </p>
                <Button
                  size="small"
                  disabled={isBusy || chosen.includes(activity.id)}
                  aria-label={nameMessages.addSubject(activity.label)}
                  onClick={() => {
                    onAdd(activity);
                    setTyped('');
                  }}
                >
                  <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
                  {chosen.includes(activity.id) ? nameMessages.added : nameMessages.add}
                </Button>
              </div>
              <ActivityFacts activity={activity} />
            </li>
          ))}
          <li className="grid gap-1 border-t border-line py-3">
            {results.length === 0 && <p>{nameMessages.nothingFound}</p>}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => {
                  onDescribe(query);
                  setTyped('');
                }}
              >
                {nameMessages.describe}
              </Button>
              <p className="text-sm text-muted">{nameMessages.describeHint}</p>
            </div>
          </li>
        </ul>
      )}
    </div>
  );
}
