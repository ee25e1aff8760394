CREATE TABLE "kept_keys" (
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sealed_key" text NOT NULL,
	CONSTRAINT "kept_keys_company_id_version_pk" PRIMARY KEY("company_id","version")
);
--> statement-breakpoint
CREATE TABLE "kept_papers" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"company_name" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"key_version" integer NOT NULL,
	"sealed_name" text NOT NULL,
	"rule" text NOT NULL,
	"kept_until" date NOT NULL,
	CONSTRAINT "kept_papers_paper_id_number_pk" PRIMARY KEY("paper_id","number")
);
--> statement-breakpoint
CREATE INDEX "kept_papers_kept_until_index" ON "kept_papers" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "kept_papers_company_id_index" ON "kept_papers" USING btree ("company_id");--> statement-breakpoint
CREATE POLICY own_rows ON "kept_papers" USING (landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "kept_keys" USING (landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "kept_papers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_papers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_keys" FORCE ROW LEVEL SECURITY;
