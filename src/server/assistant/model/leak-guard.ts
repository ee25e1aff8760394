/** Notices text that must not leave: the instruction, and the voice of another assistant. */
export interface LeakGuard {
  /** Whether this piece of an answer, with those before it, gives something away. */
  isLeak(piece: string): boolean;
}

/** So many words in a row from the instruction are no chance. */
const maxRun = 7;

/** A piece that stands in the instruction as a whole is one from so many words on. */
const minWords = 4;

/** Text without spaces beyond this is no word: it may be the instruction, encoded. */
const maxWord = 70;

const models = 'ChatGPT|GPT-?\\d\\w*|OpenAI|Anthropic|Claude|Gemini|Llama|Mistral|language model';

/** Sentences in which somebody else speaks, or the instruction is announced. */
const otherVoice = [
  /\b(?:I am|I['’]m|[Mm]y name is|[Cc]all me|I (?:will|shall) (?:now )?(?:be|act|speak|respond|answer) as|[Aa]cting as|[Ss]peaking as)\s+(?:now\s+|called\s+|named\s+)?(?:(?:an?|the|your)\s+(?!expert\b)|["“]?[A-Z])/,
  new RegExp(`\\b(?:${models})\\b.*\\b(?:I|me|my)\\b|\\b(?:I|me|my)\\b.*\\b(?:${models})\\b`),
  /\b(?:my|system|these|the following|developer|initial|hidden|original) (?:system )?(?:prompts?|instructions?|directives?)\b.*(?:\bare\b|\bis\b|\bsays?\b|\btold?\b|\bread\b|:)/i,
  /\b(?:as|like) (?:I was |you )?(?:instructed|ordered|told) (?:by|to)\b/i,
];

/**
 * Opens a guard for one answer.
 *
 * @param instruction what the model was told
 * @param secrets other texts that never belong in an answer, such as marks of the data
 * @param assistantName the only name the model may call itself by
 */
export function openLeakGuard({
  instruction,
  secrets,
  assistantName,
}: {
  instruction: string;
  secrets: readonly string[];
  assistantName: string;
}): LeakGuard {
  const told = ` ${plainWords(instruction).join(' ')} `;
  /** The last words before a piece: an instruction cut into small pieces is one all the same. */
  let before: string[] = [];
  return {
    isLeak(piece) {
      const words = plainWords(piece);
      const both = [...before, ...words];
      before = both.slice(1 - maxRun);
      if (words.length >= minWords && told.includes(` ${words.join(' ')} `)) return true;
      for (let at = 0; at + maxRun <= both.length; at += 1) {
        if (told.includes(` ${both.slice(at, at + maxRun).join(' ')} `)) return true;
      }
      if (secrets.some((secret) => piece.includes(secret))) return true;
      const withoutLinks = piece.replaceAll(/https?:\/\/\S+/g, ' ');
      if (withoutLinks.split(/\s/).some((word) => word.length > maxWord && !word.includes('|'))) return true;
      const spoken = withoutLinks.replaceAll(/[*_]/g, '').replaceAll(assistantName, 'expert');
      return otherVoice.some((pattern) => pattern.test(spoken));
    },
  };
}

function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
