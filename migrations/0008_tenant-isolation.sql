-- A statement sees a company's rows only in a transaction that says for which company, or for which of its
-- people, it works; src/server/platform/database/scope.ts says it. One that says nothing sees none.
CREATE FUNCTION landfall_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('landfall.company', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION landfall_person() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('landfall.person', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION landfall_works_for_all() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT current_setting('landfall.scope', true) IS NOT DISTINCT FROM 'installation' $$;
--> statement-breakpoint
-- A person sees which companies they belong to, whichever company they work in.
CREATE POLICY own_rows ON "members"
  USING ("company_id" = landfall_company() OR "user_id" = landfall_person() OR landfall_works_for_all())
  WITH CHECK ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "companies"
  USING (
    "id" = landfall_company()
    OR EXISTS (
      SELECT FROM "members" AS m
      WHERE m."company_id" = "companies"."id" AND m."user_id" = landfall_person() AND m."status" = 'active'
    )
    OR landfall_works_for_all()
  )
  WITH CHECK ("id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "case_events" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "calendar_feeds" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "company_changes" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "invitations" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "service_requests" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "billing_customers" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "subscriptions" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
CREATE POLICY own_rows ON "audit_entries" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
-- Forced: an installation by DATABASE_URL often works under the role that owns the tables.
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY[
    'members', 'companies', 'case_events', 'calendar_feeds', 'company_changes', 'invitations',
    'service_requests', 'billing_customers', 'subscriptions', 'audit_entries'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION landfall_refuse_change() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
