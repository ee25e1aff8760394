CREATE TABLE "company_activities" (
	"company_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"activity" text,
	"description" text NOT NULL,
	"licence" smallint NOT NULL,
	"chosen_by" uuid,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_activities_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "company_activities_licence_check" CHECK ("company_activities"."licence" in (1, 2)),
	CONSTRAINT "company_activities_words_check" CHECK ("company_activities"."activity" is not null or "company_activities"."description" <> '')
);
--> statement-breakpoint
CREATE TABLE "name_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"rank" smallint,
	"name" text NOT NULL,
	"arabic_name" text NOT NULL,
	"explanation" text NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"answered_on" date,
	"reason" text DEFAULT '' NOT NULL,
	"next_path" text DEFAULT '' NOT NULL,
	"reservation_number" text DEFAULT '' NOT NULL,
	"reserved_until" date,
	"recorded_at" timestamp with time zone,
	CONSTRAINT "name_proposals_state_check" CHECK (case "name_proposals"."state"
        when 'proposed' then "name_proposals"."rank" is not null and "name_proposals"."answered_on" is null
        when 'reserved' then "name_proposals"."rank" is not null and "name_proposals"."answered_on" is not null and "name_proposals"."reserved_until" is not null and "name_proposals"."reservation_number" <> ''
        when 'refused' then "name_proposals"."rank" is null and "name_proposals"."answered_on" is not null and "name_proposals"."reason" <> '' and "name_proposals"."next_path" <> ''
        else false end)
);
--> statement-breakpoint
ALTER TABLE "company_activities" ADD CONSTRAINT "company_activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_activities" ADD CONSTRAINT "company_activities_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_proposals" ADD CONSTRAINT "name_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_proposals" ADD CONSTRAINT "name_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_proposals_company_index" ON "name_proposals" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "name_proposals_proposed_by_index" ON "name_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE POLICY own_rows ON "company_activities" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "company_activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_activities" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "name_proposals" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "name_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "name_proposals" FORCE ROW LEVEL SECURITY;
