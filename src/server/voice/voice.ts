import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { maxAnswerTokens } from '#contract/assistant.ts';
import type { CallEndReason } from '#contract/voice.ts';
import { liveCallPath } from '#contract/voice.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { callEndMessages } from '#messages/call-errors.ts';
import type { Expert } from '../assistant/index.ts';
import type { Config } from '../configuration/config.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Upgrades } from '../platform/http-server.ts';
import type { Log } from '../platform/log.ts';
import { refuseForeignOrigin } from '../platform/origin.ts';
import type { PartCheck } from '../platform/part-check.ts';
import { type CallLimits, usualLimits } from './call/limits.ts';
import { keepCall, keepEnd, keepExchange } from './call-repository.ts';
import { checkEngines, checkHosted, checkOff } from './check-voice.ts';
import { UnfitFolder } from './engines/embedded/model-folders.ts';
import { type Engines, engineFolder, openEngines } from './engines/open-engines.ts';
import { type LiveCalls, openLiveCalls, refuseConnection } from './live/live-calls.ts';
import { type Admission, openTickets, type Tickets } from './live/tickets.ts';
import { NoEngines, type WhyOff, whyOffText } from './why-off.ts';

/** Voice calls with the expert. */
export interface Voice extends Upgrades {
  /** Description for the start log. */
  description: string;
  tickets: Tickets;
  /** Why calls are unavailable; `undefined` if they are available. */
  problem(): WhyOff | undefined;
  languages: readonly string[];
  /** Starts loading the engines for an expected call. */
  expectCall(): void;
  /** Whether a caller already has a call. */
  isBusy(holder: string): boolean;
  /** Whether there is capacity for another call from a network. */
  hasRoom(network: string): boolean;
  /** Ends the call of a page that was left, by its key to come back; a key of no call does nothing. */
  leave(key: string): Promise<void>;
  /** The current calls and the engines' process id, for tests and measurements. */
  underWay(): { calls: number; enginesPid: number | undefined };
  /** Whether calls work now, as a sentence for the operator. */
  check(): Promise<PartCheck>;
  /** Ends all calls and stops the engines. */
  close(): Promise<void>;
}

interface VoiceOptions {
  config: Pick<Config, 'brand' | 'dataDir' | 'publicUrl' | 'voice'>;
  database: Database;
  expert: Expert;
  knowledge: () => Promise<Knowledge>;
  /** Which of these sessions are still open. */
  openSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  ticketSecret: string;
  clock: () => Date;
  log: Log;
  limits?: CallLimits;
  /** Replaces the configured engines. */
  engines?: Engines;
}

/** How long the engines wait for a call after its ticket was issued, in ms. */
const expectMs = 60_000;

/** Opens the parts of voice calls; nothing is loaded before the first call. */
export function openVoice(options: VoiceOptions): Voice {
  const { config, database, expert, knowledge, openSessions, ticketSecret, clock, log } = options;
  const { limits = usualLimits } = options;
  const { settings } = { settings: config.voice };
  const opened = settings.provider === 'embedded' ? openOrWhyOff(options) : { whyOff: settings.provider };
  const engines = 'engines' in opened ? opened.engines : undefined;
  const tickets = openTickets(ticketSecret, clock);
  let calls: Promise<LiveCalls> | undefined;
  let known: LiveCalls | undefined;
  const expected = new Set<() => void>();
  if (engines && settings.isWarm) engines.hold();

  /** Loaded with the first call. */
  async function open(loaded: Engines): Promise<LiveCalls> {
    const [{ openCall }, { openRepair }, articles] = await Promise.all([
      import('./call/call.ts'),
      import('./repair/repair.ts'),
      knowledge(),
    ]);
    const repair = openRepair(articles);
    const held = new Map<string, () => void>();
    known = openLiveCalls({
      limits,
      maxCalls: settings.maxCalls,
      async openSessions(ids) {
        try {
          return await openSessions(ids);
        } catch (error) {
          log.warn({ err: error }, 'The sessions of callers could not be looked up.');
          return new Set(ids);
        }
      },
      openCall,
      async begin(admission) {
        const { callId: id, personId: userId, keepsTranscript } = admission;
        const isFirst = await keepCall(database, { id, userId, keepsTranscript, startedAt: clock() });
        if (!isFirst) return undefined;
        held.set(id, loaded.hold());
        return {
          engines: loaded,
          repair,
          assistantName: config.brand.assistantName,
          today: clock,
          ask: (turns, signal) =>
            expert.answer({
              turns,
              today: plainDate(clock().toISOString().slice(0, 10)),
              ...(userId && { personId: userId }),
              skipLogging: true,
              maxTokens: maxAnswerTokens,
              signal,
            }),
          onExchange(exchange) {
            const { turn, figures } = exchange;
            log.debug({ callId: id, turn, ...figures }, 'A turn of a voice call.');
            note(keepExchange(database, id, exchange, keepsTranscript));
          },
          onFailure: (error, what) => log.warn({ err: error }, what),
        };
      },
      onEnd({ callId }: Admission, endReason: CallEndReason) {
        held.get(callId)?.();
        held.delete(callId);
        note(keepEnd(database, callId, { endedAt: clock(), endReason }));
      },
    });
    return known;
  }

  const notes = new Set<Promise<void>>();
  function note(writing: Promise<void>): void {
    const noted = writing
      .catch((error: unknown) => log.warn({ err: error }, 'A voice call could not be noted.'))
      .finally(() => notes.delete(noted));
    notes.add(noted);
  }

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (!url) return answerPlainly(socket, '400 Bad Request');
    const { pathname, searchParams } = url;
    if (pathname !== liveCallPath || !engines) return answerPlainly(socket, '404 Not Found');
    const headers = new Headers();
    for (const name of ['origin', 'host', 'sec-fetch-site'] as const) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    try {
      refuseForeignOrigin('POST', headers, config.publicUrl);
    } catch {
      return answerPlainly(socket, '403 Forbidden');
    }
    const { acceptSocket } = await import('./live/accept-socket.ts');
    const connection = await acceptSocket(request, socket, head);
    if (!connection) return;
    calls ??= open(engines);
    connection.pause();
    const live = await calls;
    connection.resume();
    const key = searchParams.get('resume');
    if (key !== null) return live.resume(connection, key);
    const admission = tickets.read(searchParams.get('ticket') ?? '');
    if (!admission) return refuseConnection(connection);
    await live.connect(connection, admission);
  }

  return {
    description: engines
      ? `on this machine: ${engines.speechToText.description}, ${engines.turnDetector.description} and ${engines.textToSpeech.description}${settings.isWarm ? '' : ', loaded with the first call'}`
      : settings.provider === 'hosted'
        ? `hosted at ${settings.hosted?.baseUrl ?? ''}`
        : `off${'whyOff' in opened ? `: ${opened.details ?? whyOffText(opened.whyOff)}` : ''}`,
    tickets,
    problem: () => ('whyOff' in opened ? opened.whyOff : engines?.problem()),
    languages: engines?.speechToText.languages ?? ['en'],
    expectCall() {
      if (!engines) return;
      const release = engines.hold();
      const done = () => {
        clearTimeout(timer);
        expected.delete(done);
        release();
      };
      const timer = setTimeout(done, expectMs);
      timer.unref();
      expected.add(done);
      // Including the articles and the code of a call.
      calls ??= open(engines).catch((error: unknown) => {
        calls = undefined;
        throw error;
      });
      calls.catch(() => {});
    },
    async check() {
      if (settings.provider === 'hosted') return checkHosted(settings);
      return 'whyOff' in opened ? checkOff(opened.whyOff) : checkEngines(opened.engines);
    },
    isBusy: (holder) => known?.isBusy(holder) ?? false,
    hasRoom: (network) => known?.hasRoom(network) ?? true,
    leave: async (key) => known?.leave(key),
    underWay: () => ({ calls: known?.count() ?? 0, enginesPid: engines?.pid() }),
    upgrade(request, socket, head) {
      socket.on('error', () => {});
      accept(request, socket, head).catch((error: unknown) => {
        log.error({ err: error }, 'A voice call could not be connected.');
        socket.destroy();
      });
    },
    async endAll() {
      await known?.end('server-stopped', callEndMessages['server-stopped']);
    },
    async close() {
      for (const done of expected) done();
      // What is still loading would otherwise open a call after the database is closed.
      await calls?.catch(() => {});
      await known?.end('server-stopped', callEndMessages['server-stopped']);
      await Promise.all(notes);
      await engines?.close();
    },
  };
}

/** Why there are no engines, with details for the operator alone. */
interface Off {
  whyOff: WhyOff;
  details?: string;
}

function openOrWhyOff({ config, engines, log }: VoiceOptions): { engines: Engines } | Off {
  if (engines) return { engines };
  try {
    return { engines: openEngines({ settings: config.voice, folder: engineFolder(config.dataDir), log }) };
  } catch (error) {
    if (error instanceof NoEngines) return { whyOff: error.whyOff };
    // Only the operator may see the paths of configured folders.
    const details = error instanceof Error ? error.message : String(error);
    return { whyOff: error instanceof UnfitFolder ? 'unfit' : 'not-available', details };
  }
}

/** Refuses an upgrade request. */
function answerPlainly(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
