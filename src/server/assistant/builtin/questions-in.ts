const opensQuestion =
  /^(?:and |but |also |so |then |or )*(?:by |on |at |in |from |until |for |to )?(?:what|which|who|whom|whose|when|where|why|how|is|are|am|do|does|did|can|could|may|must|should|would|will|has|have|was|were|compare|list|give|tell|show|explain)\b/i;

/** Where one question ends and another begins inside a sentence. */
const between =
  /,?\s+(?:and|also|but|or)\s+(?=(?:by |on |at |in |from |until |for |to )?(?:what|which|who|whom|when|where|why|how|is|are|am|do|does|did|can|could|must|should|would|will|has|have)\b)/i;

/** Most questions that one message is split into. */
const maxQuestions = 4;

/** The questions of a message, each with the statements that it makes. One alone stays as it was written. */
export function questionsIn(message: string): readonly string[] {
  const sentences = message
    .slice(0, 1_000)
    .split(/(?<=[?!;]|[\p{L}\p{N})]{2}\.)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const statements: string[] = [];
  const questions: string[] = [];
  for (const sentence of sentences) {
    if (!sentence.endsWith('?') && !opensQuestion.test(sentence)) {
      statements.push(sentence);
      continue;
    }
    questions.push(...sentence.split(between).map((part) => part.replace(/[,?.;\s]+$/, '').trim()));
  }
  const asked = questions.filter((part) => /\p{L}{2}/u.test(part)).slice(0, maxQuestions);
  if (asked.length < 2) return [message];
  // 'KSA: income tax rate? VAT?' asks all of it about one place.
  const [, heading] = /^([^:?]{2,30}):\s/.exec(asked[0] ?? '') ?? [];
  const context = [...statements, ...(heading ? [`${heading}:`] : [])].join(' ');
  return asked.map((part) => `${context} ${heading ? part.replace(`${heading}:`, '').trim() : part}?`.trim());
}
