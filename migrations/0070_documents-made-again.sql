CREATE TABLE "document_checks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "made_documents" ADD COLUMN "rebuilt_for" jsonb;--> statement-breakpoint
ALTER TABLE "document_checks" ADD CONSTRAINT "document_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY own_rows ON "document_checks" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "document_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_checks" FORCE ROW LEVEL SECURITY;
