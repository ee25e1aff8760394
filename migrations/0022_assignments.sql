CREATE TABLE "assignments" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_owner_id_index" ON "assignments" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY own_rows ON "assignments" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignments" FORCE ROW LEVEL SECURITY;
