/** Longest question, in characters; the server refuses a longer one. */
export const questionMaximumLength = 8_000;

/** Most bytes of conversation that go along with a question; the server takes a little more. */
const maxBytes = 220 * 1024;

/** What the wire adds to each turn, in bytes: its role and brackets. */
const frameBytes = 48;

/**
 * A conversation as it is sent: whole, unless it has become so long that the server would not take it; then
 * the oldest turns stay behind. The last turn is always sent.
 */
export function turnsThatFit<Turn extends { content: string }>(turns: readonly Turn[]): readonly Turn[] {
  let room = maxBytes;
  const first = turns.findLastIndex(({ content }) => {
    room -= frameBytes + bytesInJson(content);
    return room < 0;
  });
  return turns.slice(Math.min(first + 1, turns.length - 1));
}

/** Bytes of a text in JSON, in UTF-8; a little more than there are where it holds pairs of surrogates. */
function bytesInJson(text: string): number {
  let bytes = 2;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20) bytes += 6;
    else if (code < 0x80) bytes += code === 0x22 || code === 0x5c ? 2 : 1;
    else bytes += code < 0x800 ? 2 : 3;
  }
  return bytes;
}
