import { eq, sql } from 'drizzle-orm';
import { usualHours } from '#domain/notifications/quiet-hours.ts';
import type { Rows } from '../platform/database/scope.ts';
import { notificationSettings } from './tables.ts';

export type NotificationSettings = Omit<typeof notificationSettings.$inferSelect, 'personId'>;

const usual: NotificationSettings = { ...usualHours, timeZone: null, switchedOff: [] };

export async function readSettings({ orm }: Rows, personId: string): Promise<NotificationSettings> {
  const [found] = await orm
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.personId, personId));
  if (!found) return usual;
  const { personId: _, ...settings } = found;
  return settings;
}

export async function saveSettings(
  { orm }: Rows,
  personId: string,
  changed: Omit<NotificationSettings, 'timeZone'>,
): Promise<void> {
  await orm
    .insert(notificationSettings)
    .values({ personId, ...changed })
    .onConflictDoUpdate({ target: notificationSettings.personId, set: changed });
}

/** Notes the time zone of the device that somebody uses. */
export async function noteTimeZone({ orm }: Rows, personId: string, timeZone: string): Promise<void> {
  await orm
    .insert(notificationSettings)
    .values({ personId, ...usual, timeZone })
    .onConflictDoUpdate({
      target: notificationSettings.personId,
      set: { timeZone },
      setWhere: sql`${notificationSettings.timeZone} is distinct from ${timeZone}`,
    });
}
