import type { CallErrorCode, ServerMessage } from '#contract/voice.ts';
import { callErrorMessages } from '#messages/call-errors.ts';
import type { Turn } from '../../assistant/index.ts';
import type { TextToSpeech } from '../engines/text-to-speech.ts';
import { phrase, phrases } from '../spoken/phrases.ts';
import { answerOf } from './answer.ts';
import type { Exchange } from './exchange.ts';
import { openPlayer, type PlayerEvents } from './player.ts';
import { openScript, type Script } from './script.ts';
import type { Timing, TurnFigures } from './timing.ts';

interface DialogueOptions extends PlayerEvents {
  textToSpeech: TextToSpeech;
  today(): Date;
  nextTurn(): number;
  /** Whether the caller is speaking: then nothing is started. */
  isListening(): boolean;
  /** A script was spoken to its end. */
  onSaid(): void;
  onExchange(exchange: Exchange): void;
  onFailure(error: unknown, what: string): void;
}

/** Context of a script. */
interface About {
  turn?: number;
  /** Index of the first sentence. */
  from?: number;
  at?: Date;
  /** The question, if one was asked. */
  said?: string;
  /** Whether it continues the previous answer and has no question. */
  isMore?: boolean;
  /** What was heard before an interruption. */
  heardBefore?: string;
  figures?: TurnFigures;
  timing?: Timing;
  /** Whether it is the silence prompt. */
  isPrompt?: boolean;
}

interface Saying extends About {
  turn: number;
  at: Date;
  heardBefore: string;
  script: Script;
  /** The result. */
  done: Promise<{ heard: string; nextAt: number }>;
}

/** The assistant's side of a call, including what the caller heard of it. */
export interface Dialogue {
  /** Speaks a script, as the answer if something was asked. */
  speak(script: Script, about?: About): Promise<void>;
  /** Says a phrase. */
  speakPhrase(caption: string, about?: About): Promise<void>;
  /** Stops at once: the caller is speaking or gone. */
  interrupt(): void;
  /** Continues what was interrupted, from the interrupted sentence. */
  resume(turn?: number): Promise<void>;
  wasInterrupted(): boolean;
  /**
   * Discards the rest of what was interrupted; only what was heard counts as said.
   *
   * @param isGoingOn whether the rest is spoken next
   */
  discardInterrupted(isGoingOn?: boolean): Promise<void>;
  /** What was offered next: after the last answer, or in the last sentence that the caller interrupted. */
  offer(): Promise<Script | undefined>;
  /**
   * The conversation so far, with a question at its end. If nothing of the previous answer was heard, the question is
   * appended to the previous one.
   */
  conversationWith(question: string): Promise<[Turn, ...Turn[]]>;
  isSpeaking(): boolean;
  played(turn: number, sentence: number, state: 'started' | 'finished'): void;
  /** Interrupts, and stays silent until `attach`. */
  detach(): void;
  attach(): void;
  /** Tells the client of a failure. */
  fail(code: CallErrorCode, isFatal?: boolean): void;
  tell(message: ServerMessage): void;
  /** Stops for good and records what was heard. */
  end(): Promise<void>;
}

export function openDialogue(options: DialogueOptions): Dialogue {
  const { textToSpeech, today, nextTurn, isListening, onFailure } = options;
  let isAttached = true;
  let attached = Promise.withResolvers<void>();
  attached.resolve();
  let hasEnded = false;
  const tell = (message: ServerMessage) => {
    if (isAttached) options.tell(message);
  };
  const player = openPlayer({
    clock: options.clock,
    tell,
    play: (turn, samples) => isAttached && options.play(turn, samples),
  });
  const history: Turn[] = [];
  let saying: Saying | undefined;
  /** What was interrupted and may be resumed. */
  let interrupted: Saying | undefined;
  let offered: Script | undefined;

  function fail(code: CallErrorCode, isFatal = false): void {
    tell({ type: 'error', code, message: callErrorMessages[code], isFatal });
  }

  async function speak(script: Script, about: About = {}): Promise<void> {
    const { turn = nextTurn(), from = 0, at = today(), heardBefore = '', timing, isPrompt } = about;
    await attached.promise;
    if (hasEnded) return script.stop();
    if (isListening()) {
      const done = Promise.resolve({ heard: '', nextAt: from });
      interrupted = { ...about, turn, at, heardBefore, script, done };
      return;
    }
    let wasSilent = false;
    const spoken = player.say({
      turn,
      script,
      from,
      onWords: () => timing?.answered(),
      onSound() {
        if (!timing) return;
        now.figures = timing.sounded();
        tell({ type: 'metrics', turn, ...now.figures });
      },
      onSilent(error) {
        onFailure(error, 'A sentence could not be spoken.');
        if (!wasSilent) fail('speech-failed');
        wasSilent = true;
      },
    });
    const done = spoken.catch(() => ({ heard: '', nextAt: from }));
    const now: Saying = { ...about, turn, at, heardBefore, script, done };
    saying = now;
    tellSources(now);
    try {
      const { heard, isWhole } = await spoken;
      if (saying !== now || !isWhole) return;
      saying = undefined;
      note(now, joined(heardBefore, heard));
      if (isPrompt) return;
      offered = script.rest();
      options.onSaid();
    } catch (error) {
      if (saying !== now) return;
      saying = undefined;
      script.stop();
      onFailure(error, 'The expert failed in a call.');
      note(now, heardBefore);
      fail('expert-failed');
      await speakPhrase(phrases.failed);
    }
  }

  function speakPhrase(caption: string, about?: About): Promise<void> {
    return speak(openScript(answerOf([phrase(caption)]), textToSpeech), about);
  }

  function tellSources(of: Saying): void {
    of.script.sources().then(
      (sources) => {
        if (sources.length > 0 && saying === of) tell({ type: 'sources', turn: of.turn, sources });
      },
      // The caller of `say` gets this error too.
      () => {},
    );
  }

  function interrupt(): void {
    if (!saying || !player.isSpeaking()) return;
    interrupted = saying;
    saying = undefined;
    player.interrupt();
    tell({ type: 'interrupt', turn: interrupted.turn });
  }

  /** Records a question and what was heard of its answer. */
  function note(before: Saying, heard: string): void {
    const { turn, at, said, isMore, figures } = before;
    if (said === undefined) return;
    // A continued question without a heard answer is part of the next one.
    if (heard === '' && !isMore && !hasEnded) return;
    history.push(...turnsOf(before, heard));
    options.onExchange({ turn, at, said, heard, ...(figures && { figures }) });
  }

  return {
    speak,
    speakPhrase,
    interrupt,
    tell,
    fail,
    wasInterrupted: () => interrupted !== undefined,
    async resume(turn) {
      const before = interrupted;
      interrupted = undefined;
      if (!before || hasEnded) return;
      const { script, done, timing: _, ...about } = before;
      const { heard, nextAt } = await done;
      const heardBefore = joined(before.heardBefore, heard);
      void speak(script, { ...about, turn: turn ?? nextTurn(), from: nextAt, heardBefore });
    },
    async discardInterrupted(isGoingOn = false) {
      offered = undefined;
      const before = interrupted;
      interrupted = undefined;
      if (!before) return;
      if (!isGoingOn) before.script.stop();
      note(before, joined(before.heardBefore, (await before.done).heard));
    },
    async offer() {
      if (!interrupted) return offered;
      const { script, done } = interrupted;
      const offerAt = script.offerAt();
      return offerAt !== undefined && (await done).nextAt >= offerAt ? script.rest() : undefined;
    },
    async conversationWith(text) {
      const before = interrupted;
      const heard = before ? joined(before.heardBefore, (await before.done).heard) : '';
      const isSameQuestion = before?.said !== undefined && heard === '' && !before.isMore;
      const said = before && !isSameQuestion ? turnsOf(before, heard) : [];
      const question = isSameQuestion ? `${before.said} ${text}` : text;
      // Typed as non-empty; the last turn is the question.
      return [...history, ...said, { role: 'user', content: question }] as unknown as [Turn, ...Turn[]];
    },
    isSpeaking: player.isSpeaking,
    played: player.played,
    detach() {
      interrupt();
      isAttached = false;
      attached = Promise.withResolvers();
    },
    attach() {
      isAttached = true;
      attached.resolve();
    },
    async end() {
      hasEnded = true;
      const last = saying ?? interrupted;
      saying = undefined;
      interrupted = undefined;
      player.interrupt();
      attached.resolve();
      last?.script.stop();
      offered?.stop();
      if (last) note(last, joined(last.heardBefore, (await last.done).heard));
    },
  };
}

function turnsOf({ said, isMore }: Pick<About, 'said' | 'isMore'>, heard: string): Turn[] {
  return [
    ...(said !== undefined && !isMore ? [{ role: 'user' as const, content: said }] : []),
    ...(heard ? [{ role: 'assistant' as const, content: heard }] : []),
  ];
}

function joined(one: string, other: string): string {
  return one && other ? `${one} ${other}` : one + other;
}
