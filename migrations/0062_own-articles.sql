CREATE TABLE "own_articles" (
	"company_id" uuid NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_articles_company_id_section_pk" PRIMARY KEY("company_id","section")
);
--> statement-breakpoint
ALTER TABLE "own_articles" ADD CONSTRAINT "own_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_articles" ADD CONSTRAINT "own_articles_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_articles_changed_by_index" ON "own_articles" USING btree ("changed_by");--> statement-breakpoint
CREATE POLICY own_rows ON "own_articles" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "own_articles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_articles" FORCE ROW LEVEL SECURITY;
