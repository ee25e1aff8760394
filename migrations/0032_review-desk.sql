CREATE TABLE "desk_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"needs_two" boolean NOT NULL,
	CONSTRAINT "desk_settings_single_check" CHECK ("desk_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "return_reasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_claims" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid PRIMARY KEY NOT NULL,
	"claimed_by" uuid NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_decisions_paper_id_number_position_pk" PRIMARY KEY("paper_id","number","position")
);
--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_claims_claimed_by_index" ON "review_claims" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "review_decisions_company_index" ON "review_decisions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "review_decisions_decided_by_index" ON "review_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE POLICY own_rows ON "review_claims" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "review_decisions" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "review_claims" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_claims" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_decisions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_decisions" FORCE ROW LEVEL SECURITY;
