import {
  type CallEndReason,
  type CallErrorCode,
  type CallerMessage,
  callErrors,
  type ServerMessage,
} from '#contract/voice.ts';
import type { ExpertPart, Turn } from '../../assistant/expert.ts';
import type { Engines } from '../engines/open-engines.ts';
import { phrase, phrases } from '../spoken/phrases.ts';
import { answerOf, openAnswer } from './answer.ts';
import { type Heard, openEar } from './ear.ts';
import { beginEarly, type EarlyAnswer } from './early-answer.ts';
import type { Exchange } from './exchange.ts';
import type { CallLimits } from './limits.ts';
import { type MouthEvents, openMouth } from './mouth.ts';
import { watchQuiet } from './quiet-watch.ts';
import { isUnfinished, replyOf } from './replies.ts';
import { openScript, type Script } from './script.ts';
import { openTiming, type Timing, type TurnFigures } from './timing.ts';

export interface CallOptions extends MouthEvents {
  engines: Engines;
  /** The expert of the chat. */
  ask(turns: readonly [Turn, ...Turn[]], signal: AbortSignal): AsyncIterable<ExpertPart>;
  /** Puts misheard names right. */
  repair(text: string): string;
  assistantName: string;
  limits: CallLimits;
  today(): Date;
  /** Told of each exchange once it is known how much of the answer was heard. */
  onExchange(exchange: Exchange): void;
  /** Told once, before the last message. */
  onEnd(reason: CallEndReason): void;
  /** Told what went wrong inside, without anything that was said. */
  onFailure(error: unknown, what: string): void;
}

/** One call, whatever its connection. */
export interface Call {
  hear(frame: Int16Array): void;
  take(message: CallerMessage): void;
  /** The connection was lost: nothing is said until it is back. */
  detach(): void;
  /** It is back: what was being said goes on from the sentence that was cut off. */
  attach(): void;
  end(reason: CallEndReason, message?: string): Promise<void>;
}

/** Something that is being said, to a question or by itself. */
interface Saying {
  turn: number;
  script: Script;
  /** The question; absent where nobody asked. */
  said?: string;
  /** Whether it goes on with the answer before it, as no question of its own. */
  isMore?: boolean;
  at: Date;
  /** What was heard of it before it was interrupted and taken up again. */
  heardBefore: string;
  figures?: TurnFigures;
  done: Promise<{ heard: string; nextAt: number }>;
}

/** Talk that is shorter was no attempt to say something, in ms. */
const leastVoiceMs = 700;
/** Silence that ends a turn, and one whose sentence is not finished, in ms. */
const usualWaitMs = 512;
const longerWaitMs = 992;
const minute = 60_000;

/** Opens a call; it begins with the client's 'start'. */
export function openCall(options: CallOptions): Call {
  const { engines, ask, repair, limits, clock, today, tell } = options;
  const mouth = openMouth({
    ...options,
    tell: (message) => isAttached && tell(message),
    play: (turn, samples) => isAttached && options.play(turn, samples),
  });
  const history: Turn[] = [];
  let turns = 0;
  let hasStarted = false;
  let hasEnded = false;
  let isMuted = false;
  let isAttached = true;
  let attached = Promise.withResolvers<void>();
  attached.resolve();
  let saying: Saying | undefined;
  /** What the caller has cut off and may yet be taken up again. */
  let cutOff: Saying | undefined;
  let offered: Script | undefined;
  let early: EarlyAnswer | undefined;
  let settling: Promise<void> = Promise.resolve();
  const askedAt: number[] = [];

  const ear = openEar({
    detector: engines.turnDetector,
    clock,
    longestTurnMs: limits.longestTurnMs,
    onSpeech() {
      turns += 1;
      cut();
      say({ type: 'user-speech-start', turn: turns });
      quiet.stir();
    },
    onPause: ({ sound }) => {
      const turn = turns;
      early?.drop();
      early = beginEarly({
        sound,
        speechToText: engines.speechToText,
        repair,
        onText: (text) => text && say({ type: 'transcript', turn, kind: 'partial', text }),
        prepare: async (text) =>
          replyOf(text, (await offer()) !== undefined) || !mayAsk()
            ? undefined
            : scriptFor(await conversationWith(text)),
      });
    },
    onGoesOn() {
      early?.drop();
      early = undefined;
    },
    onEnd(heard, isCut) {
      const turn = turns;
      const begun = early;
      early = undefined;
      say({ type: 'user-speech-end', turn });
      if (isCut) fail('turn-too-long');
      quiet.stir();
      const timing = openTiming(clock, heard.endedAt, clock());
      settle(() => settleSpoken(turn, heard, begun, timing));
    },
    waitMs: () => (isUnfinished(early?.known() ?? '') ? longerWaitMs : usualWaitMs),
  });

  const quiet = watchQuiet({
    ...limits.silence,
    isExpected: () => isMuted || mouth.isSpeaking() || ear.isOpen() || !isAttached,
    onPrompt: () => void speak(phraseScript(phrases.stillThere), { isPrompt: true }),
    onEnd: () => void end('silence-timeout', phrases.goodbye),
  });
  const longest = setTimeout(() => void end('max-duration', phrases.timeIsUp), limits.longestCallMs);
  longest.unref();

  function say(message: ServerMessage): void {
    if (isAttached) tell(message);
  }

  function fail(code: CallErrorCode, isFatal = false): void {
    say({ type: 'error', code, message: callErrors[code], isFatal });
  }

  /** One turn is settled after another. */
  function settle(work: () => Promise<void>): void {
    settling = settling.then(work).catch((error: unknown) => {
      options.onFailure(error, 'A turn of a call failed.');
      fail('unexpected');
    });
  }

  /** Stops what is being said, as the caller speaks. */
  function cut(): void {
    if (!saying || !mouth.isSpeaking()) return;
    cutOff = saying;
    saying = undefined;
    mouth.interrupt();
    say({ type: 'interrupt', turn: cutOff.turn });
  }

  async function settleSpoken(turn: number, heard: Heard, begun: EarlyAnswer | undefined, timing: Timing) {
    let text: string;
    try {
      text = begun
        ? await begun.text
        : repair(
            await engines.speechToText.transcribe(heard.sound, AbortSignal.timeout(limits.longestTurnMs)),
          );
    } catch (error) {
      begun?.drop();
      options.onFailure(error, 'What a caller said could not be written down.');
      fail('not-understood');
      return takeUp(turn);
    }
    timing.worded();
    if (hasEnded) return begun?.drop();
    if (text === '') {
      begun?.drop();
      if (!cutOff && heard.voiceMs > leastVoiceMs) fail('not-understood');
      return takeUp(turn);
    }
    say({ type: 'transcript', turn, kind: 'final', text });
    await answer(turn, text, timing, begun);
  }

  /** What more was offered: after the last answer, or in its last sentence, which the caller cut off. */
  async function offer(): Promise<Script | undefined> {
    if (!cutOff) return offered;
    const { script, done } = cutOff;
    const offerAt = script.offerAt();
    return offerAt !== undefined && (await done).nextAt >= offerAt ? script.rest() : undefined;
  }

  async function answer(turn: number, text: string, timing: Timing, begun?: EarlyAnswer): Promise<void> {
    const rest = await offer();
    const reply = replyOf(text, rest !== undefined);
    if (reply) begun?.drop();
    if (reply === 'back-channel') return takeUp(turn);
    if (reply === 'go-on' && (rest || !cutOff)) {
      await forget(rest !== undefined);
      return void speak(rest ?? phraseScript(phrases.nothingMore), {
        turn,
        said: text,
        timing,
        isMore: true,
      });
    }
    if (reply === 'go-on') return takeUp(turn);
    if (reply === 'no-more') {
      await forget();
      return void speak(phraseScript(phrases.declined), { turn, said: text, timing, isMore: true });
    }
    if (!mayAsk()) {
      begun?.drop();
      fail('too-many-questions');
      return takeUp(turn);
    }
    askedAt.push(clock());
    const conversation = await conversationWith(text);
    const script = (await begun?.take(text)) ?? scriptFor(conversation);
    begun?.drop();
    await forget();
    void speak(script, { turn, said: conversation.at(-1)?.content ?? text, timing });
  }

  function mayAsk(): boolean {
    return askedAt.filter((at) => clock() - at < minute).length < limits.questionsAMinute;
  }

  function scriptFor(conversation: readonly [Turn, ...Turn[]]): Script {
    return openScript(
      openAnswer((signal) => ask(conversation, signal)),
      engines.textToSpeech,
    );
  }

  function phraseScript(caption: string): Script {
    return openScript(answerOf([phrase(caption)]), engines.textToSpeech);
  }

  /**
   * What was said so far with a question at its end. Where nothing was heard of the answer before, the caller
   * has only gone on with that question.
   */
  async function conversationWith(text: string): Promise<[Turn, ...Turn[]]> {
    const before = cutOff;
    const heard = before && join(before.heardBefore, (await before.done).heard);
    const isSameQuestion = before?.said !== undefined && heard === '' && !before.isMore;
    const said: Turn[] = before && !isSameQuestion ? turnsOf(before, heard ?? '') : [];
    const question = isSameQuestion ? `${before.said} ${text}` : text;
    // Typed with at least one turn, which the last one is.
    return [...history, ...said, { role: 'user', content: question }] as unknown as [Turn, ...Turn[]];
  }

  function turnsOf({ said, isMore }: Saying, heard: string): Turn[] {
    return [
      ...(said !== undefined && !isMore ? [{ role: 'user' as const, content: said }] : []),
      ...(heard ? [{ role: 'assistant' as const, content: heard }] : []),
    ];
  }

  /** What was cut off stays so: as said counts what was heard, and the rest is forgotten. */
  async function forget(isKept = false): Promise<void> {
    offered = undefined;
    const before = cutOff;
    cutOff = undefined;
    if (!before) return;
    // Its rest may be what is said next.
    if (!isKept) before.script.stop();
    const { heard } = await before.done;
    note(before, join(before.heardBefore, heard));
  }

  /** Goes on with what was cut off, from the sentence it was cut off in. */
  async function takeUp(turn: number): Promise<void> {
    const before = cutOff;
    cutOff = undefined;
    if (!before || hasEnded) return;
    const { heard, nextAt } = await before.done;
    const { said, isMore, figures, at } = before;
    void speak(before.script, {
      turn,
      from: nextAt,
      at,
      heardBefore: join(before.heardBefore, heard),
      ...(said !== undefined && { said }),
      ...(isMore && { isMore }),
      ...(figures && { figures }),
    });
  }

  function note(before: Saying, heard: string): void {
    const { turn, at, said, isMore, figures } = before;
    if (said === undefined) return;
    // A question that nothing was heard of, and that was asked on, is part of the next one.
    if (heard === '' && !isMore && !hasEnded) return;
    history.push(...turnsOf(before, heard));
    options.onExchange({ turn, at, said, heard, ...(figures && { figures }) });
  }

  /** Says a script, as an answer where something was asked. */
  async function speak(
    script: Script,
    about: {
      turn?: number;
      from?: number;
      at?: Date;
      said?: string;
      isMore?: boolean;
      heardBefore?: string;
      figures?: TurnFigures;
      timing?: Timing;
      /** Whether it only asks if somebody is there. */
      isPrompt?: boolean;
    } = {},
  ): Promise<void> {
    if (about.turn === undefined) turns += 1;
    const { turn = turns, from = 0, at = today(), heardBefore = '', timing, isPrompt, ...rest } = about;
    await attached.promise;
    if (hasEnded) return script.stop();
    let hasFailed = false;
    const said = mouth.say({
      turn,
      script,
      from,
      onWords: () => timing?.answered(),
      onSound() {
        const figures = timing?.sounded();
        if (!figures) return;
        now.figures = figures;
        say({ type: 'metrics', turn, ...figures });
      },
      onSilent(error) {
        options.onFailure(error, 'A sentence could not be spoken.');
        if (!hasFailed) fail('speech-failed');
        hasFailed = true;
      },
    });
    const done = said.catch(() => ({ heard: '', nextAt: from, isWhole: false }));
    const now: Saying = { turn, script, at, heardBefore, done, ...rest };
    saying = now;
    void script.sources().then(
      (sources) => sources.length > 0 && saying === now && say({ type: 'sources', turn, sources }),
      () => {},
    );
    try {
      const { heard, isWhole } = await said;
      if (saying !== now || !isWhole) return;
      saying = undefined;
      note(now, join(heardBefore, heard));
      if (isPrompt) return;
      offered = script.rest();
      quiet.stir();
    } catch (error) {
      if (saying !== now) return;
      saying = undefined;
      script.stop();
      options.onFailure(error, 'The expert failed in a call.');
      note(now, heardBefore);
      fail('expert-failed');
      void speak(phraseScript(phrases.failed));
    }
  }

  async function greet(): Promise<void> {
    try {
      await engines.ready();
    } catch (error) {
      options.onFailure(error, 'The engines of voice calls could not be loaded.');
      fail('engine-not-available', true);
      return end('error', callErrors['engine-not-available']);
    }
    if (!hasEnded && !saying) await speak(phraseScript(phrases.greeting(options.assistantName)));
  }

  async function end(reason: CallEndReason, message = ''): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(longest);
    quiet.stop();
    ear.close();
    early?.drop();
    const last = saying ?? cutOff;
    saying = undefined;
    cutOff = undefined;
    mouth.interrupt();
    attached.resolve();
    last?.script.stop();
    offered?.stop();
    if (last) note(last, join(last.heardBefore, (await last.done).heard));
    options.onEnd(reason);
    say({ type: 'ended', reason, message });
  }

  return {
    hear(frame) {
      if (hasStarted && !hasEnded && !isMuted) ear.push(frame);
    },
    take(message) {
      if (hasEnded) return;
      switch (message.type) {
        case 'start':
          if (hasStarted) return;
          hasStarted = true;
          void greet();
          return;
        case 'playback':
          return mouth.played(message.turn, message.sentence, message.state);
        case 'mute':
          isMuted = message.isMuted;
          if (isMuted) ear.finish();
          return quiet.stir();
        case 'push-to-talk':
          if (message.isOn === false) ear.listenToAll();
          else ear.hold(message.isHeld);
          return quiet.stir();
        case 'text': {
          turns += 1;
          const turn = turns;
          quiet.stir();
          cut();
          say({ type: 'transcript', turn, kind: 'final', text: message.text });
          const timing = openTiming(clock, clock(), clock());
          return settle(() => answer(turn, message.text, timing));
        }
        case 'stop':
          void end('customer-ended-call');
      }
    },
    detach() {
      if (hasEnded || !isAttached) return;
      ear.finish();
      isAttached = false;
      attached = Promise.withResolvers();
      if (!saying) return;
      cutOff = saying;
      saying = undefined;
      mouth.interrupt();
    },
    attach() {
      if (hasEnded) return;
      isAttached = true;
      attached.resolve();
      quiet.stir();
      if (!cutOff) return;
      turns += 1;
      const turn = turns;
      settle(() => takeUp(turn));
    },
    end,
  };
}

function join(one: string, other: string): string {
  return one && other ? `${one} ${other}` : one + other;
}
