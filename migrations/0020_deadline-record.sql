CREATE TABLE "deadline_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"deadline" text NOT NULL,
	"occurrence" text NOT NULL,
	"kind" text NOT NULL,
	"on_day" date,
	"reason" text,
	"always" boolean NOT NULL,
	"assignee" uuid,
	"to_agency" boolean NOT NULL,
	"recorded_by" uuid,
	"side" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deadline_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "deadline_events_kind_check" CHECK (case "deadline_events"."kind"
        when 'done' then "deadline_events"."on_day" is not null and "deadline_events"."reason" is null
        when 'does-not-apply' then "deadline_events"."on_day" is null and "deadline_events"."reason" is not null
        when 'assigned' then "deadline_events"."on_day" is null and "deadline_events"."reason" is null
        when 'reopened' then "deadline_events"."on_day" is null and "deadline_events"."reason" is null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "has_names" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_events_recorded_by_index" ON "deadline_events" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "deadline_events_assignee_index" ON "deadline_events" USING btree ("assignee");--> statement-breakpoint
CREATE POLICY own_rows ON "deadline_events" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "deadline_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "deadline_events" FORCE ROW LEVEL SECURITY;
