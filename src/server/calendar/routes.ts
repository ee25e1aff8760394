import { createHash } from 'node:crypto';
import * as contract from '#contract/calendar.ts';
import { apiBase } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { CompanyUser } from '../audit/index.ts';
import { isKnown } from '../platform/entity-tag.ts';
import { servingWith } from '../platform/serve-operation.ts';
import { assignDeadline } from './assign-deadline.ts';
import { changeFeed } from './change-feed.ts';
import { completeDeadline } from './complete-deadline.ts';
import { createFeed } from './create-feed.ts';
import { feedFileOf } from './feed-token.ts';
import type { CalendarPorts } from './ports.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { readFeedCalendar } from './read-feed-calendar.ts';
import { recordDeadline } from './record-deadline.ts';
import { revokeFeed } from './revoke-feed.ts';
import { viewCalendar, viewFeed } from './views.ts';

const { serve, serveDownload } = servingWith<CalendarPorts>();

const asMember = ({ person }: { person: Person }): CompanyUser => ({ side: 'company', person });

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
    return { feed: feed ? viewFeed(feed) : null };
  }),

  serve(contract.createCalendarFeed, async ({ services, session, params }) => {
    const { token, feed } = await createFeed(services, session.person, params.id);
    const path = contract.readCalendarFile.path.replace('{file}', feedFileOf(token));
    return {
      feed: viewFeed(feed),
      address: services.config.publicUrl + apiBase + path,
    };
  }),

  serve(contract.changeCalendarFeed, async ({ services, session, params, input }) => ({
    feed: viewFeed(await changeFeed(services, session.person, params.id, input.hasNames)),
  })),

  serve(contract.completeDeadline, async ({ services, session, params, input }) => {
    const on = plainDate(input.on);
    return {
      calendar: viewCalendar(
        await completeDeadline(services, asMember(session), params.id, params, { on, paper: input.paper }),
      ),
    };
  }),

  serve(contract.dismissDeadline, async ({ services, session, params, input }) => {
    const event = { kind: 'does-not-apply' as const, ...input };
    return {
      calendar: viewCalendar(
        await recordDeadline(services, asMember(session), params.id, params, () => event),
      ),
    };
  }),

  serve(contract.assignDeadline, async ({ services, session, params, input }) => ({
    calendar: viewCalendar(await assignDeadline(services, asMember(session), params.id, params, input.to)),
  })),

  serve(contract.reopenDeadline, async ({ services, session, params }) => {
    const reopened = { kind: 'reopened' as const };
    return {
      calendar: viewCalendar(
        await recordDeadline(services, asMember(session), params.id, params, () => reopened),
      ),
    };
  }),

  serve(contract.revokeCalendarFeed, async ({ services, session, params, texts }) => {
    await revokeFeed(services, session.person, params.id);
    return { message: texts.feedRevoked };
  }),

  serveDownload(contract.readCalendarFile, async ({ services, params, headers, replyHeaders }) => {
    const calendar = await readFeedCalendar(services, params.file);
    // Loaded with the first calendar that another program reads.
    const { writeCalendar } = await import('./write-calendar.ts');
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
