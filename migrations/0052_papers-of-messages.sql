CREATE TABLE "note_papers" (
	"company_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note_id" uuid NOT NULL,
	CONSTRAINT "note_papers_note_id_place_pk" PRIMARY KEY("note_id","place")
);
--> statement-breakpoint
CREATE TABLE "thread_papers" (
	"company_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "thread_papers_company_id_position_place_pk" PRIMARY KEY("company_id","position","place")
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_id_company_key" UNIQUE("id","company_id");--> statement-breakpoint
ALTER TABLE "note_papers" ADD CONSTRAINT "note_papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_papers" ADD CONSTRAINT "note_papers_note_fk" FOREIGN KEY ("note_id","company_id") REFERENCES "public"."staff_notes"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_papers" ADD CONSTRAINT "thread_papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_papers" ADD CONSTRAINT "thread_papers_item_fk" FOREIGN KEY ("company_id","position") REFERENCES "public"."thread_items"("company_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_papers_company_id_index" ON "note_papers" USING btree ("company_id");--> statement-breakpoint
CREATE POLICY own_rows ON "thread_papers" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
-- Hidden from a company's people as the notes are.
CREATE POLICY own_rows ON "note_papers"
  USING (("company_id" = landfall_company() AND landfall_person() IS NULL) OR landfall_works_for_all());--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['thread_papers', 'note_papers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE TRIGGER only_added BEFORE UPDATE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change()', owned);
  END LOOP;
END $$;
