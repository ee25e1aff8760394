import { createHash } from 'node:crypto';
import * as contract from '#contract/calendar.ts';
import { apiBase } from '#contract/operation.ts';
import { isKnown } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { createFeed } from './create-feed.ts';
import { feedFileOf } from './feed-token.ts';
import type { CalendarPorts } from './ports.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { readFeedCalendar } from './read-feed-calendar.ts';
import { revokeFeed } from './revoke-feed.ts';
import { viewCalendar } from './views.ts';
import { writeCalendar } from './write-calendar.ts';

const { serve, serveDownload } = servingWith<CalendarPorts>();

/** What the calendar feature answers. */
export const calendarRoutes = [
  serve(contract.readCalendar, async ({ services, session, params, replyHeaders }) => {
    const calendar = viewCalendar(await readCalendar(services, session.person, params.id));
    // Revalidated each time and answered with 304 if unchanged; must not be cached by proxies.
    replyHeaders['cache-control'] = 'private, no-cache';
    replyHeaders.etag = etagOf(JSON.stringify(calendar));
    return { calendar };
  }),

  serve(contract.readCalendarFeed, async ({ services, session, params }) => {
    const feed = await readFeed(services, session.person, params.id);
    return { feed: feed ? { createdAt: feed.createdAt.toISOString() } : null };
  }),

  serve(contract.createCalendarFeed, async ({ services, session, params }) => {
    const { token, createdAt } = await createFeed(services, session.person, params.id);
    const path = contract.readCalendarFile.path.replace('{file}', feedFileOf(token));
    return {
      feed: { createdAt: createdAt.toISOString() },
      address: services.config.publicUrl + apiBase + path,
    };
  }),

  serve(contract.revokeCalendarFeed, async ({ services, session, params, texts }) => {
    await revokeFeed(services, session.person, params.id);
    return { message: texts.feedRevoked };
  }),

  serveDownload(contract.readCalendarFile, async ({ services, params, headers, replyHeaders }) => {
    const calendar = await readFeedCalendar(services, params.file);
    const content = new TextEncoder().encode(writeCalendar(calendar, services.config.brand.name));
    const etag = etagOf(content);
    replyHeaders['cache-control'] = 'private, no-cache';
    replyHeaders.etag = etag;
    replyHeaders['content-disposition'] = 'attachment; filename="deadlines.ics"';
    // Keeps search engines from indexing a leaked address.
    replyHeaders['x-robots-tag'] = 'noindex';
    return { content: isKnown(etag, headers) ? undefined : content, type: 'text/calendar; charset=utf-8' };
  }),
];

function etagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}
