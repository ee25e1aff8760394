import * as contract from '#contract/notifications.ts';
import { rowsPerPage } from '#contract/paging.ts';
import { isTimeZone } from '#domain/notifications/quiet-hours.ts';
import { inScope } from '../platform/database/scope.ts';
import { localeOf } from '../platform/locale.ts';
import { servingWith } from '../platform/serve-operation.ts';
import type { Session } from '../platform/session.ts';
import { announce } from './live/announce.ts';
import { findNotifications, markRead, type Reader } from './notification-repository.ts';
import { openLink } from './open-link.ts';
import type { NotificationPorts } from './ports.ts';
import { noteTimeZone, readSettings, saveSettings } from './settings-repository.ts';
import { viewNotification, viewState } from './views.ts';

const { serve, answering } = servingWith<NotificationPorts>();

/** What the notifications feature answers to a person about themselves. */
export const notificationRoutes = [
  serve(contract.readNotifications, async ({ services, session, query, headers }) => {
    const { rows, nextCursor } = await inScope(services.database, 'installation', (transaction) =>
      findNotifications(transaction, readerOf(session, services), {
        cursor: query.cursor,
        limit: rowsPerPage,
      }),
    );
    return { notifications: rows.map((row) => viewNotification(row, localeOf(headers))), nextCursor };
  }),

  serve(contract.markNotificationsRead, async ({ services, session, input }) => {
    const { person } = session;
    const now = services.clock();
    await inScope(services.database, { person: person.id }, async (transaction) => {
      await markRead(transaction, person.id, input.ids ? { ids: input.ids } : { until: now }, now);
      await announce(transaction, { people: [person.id] });
    });
    return {};
  }),

  answering(contract.followNotifications, async ({ services, session, query, headers, replyHeaders }) => {
    const { timeZone } = query;
    if (timeZone && isTimeZone(timeZone)) await noteTimeZone(services.database, session.person.id, timeZone);
    const reader = readerOf(session, services);
    if (!headers.get('accept')?.includes('text/event-stream')) {
      const state = viewState(await services.live.stateOf(reader));
      return Response.json({ status: 'success', ...state }, { headers: replyHeaders });
    }
    const lastVersion = headers.get('last-event-id') ?? undefined;
    return new Response(services.live.open(reader, session.id, lastVersion), {
      headers: {
        ...replyHeaders,
        'content-type': 'text/event-stream',
        // Proxies such as nginx would hold events back.
        'x-accel-buffering': 'no',
      },
    });
  }),

  serve(contract.readNotificationSettings, async ({ services, session }) => ({
    settings: await readSettings(services.database, session.person.id),
  })),

  serve(contract.changeNotificationSettings, async ({ services, session, input, texts }) => {
    await saveSettings(services.database, session.person.id, input);
    return {
      message: texts.notificationSettingsSaved,
      settings: await readSettings(services.database, session.person.id),
    };
  }),

  serve(contract.openNotificationLink, async ({ services, session, input }) => ({
    path: await openLink(services, session.person, input.token),
  })),
];

/** Where the back office asks for a second factor, a session without one is told nothing of it. */
function readerOf(
  { person, hasSecondFactor }: Session,
  { config }: Pick<NotificationPorts, 'config'>,
): Reader {
  return { personId: person.id, isStaff: hasSecondFactor || !config.operatorsNeedSecondFactor };
}
