import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readClientCalendar } from '#contract/client-calendar.ts';
import { calendarKinds } from '#domain/today/calendar-kinds.ts';
import { clientCalendarMessages as texts } from '#messages/client-calendar.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { usePagedQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { FilterChoice } from '../filter-choice.tsx';
import { ListStates, PageHead } from '../list-page.tsx';
import { isTyping, moveByRows } from '../row-keys.ts';
import { TodayFilters } from '../today/today-filters.tsx';
import { useAddressFilter } from '../use-address-filter.ts';
import { CalendarTable } from './calendar-table.tsx';
import { Periods } from './periods.tsx';

/** What falls due for all clients: one list by day, with the months beside it. */
export default function CalendarPage() {
  const heading = usePage(operatorMessages.titles.calendar);
  const { values, set } = useAddressFilter({
    when: 'text',
    kind: calendarKinds,
    search: 'text',
    owner: 'text',
    place: 'text',
  });
  const { when: asked, kind, search, owner, place } = values;
  const when = asked === 'overdue' || /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked ?? '') ? asked : undefined;
  const query = usePagedQuery(readClientCalendar, { query: { when, kind, search, owner, place } }, 'rows');
  const [areKeysShown, setAreKeysShown] = useState(false);
  const periods = ['overdue', undefined, ...(query.data?.counts.months ?? []).map(({ month }) => month)];
  const choose = (next: string | undefined) => set('when', next ?? '');
  useCalendarKeys({
    step: (by) => {
      const at = periods.indexOf(when) + by;
      if (at >= 0 && at < periods.length) choose(periods[at]);
    },
    showKeys: () => setAreKeysShown(true),
  });
  return (
    <div className="flex flex-col gap-5">
      <PageHead heading={heading} title={operatorMessages.titles.calendar} about={texts.about}>
        <Button kind="quiet" className="max-lg:hidden" onClick={() => setAreKeysShown(true)}>
          {texts.keys}
        </Button>
      </PageHead>
      <Periods when={when} counts={query.data?.counts} onChoose={choose} />
      <TodayFilters searchLabel={texts.search} values={{ search, owner, place }} onChange={set}>
        <FilterChoice
          label={texts.kind}
          placeholder={texts.anyKind}
          values={calendarKinds}
          labelOf={(each) => texts.kinds[each]}
          chosen={kind}
          onChoose={(value) => set('kind', value)}
        />
      </TodayFilters>
      <ListStates
        icon={CalendarDays}
        query={query}
        heading={heading}
        texts={{ unread: texts.unread, none: texts.none, noneText: texts.nothing[nothingIn(when)] }}
        isFiltered={(search ?? owner ?? place ?? kind) !== undefined}
        count={texts.count}
      >
        {({ rows }) => <CalendarTable rows={rows} />}
      </ListStates>
      <Dialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} title={texts.keys}>
        <dl className="grid grid-cols-[6rem_1fr] gap-y-2">
          {texts.keyList.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-line px-1.5 py-0.5 text-xs">{key}</kbd>
              </dt>
              <dd className="text-muted">{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}

function nothingIn(when: string | undefined): keyof typeof texts.nothing {
  if (when === undefined) return 'coming';
  return when === 'overdue' ? 'overdue' : 'month';
}

interface CalendarKeys {
  step(by: number): void;
  showKeys(): void;
}

/** Listens to the shortcuts while nothing is typed and no dialog is open. */
function useCalendarKeys(keys: CalendarKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const act: Record<string, (() => void) | undefined> = {
        j: () => moveByRows(1),
        k: () => moveByRows(-1),
        '[': () => latest.current.step(-1),
        ']': () => latest.current.step(1),
        '?': () => latest.current.showKeys(),
      };
      const chosen = act[event.key];
      if (!chosen) return;
      event.preventDefault();
      chosen();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
