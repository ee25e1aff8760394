import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { isOpen } from '#domain/calendar/company-calendar.ts';
import type { Known } from '#domain/catalogue/definition.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import type { FeedCalendar } from './read-feed-calendar.ts';

const secondsPerDay = 24 * 60 * 60;
const reminderDays = 7;
/** How often calendars may ask again; many choose for themselves. */
const refreshHours = 12;

const texts = messagesIn(locales[0]).calendarFeedMessages;

/**
 * Writes a calendar as iCalendar (RFC 5545): whole days without a time zone, a reminder a week before each.
 * Only open deadlines are in it. The same ones on the same day give the same text, so that its hash tells whether it
 * has changed.
 *
 * @param brand the product's name, for the file's PRODID
 */
export function writeCalendar(
  { company, deadlines, today, hasNames, entries }: FeedCalendar,
  brand: string,
): string {
  const calendar = new ICalCalendar({
    // The library escapes every text but this one.
    name: hasNames ? escaped(texts.name(company.name)) : texts.nameless,
    prodId: { company: brand, product: 'Calendar', language: 'EN' },
    ttl: refreshHours * 60 * 60,
  });
  for (const due of deadlines.filter(isOpen)) {
    const { label } = due.deadline;
    const summary = hasNames ? texts.summary(label, company.name) : label;
    calendar.createEvent({
      // The day by the rule: where holidays of the moon's calendar change, the event stays the same.
      id: `${company.id}-${due.deadline.id}-${due.dayOff?.on ?? due.on}`,
      stamp: midnightOf(today),
      start: midnightOf(due.on),
      allDay: true,
      summary,
      description: describe(due),
      // A deadline does not make its day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: reminderDays * secondsPerDay, description: summary }],
    });
  }
  for (const { id, on, label, about } of entries) {
    const named = about ? texts.about(label, about) : label;
    const summary = hasNames ? texts.summary(named, company.name) : label;
    calendar.createEvent({
      id: `${company.id}-${id}`,
      stamp: midnightOf(today),
      start: midnightOf(on),
      allDay: true,
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: reminderDays * secondsPerDay, description: summary }],
    });
  }
  return calendar.toString();
}

function midnightOf(day: PlainDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

function describe({ deadline, dayOff }: DueDate): string {
  const { why, onlyIf, penalty, rule, onDayOff } = deadline;
  const sources = [...rule.sources, ...(dayOff ? (onDayOff?.sources ?? []) : [])];
  return [
    why,
    onlyIf && texts.onlyIf(onlyIf),
    dayOff && texts.dayOff(dayOff),
    texts.penalty(inWords(penalty)),
    ...sources.map(({ title, url }) => texts.source(title, url)),
  ]
    .filter(Boolean)
    .join('\n');
}

function inWords(statement: Known<string>): string {
  if ('value' in statement) return statement.value;
  const { unconfirmed, hint } = statement;
  return [texts.unconfirmed(unconfirmed), hint && texts.hint(hint.value)].filter(Boolean).join('. ');
}

/** A value of the type TEXT (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}
