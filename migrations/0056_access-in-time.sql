ALTER TABLE "members" ADD COLUMN "access_until" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "paper_kinds" text[];--> statement-breakpoint
-- A membership whose last day has passed is none, whoever asks; only the list of the company's people shows it.
CREATE POLICY in_time ON "members" AS RESTRICTIVE
  USING (
    "access_until" IS NULL
    OR "access_until" >= (now() AT TIME ZONE 'utc')::date
    OR current_setting('landfall.with_ended', true) = 'on'
  )
  WITH CHECK (true);--> statement-breakpoint
-- Papers of kinds that somebody is not to see are not there for them. Everybody sees their own.
CREATE FUNCTION landfall_sees_paper(company uuid, kind text, party uuid) RETURNS boolean LANGUAGE sql STABLE
  AS $$
    SELECT NOT EXISTS (
        SELECT FROM "members" AS m
        WHERE m."company_id" = company AND m."user_id" = landfall_person()
          AND m."paper_kinds" IS NOT NULL AND NOT kind = ANY (m."paper_kinds")
      )
      OR party = landfall_person()
      OR EXISTS (SELECT FROM "parties" AS p WHERE p."id" = party AND p."user_id" = landfall_person())
  $$;--> statement-breakpoint
CREATE POLICY within_access ON "papers" AS RESTRICTIVE
  -- Asked here, too: a function with a query is called for each row, and an agency reads those of all clients.
  USING (landfall_person() IS NULL OR landfall_sees_paper("company_id", "kind", "party_id"));--> statement-breakpoint
CREATE POLICY within_access ON "paper_versions" AS RESTRICTIVE
  USING (landfall_person() IS NULL OR EXISTS (SELECT FROM "papers" WHERE "papers"."id" = "paper_versions"."paper_id"))
  WITH CHECK (true);--> statement-breakpoint
CREATE POLICY within_access ON "paper_reads" AS RESTRICTIVE
  USING (landfall_person() IS NULL OR EXISTS (SELECT FROM "papers" WHERE "papers"."id" = "paper_reads"."paper_id"))
  WITH CHECK (true);--> statement-breakpoint
CREATE POLICY within_access ON "made_documents" AS RESTRICTIVE
  USING (landfall_person() IS NULL OR EXISTS (SELECT FROM "papers" WHERE "papers"."id" = "made_documents"."paper_id"))
  WITH CHECK (true);
