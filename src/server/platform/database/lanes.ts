import type pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseUnreachable } from './database-errors.ts';
import type { Monitor } from './monitor.ts';

/**
 * A statement that may share a connection with other requests. Requirements: a single statement, which is its own
 * transaction and sets its own scope; reads at most about a hundred rows by an index; waits for no long-held lock.
 * Anything slower than a few milliseconds, such as reports and exports, uses the pool, because it would block all
 * statements behind it. So do writes: each commit waits for the disk, and commits on many connections wait together.
 */
export interface LaneStatement<Row> {
  /** The name of the prepared statement, unique in the server. */
  readonly name: string;
  readonly text: string;
  /** Type only: the shape of a row. */
  readonly row?: Row;
}

/** Declares a statement for the lanes; see `LaneStatement` for the requirements. */
export function laneStatement<Row>(name: string, text: string): LaneStatement<Row> {
  return { name, text };
}

/** A few connections shared by all requests, each with many statements in flight (pipelining). */
export interface Lanes {
  run<Row>(statement: LaneStatement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** Waits for pending statements and closes the connections. */
  close(): Promise<void>;
}

/** More bring no gain; with only one, a slow statement would block all others. */
const laneCount = 4;
/** PostgreSQL cancels a statement that takes longer than this, in ms. */
const statementTimeoutMs = 2_000;

interface Lane {
  client: pg.Client;
  underWay: number;
}

/** Lanes open on first use, and again after a loss. */
export function openLanes(
  connection: Connection,
  monitor: Monitor,
  report: (sentence: string) => void,
): Lanes {
  const lanes: (Lane | undefined)[] = Array.from({ length: laneCount });
  /** The lane of this turn of the event loop. */
  let corked: Lane | undefined;
  let isClosed = false;

  function openLane(index: number): Lane {
    const client = new monitor.Client({
      ...connection,
      application_name: 'landfall lane',
      pipeline: true,
      statement_timeout: statementTimeoutMs,
      keepAlive: true,
    });
    const lane: Lane = { client, underWay: 0 };
    const leave = () => {
      if (lanes[index] === lane) lanes[index] = undefined;
    };
    client.on('error', (error) => {
      if (lanes[index] === lane && !isClosed) report(`A database connection was lost: ${error.message}`);
      leave();
    });
    client.once('end', leave);
    client.connect().catch(leave);
    lanes[index] = lane;
    return lane;
  }

  /** The lane with the fewest pending statements, to avoid a slow one. */
  function freeLane(): Lane {
    let best: Lane | undefined;
    for (let index = 0; index < laneCount; index += 1) {
      const lane = lanes[index] ?? openLane(index);
      if (!best || lane.underWay < best.underWay) best = lane;
    }
    return best as Lane;
  }

  /**
   * All statements of a turn of the event loop use one lane, corked until the end of the turn: one write for all of
   * them.
   */
  function laneOfThisTurn(): Lane {
    if (corked && lanes.includes(corked)) return corked;
    const lane = freeLane();
    const { stream } = lane.client.connection;
    corked = lane;
    stream.cork();
    setImmediate(() => {
      if (corked === lane) corked = undefined;
      stream.uncork();
    });
    return lane;
  }

  return {
    async run({ name, text }, values) {
      if (!monitor.isReachable() || isClosed) throw new DatabaseUnreachable();
      const lane = laneOfThisTurn();
      lane.underWay += 1;
      try {
        return (await lane.client.query({ name, text, values: values as unknown[] })).rows;
      } finally {
        lane.underWay -= 1;
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(lanes.map((lane) => lane?.client.end()));
    },
  };
}
