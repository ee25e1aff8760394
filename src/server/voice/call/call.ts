import { type CallEndReason, type CallerMessage, callErrors } from '#contract/voice.ts';
import type { ExpertPart, Turn } from '../../assistant/expert.ts';
import type { Engines } from '../engines/open-engines.ts';
import { phrases } from '../spoken/phrases.ts';
import { openAnswer } from './answer.ts';
import { type Heard, openEar } from './ear.ts';
import { beginEarly, type EarlyAnswer } from './early-answer.ts';
import type { Exchange } from './exchange.ts';
import type { CallLimits } from './limits.ts';
import type { MouthEvents } from './mouth.ts';
import { openPreview } from './preview.ts';
import { watchQuiet } from './quiet-watch.ts';
import { isUnfinished, replyOf } from './replies.ts';
import { openScript, type Script } from './script.ts';
import { openTalk } from './talk.ts';
import { openTiming, type Timing } from './timing.ts';

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

/** Talk that is shorter was no attempt to say something, in ms. */
const leastVoiceMs = 700;
/** Silence that ends a turn, and one whose sentence is not finished, in ms. */
const usualWaitMs = 512;
const longerWaitMs = 992;
const minute = 60_000;

/** Opens a call; it begins with the client's 'start'. */
export function openCall(options: CallOptions): Call {
  const { engines, ask, repair, limits, clock, onFailure } = options;
  const { speechToText, textToSpeech } = engines;
  let turns = 0;
  let hasStarted = false;
  let hasEnded = false;
  let isMuted = false;
  let isAttached = true;
  let early: EarlyAnswer | undefined;
  let settling: Promise<void> = Promise.resolve();
  const askedAt: number[] = [];

  const nextTurn = () => {
    turns += 1;
    return turns;
  };
  const talk = openTalk({
    ...options,
    textToSpeech,
    nextTurn,
    isListening: () => ear.isOpen(),
    onSaid: () => quiet.stir(),
  });
  const preview = openPreview({
    speechToText,
    repair,
    onText: (text) => talk.tell({ type: 'transcript', turn: turns, kind: 'partial', text }),
  });
  const ear = openEar({
    detector: engines.turnDetector,
    clock,
    longestTurnMs: limits.longestTurnMs,
    onSpeech() {
      const turn = nextTurn();
      talk.cut();
      talk.tell({ type: 'user-speech-start', turn });
      quiet.stir();
    },
    onMore: preview.look,
    onPause({ sound }) {
      const turn = turns;
      preview.stop();
      early?.drop();
      early = beginEarly({
        sound,
        speechToText,
        repair,
        onText: (text) => text && talk.tell({ type: 'transcript', turn, kind: 'partial', text }),
        async prepare(text) {
          const isNoQuestion = replyTo(text, await talk.offer()) !== undefined;
          return isNoQuestion || !mayAsk() ? undefined : scriptFor(await talk.conversationWith(text));
        },
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
      preview.stop();
      talk.tell({ type: 'user-speech-end', turn });
      if (isCut) talk.fail('turn-too-long');
      quiet.stir();
      const timing = openTiming(clock, heard.endedAt, clock());
      settle(() => settleSpoken(turn, heard, begun, timing));
    },
    waitMs: () => (isUnfinished(early?.known() ?? '') ? longerWaitMs : usualWaitMs),
  });
  const quiet = watchQuiet({
    limits: () => (isMuted ? limits.mutedSilence : limits.silence),
    isExpected: () => talk.isSpeaking() || ear.isOpen() || !isAttached,
    onPrompt: () => void talk.speakPhrase(phrases.stillThere, { isPrompt: true }),
    onEnd: () => void end('silence-timeout', phrases.goodbye),
  });
  const longest = setTimeout(() => void end('max-duration', phrases.timeIsUp), limits.longestCallMs);
  longest.unref();

  /** One turn is settled after another. */
  function settle(work: () => Promise<void>): void {
    settling = settling.then(work).catch((error: unknown) => {
      onFailure(error, 'A turn of a call failed.');
      talk.fail('unexpected');
    });
  }

  async function settleSpoken(
    turn: number,
    heard: Heard,
    begun: EarlyAnswer | undefined,
    timing: Timing,
  ): Promise<void> {
    let text: string;
    try {
      const signal = AbortSignal.timeout(limits.longestTurnMs);
      text = begun ? await begun.text : repair(await speechToText.transcribe(heard.sound, signal));
    } catch (error) {
      begun?.drop();
      onFailure(error, 'What a caller said could not be written down.');
      talk.tell({ type: 'transcript', turn, kind: 'final', text: '' });
      talk.fail('not-understood');
      return talk.takeUp(turn);
    }
    timing.worded();
    if (hasEnded) return begun?.drop();
    if (text === '') {
      begun?.drop();
      // What was shown while it was said were no words after all.
      talk.tell({ type: 'transcript', turn, kind: 'final', text });
      if (!talk.wasCut() && heard.voiceMs > leastVoiceMs) talk.fail('not-understood');
      return talk.takeUp(turn);
    }
    talk.tell({ type: 'transcript', turn, kind: 'final', text });
    await answer(turn, text, timing, begun);
  }

  function replyTo(text: string, offer: Script | undefined) {
    return replyOf(text, { wasOffered: offer !== undefined, wasCut: talk.wasCut() });
  }

  async function answer(turn: number, text: string, timing: Timing, begun?: EarlyAnswer): Promise<void> {
    const rest = await talk.offer();
    const reply = replyTo(text, rest);
    if (reply) begun?.drop();
    const about = { turn, said: text, timing };
    if (reply === 'back-channel' || (reply === 'go-on' && !rest && talk.wasCut())) {
      return talk.takeUp(turn);
    }
    if (reply === 'go-on') {
      await talk.forget(rest !== undefined);
      void (rest
        ? talk.speak(rest, { ...about, isMore: true })
        : talk.speakPhrase(phrases.nothingMore, { ...about, isMore: true }));
      return;
    }
    if (reply === 'no-more') {
      await talk.forget();
      return void talk.speakPhrase(phrases.declined, { ...about, isMore: true });
    }
    if (!mayAsk()) {
      begun?.drop();
      talk.fail('too-many-questions');
      return talk.takeUp(turn);
    }
    askedAt.push(clock());
    const conversation = await talk.conversationWith(text);
    const script = (await begun?.take(text)) ?? scriptFor(conversation);
    begun?.drop();
    await talk.forget();
    void talk.speak(script, { ...about, said: conversation.at(-1)?.content ?? text });
  }

  function mayAsk(): boolean {
    return askedAt.filter((at) => clock() - at < minute).length < limits.questionsAMinute;
  }

  function scriptFor(conversation: readonly [Turn, ...Turn[]]): Script {
    return openScript(
      openAnswer((signal) => ask(conversation, signal)),
      textToSpeech,
    );
  }

  async function greet(): Promise<void> {
    try {
      await engines.ready();
    } catch (error) {
      onFailure(error, 'The engines of voice calls could not be loaded.');
      talk.fail('engine-not-available', true);
      return end('error', callErrors['engine-not-available']);
    }
    if (!hasEnded && turns === 0) await talk.speakPhrase(phrases.greeting(options.assistantName));
  }

  async function end(reason: CallEndReason, message = ''): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(longest);
    quiet.stop();
    ear.close();
    preview.stop();
    early?.drop();
    await talk.end();
    options.onEnd(reason);
    talk.tell({ type: 'ended', reason, message });
  }

  return {
    hear(frame) {
      if (hasStarted && !hasEnded && !isMuted) ear.push(frame);
    },
    take(message) {
      if (hasEnded) return;
      switch (message.type) {
        case 'start':
          if (!hasStarted) void greet();
          hasStarted = true;
          return;
        case 'playback':
          return talk.played(message.turn, message.sentence, message.state);
        case 'mute':
          isMuted = message.isMuted;
          if (isMuted) ear.finish();
          return quiet.stir();
        case 'push-to-talk':
          if (message.isOn === false) ear.listenToAll();
          else ear.hold(message.isHeld);
          return quiet.stir();
        case 'text': {
          const { text } = message;
          const turn = nextTurn();
          quiet.stir();
          talk.cut();
          talk.tell({ type: 'transcript', turn, kind: 'final', text });
          const timing = openTiming(clock, clock(), clock());
          return settle(() => answer(turn, text, timing));
        }
        case 'stop':
          void end('customer-ended-call');
      }
    },
    detach() {
      if (hasEnded || !isAttached) return;
      isAttached = false;
      ear.finish();
      talk.detach();
    },
    attach() {
      if (hasEnded) return;
      isAttached = true;
      talk.attach();
      quiet.stir();
      if (talk.wasCut()) settle(() => talk.takeUp());
    },
    end,
  };
}
