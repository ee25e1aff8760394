import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/** Voice calls: their times, for their owner and the operator. Audio is never stored. */
export const voiceCalls = pgTable(
  'voice_calls',
  {
    /** Created with the ticket. Its uniqueness makes a ticket single-use. */
    id: uuid('id').primaryKey(),
    /** The caller; absent for visitors, whose words are never stored. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the caller wants the words to be kept. */
    keepsTranscript: boolean('keeps_transcript').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endReason: text('end_reason'),
  },
  (table) => [
    index('voice_calls_user_id_started_at_index').on(table.userId, table.startedAt),
    index('voice_calls_started_at_index').on(table.startedAt),
  ],
);

/** Questions of a call with their answers' timings, and the words if they are to be kept. */
export const voiceExchanges = pgTable(
  'voice_exchanges',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => voiceCalls.id, { onDelete: 'cascade' }),
    turn: integer('turn').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    said: text('said'),
    /** The part of the answer that was heard. */
    heard: text('heard'),
    endpointMs: integer('endpoint_ms'),
    sttMs: integer('stt_ms'),
    answerMs: integer('answer_ms'),
    ttsMs: integer('tts_ms'),
    totalMs: integer('total_ms'),
  },
  (table) => [primaryKey({ columns: [table.callId, table.turn] })],
);
