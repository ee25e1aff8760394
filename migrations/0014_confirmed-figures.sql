CREATE TABLE "confirmed_figures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" text NOT NULL,
	"line" text NOT NULL,
	"version" integer NOT NULL,
	"currency" text,
	"low" bigint,
	"high" bigint,
	"source_title" text,
	"source_url" text,
	"seen_on" date,
	"note" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmed_figures_place_line_version_key" UNIQUE("place","line","version")
);
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "confirmed_figures"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
