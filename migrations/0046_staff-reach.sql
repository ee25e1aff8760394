ALTER TABLE "operators" ADD COLUMN "own_clients_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The one of the staff whose transaction reaches only their own clients; null for everybody else.
CREATE FUNCTION landfall_staff() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('landfall.staff', true), '')::uuid $$;--> statement-breakpoint
-- Begins what one of the staff does. Who is not known to reach all clients reaches their own.
CREATE FUNCTION landfall_limit_to_staff(person uuid) RETURNS void LANGUAGE sql
  AS $$
    SELECT set_config('landfall.staff', CASE
      WHEN EXISTS (SELECT FROM operators WHERE user_id = person AND NOT own_clients_only) THEN ''
      ELSE person::text
    END, true)
  $$;--> statement-breakpoint
-- Limits the tables of companies that are not yet, also those that a later migration adds. It is run after each one.
CREATE FUNCTION landfall_limit_tables() RETURNS void LANGUAGE plpgsql
  AS $$
  DECLARE owned record;
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
          'CREATE POLICY own_clients ON %1$I AS RESTRICTIVE USING (landfall_staff() IS NULL OR %2$I IS NULL OR %2$I IN (SELECT company_id FROM assignments WHERE owner_id = landfall_staff()))',
          owned.name, owned.company
        );
      END IF;
    END LOOP;
  END $$;--> statement-breakpoint
SELECT landfall_limit_tables();
