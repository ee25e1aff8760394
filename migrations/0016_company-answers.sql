ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_check";--> statement-breakpoint
ALTER TABLE "case_events" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "case_events" ADD COLUMN "answer" boolean;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_check" CHECK (case "case_events"."kind"
        when 'step-done' then "case_events"."step" is not null and "case_events"."date" is null and "case_events"."on_day" is not null
        when 'step-reopened' then "case_events"."step" is not null and "case_events"."date" is null and "case_events"."on_day" is null
        when 'date-set' then "case_events"."step" is null and "case_events"."date" is not null and "case_events"."on_day" is not null
        when 'date-cleared' then "case_events"."step" is null and "case_events"."date" is not null and "case_events"."on_day" is null
        when 'question-answered' then "case_events"."step" is null and "case_events"."date" is null and "case_events"."on_day" is null and "case_events"."question" is not null
        else false end);