import type { EmailTiming } from './notification-kinds.ts';

/** When a person is emailed. Hours are full hours in their time zone; equal ones mean no quiet hours. */
export interface EmailHours {
  /** IANA name. */
  timeZone: string;
  quietFrom: number;
  quietTo: number;
}

/** What holds for people who have set nothing. */
export const usualHours = { quietFrom: 20, quietTo: 8 } as const;

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const unreadMinutes = 10;
/** When the daily email goes to people without quiet hours. */
const digestHour = 8;

/** Whether this is the IANA name of a time zone that the platform knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The next moment outside quiet hours, `at` itself where it is. */
export function outsideQuietHours(at: Date, hours: EmailHours): Date {
  const { quietFrom, quietTo } = hours;
  const now = minuteOfDay(at, hours.timeZone);
  const from = quietFrom * 60;
  const to = quietTo * 60;
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? later(at, minutesUntil(to, now)) : at;
}

/** When to email something of `at` at the earliest. */
export function emailTime(at: Date, timing: EmailTiming, hours: EmailHours): Date {
  if (timing === 'at-once') return outsideQuietHours(at, hours);
  if (timing === 'after-ten-minutes') return outsideQuietHours(later(at, unreadMinutes), hours);
  const sentAt = (hours.quietFrom === hours.quietTo ? digestHour : hours.quietTo) * 60;
  return later(at, minutesUntil(sentAt, minuteOfDay(at, hours.timeZone)) || dayMinutes);
}

function minutesUntil(minute: number, now: number): number {
  return (minute - now + dayMinutes) % dayMinutes;
}

/** To the minute, so that what is due at eight is due at eight. */
function later(at: Date, minutes: number): Date {
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + minutes * minuteMs);
}

function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return numberOf('hour') * 60 + numberOf('minute');
}
