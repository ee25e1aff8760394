import type { CallMessage } from './voice-call.ts';

/** What one side said in one go. */
export interface Caption {
  id: number;
  role: 'user' | 'assistant';
  /** Absent where the service does not count turns. */
  turn: number | undefined;
  text: string;
  /** Whether it is complete. */
  isFinal: boolean;
  /** The caller spoke into it. */
  isInterrupted: boolean;
}

type Transcript = Extract<CallMessage, { type: 'transcript' }>;

/** Adds words to what was said. */
export function withWords(captions: readonly Caption[], said: Transcript): readonly Caption[] {
  const text = said.transcript.trim();
  return said.role === 'user' ? withQuestion(captions, said, text) : withAnswer(captions, said, text);
}

/** Words that may still change are replaced by those that follow them. */
function withQuestion(captions: readonly Caption[], said: Transcript, text: string): readonly Caption[] {
  const isFinal = said.transcriptType === 'final';
  const known = captions.findLast(
    ({ role, isFinal: isDone, turn }) =>
      role === 'user' && (!isDone || (turn !== undefined && turn === said.turn)),
  );
  if (!known) return text === '' ? captions : [...captions, captionOf(said, text, isFinal)];
  if (text === '') return captions.filter((caption) => caption !== known);
  return replaced(captions, known, { text, isFinal });
}

/** Sentence by sentence an answer stays one caption. Its words are final: they are being said. */
function withAnswer(captions: readonly Caption[], said: Transcript, text: string): readonly Caption[] {
  if (text === '' || said.transcriptType === 'partial') return captions;
  const last = captions.at(-1);
  const goesOn = last?.role === 'assistant' && last.turn === said.turn && !last.isInterrupted;
  if (last && goesOn) return replaced(captions, last, { text: `${last.text} ${text}`, isFinal: false });
  return [...captions, captionOf(said, text, false)];
}

/** The answer that is going on has come to its end; the same list where none is. */
export function withAnswerEnded(captions: readonly Caption[], isInterrupted: boolean): readonly Caption[] {
  const open = captions.findLast(({ role, isFinal }) => role === 'assistant' && !isFinal);
  return open ? replaced(captions, open, { isFinal: true, isInterrupted }) : captions;
}

let lastId = 0;

function captionOf({ role, turn }: Transcript, text: string, isFinal: boolean): Caption {
  lastId += 1;
  return { id: lastId, role, turn, text, isFinal, isInterrupted: false };
}

function replaced(captions: readonly Caption[], old: Caption, change: Partial<Caption>): readonly Caption[] {
  return captions.map((caption) => (caption === old ? { ...old, ...change } : caption));
}
