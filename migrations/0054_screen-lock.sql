ALTER TABLE "sessions" ADD COLUMN "last_input_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_after" integer;--> statement-breakpoint
-- A locked session hears of nothing: its open pages are cut off as with its end.
CREATE TRIGGER announce_lock AFTER UPDATE OF "locked_at" ON "sessions"
  FOR EACH ROW WHEN (OLD."locked_at" IS NULL AND NEW."locked_at" IS NOT NULL)
  EXECUTE FUNCTION landfall_announce_ended_session();
