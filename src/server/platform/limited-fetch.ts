import { outgoingFetch } from './outgoing-fetch.ts';

interface Limits {
  /** Maximum size of an answer, in bytes. */
  maxBytes: number;
  /** Maximum length of a line in a text answer, in bytes. */
  maxLineBytes?: number;
}

/** Fetches from a service configured by the operator and aborts answers beyond the limits. */
export function limitedFetch(limits: Limits): typeof fetch {
  return async (input, init) => {
    const answer = await outgoingFetch(input, init);
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(limiter(limits)), { status, statusText, headers });
  };
}

const newline = 0x0a;

function limiter({ maxBytes, maxLineBytes = maxBytes }: Limits): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  let line = 0;
  return new TransformStream({
    transform(piece, controller) {
      total += piece.length;
      const start = piece.indexOf(newline);
      const longest = line + (start === -1 ? piece.length : start);
      line = start === -1 ? longest : piece.length - piece.lastIndexOf(newline) - 1;
      if (total > maxBytes || longest > maxLineBytes)
        controller.error(new Error('The answer was longer than it may be.'));
      else controller.enqueue(piece);
    },
  });
}
