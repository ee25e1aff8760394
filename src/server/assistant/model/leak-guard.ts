/** Detects text that must not be shown: the instruction, or another assistant's role. */
export interface LeakGuard {
  /** Whether this piece, together with those before it, reveals something. */
  isLeak(piece: string): boolean;
}

/** Consecutive words of the instruction that count as a leak. */
const maxRun = 7;

/** A whole piece found in the instruction is a leak from this many words on. */
const minWords = 4;

/** A longer run without spaces is not a word: it may be the instruction, encoded. */
const maxWord = 70;

const models = 'ChatGPT|GPT-?\\d\\w*|OpenAI|Anthropic|Claude|Gemini|Llama|Mistral|language model';

/** Sentences that take another role or announce the instruction. */
const otherVoice = [
  /\b(?:I am|I['’]m|[Mm]y name is|[Cc]all me|I (?:will|shall) (?:now )?(?:be|act|speak|respond|answer) as|[Aa]cting as|[Ss]peaking as)\s+(?:now\s+|called\s+|named\s+)?(?:(?:an?|the|your)\s+(?!expert\b)|["“]?[A-Z])/,
  new RegExp(`\\b(?:${models})\\b.*\\b(?:I|me|my)\\b|\\b(?:I|me|my)\\b.*\\b(?:${models})\\b`),
  /\b(?:my|system|these|the following|developer|initial|hidden|original) (?:system )?(?:prompts?|instructions?|directives?)\b.*(?:\bare\b|\bis\b|\bsays?\b|\btold?\b|\bread\b|:)/i,
  /\b(?:as|like) (?:I was |you )?(?:instructed|ordered|told) (?:by|to)\b/i,
];

/**
 * Opens a guard for one answer.
 *
 * @param instruction the system instruction
 * @param secrets other texts that never belong in an answer, such as delimiters of the data
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
  /** The last words so far: an instruction cut into small pieces is still one. */
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
