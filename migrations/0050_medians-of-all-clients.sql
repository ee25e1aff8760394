-- Staff who are limited to their own clients read the same medians as everybody: they name no company.
CREATE OR REPLACE FUNCTION landfall_own_windows("of_place" text, "of_kind" text, "since" date, "min_answers" integer)
  RETURNS TABLE ("task" text, "answers" integer, "median" double precision, "eightieth" integer) LANGUAGE plpgsql
  AS $$ DECLARE
    scope_before text := coalesce(current_setting('landfall.scope', true), '');
    staff_before text := coalesce(current_setting('landfall.staff', true), '');
  BEGIN
    PERFORM set_config('landfall.scope', 'installation', true), set_config('landfall.staff', '', true);
    RETURN QUERY SELECT "task_times"."task", count(*)::int,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY "working_days"),
        percentile_disc(0.8) WITHIN GROUP (ORDER BY "working_days")::int
      FROM "task_times"
      WHERE "place" = "of_place" AND "kind" = "of_kind" AND "approved_on" >= "since"
      GROUP BY "task_times"."task" HAVING count(*) >= "min_answers";
    PERFORM set_config('landfall.scope', scope_before, true), set_config('landfall.staff', staff_before, true);
  END $$;
