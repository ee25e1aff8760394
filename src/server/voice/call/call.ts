import type { CallEndReason, CallerMessage } from '#contract/voice.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { callErrorMessages } from '#messages/call-errors.ts';
import type { ExpertPart, Turn } from '../../assistant/index.ts';
import type { Engines } from '../engines/open-engines.ts';
import { phrases } from '../spoken/phrases.ts';
import { openAnswer } from './answer.ts';
import { openDialogue } from './dialogue.ts';
import type { Exchange } from './exchange.ts';
import { isFragment } from './fragment.ts';
import type { CallLimits } from './limits.ts';
import type { PlayerEvents } from './player.ts';
import { openPreview } from './preview.ts';
import { isUnfinished, replyOf } from './replies.ts';
import { openScript, type Script } from './script.ts';
import { openSegmenter, type Utterance } from './segmenter.ts';
import { watchSilence } from './silence-watch.ts';
import { beginSpeculativeAnswer, type SpeculativeAnswer } from './speculative-answer.ts';
import { openTiming, type Timing } from './timing.ts';

export interface CallOptions extends PlayerEvents {
  engines: Engines;
  /** The expert of the chat. */
  ask(turns: readonly [Turn, ...Turn[]], signal: AbortSignal): AsyncIterable<ExpertPart>;
  /** Corrects misheard names. */
  repair(text: string): string;
  assistantName: string;
  limits: CallLimits;
  today(): Date;
  /** Called with each exchange when it is known how much of the answer was heard. */
  onExchange(exchange: Exchange): void;
  /** Called once, before the last message. */
  onEnd(reason: CallEndReason): void;
  /** Called with internal errors, without anything that was said. */
  onFailure(error: unknown, what: string): void;
}

/** One call, independent of its connection. */
export interface Call {
  receiveAudio(frame: Int16Array): void;
  receiveMessage(message: CallerMessage): void;
  /** The connection was lost: pause until it is back. */
  detach(): void;
  /** The connection is back: continue from the interrupted sentence. */
  attach(): void;
  end(reason: CallEndReason, message?: string): Promise<void>;
}

/** Shorter speech is ignored, in ms. */
const minVoiceMs = 700;
/** Silence that ends a turn, and one with an unfinished sentence, in ms. */
const usualWaitMs = 512;
const longerWaitMs = 992;
const minute = 60_000;

/** Opens a call; it begins with the client's 'start'. */
export function openCall(options: CallOptions): Call {
  const { engines, ask, repair, limits, clock, onFailure } = options;
  const { speechToText, textToSpeech } = engines;
  let turns = 0;
  let isListening = false;
  let hasStarted = false;
  let hasEnded = false;
  let isMuted = false;
  let isAttached = true;
  let early: SpeculativeAnswer | undefined;
  let settling: Promise<void> = Promise.resolve();
  const askedAt: number[] = [];

  const nextTurn = () => {
    turns += 1;
    return turns;
  };
  const dialogue = openDialogue({
    ...options,
    textToSpeech,
    nextTurn,
    isListening: () => segmenter.isOpen(),
    onSaid: () => silence.restart(),
  });
  const preview = openPreview({
    speechToText,
    repair,
    onText: (text) => dialogue.tell({ type: 'transcript', turn: turns, kind: 'partial', text }),
  });
  const segmenter = openSegmenter({
    detector: engines.turnDetector,
    clock,
    maxTurnMs: limits.maxTurnMs,
    onSpeech() {
      const turn = nextTurn();
      dialogue.interrupt();
      dialogue.tell({ type: 'user-speech-start', turn });
      silence.restart();
    },
    onMore: preview.look,
    onPause({ sound }) {
      const turn = turns;
      preview.stop();
      early?.drop();
      early = beginSpeculativeAnswer({
        sound,
        speechToText,
        repair,
        onText: (text) => text && dialogue.tell({ type: 'transcript', turn, kind: 'partial', text }),
        async prepare(text) {
          const isNoQuestion = replyTo(text, await dialogue.offer()) !== undefined;
          if (isNoQuestion || !mayAsk()) return undefined;
          const conversation = await dialogue.conversationWith(text);
          return isOnlyPart(conversation) ? undefined : scriptFor(conversation);
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
      dialogue.tell({ type: 'user-speech-end', turn });
      if (isCut) dialogue.fail('turn-too-long');
      silence.restart();
      const timing = openTiming(clock, heard.endedAt, clock());
      settle(() => settleSpoken(turn, heard, begun, timing));
    },
    waitMs: () => (isUnfinished(early?.known() ?? '') ? longerWaitMs : usualWaitMs),
  });
  const silence = watchSilence({
    limits: () => (isMuted ? limits.mutedSilence : limits.silence),
    isExpected: () => dialogue.isSpeaking() || segmenter.isOpen() || !isAttached,
    onPrompt: () => void dialogue.speakPhrase(phrases.stillThere, { isPrompt: true }),
    onEnd: () => void end('silence-timeout', phrases.goodbye),
  });
  const longest = setTimeout(() => void end('max-duration', phrases.timeIsUp), limits.maxCallMs);
  longest.unref();
  let wordless: NodeJS.Timeout | undefined;
  restartWordless();

  /** Noise restarts the silence watch, so that words have a timer of their own. A muted caller has another limit. */
  function restartWordless(): void {
    clearTimeout(wordless);
    if (isMuted) return;
    wordless = setTimeout(
      () => void end('nothing-understood', phrases.nothingUnderstood),
      limits.maxWordlessMs,
    );
    wordless.unref();
  }

  /** Handles turns one after another. */
  function settle(work: () => Promise<void>): void {
    settling = settling.then(work).catch((error: unknown) => {
      onFailure(error, 'A turn of a call failed.');
      dialogue.fail('unexpected');
    });
  }

  async function settleSpoken(
    turn: number,
    heard: Utterance,
    begun: SpeculativeAnswer | undefined,
    timing: Timing,
  ): Promise<void> {
    let text: string;
    try {
      const signal = AbortSignal.timeout(limits.maxTurnMs);
      text = begun ? await begun.text : repair(await speechToText.transcribe(heard.sound, signal));
    } catch (error) {
      begun?.drop();
      onFailure(error, 'What a caller said could not be written down.');
      dialogue.tell({ type: 'transcript', turn, kind: 'final', text: '' });
      dialogue.fail('not-understood');
      return dialogue.resume(turn);
    }
    timing.worded();
    if (hasEnded) return begun?.drop();
    if (text === '') {
      begun?.drop();
      // Clear the partial transcript that was shown.
      dialogue.tell({ type: 'transcript', turn, kind: 'final', text });
      if (!dialogue.wasInterrupted() && heard.voiceMs > minVoiceMs) dialogue.fail('not-understood');
      return dialogue.resume(turn);
    }
    restartWordless();
    dialogue.tell({ type: 'transcript', turn, kind: 'final', text });
    await answer(turn, text, timing, begun);
  }

  function replyTo(text: string, offer: Script | undefined) {
    return replyOf(text, { wasOffered: offer !== undefined, wasInterrupted: dialogue.wasInterrupted() });
  }

  async function answer(
    turn: number,
    text: string,
    timing: Timing,
    begun?: SpeculativeAnswer,
  ): Promise<void> {
    const rest = await dialogue.offer();
    const reply = replyTo(text, rest);
    if (reply) begun?.drop();
    const about = { turn, said: text, timing };
    if (reply === 'back-channel' || (reply === 'go-on' && !rest && dialogue.wasInterrupted())) {
      return dialogue.resume(turn);
    }
    if (reply === 'go-on') {
      await dialogue.discardInterrupted(rest !== undefined);
      void (rest
        ? dialogue.speak(rest, { ...about, isMore: true })
        : dialogue.speakPhrase(phrases.nothingMore, { ...about, isMore: true }));
      return;
    }
    if (reply === 'no-more') {
      await dialogue.discardInterrupted();
      return void dialogue.speakPhrase(phrases.declined, { ...about, isMore: true });
    }
    if (!mayAsk()) {
      begun?.drop();
      dialogue.fail('too-many-questions');
      return dialogue.resume(turn);
    }
    const conversation = await dialogue.conversationWith(text);
    if (isOnlyPart(conversation)) {
      begun?.drop();
      await dialogue.discardInterrupted();
      return void dialogue.speakPhrase(phrases.onlyPartHeard, about);
    }
    askedAt.push(clock());
    const script = (await begun?.take(text)) ?? scriptFor(conversation);
    begun?.drop();
    await dialogue.discardInterrupted();
    void dialogue.speak(script, { ...about, said: conversation.at(-1)?.content ?? text });
  }

  /** Whether the caller's first words are only a piece of a question. */
  function isOnlyPart([first, ...others]: readonly [Turn, ...Turn[]]): boolean {
    return (
      others.length === 0 && isFragment(first.content, plainDate(options.today().toISOString().slice(0, 10)))
    );
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
      dialogue.fail('engine-not-available', true);
      return end('error', callErrorMessages['engine-not-available']);
    }
    isListening = true;
    dialogue.tell({ type: 'listening' });
    // Who speaks already is answered, not greeted.
    await segmenter.caughtUp();
    if (!hasEnded && turns === 0) await dialogue.speakPhrase(phrases.greeting(options.assistantName));
  }

  async function end(reason: CallEndReason, message = ''): Promise<void> {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(longest);
    clearTimeout(wordless);
    silence.stop();
    segmenter.close();
    preview.stop();
    early?.drop();
    await dialogue.end();
    options.onEnd(reason);
    dialogue.tell({ type: 'ended', reason, message });
  }

  return {
    receiveAudio(frame) {
      if (hasStarted && !hasEnded && !isMuted) segmenter.push(frame);
    },
    receiveMessage(message) {
      if (hasEnded) return;
      switch (message.type) {
        case 'start':
          if (!hasStarted) void greet();
          hasStarted = true;
          return;
        case 'playback':
          return dialogue.played(message.turn, message.sentence, message.state);
        case 'mute':
          isMuted = message.isMuted;
          if (isMuted) segmenter.finish();
          restartWordless();
          return silence.restart();
        case 'push-to-talk':
          if (message.isOn === false) segmenter.listenToAll();
          else segmenter.hold(message.isHeld);
          return silence.restart();
        case 'text': {
          const { text } = message;
          const turn = nextTurn();
          silence.restart();
          restartWordless();
          dialogue.interrupt();
          dialogue.tell({ type: 'transcript', turn, kind: 'final', text });
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
      segmenter.finish();
      dialogue.detach();
    },
    attach() {
      if (hasEnded) return;
      isAttached = true;
      dialogue.attach();
      if (isListening) dialogue.tell({ type: 'listening' });
      silence.restart();
      if (dialogue.wasInterrupted()) settle(() => dialogue.resume());
    },
    end,
  };
}
