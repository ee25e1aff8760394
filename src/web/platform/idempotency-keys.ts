/** Keys of requests that create something and have no answer yet, by what they ask for. */
const unanswered = new Map<string, string>();

/** The key of a request. The same request, made again before it was answered, keeps its key. */
export function idempotencyKeyOf(request: string): string {
  const key = unanswered.get(request) ?? newIdempotencyKey();
  unanswered.set(request, key);
  return key;
}

/** Ends a request that was answered: asking for the same again is something new. */
export function endRequest(request: string): void {
  unanswered.delete(request);
}

/** Not `crypto.randomUUID`: browsers keep that from pages without TLS, where a trial installation may run. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
