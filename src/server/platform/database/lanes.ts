import type pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseUnreachable } from './database-errors.ts';
import type { Monitor } from './monitor.ts';

/**
 * A statement that may share a connection with those of other requests. It has to be one statement, which is
 * a transaction of its own and sets its scope itself; find its rows by an index, a hundred or so at most; and
 * wait for no lock that is held for longer than a moment. Reports, exports and whatever takes more than some milliseconds
 * go to the pool: on a lane they would hold up everybody behind them. So does what is written to be kept: each commit
 * waits for the disk, and those of many connections wait together.
 */
export interface LaneStatement<Row> {
  /** The name it is prepared under, unique in the server. */
  readonly name: string;
  readonly text: string;
  /** Only in the types: what a row looks like. */
  readonly row?: Row;
}

/** Says of a statement that it may ride on a lane: see `LaneStatement` for what it has to be. */
export function laneStatement<Row>(name: string, text: string): LaneStatement<Row> {
  return { name, text };
}

/** A few connections that all requests share, each with many statements under way (pipelining). */
export interface Lanes {
  run<Row>(statement: LaneStatement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** Waits for statements under way and closes the connections. */
  close(): Promise<void>;
}

/** More bring no gain; one would let a slow statement hold up everybody. */
const laneCount = 4;
/** PostgreSQL ends a statement that takes longer than this, in ms. */
const statementTimeoutMs = 2_000;

interface Lane {
  client: pg.Client;
  underWay: number;
}

/** Lanes open with the first statement, and again after they were lost. */
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

  /** The lane with the fewest statements under way, so that a slow one is avoided. */
  function freeLane(): Lane {
    let best: Lane | undefined;
    for (let index = 0; index < laneCount; index += 1) {
      const lane = lanes[index] ?? openLane(index);
      if (!best || lane.underWay < best.underWay) best = lane;
    }
    return best as Lane;
  }

  /**
   * All statements of a turn of the event loop go to one lane, which holds them back until the end of the turn: one
   * write for all of them.
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
