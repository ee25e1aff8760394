import { type ScriptedExpert, scriptedExpert } from '../../assistant/testing/scripted-expert.ts';
import type { ApiCall } from '../../platform/testing/builders.ts';
import { aVisitor } from '../../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { type CallLimits, usualLimits } from '../call/limits.ts';
import { openVoice, type Voice } from '../voice.ts';
import { type Caller, connectCaller } from './caller.ts';
import { type ScriptedEngines, scriptedEngines } from './scripted-engines.ts';

/** The whole server with voice calls on scripted engines and a scripted expert. */
export interface VoiceApp extends TestApp {
  engines: ScriptedEngines;
  expert: ScriptedExpert;
  voice: Voice;
  /** 'ws://127.0.0.1:40123' */
  socketOrigin: string;
  /** A ticket for this caller. */
  ticket(call?: ApiCall, keepTranscript?: boolean): Promise<string>;
  /** A call that is connected and not begun. */
  aConnectedCall(options?: CallerOptions): Promise<Caller>;
  /** A call whose greeting was heard. */
  aCall(options?: CallerOptions): Promise<Caller>;
}

interface CallerOptions {
  call?: ApiCall;
  keepTranscript?: boolean;
  isRealTime?: boolean;
  plays?: boolean;
}

export async function startVoiceApp({
  limits = {},
  settings = {},
}: {
  limits?: Partial<CallLimits>;
  settings?: Record<string, string>;
} = {}): Promise<VoiceApp> {
  const engines = scriptedEngines();
  const expert = scriptedExpert();
  let opened: Voice | undefined;
  const app = await startTestApp({
    settings: { RATE_LIMIT: 'off', ...settings },
    replace(services) {
      const { config, database, knowledge, accounts, secrets, clock, log } = services;
      opened = openVoice({
        config,
        database,
        knowledge,
        openSessions: (ids) => accounts.sessions.stored.whichAreOpen(ids, clock()),
        clock,
        log,
        expert,
        engines,
        ticketSecret: secrets.authSecret,
        // A test faster than real time sends more in a second than a caller in a minute.
        limits: { ...usualLimits, framesAtOnce: 1_000_000, questionsAMinute: 1_000, ...limits },
      });
      return { voice: opened, expert };
    },
  });
  if (!opened) throw new Error('The server was opened without voice calls.');
  const voice = opened;
  const visitor = aVisitor(app);
  const socketOrigin = app.url.replace('http', 'ws');

  async function ticket(call = visitor, keepTranscript = false): Promise<string> {
    const { status, body } = await call('POST', '/voice/calls', { body: { keepTranscript } });
    if (status !== 201) throw new Error(`opening a call answered ${status}: ${JSON.stringify(body)}`);
    return body.ticket;
  }

  async function aConnectedCall({ call, keepTranscript, ...how }: CallerOptions = {}): Promise<Caller> {
    const query = { ticket: await ticket(call, keepTranscript) };
    const caller = await connectCaller({ origin: socketOrigin, query, ...how });
    await caller.next('ready');
    return caller;
  }

  return {
    ...app,
    engines,
    expert,
    voice,
    socketOrigin,
    ticket,
    aConnectedCall,
    async aCall(options) {
      const caller = await aConnectedCall(options);
      caller.send({ type: 'start' });
      await caller.next('assistant-audio-end');
      return caller;
    },
    async close() {
      await voice.close();
      await app.close();
    },
  };
}
