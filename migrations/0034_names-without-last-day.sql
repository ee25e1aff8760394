ALTER TABLE "name_proposals" DROP CONSTRAINT "name_proposals_state_check";--> statement-breakpoint
ALTER TABLE "name_proposals" ADD CONSTRAINT "name_proposals_state_check" CHECK (case "name_proposals"."state"
        when 'proposed' then "name_proposals"."rank" is not null and "name_proposals"."answered_on" is null
        when 'reserved' then "name_proposals"."rank" is not null and "name_proposals"."answered_on" is not null
        when 'refused' then "name_proposals"."rank" is null and "name_proposals"."answered_on" is not null and "name_proposals"."reason" <> '' and "name_proposals"."next_path" <> ''
        else false end);