CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_items" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_items_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "thread_items_side_check" CHECK ("thread_items"."side" in ('company', 'agency'))
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"side" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_reads_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_items" ADD CONSTRAINT "thread_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_company_id_at_index" ON "staff_notes" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "thread_reads_person_id_index" ON "thread_reads" USING btree ("person_id");--> statement-breakpoint
CREATE POLICY own_rows ON "thread_items" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "thread_reads" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
-- A transaction of one of the company's people names that person; one of staff does not.
CREATE POLICY own_rows ON "staff_notes"
  USING (("company_id" = landfall_company() AND landfall_person() IS NULL) OR landfall_works_for_all());--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['thread_items', 'thread_reads', 'staff_notes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR TRUNCATE ON "thread_items"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR TRUNCATE ON "staff_notes"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();--> statement-breakpoint
-- Requests that were made before there were threads, and what was answered to them.
SET LOCAL landfall.scope = 'installation';--> statement-breakpoint
INSERT INTO "thread_items" ("company_id", "position", "kind", "side", "author_id", "author_name", "text", "details", "at")
SELECT "company_id", row_number() OVER (PARTITION BY "company_id" ORDER BY "at", "side" DESC), 'request', "side", "author_id",
  "author_name", "text", "details", "at"
FROM (
  SELECT r."company_id", 'company' AS "side", r."requested_by" AS "author_id", coalesce(u."name", '') AS "author_name",
    '' AS "text", jsonb_build_object('service', r."service", 'state', 'open') AS "details", r."requested_at" AS "at"
  FROM "service_requests" r LEFT JOIN "users" u ON u."id" = r."requested_by"
  UNION ALL
  SELECT r."company_id", 'agency', NULL, '', r."answer",
    jsonb_build_object('service', r."service", 'state', r."state"), r."changed_at"
  FROM "service_requests" r WHERE r."answer" <> '' OR r."state" <> 'open'
) AS items;
