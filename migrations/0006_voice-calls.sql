CREATE TABLE "voice_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"keeps_transcript" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "voice_exchanges" (
	"call_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"said" text,
	"heard" text,
	"endpoint_ms" integer,
	"stt_ms" integer,
	"answer_ms" integer,
	"tts_ms" integer,
	"total_ms" integer,
	CONSTRAINT "voice_exchanges_call_id_turn_pk" PRIMARY KEY("call_id","turn")
);
--> statement-breakpoint
ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_exchanges" ADD CONSTRAINT "voice_exchanges_call_id_voice_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."voice_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_calls_user_id_started_at_index" ON "voice_calls" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "voice_calls_started_at_index" ON "voice_calls" USING btree ("started_at");