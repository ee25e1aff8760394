CREATE TABLE "made_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"template" text NOT NULL,
	"party_id" uuid,
	"choices" jsonb NOT NULL,
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"file_hash" text NOT NULL,
	"pages" integer NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_versions" ADD COLUMN "origin" text DEFAULT 'uploaded' NOT NULL;--> statement-breakpoint
ALTER TABLE "made_documents" ADD CONSTRAINT "made_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_documents" ADD CONSTRAINT "made_documents_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "made_documents_company_index" ON "made_documents" USING btree ("company_id","paper_id");--> statement-breakpoint
CREATE INDEX "made_documents_made_by_index" ON "made_documents" USING btree ("made_by");--> statement-breakpoint
CREATE POLICY own_rows ON "made_documents" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "made_documents" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "made_documents" FORCE ROW LEVEL SECURITY;
