import type pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { type Announcement, channel } from './announce.ts';

/** A connection of its own on which this instance hears of changes, replaced whenever it is lost. */
export interface Listener {
  close(): Promise<void>;
}

interface Options {
  database: Pick<Database, 'connection' | 'monitor'>;
  onAnnouncement(announcement: Announcement): void;
  /** Called when it listens, also again after a loss: what was announced meanwhile was not heard. */
  onListening(): void;
  onLoss(error: Error): void;
}

/** Delay before it connects again, in ms. */
const pauseMs = 250;
const maxPauseMs = 5_000;
/** How often the connection is tried, in ms: without a query nobody notices that it has gone silent. */
const tryMs = 15_000;

export function openListener({ database, onAnnouncement, onListening, onLoss }: Options): Listener {
  let client: pg.Client | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let pause = pauseMs;
  let isClosed = false;

  async function connect(): Promise<void> {
    if (isClosed || client) return;
    clearTimeout(reconnecting);
    const own = new database.monitor.Client({
      ...database.connection,
      application_name: 'landfall listener',
      keepAlive: true,
    });
    client = own;
    const lose = (error?: Error) => {
      if (client !== own) return;
      client = undefined;
      own.connection.stream.destroy();
      if (isClosed) return;
      if (error) onLoss(error);
      reconnecting = setTimeout(connect, pause).unref();
      pause = Math.min(pause * 2, maxPauseMs);
    };
    own.on('error', lose);
    own.once('end', () => lose());
    own.on('notification', ({ payload }) => {
      const announcement = readAnnouncement(payload);
      if (announcement) onAnnouncement(announcement);
    });
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      if (client !== own) return;
      pause = pauseMs;
      onListening();
    } catch {
      lose();
    }
  }

  const trying = setInterval(() => {
    client?.query('select 1').catch(() => {});
  }, tryMs).unref();
  database.monitor.onReturn(() => {
    pause = pauseMs;
    void connect();
  });
  void connect();
  return {
    async close() {
      isClosed = true;
      clearInterval(trying);
      clearTimeout(reconnecting);
      await client?.end().catch(() => {});
    },
  };
}

function readAnnouncement(payload: string | undefined): Announcement | undefined {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
}
