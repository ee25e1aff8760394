ALTER TABLE "sessions" ADD COLUMN "second_factor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
-- Who has two-step verification on was asked for a code in every session that is open.
UPDATE "sessions" SET "second_factor" = 'code' FROM "second_factors"
WHERE "second_factors"."user_id" = "sessions"."user_id" AND "second_factors"."confirmed_at" IS NOT NULL;
