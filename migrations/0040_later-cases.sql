ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_check";--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_withdrawal_check" CHECK ("case_events"."kind" <> 'withdrawn' or coalesce("case_events"."detail" ->> 'reason', '') <> '');--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_check" CHECK (case
        when "case_events"."kind" in ('submitted', 'accepted', 'returned', 'filed', 'approved', 'refused', 'completed', 'noted', 'reopened', 'waived', 'unwaived', 'undone')
          then "case_events"."task" is not null and "case_events"."date" is null and "case_events"."on_day" is not null
        when "case_events"."kind" = 'date-set' then "case_events"."task" is null and "case_events"."date" is not null and "case_events"."on_day" is not null
        when "case_events"."kind" = 'date-cleared' then "case_events"."task" is null and "case_events"."date" is not null and "case_events"."on_day" is null
        when "case_events"."kind" = 'question-answered' then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is null and "case_events"."question" is not null
        when "case_events"."kind" = 'answers-changed' then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is not null and "case_events"."detail" ? 'answers'
        when "case_events"."kind" in ('opened', 'withdrawn') then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is not null
        else false end);