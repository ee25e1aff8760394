CREATE TABLE "case_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"step" text,
	"date" text,
	"on_day" date,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "case_events_kind_check" CHECK (case "case_events"."kind"
        when 'step-done' then "case_events"."step" is not null and "case_events"."date" is null and "case_events"."on_day" is not null
        when 'step-reopened' then "case_events"."step" is not null and "case_events"."date" is null and "case_events"."on_day" is null
        when 'date-set' then "case_events"."step" is null and "case_events"."date" is not null and "case_events"."on_day" is not null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_events_recorded_by_index" ON "case_events" USING btree ("recorded_by");