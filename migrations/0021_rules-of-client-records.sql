-- Who sees which rows of the records of clients, what never changes in them, and what follows from a change.

-- Most tables belong to a company: its people and jobs see its rows.
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY[
    'assignments', 'bank_events', 'bank_profiles', 'card_payments', 'card_returns', 'cases', 'clients',
    'company_activities', 'company_keys', 'deadline_events', 'deadline_lists', 'document_checks', 'envelope_events',
    'envelope_signers', 'envelopes', 'holdings', 'imported_companies', 'imported_records', 'invoices',
    'ledger_entries', 'ledger_lines', 'ledger_transactions', 'listed_deadlines', 'made_documents', 'name_proposals',
    'offices_held', 'open_tasks', 'own_articles', 'paper_reads', 'paper_versions', 'papers', 'party_requests',
    'payment_requests', 'portal_holders', 'provider_events', 'quote_decisions', 'quote_versions', 'quotes',
    'reminders', 'review_claims', 'review_decisions', 'sensitive_reads', 'share_classes', 'task_times',
    'thread_items', 'thread_papers', 'thread_reads', 'upload_pieces', 'uploads', 'vouchers'
  ] LOOP
    EXECUTE format('CREATE POLICY own_rows ON %I USING ("company_id" = landfall_company() OR landfall_works_for_all())', owned);
  END LOOP;
END $$;

CREATE POLICY own_rows ON "notifications"
  USING ("company_id" = landfall_company() OR "person_id" = landfall_person() OR landfall_works_for_all());
CREATE POLICY own_rows ON "parties" USING ("company_id" = landfall_company() OR "user_id" = landfall_person() OR landfall_works_for_all());

-- Sensitive answers: within a company only one's own, or all for staff whose opening is being recorded.
CREATE POLICY own_rows ON "sensitive_answers"
  USING (
    ("company_id" = landfall_company() AND ("user_id" = landfall_person() OR current_setting('landfall.opens', true) = 'sensitive-answers'))
    OR landfall_works_for_all()
  );

-- A transaction of one of the company's people names that person; one of staff does not.
CREATE POLICY own_rows ON "staff_notes"
  USING (("company_id" = landfall_company() AND landfall_person() IS NULL) OR landfall_works_for_all());

-- Hidden from a company's people as the notes are.
CREATE POLICY own_rows ON "note_papers"
  USING (("company_id" = landfall_company() AND landfall_person() IS NULL) OR landfall_works_for_all());

-- Content: within a company everybody's but what is private to another person. Staff and jobs are nobody in particular.
CREATE POLICY own_rows ON "paper_contents"
  USING (
    ("company_id" = landfall_company() AND (
      landfall_person() IS NULL
      OR EXISTS (
        SELECT FROM "papers"
        WHERE "papers"."id" = "paper_contents"."paper_id"
          AND ("papers"."private_to" IS NULL OR "papers"."private_to" = landfall_person())
      )
    ))
    OR landfall_works_for_all()
  );

-- What stays of removed companies is for jobs and staff alone.
CREATE POLICY own_rows ON "kept_papers" USING (landfall_works_for_all());
CREATE POLICY own_rows ON "kept_keys" USING (landfall_works_for_all());
CREATE POLICY own_rows ON "kept_accounts" USING (landfall_works_for_all());

CREATE POLICY own_rows ON "kit_imports" USING ("user_id" = landfall_person() OR landfall_works_for_all());
CREATE POLICY own_rows ON "kit_pieces" USING (EXISTS (SELECT FROM "kit_imports" WHERE "kit_imports"."id" = "kit_pieces"."import_id"));

DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY[
    'assignments', 'bank_events', 'bank_profiles', 'card_payments', 'card_returns', 'cases', 'clients',
    'company_activities', 'company_keys', 'deadline_events', 'deadline_lists', 'document_checks', 'envelope_events',
    'envelope_signers', 'envelopes', 'holdings', 'imported_companies', 'imported_records', 'invoices',
    'kept_accounts', 'kept_keys', 'kept_papers', 'kit_imports', 'kit_pieces', 'ledger_entries', 'ledger_lines',
    'ledger_transactions', 'listed_deadlines', 'made_documents', 'name_proposals', 'note_papers', 'notifications',
    'offices_held', 'open_tasks', 'own_articles', 'paper_contents', 'paper_reads', 'paper_versions', 'papers',
    'parties', 'party_requests', 'payment_requests', 'portal_holders', 'provider_events', 'quote_decisions',
    'quote_versions', 'quotes', 'reminders', 'review_claims', 'review_decisions', 'sensitive_answers',
    'sensitive_reads', 'share_classes', 'staff_notes', 'task_times', 'thread_items', 'thread_papers',
    'thread_reads', 'upload_pieces', 'uploads', 'vouchers'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;

-- A membership whose last day has passed is none, whoever asks; only the list of the company's people shows it.
CREATE POLICY in_time ON "members" AS RESTRICTIVE
  USING (
    "access_until" IS NULL
    OR "access_until" >= (now() AT TIME ZONE 'utc')::date
    OR current_setting('landfall.with_ended', true) = 'on'
  )
  WITH CHECK (true);
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
  $$;
CREATE POLICY within_access ON "papers" AS RESTRICTIVE
  -- Asked here, too: a function with a query is called for each row, and an agency reads those of all clients.
  USING (landfall_person() IS NULL OR landfall_sees_paper("company_id", "kind", "party_id"));
CREATE POLICY within_access ON "paper_versions" AS RESTRICTIVE
  USING (landfall_person() IS NULL OR EXISTS (SELECT FROM "papers" WHERE "papers"."id" = "paper_versions"."paper_id"))
  WITH CHECK (true);
CREATE POLICY within_access ON "paper_reads" AS RESTRICTIVE
  USING (landfall_person() IS NULL OR EXISTS (SELECT FROM "papers" WHERE "papers"."id" = "paper_reads"."paper_id"))
  WITH CHECK (true);
CREATE POLICY within_access ON "made_documents" AS RESTRICTIVE
  USING (landfall_person() IS NULL OR EXISTS (SELECT FROM "papers" WHERE "papers"."id" = "made_documents"."paper_id"))
  WITH CHECK (true);

-- The one of the staff whose transaction reaches only their own clients; null for everybody else.
CREATE FUNCTION landfall_staff() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('landfall.staff', true), '')::uuid $$;
-- Begins what one of the staff does. Who is not known to reach all clients reaches their own.
CREATE FUNCTION landfall_limit_to_staff(person uuid) RETURNS void LANGUAGE sql
  AS $$
    SELECT set_config('landfall.staff', CASE
      WHEN EXISTS (SELECT FROM operators WHERE user_id = person AND NOT own_clients_only) THEN ''
      ELSE person::text
    END, true)
  $$;

-- Policies ask what a transaction may see once a statement, not once a row: `(SELECT landfall_company())` is computed
-- before the first row, and the planner no longer takes it for something that nearly no row passes.
-- The queries of policies are functions: PostgreSQL plans them once, not again in every statement that meets the policy.
CREATE FUNCTION landfall_own_clients() RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT company_id FROM assignments WHERE owner_id = landfall_staff() $$;
CREATE FUNCTION landfall_own_companies() RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT company_id FROM members WHERE user_id = landfall_person() AND status = 'active' $$;
ALTER POLICY own_rows ON "companies"
  USING ("id" = landfall_company() OR "id" IN (SELECT landfall_own_companies()) OR landfall_works_for_all());

-- The text of a policy, with each question to the transaction in a query of its own where it is not yet.
CREATE FUNCTION landfall_asking_once(policy text) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$
    SELECT regexp_replace(
      regexp_replace(policy, '(?<!SELECT \()(landfall_(staff|person)\(\) IS NULL)', '(SELECT (\1))', 'g'),
      '(?<!SELECT |SELECT \()(landfall_(company|person|staff|works_for_all)\(\))', '(SELECT \1)', 'g'
    )
  $$;

-- Limits the tables of companies that are not yet, also those that a later migration adds, and lets their policies ask
-- once. It is run after each migration, so that a new policy is written plainly.
CREATE FUNCTION landfall_limit_tables() RETURNS void LANGUAGE plpgsql
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
  END $$;

-- Open pages hear of what has changed by server-sent events. Theirs end with the session, and are opened anew where
-- somebody's roles have changed; src/server/notifications/live hears it.
CREATE FUNCTION landfall_announce_ended_session() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('landfall_live', json_build_object('session', OLD.id)::text); RETURN NULL; END $$;
CREATE TRIGGER announce_end AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION landfall_announce_ended_session();
CREATE FUNCTION landfall_announce_changed_roles() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('landfall_live', json_build_object('person', OLD.user_id)::text); RETURN NULL; END $$;
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "members"
  FOR EACH ROW EXECUTE FUNCTION landfall_announce_changed_roles();
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "operators"
  FOR EACH ROW EXECUTE FUNCTION landfall_announce_changed_roles();

-- A locked session hears of nothing: its open pages are cut off as with its end.
CREATE TRIGGER announce_lock AFTER UPDATE OF "locked_at" ON "sessions"
  FOR EACH ROW WHEN (OLD."locked_at" IS NULL AND NEW."locked_at" IS NOT NULL)
  EXECUTE FUNCTION landfall_announce_ended_session();

-- Not on every column: the account of who recorded an entry may be removed.
CREATE TRIGGER only_added BEFORE UPDATE OF "holder", "of_party", "share_class", "nominee_for", "amount", "on_day" ON "holdings"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
CREATE TRIGGER only_added BEFORE UPDATE OF "party_id", "reader_name", "read_at" ON "sensitive_reads"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();

CREATE TRIGGER only_added BEFORE UPDATE ON "envelope_events"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['thread_items', 'thread_papers', 'staff_notes', 'note_papers', 'quote_versions', 'quote_decisions'] LOOP
    EXECUTE format('CREATE TRIGGER only_added BEFORE UPDATE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change()', owned);
  END LOOP;
  FOREACH owned IN ARRAY ARRAY['agency_terms', 'ledger_lines', 'ledger_entries', 'ledger_months'] LOOP
    EXECUTE format('CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change()', owned);
  END LOOP;
END $$;

-- Only drafts can be changed or removed.
CREATE FUNCTION landfall_refuse_change_of_approved() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    IF OLD."is_approved" THEN
      RAISE EXCEPTION 'An approved version cannot be changed.';
    END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END $$;
CREATE TRIGGER only_drafts_change BEFORE UPDATE OR DELETE ON "service_versions"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_change_of_approved();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "service_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
CREATE TRIGGER only_drafts_change BEFORE UPDATE OR DELETE ON "confirmed_figures"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_change_of_approved();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON "confirmed_figures"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();

-- Rows go with their company, by its foreign key, and in no other way.
CREATE FUNCTION landfall_refuse_delete_alone() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    IF pg_trigger_depth() < 2 THEN
      RAISE EXCEPTION '% is append-only.', TG_TABLE_NAME;
    END IF;
    RETURN OLD;
  END $$;
CREATE TRIGGER kept BEFORE DELETE ON "quote_versions"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_delete_alone();
CREATE TRIGGER kept BEFORE DELETE ON "quote_decisions"
  FOR EACH ROW EXECUTE FUNCTION landfall_refuse_delete_alone();

-- Every company has a formation, whatever created it.
CREATE FUNCTION landfall_open_formation() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO "cases" ("company_id", "kind", "opened_at") VALUES (NEW."id", 'formation', NEW."created_at");
    RETURN NULL;
  END $$;
CREATE TRIGGER open_formation AFTER INSERT ON "companies"
  FOR EACH ROW EXECUTE FUNCTION landfall_open_formation();

-- What others handed over for somebody becomes theirs alone once they have an account.
CREATE FUNCTION landfall_close_papers() RETURNS trigger LANGUAGE plpgsql
  AS $$
  DECLARE former text := coalesce(current_setting('landfall.scope', true), '');
  BEGIN
    PERFORM set_config('landfall.scope', 'installation', true);
    UPDATE papers SET private_to = NEW.user_id
      WHERE company_id = NEW.company_id AND party_id = NEW.id AND is_private AND private_to IS NULL;
    PERFORM set_config('landfall.scope', former, true);
    RETURN NEW;
  END $$;
CREATE TRIGGER close_papers AFTER INSERT OR UPDATE OF "user_id" ON "parties"
  FOR EACH ROW WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION landfall_close_papers();

-- Deadlines count from a company's answers, dates and steps: where one changes, they are listed again.
CREATE FUNCTION landfall_unlist_deadlines() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    DELETE FROM "deadline_lists" WHERE "company_id" = NEW."company_id";
    RETURN NULL;
  END $$;
CREATE FUNCTION landfall_unlist_deadlines_of_company() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    DELETE FROM "deadline_lists" WHERE "company_id" = NEW."id";
    RETURN NULL;
  END $$;
CREATE TRIGGER unlist_deadlines AFTER INSERT ON "case_events"
  FOR EACH ROW EXECUTE FUNCTION landfall_unlist_deadlines();
CREATE TRIGGER unlist_deadlines AFTER INSERT ON "deadline_events"
  FOR EACH ROW EXECUTE FUNCTION landfall_unlist_deadlines();
CREATE TRIGGER unlist_deadlines AFTER UPDATE OF "country", "company_type", "sub_type", "visas", "office_type", "total_shares" ON "companies"
  FOR EACH ROW EXECUTE FUNCTION landfall_unlist_deadlines_of_company();

-- What all cases of a place took, for whoever asks: figures of at least so many answers, never a company's own.
-- Staff who are limited to their own clients read the same medians as everybody: they name no company.
CREATE FUNCTION landfall_own_windows("of_place" text, "of_kind" text, "since" date, "min_answers" integer)
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

-- Months close for the whole installation. Postings share this lock, closing takes it alone.
CREATE FUNCTION landfall_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(4127004);
  IF EXISTS (SELECT FROM "ledger_months" WHERE "month" >= to_char(NEW."on_day", 'YYYY-MM')) THEN
    RAISE EXCEPTION 'The month of % is closed.', NEW."on_day" USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_month_open';
  END IF;
  -- One after another in each case, so that the checks below see all that was posted before.
  PERFORM pg_advisory_xact_lock(4127005, hashtext(NEW."case_id"::text));
  RETURN NEW;
END $$;
CREATE TRIGGER posts BEFORE INSERT ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION landfall_post();
CREATE FUNCTION landfall_close_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4127004);
  RETURN NEW;
END $$;
CREATE TRIGGER closes BEFORE INSERT ON "ledger_months" FOR EACH ROW EXECUTE FUNCTION landfall_close_month();
-- Entries come with their transaction and never later, even if they balance.
CREATE FUNCTION landfall_enter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "ledger_transactions" WHERE "id" = NEW."transaction_id" AND xmin = pg_current_xact_id()::xid
  ) THEN
    RAISE EXCEPTION 'Entries are added with their transaction.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_at_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER enters BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION landfall_enter();
CREATE FUNCTION landfall_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM "ledger_entries" WHERE "transaction_id" = NEW."id") < 2 OR EXISTS (
    SELECT FROM "ledger_entries" WHERE "transaction_id" = NEW."id" GROUP BY "currency" HAVING sum("amount") <> 0
  ) THEN
    RAISE EXCEPTION 'Transaction % does not balance.', NEW."id" USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  -- Nothing is taken that is not there: line by line, so that one line's money never pays for another.
  IF EXISTS (
    SELECT FROM "ledger_entries"
    WHERE "case_id" = NEW."case_id"
      AND "account" IN ('held', 'suspense', 'fee-advance', 'vat-advance', 'owed-back', 'receivable', 'quoted')
    GROUP BY "account", "currency", "line"
    HAVING sum(CASE WHEN "account" IN ('receivable', 'quoted') THEN "amount" ELSE -"amount" END) < 0
  ) THEN
    RAISE EXCEPTION 'Transaction % takes more than there is.', NEW."id" USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_not_negative';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION landfall_balance();

-- With a company go its quotes that nobody accepted. What its accounts stand on stays, and is noted.
CREATE FUNCTION landfall_keep_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "quotes" WHERE "company_id" = OLD."id" AND NOT EXISTS (
    SELECT FROM "quote_decisions" WHERE "quote_id" = "quotes"."id" AND "kind" = 'accepted'
  );
  UPDATE "quotes" SET "edits" = NULL, "state" = 'accepted' WHERE "company_id" = OLD."id";
  IF EXISTS (SELECT FROM "quotes" WHERE "company_id" = OLD."id")
    OR EXISTS (SELECT FROM "invoices" WHERE "company_id" = OLD."id")
    OR EXISTS (SELECT FROM "ledger_transactions" WHERE "company_id" = OLD."id")
  THEN
    INSERT INTO "kept_accounts" ("company_id", "company_name", "removed_on")
      VALUES (OLD."id", OLD."name", current_date) ON CONFLICT DO NOTHING;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER keeps_accounts BEFORE DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION landfall_keep_accounts();
-- Accepted quotes, invoices and the ledger are erased by the function below alone, which the application cannot change.
CREATE FUNCTION landfall_refuse_unless_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR coalesce(current_setting('landfall.erasing', true), '') <> 'accounts' THEN
    RAISE EXCEPTION '% is append-only.', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION landfall_refuse_accepted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('landfall.erasing', true), '') <> 'accounts' AND EXISTS (
    SELECT FROM "quote_decisions" WHERE "quote_id" = OLD."id" AND "kind" = 'accepted'
  ) THEN
    RAISE EXCEPTION 'An accepted quote is kept.';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER kept BEFORE DELETE ON "quotes" FOR EACH ROW EXECUTE FUNCTION landfall_refuse_accepted();
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_unless_erasing();
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_unless_erasing();

-- Amounts stay in the ledger: the balances of the agency's bank accounts stand on them. Names and words go.
-- A payment that was recorded for the wrong company, and moved, names its payer there too. With the accounts of the
-- company that it was moved to go these words as well.
CREATE FUNCTION landfall_erase_accounts(company uuid, today date) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM "companies" WHERE "id" = company)
    OR NOT EXISTS (SELECT FROM "kept_accounts" WHERE "company_id" = company AND "kept_until" < today)
  THEN
    RAISE EXCEPTION 'The accounts of % are kept.', company;
  END IF;
  PERFORM set_config('landfall.erasing', 'accounts', true);
  DELETE FROM "quotes" WHERE "company_id" = company;
  DELETE FROM "invoices" WHERE "company_id" = company;
  UPDATE "statement_lines" SET "party" = '', "text" = '' WHERE "transaction_id" IN (
    SELECT "id" FROM "ledger_transactions" WHERE "company_id" = company
  );
  UPDATE "ledger_transactions"
    SET "detail" = "detail" - ARRAY['reason', 'reference', 'payer', 'payee', 'paper', 'voucher']
    WHERE "company_id" = company OR "id" IN (
      SELECT unnest(ARRAY["id", "reverses"]) FROM "ledger_transactions"
      WHERE "reverses" IS NOT NULL AND "detail" -> 'moved' ->> 'companyId' = company::text
    );
  PERFORM set_config('landfall.erasing', '', true);
  DELETE FROM "kept_accounts" WHERE "company_id" = company;
END $$;

SELECT landfall_limit_tables();
