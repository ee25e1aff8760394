-- Policies ask what a transaction may see once a statement, not once a row: `(SELECT landfall_company())` is computed
-- before the first row, and the planner no longer takes it for something that nearly no row passes.
-- The queries of policies are functions: PostgreSQL plans them once, not again in every statement that meets the policy.
CREATE FUNCTION landfall_own_clients() RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT company_id FROM assignments WHERE owner_id = landfall_staff() $$;--> statement-breakpoint
CREATE FUNCTION landfall_own_companies() RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT company_id FROM members WHERE user_id = landfall_person() AND status = 'active' $$;--> statement-breakpoint
ALTER POLICY own_rows ON "companies"
  USING ("id" = landfall_company() OR "id" IN (SELECT landfall_own_companies()) OR landfall_works_for_all());--> statement-breakpoint
-- Limits the tables of companies that are not yet, also those that a later migration adds, and lets their policies ask
-- once. It is run after each migration, so that a new policy is written plainly.
CREATE OR REPLACE FUNCTION landfall_limit_tables() RETURNS void LANGUAGE plpgsql
  AS $$
  DECLARE
    owned record;
    asked text;
    checked text;
  BEGIN
    FOR owned IN
      SELECT rows.tablename AS name, CASE WHEN rows.tablename = 'companies' THEN 'id' ELSE 'company_id' END AS company
      FROM pg_policies AS rows
      WHERE rows.schemaname = 'public' AND rows.policyname = 'own_rows'
        AND NOT EXISTS (
          SELECT FROM pg_policies AS known
          WHERE known.schemaname = 'public' AND known.tablename = rows.tablename AND known.policyname = 'own_clients'
        )
        AND (rows.tablename = 'companies' OR EXISTS (
          SELECT FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name = rows.tablename AND column_name = 'company_id'
        ))
    LOOP
      IF owned.name = 'assignments' THEN
        CREATE POLICY own_clients ON assignments AS RESTRICTIVE
          USING (landfall_staff() IS NULL OR owner_id = landfall_staff());
      ELSE
        EXECUTE format(
          'CREATE POLICY own_clients ON %1$I AS RESTRICTIVE USING (landfall_staff() IS NULL OR %2$I IS NULL OR %2$I IN (SELECT landfall_own_clients()))',
          owned.name, owned.company
        );
      END IF;
    END LOOP;
    FOR owned IN SELECT * FROM pg_policies WHERE schemaname = 'public' LOOP
      asked := landfall_asking_once(owned.qual);
      checked := landfall_asking_once(owned.with_check);
      IF asked IS DISTINCT FROM owned.qual THEN
        EXECUTE format('ALTER POLICY %I ON %I USING (%s)', owned.policyname, owned.tablename, asked);
      END IF;
      IF checked IS DISTINCT FROM owned.with_check THEN
        EXECUTE format('ALTER POLICY %I ON %I WITH CHECK (%s)', owned.policyname, owned.tablename, checked);
      END IF;
    END LOOP;
  END $$;--> statement-breakpoint
-- The text of a policy, with each question to the transaction in a query of its own where it is not yet.
CREATE FUNCTION landfall_asking_once(policy text) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$
    SELECT regexp_replace(
      regexp_replace(policy, '(?<!SELECT \()(landfall_(staff|person)\(\) IS NULL)', '(SELECT (\1))', 'g'),
      '(?<!SELECT |SELECT \()(landfall_(company|person|staff|works_for_all)\(\))', '(SELECT \1)', 'g'
    )
  $$;--> statement-breakpoint
DO $$
DECLARE limited text;
BEGIN
  FOR limited IN
    SELECT tablename FROM pg_policies
    WHERE schemaname = 'public' AND policyname = 'own_clients' AND tablename <> 'assignments'
  LOOP
    EXECUTE format('DROP POLICY own_clients ON %I', limited);
  END LOOP;
END $$;--> statement-breakpoint
SELECT landfall_limit_tables();
