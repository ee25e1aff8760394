-- A payment that was recorded for the wrong company, and moved, names its payer there too. With the accounts of the
-- company that it was moved to go these words as well.
CREATE OR REPLACE FUNCTION landfall_erase_accounts(company uuid, today date) RETURNS void
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
