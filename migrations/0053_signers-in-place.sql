ALTER TABLE "envelope_events" ADD COLUMN "changed" jsonb;--> statement-breakpoint
ALTER TABLE "envelope_events" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD COLUMN "in_place_of" uuid;