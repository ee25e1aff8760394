import type { Expert, ExpertPart, ExpertQuestion } from '../expert.ts';

type Script = (question: ExpertQuestion) => AsyncIterable<ExpertPart>;

/** An expert with scripted answers. */
export interface ScriptedExpert extends Expert {
  /** The questions it got, in order. */
  asked: ExpertQuestion[];
  /** Sets the answer from now on. */
  says(script: Script): void;
}

/** Initially says 'Hello, founder.' in two pieces. */
export function scriptedExpert(): ScriptedExpert {
  const asked: ExpertQuestion[] = [];
  let script: Script = () => hello();
  return {
    description: 'scripted',
    asked,
    says(next) {
      script = next;
    },
    answer(question) {
      asked.push(question);
      return script(question);
    },
  };
}

export async function* hello(): AsyncGenerator<ExpertPart> {
  yield text('Hello, ');
  yield text('founder.');
  yield end();
}

export function text(said: string): ExpertPart {
  return { kind: 'text', text: said };
}

/** An end with 12 prompt tokens and 5 completion tokens. */
export function end(reason: 'stop' | 'length' = 'stop'): ExpertPart {
  return { kind: 'end', reason, promptTokens: 12, completionTokens: 5 };
}

/** Says something and then waits until its signal aborts; reports when it was aborted. */
export function endless(said: string[] = ['One moment']): { script: Script; letGo: Promise<unknown> } {
  const letGo = Promise.withResolvers<unknown>();
  async function* script({ signal }: ExpertQuestion): AsyncGenerator<ExpertPart> {
    try {
      for (const piece of said) yield text(piece);
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    } finally {
      letGo.resolve(signal.reason);
    }
  }
  return { script, letGo: letGo.promise };
}
