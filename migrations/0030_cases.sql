CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_on" date,
	"listed_by" text,
	CONSTRAINT "cases_id_company_key" UNIQUE("id","company_id")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_formation_key" ON "cases" USING btree ("company_id") WHERE "cases"."kind" = 'formation';
--> statement-breakpoint
CREATE INDEX "cases_company_id_index" ON "cases" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "cases_listed_by_index" ON "cases" USING btree ("listed_by");
--> statement-breakpoint
CREATE POLICY own_rows ON "cases" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE TABLE "open_tasks" (
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"task" text NOT NULL,
	"label" text NOT NULL,
	"state" text NOT NULL,
	"turn" text NOT NULL,
	"since" date NOT NULL,
	"usual_shortest" smallint,
	"usual_longest" smallint,
	"usual_until" date,
	"points" smallint NOT NULL,
	CONSTRAINT "open_tasks_case_id_task_pk" PRIMARY KEY("case_id","task")
);
--> statement-breakpoint
ALTER TABLE "open_tasks" ADD CONSTRAINT "open_tasks_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "open_tasks_company_id_index" ON "open_tasks" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "open_tasks_turn_index" ON "open_tasks" USING btree ("turn","since");
--> statement-breakpoint
CREATE INDEX "open_tasks_usual_until_index" ON "open_tasks" USING btree ("usual_until");
--> statement-breakpoint
CREATE POLICY own_rows ON "open_tasks" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
-- What was recorded so far belongs to each company's formation.
SELECT set_config('landfall.scope', 'installation', true);
--> statement-breakpoint
INSERT INTO "cases" ("company_id", "kind", "opened_at") SELECT "id", 'formation', "created_at" FROM "companies";
--> statement-breakpoint
ALTER TABLE "case_events" RENAME COLUMN "step" TO "task";
--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_check";
--> statement-breakpoint
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "case_events" ADD COLUMN "case_id" uuid;
--> statement-breakpoint
ALTER TABLE "case_events" ADD COLUMN "side" text DEFAULT 'founder' NOT NULL;
--> statement-breakpoint
ALTER TABLE "case_events" ALTER COLUMN "side" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "case_events" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
UPDATE "case_events" SET
	"case_id" = "cases"."id",
	"kind" = CASE "case_events"."kind" WHEN 'step-done' THEN 'completed' WHEN 'step-reopened' THEN 'reopened' ELSE "case_events"."kind" END,
	"on_day" = CASE "case_events"."kind" WHEN 'step-reopened' THEN ("case_events"."recorded_at" AT TIME ZONE 'UTC')::date ELSE "case_events"."on_day" END
FROM "cases" WHERE "cases"."company_id" = "case_events"."company_id";
--> statement-breakpoint
ALTER TABLE "case_events" ALTER COLUMN "case_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "case_events_case_id_index" ON "case_events" USING btree ("case_id");
--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_refusal_check" CHECK ("case_events"."kind" <> 'refused' or (coalesce("case_events"."detail" ->> 'reason', '') <> '' and coalesce("case_events"."detail" ->> 'nextPath', '') <> ''));
--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_check" CHECK (case
        when "case_events"."kind" in ('submitted', 'accepted', 'returned', 'filed', 'approved', 'refused', 'completed', 'reopened', 'waived', 'unwaived', 'undone')
          then "case_events"."task" is not null and "case_events"."date" is null and "case_events"."on_day" is not null
        when "case_events"."kind" = 'date-set' then "case_events"."task" is null and "case_events"."date" is not null and "case_events"."on_day" is not null
        when "case_events"."kind" = 'date-cleared' then "case_events"."task" is null and "case_events"."date" is not null and "case_events"."on_day" is null
        when "case_events"."kind" = 'question-answered' then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is null and "case_events"."question" is not null
        when "case_events"."kind" = 'answers-changed' then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is not null and "case_events"."detail" ? 'answers'
        else false end);
--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['cases', 'open_tasks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT set_config('landfall.scope', '', true);
--> statement-breakpoint
-- Every company has a formation, whatever created it.
CREATE FUNCTION landfall_open_formation() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO "cases" ("company_id", "kind", "opened_at") VALUES (NEW."id", 'formation', NEW."created_at");
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER open_formation AFTER INSERT ON "companies"
  FOR EACH ROW EXECUTE FUNCTION landfall_open_formation();
