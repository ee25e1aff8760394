import type { RequestedService, RequestState } from '#domain/requests/service-request.ts';

/** Who wrote something in a thread: the company's people, or the agency's staff. */
export const threadSides = ['company', 'agency'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** A question with its answer by the expert, as both stood in the chat or were said in a call. */
export interface Exchange {
  asked: string;
  answered: string;
}

/** What an item carries besides its text. The copy in the thread stays as it was when it was written. */
export interface ThreadDetails {
  message: Record<string, never>;
  /** A conversation with the expert that is handed over to a person. */
  conversation: { exchanges: readonly Exchange[] };
  /** The transcript of a voice call, which its caller put here. */
  call: { startedAt: string; exchanges: readonly Exchange[] };
  /** A request for a service, or what became of it. */
  request: { service: RequestedService; state: RequestState };
}
export type ThreadItemKind = keyof ThreadDetails;
export const threadItemKinds = [
  'message',
  'conversation',
  'call',
  'request',
] as const satisfies readonly ThreadItemKind[];

/** Longest text of a message, in characters. */
export const maxMessageLength = 8_000;
/** Most papers that go with a message or a note. */
export const maxAttachedPapers = 10;
/** Most exchanges that are handed over with a message. */
export const maxExchanges = 20;
