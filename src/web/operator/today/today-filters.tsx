import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listStaff } from '#contract/staff.ts';
import { deleteView, listSavedViews, saveView } from '#contract/today.ts';
import { companyTypesOf, countries, jurisdictionIdOf, subTypesOf } from '#domain/catalogue/choices.ts';
import { choiceLabels } from '#messages/choices.ts';
import { todayMessages as texts } from '#messages/today.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { TextField } from '#web/design-system/text-input.tsx';
import { call } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, useLocation } from '#web/platform/router.tsx';
import { useForm } from '#web/platform/use-form.ts';
import { FilterChoice } from '../filter-choice.tsx';
import { operatorPaths } from '../operator-paths.ts';
import { SearchField } from '../search-field.tsx';

interface TodayFiltersProps {
  searchLabel?: string;
  /** Further filters. */
  children?: ReactNode;
  values: { search: string | undefined; owner: string | undefined; place: string | undefined };
  onChange(name: 'search' | 'owner' | 'place', value: string): void;
}

const places = countries.flatMap((country) =>
  companyTypesOf(country).flatMap((companyType) => {
    const zones = subTypesOf(companyType);
    const label = `${choiceLabels.country[country]}, ${choiceLabels.companyType[companyType]}`;
    return zones.length === 0
      ? [{ id: jurisdictionIdOf({ country, companyType }), label }]
      : zones.map((subType) => ({
          id: jurisdictionIdOf({ country, companyType, subType }),
          label: choiceLabels.subType[subType],
        }));
  }),
);

/** Narrows the day down, and keeps filters under a name. */
export function TodayFilters({ searchLabel = texts.search, values, onChange, children }: TodayFiltersProps) {
  const staff = useQuery(listStaff, {}).data?.staff ?? [];
  return (
    <div
      className={classNames(
        'flex flex-wrap items-end gap-3',
        children !== undefined && 'max-lg:*:first:basis-full',
      )}
    >
      <SearchField
        label={searchLabel}
        value={values.search}
        onChange={(value) => onChange('search', value)}
      />
      <FilterChoice
        label={texts.owner}
        placeholder={texts.anybody}
        values={['nobody', ...staff.map(({ id }) => id)]}
        labelOf={(id) => staff.find((member) => member.id === id)?.name ?? texts.nobody}
        chosen={values.owner}
        onChoose={(value) => onChange('owner', value)}
      />
      <FilterChoice
        label={texts.place}
        placeholder={texts.anywhere}
        values={places.map(({ id }) => id)}
        labelOf={(id) => places.find((place) => place.id === id)?.label ?? id}
        chosen={values.place}
        onChoose={(value) => onChange('place', value)}
      />
      {children}
    </div>
  );
}

/** The views of the signed-in person, each a link. */
export function SavedViews() {
  const { search } = useLocation();
  const query = useQuery(listSavedViews, {});
  const [isNaming, setIsNaming] = useState(false);
  const form = useForm({
    read: (entries) => String(entries.get('name') ?? ''),
    async send(name) {
      await call(saveView, { input: { name, query: search.replace(/^\?/, '') } });
      notify.success(texts.viewSaved);
      setIsNaming(false);
      await query.refetch();
    },
  });
  const views = query.data?.views ?? [];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {views.length > 0 && (
        <ul aria-label={texts.views} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {views.map((view) => (
            <li key={view.id} className="flex items-center">
              <Link
                to={`${operatorPaths.today}?${view.query}`}
                className="rounded-control text-accent-text hover:underline"
              >
                {view.name}
              </Link>
              <IconButton
                label={texts.removeView(view.name)}
                icon={<X aria-hidden="true" size={14} strokeWidth={1.5} />}
                onClick={async () => {
                  await call(deleteView, { params: { id: view.id } });
                  await query.refetch();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <form {...form.props} className="flex items-end gap-2">
          <TextField label={texts.viewName} maxLength={60} autoFocus {...form.field('name')} />
          <Button type="submit" isBusy={form.isSending}>
            {texts.save}
          </Button>
        </form>
      ) : (
        search !== '' && (
          <Button kind="quiet" size="small" className="-ms-3" onClick={() => setIsNaming(true)}>
            {texts.saveView}
          </Button>
        )
      )}
    </div>
  );
}
