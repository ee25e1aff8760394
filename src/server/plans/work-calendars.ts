import type { Country } from '#domain/catalogue/choices.ts';
import type { WorkCalendar } from '#domain/plan/timeline.ts';
import { addDays, type PlainDate, plainDate, weekdayOf, yearOf } from '#domain/values/plain-date.ts';

/** The region whose holidays count, for countries without national holidays. */
const regionOf: Partial<Record<Country, string>> = { GB: 'ENG' };

const dayMs = 24 * 60 * 60 * 1000;

const calendars = new Map<Country, Promise<WorkCalendar>>();

/**
 * The working days of a country's offices: weekends from Unicode's CLDR, public holidays from
 * date-holidays. Holidays of the lunar calendar are computed; authorities confirm them only days before.
 */
export function workCalendarOf(country: Country): Promise<WorkCalendar> {
  const known = calendars.get(country);
  if (known) return known;
  const opened = openCalendar(country);
  calendars.set(country, opened);
  return opened;
}

async function openCalendar(country: Country): Promise<WorkCalendar> {
  // Its tables take 36 MB, so they are loaded with the first plan.
  const { default: Holidays } = await import('date-holidays');
  const region = regionOf[country];
  const holidays = region ? new Holidays(country, region) : new Holidays(country);
  const { weekend } = weekOf(country);
  const daysOff = new Map<number, Set<PlainDate>>();

  function daysOffIn(year: number): Set<PlainDate> {
    const known = daysOff.get(year);
    if (known) return known;
    const days = new Set<PlainDate>();
    for (const { type, date, start, end } of holidays.getHolidays(year)) {
      if (type !== 'public') continue;
      const first = plainDate(date.slice(0, 10));
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      for (let day = 0; day < length; day += 1) days.add(addDays(first, day));
    }
    daysOff.set(year, days);
    return days;
  }

  return {
    isWorkingDay: (date) => !weekend.includes(weekdayOf(date)) && !daysOffIn(yearOf(date)).has(date),
  };
}

function weekOf(country: Country): { weekend: readonly number[] } {
  const locale = new Intl.Locale(`en-${country}`) as Intl.Locale & {
    getWeekInfo(): { weekend: readonly number[] };
  };
  return locale.getWeekInfo();
}
