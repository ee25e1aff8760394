import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { ticketSeconds } from '#contract/voice.ts';

/** What a ticket permits. */
export interface Admission {
  callId: string;
  /** The signed-in caller. */
  personId: string | undefined;
  /** Its session: the call ends with it. */
  sessionId: string | undefined;
  /** The identity that may have one call at a time. */
  holder: string;
  /** The caller's network, which cannot take every slot. */
  network: string;
  keepsTranscript: boolean;
}

/** Tickets are signed and self-contained, so any instance can read them. */
export interface Tickets {
  issue(admission: Omit<Admission, 'callId'>): { ticket: string; callId: string };
  /** `undefined` if it is forged or expired. Whether it was used before is only known from the stored calls. */
  read(ticket: string): Admission | undefined;
}

const content = z.object({
  callId: z.uuid(),
  personId: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  holder: z.string(),
  network: z.string(),
  keepsTranscript: z.boolean(),
  until: z.number(),
});

export function openTickets(secret: string, clock: () => Date): Tickets {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(`voice-ticket:${text}`).digest();
  return {
    issue(admission) {
      const callId = randomUUID();
      const until = clock().getTime() + ticketSeconds * 1000;
      const text = Buffer.from(JSON.stringify({ ...admission, callId, until })).toString('base64url');
      return { ticket: `${text}.${signatureOf(text).toString('base64url')}`, callId };
    },
    read(ticket) {
      const [text = '', signature = ''] = ticket.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { until, personId, sessionId, ...admission } = content.parse(
        JSON.parse(Buffer.from(text, 'base64url').toString()),
      );
      return until < clock().getTime() ? undefined : { ...admission, personId, sessionId };
    },
  };
}
