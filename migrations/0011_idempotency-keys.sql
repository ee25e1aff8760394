CREATE TABLE "idempotency_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"answer" text,
	"claimed_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_index" ON "idempotency_keys" USING btree ("expires_at");