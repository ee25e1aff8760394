/** Maximum length of a question in characters; the server refuses a longer one. */
export const questionMaximumLength = 8_000;

/** Maximum bytes of conversation sent with a question; the server accepts slightly more. */
const maxBytes = 220 * 1024;

/** Bytes of JSON around each turn: its role and brackets. */
const frameBytes = 48;

/**
 * The turns to send: all, or if the server would refuse so many,
 * the newest ones. The last turn is always sent.
 */
export function turnsThatFit<Turn extends { content: string }>(turns: readonly Turn[]): readonly Turn[] {
  let room = maxBytes;
  const first = turns.findLastIndex(({ content }) => {
    room -= frameBytes + bytesInJson(content);
    return room < 0;
  });
  return turns.slice(Math.min(first + 1, turns.length - 1));
}

/** UTF-8 bytes of a text in JSON; slightly too many if it contains surrogate pairs. */
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
