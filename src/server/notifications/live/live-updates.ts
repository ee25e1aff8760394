import { openConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { Database } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/scope.ts';
import type { Log } from '../../platform/log.ts';
import { findStates, type NotificationState, type Reader } from '../notification-repository.ts';
import type { Announcement } from './announce.ts';
import { type Listener, openListener } from './listener.ts';
import { type LiveStream, openLiveStream } from './live-stream.ts';

/** Pages that hear of changes by server-sent events. */
export interface LiveUpdates {
  /**
   * Opens a stream for a page.
   * @param lastVersion the state that the page has, if it connects again
   * @throws Failure 'too-many-requests' for too many streams of one person
   */
  open(
    reader: Reader,
    sessionId: string,
    lastVersion: string | undefined,
  ): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The state that a stream would begin with. */
  stateOf(reader: Reader): Promise<NotificationState>;
  /** Ends all streams, so that pages connect to another instance, or again. */
  endAll(): void;
  close(): Promise<void>;
}

interface Options {
  database: Database;
  log: Log;
  /** Which of these sessions are open. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Streams of one person on this instance: one for each browser, as its tabs share one. */
const maxStreamsPerPerson = 8;
/** How often a comment keeps a silent stream open, and sessions are checked, in ms. */
const heartbeatMs = 20_000;

const nothing: NotificationState = { version: '0', unread: 0, messages: [] };

interface Subscriber {
  reader: Reader;
  sessionId: string;
  stream: LiveStream;
}

export function openLiveUpdates({ database, log, openSessions }: Options): LiveUpdates {
  const limit = openConcurrencyLimit(maxStreamsPerPerson);
  const subscribers = new Set<Subscriber>();
  const byPerson = new Map<string, Set<Subscriber>>();
  const readState = batched(database);
  let listener: Listener | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isClosed = false;

  function hear({ people = [], thread, session, person }: Announcement): void {
    for (const id of people) {
      for (const { stream } of byPerson.get(id) ?? []) stream.announce(thread);
    }
    // They connect again, and are then asked who they are and what they may see.
    if (person) for (const { stream } of byPerson.get(person) ?? []) stream.end();
    if (session) for (const each of subscribers) if (each.sessionId === session) each.stream.end(true);
  }

  async function beat(): Promise<void> {
    const all = [...subscribers];
    if (all.length === 0) return;
    try {
      const open = await openSessions(all.map(({ sessionId }) => sessionId));
      for (const { sessionId, stream } of all) {
        if (open.has(sessionId)) stream.beat();
        else stream.end(true);
      }
    } catch (error) {
      // Without the database nobody is told anything; the streams stay for its return.
      log.debug({ err: error }, 'Sessions of live pages could not be checked.');
      for (const { stream } of all) stream.beat();
    }
  }

  function begin(): void {
    listener ??= openListener({
      database,
      onAnnouncement: hear,
      onListening: () => {
        for (const { stream } of subscribers) stream.catchUp();
      },
      onLoss: (error) => log.warn({ err: error }, 'The connection that hears of changes was lost.'),
    });
    beating ??= setInterval(beat, heartbeatMs).unref();
  }

  return {
    open(reader, sessionId, lastVersion) {
      const release = limit.take(reader.personId);
      begin();
      const stream = openLiveStream({
        lastVersion,
        readState: () => readState(reader),
        onEnd() {
          release();
          subscribers.delete(subscriber);
          const own = byPerson.get(reader.personId);
          own?.delete(subscriber);
          if (own?.size === 0) byPerson.delete(reader.personId);
        },
      });
      const subscriber: Subscriber = { reader, sessionId, stream };
      subscribers.add(subscriber);
      byPerson.set(reader.personId, (byPerson.get(reader.personId) ?? new Set()).add(subscriber));
      if (isClosed) stream.end();
      return stream.readable;
    },
    stateOf: readState,
    endAll() {
      isClosed = true;
      for (const { stream } of [...subscribers]) stream.end();
    },
    async close() {
      this.endAll();
      clearInterval(beating);
      await listener?.close();
    },
  };
}

/** Reads the states of all readers of one turn of the event loop together. */
function batched(database: Database): (reader: Reader) => Promise<NotificationState> {
  const waiting = { staff: new Set<string>(), others: new Set<string>() };
  let reading: Promise<Record<keyof typeof waiting, Map<string, NotificationState>>> | undefined;

  async function read() {
    await new Promise((resolve) => setImmediate(resolve));
    reading = undefined;
    const staff = [...waiting.staff];
    const others = [...waiting.others];
    waiting.staff.clear();
    waiting.others.clear();
    return inScope(database, 'installation', async (transaction) => ({
      staff: staff.length > 0 ? await findStates(transaction, staff, true) : new Map(),
      others: others.length > 0 ? await findStates(transaction, others, false) : new Map(),
    }));
  }

  return async ({ personId, isStaff }) => {
    const side = isStaff ? 'staff' : 'others';
    waiting[side].add(personId);
    reading ??= read();
    const states = await reading;
    return states[side].get(personId) ?? nothing;
  };
}
