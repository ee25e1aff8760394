DROP TRIGGER only_added ON "confirmed_figures";--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD COLUMN "is_approved" boolean;--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD COLUMN "approved_by_name" text;--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
-- Until now a figure held at once, by the word of the person who entered it.
UPDATE "confirmed_figures" SET
  "from_day" = ("entered_at" AT TIME ZONE 'UTC')::date,
  "is_approved" = true,
  "approved_by_name" = "entered_by_name",
  "approved_at" = "entered_at";--> statement-breakpoint
ALTER TABLE "confirmed_figures" ALTER COLUMN "from_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmed_figures" ALTER COLUMN "is_approved" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmed_figures_one_draft_key" ON "confirmed_figures" USING btree ("place","line") WHERE not "confirmed_figures"."is_approved";--> statement-breakpoint
ALTER TABLE "confirmed_figures" ADD CONSTRAINT "confirmed_figures_approval_check" CHECK ("confirmed_figures"."is_approved" = ("confirmed_figures"."approved_by_name" is not null and "confirmed_figures"."approved_at" is not null));--> statement-breakpoint
CREATE TRIGGER only_drafts_change BEFORE UPDATE OR DELETE ON "confirmed_figures"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_change_of_approved();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "confirmed_figures"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
