import { CalendarDays, List } from 'lucide-react';
import { calendarMessages } from '#messages/calendar.ts';
import { storedValue, useStoredValue } from '#web/platform/stored-value.ts';

const icons = { list: List, month: CalendarDays } as const;
type View = keyof typeof icons;
const views: readonly View[] = ['list', 'month'];

const storedView = storedValue<View>('calendarView', (stored) => views.find((view) => view === stored));

/** The view the person chose last; the list until then. */
export function useCalendarView(): View {
  return useStoredValue(storedView, undefined) ?? 'list';
}

/** List or month: two radios, so that one Tab reaches them and the arrows move between them. */
export function ViewSwitch() {
  const chosen = useCalendarView();
  return (
    <fieldset className="shrink-0 print:hidden">
      <legend className="sr-only">{calendarMessages.view}</legend>
      <div className="inline-flex rounded-control border border-line-strong/60 bg-surface p-0.5">
        {views.map((view) => {
          const Icon = icons[view];
          return (
            <label
              key={view}
              className="flex min-h-9 items-center gap-2 rounded-[0.375rem] px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-text has-checked:bg-raised has-checked:text-text has-checked:ring-1 has-checked:ring-line-strong/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name="calendar-view"
                className="sr-only"
                checked={view === chosen}
                onChange={() => storedView.write(view)}
              />
              <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
              {calendarMessages.views[view]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
