CREATE TABLE "quote_decisions" (
	"quote_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"typed_name" text NOT NULL,
	"reason" text NOT NULL,
	"hash" text NOT NULL,
	"terms_version" integer NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_decisions_kind_check" CHECK ("quote_decisions"."kind" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "quote_decisions_reason_check" CHECK (case when "quote_decisions"."kind" = 'accepted' then "quote_decisions"."typed_name" <> '' else "quote_decisions"."reason" <> '' end)
);
--> statement-breakpoint
CREATE TABLE "quote_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"valid_until" date NOT NULL,
	"edits" jsonb NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"sent_by_name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"case_id" uuid NOT NULL,
	"edits" jsonb,
	"tag" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"valid_until" date,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_key" UNIQUE("number"),
	CONSTRAINT "quotes_id_company_key" UNIQUE("id","company_id"),
	CONSTRAINT "quotes_state_check" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "quote_decisions" ADD CONSTRAINT "quote_decisions_quote_fk" FOREIGN KEY ("quote_id","company_id") REFERENCES "public"."quotes"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_fk" FOREIGN KEY ("quote_id","company_id") REFERENCES "public"."quotes"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_decisions_version_key" ON "quote_decisions" USING btree ("quote_id","version");--> statement-breakpoint
CREATE INDEX "quote_decisions_company_id_index" ON "quote_decisions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "quote_versions_company_id_index" ON "quote_versions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "quotes_company_id_index" ON "quotes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "quotes_changed_at_index" ON "quotes" USING btree ("changed_at","id");--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['quotes', 'quote_versions', 'quote_decisions'] LOOP
    EXECUTE format('CREATE POLICY own_rows ON %I USING ("company_id" = landfall_company() OR landfall_works_for_all())', owned);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;--> statement-breakpoint
-- Rows go with their company, by its foreign key, and in no other way.
CREATE FUNCTION landfall_refuse_delete_alone() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    IF pg_trigger_depth() < 2 THEN
      RAISE EXCEPTION '% is append-only.', TG_TABLE_NAME;
    END IF;
    RETURN OLD;
  END $$;--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR TRUNCATE ON "quote_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR TRUNCATE ON "quote_decisions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON "quote_versions"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_delete_alone();--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON "quote_decisions"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_delete_alone();
