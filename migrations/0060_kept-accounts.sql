CREATE TABLE "kept_accounts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"removed_on" date NOT NULL,
	"rule" text,
	"kept_until" date
);
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_company_id_companies_id_fk";
--> statement-breakpoint
CREATE INDEX "kept_accounts_kept_until_index" ON "kept_accounts" USING btree ("kept_until");
--> statement-breakpoint
CREATE POLICY own_rows ON "kept_accounts" USING (landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "kept_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER keeps_accounts BEFORE DELETE ON "companies" FOR EACH ROW EXECUTE FUNCTION landfall_keep_accounts();--> statement-breakpoint
-- Accepted quotes, invoices and the ledger are erased by the function below alone, which the application cannot change.
CREATE FUNCTION landfall_refuse_unless_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR coalesce(current_setting('landfall.erasing', true), '') <> 'accounts' THEN
    RAISE EXCEPTION '% is append-only.', TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION landfall_refuse_accepted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('landfall.erasing', true), '') <> 'accounts' AND EXISTS (
    SELECT FROM "quote_decisions" WHERE "quote_id" = OLD."id" AND "kind" = 'accepted'
  ) THEN
    RAISE EXCEPTION 'An accepted quote is kept.';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON "quotes" FOR EACH ROW EXECUTE FUNCTION landfall_refuse_accepted();--> statement-breakpoint
DROP TRIGGER only_added ON "invoices";--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_unless_erasing();--> statement-breakpoint
DROP TRIGGER only_added ON "ledger_transactions";--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_unless_erasing();--> statement-breakpoint
-- Amounts stay in the ledger: the balances of the agency's bank accounts stand on them. Names and words go.
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
    WHERE "company_id" = company;
  PERFORM set_config('landfall.erasing', '', true);
  DELETE FROM "kept_accounts" WHERE "company_id" = company;
END $$;--> statement-breakpoint
-- Companies that went before this was noted. Nothing of them is erased by itself, as nobody knows when they went.
INSERT INTO "kept_accounts" ("company_id", "company_name", "removed_on")
  SELECT DISTINCT ON ("company_id") "company_id", "content"::jsonb -> 'buyer' ->> 'name', current_date
  FROM "invoices" WHERE "company_id" NOT IN (SELECT "id" FROM "companies")
  ORDER BY "company_id", "issued_at" DESC;
