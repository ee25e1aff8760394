import type { CallSource } from '#contract/voice.ts';
import type { ExpertPart } from '../../assistant/index.ts';
import { openSpokenForm, type SpokenSentence } from '../spoken/spoken-form.ts';

/** A streaming answer of the expert, by sentence. */
export interface Answer {
  /**
   * A sentence by index, once it has arrived; `undefined` beyond the last one.
   * @throws the expert's error if it failed before that sentence
   */
  sentence(index: number): Promise<SpokenSentence | undefined>;
  /** The sources that these sentences cite, once the answer is complete. */
  sources(of: readonly SpokenSentence[]): Promise<CallSource[]>;
  /** Aborts the expert. */
  stop(): void;
}

/** Requests an answer and reads it to the end. */
export function openAnswer(ask: (signal: AbortSignal) => AsyncIterable<ExpertPart>): Answer {
  const controller = new AbortController();
  const form = openSpokenForm();
  const sentences: SpokenSentence[] = [];
  let failure: { error: unknown } | undefined;
  let isDone = false;
  let grown = Promise.withResolvers<void>();

  function add(more: readonly SpokenSentence[]): void {
    if (more.length === 0) return;
    sentences.push(...more);
    const told = grown;
    grown = Promise.withResolvers();
    told.resolve();
  }

  const reading = (async () => {
    try {
      for await (const part of ask(controller.signal)) if (part.kind === 'text') add(form.push(part.text));
      add(form.end());
    } catch (error) {
      failure = { error };
    }
    isDone = true;
    grown.resolve();
  })();

  return {
    async sentence(index) {
      while (index >= sentences.length && !isDone) await grown.promise;
      const sentence = sentences[index];
      if (!sentence && failure) throw failure.error;
      return sentence;
    },
    async sources(of) {
      await reading;
      const cited = new Set(of.flatMap(({ cites }) => cites));
      const all = [...form.sources];
      const chosen = all.filter(([number]) => cited.has(number));
      // A total at the start of an answer has no citation: it is derived from what follows.
      return (chosen.length > 0 ? chosen : all).map(([, source]) => source);
    },
    stop: () => controller.abort(),
  };
}

/** A fixed text in place of an answer. */
export function answerOf(sentences: readonly SpokenSentence[]): Answer {
  return {
    sentence: async (index) => sentences[index],
    sources: async () => [],
    stop() {},
  };
}
