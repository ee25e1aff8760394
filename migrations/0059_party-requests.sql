CREATE TABLE "party_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"from_whom" text NOT NULL,
	"side" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"escalated_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "party_requests" ADD CONSTRAINT "party_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_requests" ADD CONSTRAINT "party_requests_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "party_requests_company_id_index" ON "party_requests" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "party_requests_party_id_index" ON "party_requests" USING btree ("party_id");--> statement-breakpoint
CREATE POLICY own_rows ON "party_requests" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "party_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "party_requests" FORCE ROW LEVEL SECURITY;
