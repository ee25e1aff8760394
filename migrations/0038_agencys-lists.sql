CREATE TABLE "deadline_lists" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"listed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listed_deadlines" (
	"company_id" uuid NOT NULL,
	"deadline" text NOT NULL,
	"occurrence" text NOT NULL,
	"label" text NOT NULL,
	"on_day" date NOT NULL,
	"is_conditional" boolean NOT NULL,
	CONSTRAINT "listed_deadlines_company_id_deadline_occurrence_pk" PRIMARY KEY("company_id","deadline","occurrence")
);
--> statement-breakpoint
CREATE TABLE "task_times" (
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"task" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"decided_by" text NOT NULL,
	"filed_on" date NOT NULL,
	"approved_on" date NOT NULL,
	"working_days" smallint NOT NULL,
	CONSTRAINT "task_times_case_id_task_pk" PRIMARY KEY("case_id","task")
);
--> statement-breakpoint
CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "passport_key" text;--> statement-breakpoint
ALTER TABLE "deadline_lists" ADD CONSTRAINT "deadline_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_deadlines" ADD CONSTRAINT "listed_deadlines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_times" ADD CONSTRAINT "task_times_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_deadlines_on_day_index" ON "listed_deadlines" USING btree ("on_day");--> statement-breakpoint
CREATE INDEX "task_times_company_id_index" ON "task_times" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "task_times_place_index" ON "task_times" USING btree ("place","kind","task","approved_on");--> statement-breakpoint
CREATE INDEX "task_times_approved_on_index" ON "task_times" USING btree ("approved_on");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_passport_key_key" ON "clients" USING btree ("passport_key",coalesce("licence_key", '')) WHERE "clients"."passport_key" is not null;
--> statement-breakpoint
CREATE POLICY own_rows ON "listed_deadlines" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "deadline_lists" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "task_times" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
DO $$ DECLARE owned text; BEGIN
  FOREACH owned IN ARRAY ARRAY['listed_deadlines', 'deadline_lists', 'task_times'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;
--> statement-breakpoint
-- Deadlines count from a company's answers, dates and steps: where one changes, they are listed again.
CREATE FUNCTION landfall_unlist_deadlines() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    DELETE FROM "deadline_lists" WHERE "company_id" = NEW."company_id";
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE FUNCTION landfall_unlist_deadlines_of_company() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    DELETE FROM "deadline_lists" WHERE "company_id" = NEW."id";
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER unlist_deadlines AFTER INSERT ON "case_events"
  FOR EACH ROW EXECUTE FUNCTION landfall_unlist_deadlines();
--> statement-breakpoint
CREATE TRIGGER unlist_deadlines AFTER INSERT ON "deadline_events"
  FOR EACH ROW EXECUTE FUNCTION landfall_unlist_deadlines();
--> statement-breakpoint
CREATE TRIGGER unlist_deadlines AFTER UPDATE OF "country", "company_type", "sub_type", "visas", "office_type", "total_shares" ON "companies"
  FOR EACH ROW EXECUTE FUNCTION landfall_unlist_deadlines_of_company();
--> statement-breakpoint
-- What all cases of a place took, for whoever asks: figures of at least so many answers, never a company's own.
CREATE FUNCTION landfall_own_windows("of_place" text, "of_kind" text, "since" date, "min_answers" integer)
  RETURNS TABLE ("task" text, "answers" integer, "median" double precision, "eightieth" integer) LANGUAGE plpgsql
  AS $$ DECLARE before text := coalesce(current_setting('landfall.scope', true), '');
  BEGIN
    PERFORM set_config('landfall.scope', 'installation', true);
    RETURN QUERY SELECT "task_times"."task", count(*)::int,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY "working_days"),
        percentile_disc(0.8) WITHIN GROUP (ORDER BY "working_days")::int
      FROM "task_times"
      WHERE "place" = "of_place" AND "kind" = "of_kind" AND "approved_on" >= "since"
      GROUP BY "task_times"."task" HAVING count(*) >= "min_answers";
    PERFORM set_config('landfall.scope', before, true);
  END $$;
