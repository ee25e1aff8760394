CREATE TABLE "own_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"places" text[] NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"terms" jsonb,
	"also_advises" boolean DEFAULT false NOT NULL,
	"appointment" integer,
	"outcome" text,
	"on_day" date,
	"note" text NOT NULL,
	"recorded_by" uuid,
	"side" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "provider_events_kind_check" CHECK (case "provider_events"."kind"
        when 'chosen' then "provider_events"."terms" is not null and "provider_events"."on_day" is not null
        when 'answered' then "provider_events"."appointment" is not null and "provider_events"."outcome" is not null and "provider_events"."on_day" is not null
        when 'exempted' then true
        else false end)
);
--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_events_recorded_by_index" ON "provider_events" USING btree ("recorded_by");--> statement-breakpoint
CREATE POLICY own_rows ON "provider_events" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "provider_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_events" FORCE ROW LEVEL SECURITY;
