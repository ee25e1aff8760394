CREATE TABLE "agency_terms" (
	"version" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_versions" (
	"service_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"service" jsonb,
	"from_day" date NOT NULL,
	"note" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"is_approved" boolean NOT NULL,
	"approved_by_name" text,
	"approved_at" timestamp with time zone,
	CONSTRAINT "service_versions_service_id_version_pk" PRIMARY KEY("service_id","version"),
	CONSTRAINT "service_versions_approval_check" CHECK ("service_versions"."is_approved" = ("service_versions"."approved_by_name" is not null and "service_versions"."approved_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "service_versions_one_draft_key" ON "service_versions" USING btree ("service_id") WHERE not "service_versions"."is_approved";--> statement-breakpoint
-- Only drafts can be changed or removed.
CREATE FUNCTION landfall_refuse_change_of_approved() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    IF OLD."is_approved" THEN
      RAISE EXCEPTION 'An approved version cannot be changed.';
    END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END $$;--> statement-breakpoint
CREATE TRIGGER only_drafts_change BEFORE UPDATE OR DELETE ON "service_versions"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_change_of_approved();--> statement-breakpoint
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "service_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "agency_terms"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
