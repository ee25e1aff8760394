CREATE TABLE "bank_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"bank" text,
	"application" integer,
	"outcome" text,
	"on_day" date,
	"reasons" text[] NOT NULL,
	"note" text NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "bank_events_kind_check" CHECK (case "bank_events"."kind"
        when 'sent' then "bank_events"."bank" is not null and "bank_events"."on_day" is not null
        when 'answered' then "bank_events"."application" is not null and "bank_events"."outcome" is not null and "bank_events"."on_day" is not null
        when 'repaired' then cardinality("bank_events"."reasons") = 1
        else false end)
);
--> statement-breakpoint
CREATE TABLE "bank_profiles" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"activity" text NOT NULL,
	"website_text" text NOT NULL,
	"applies_from_within" boolean,
	"pays_abroad" boolean,
	"holds_client_money" boolean,
	"has_large_turnover" boolean,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_profiles" ADD CONSTRAINT "bank_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_events_recorded_by_index" ON "bank_events" USING btree ("recorded_by");--> statement-breakpoint
CREATE POLICY own_rows ON "bank_profiles" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "bank_events" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "bank_profiles" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bank_profiles" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bank_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bank_events" FORCE ROW LEVEL SECURITY;
