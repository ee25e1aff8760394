CREATE SEQUENCE "public"."payment_references" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"line" uuid,
	"bank_account" uuid,
	CONSTRAINT "ledger_entries_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."account" in ('bank', 'receivable', 'exchange', 'held', 'suspense', 'fee-advance', 'vat-advance', 'fee', 'vat', 'owed-back', 'quoted', 'memorandum')),
	CONSTRAINT "ledger_entries_amount_check" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_currency_check" CHECK ("ledger_entries"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "ledger_entries_bank_account_check" CHECK (("ledger_entries"."account" = 'bank') = ("ledger_entries"."bank_account" is not null)),
	CONSTRAINT "ledger_entries_line_check" CHECK (("ledger_entries"."account" in ('held', 'fee-advance', 'vat-advance', 'fee', 'vat', 'receivable', 'quoted', 'memorandum')) = ("ledger_entries"."line" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_line" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"payee" text NOT NULL,
	"currency" text NOT NULL,
	"gross" bigint NOT NULL,
	"vat" bigint NOT NULL,
	CONSTRAINT "ledger_lines_quote_line_key" UNIQUE("quote_id","quote_line"),
	CONSTRAINT "ledger_lines_amount_check" CHECK ("ledger_lines"."gross" > 0 and "ledger_lines"."vat" >= 0 and "ledger_lines"."vat" < "ledger_lines"."gross" and ("ledger_lines"."vat" = 0 or "ledger_lines"."payee" = 'fee'))
);
--> statement-breakpoint
CREATE TABLE "ledger_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_by_name" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_months_month_check" CHECK ("ledger_months"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"on_day" date NOT NULL,
	"corrects_month" text,
	"reverses" uuid,
	"key" text NOT NULL,
	"detail" jsonb NOT NULL,
	"recorded_by" uuid,
	"recorded_by_name" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_key_key" UNIQUE("key"),
	CONSTRAINT "ledger_transactions_number_key" UNIQUE("case_id","number"),
	CONSTRAINT "ledger_transactions_reverses_key" UNIQUE("reverses"),
	CONSTRAINT "ledger_transactions_case_key" UNIQUE("id","case_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"bic" text NOT NULL,
	"note" text NOT NULL,
	"is_offered" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_accounts_number_key" UNIQUE("number","currency")
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_number" text NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_requests_reference_key" UNIQUE("reference"),
	CONSTRAINT "payment_requests_quote_key" UNIQUE("quote_id","currency")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"bank_account" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"on_day" date NOT NULL,
	"amount" bigint NOT NULL,
	"party" text NOT NULL,
	"text" text NOT NULL,
	"transaction_id" uuid,
	"left_out_because" text,
	"settled_by" uuid,
	"settled_at" timestamp with time zone,
	CONSTRAINT "statement_lines_fingerprint_key" UNIQUE("bank_account","fingerprint"),
	CONSTRAINT "statement_lines_amount_check" CHECK ("statement_lines"."amount" <> 0),
	CONSTRAINT "statement_lines_settled_check" CHECK ("statement_lines"."transaction_id" is null or "statement_lines"."left_out_because" is null)
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_account" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"opening" bigint,
	"closing" bigint,
	"imported_by" uuid,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"authority" text NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_on" date NOT NULL,
	"state" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"agreed_by_name" text,
	"paper" uuid,
	"paid_on" date,
	"replaced_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vouchers_number_key" UNIQUE("company_id","authority","number")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_line_ledger_lines_id_fk" FOREIGN KEY ("line") REFERENCES "public"."ledger_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_fk" FOREIGN KEY ("transaction_id","case_id","company_id") REFERENCES "public"."ledger_transactions"("id","case_id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_bank_account_bank_accounts_id_fk" FOREIGN KEY ("bank_account") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_bank_account_bank_accounts_id_fk" FOREIGN KEY ("bank_account") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_replaced_by_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_case_index" ON "ledger_entries" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_company_index" ON "ledger_entries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_line_index" ON "ledger_entries" USING btree ("line");--> statement-breakpoint
CREATE INDEX "ledger_entries_bank_account_index" ON "ledger_entries" USING btree ("bank_account");--> statement-breakpoint
CREATE INDEX "ledger_lines_case_index" ON "ledger_lines" USING btree ("case_id","position");--> statement-breakpoint
CREATE INDEX "ledger_transactions_on_day_index" ON "ledger_transactions" USING btree ("on_day");--> statement-breakpoint
CREATE INDEX "payment_requests_company_index" ON "payment_requests" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_transaction_key" ON "statement_lines" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "statement_lines_statement_index" ON "statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_lines_day_index" ON "statement_lines" USING btree ("bank_account","on_day");--> statement-breakpoint
CREATE INDEX "statement_lines_settled_by_index" ON "statement_lines" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "statements_bank_account_index" ON "statements" USING btree ("bank_account");--> statement-breakpoint
CREATE INDEX "statements_imported_by_index" ON "statements" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "vouchers_company_index" ON "vouchers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "vouchers_expires_on_index" ON "vouchers" USING btree ("expires_on") WHERE "vouchers"."state" = 'open';--> statement-breakpoint
-- Amounts count up from zero. Security invoker: a view would otherwise show every company's rows.
CREATE VIEW "ledger_positions" WITH (security_invoker = true) AS
  SELECT *,
    "held" + "suspense" + "owed_back" + greatest("fee_advance" + "vat_advance" - "receivable", 0) AS "comes_back"
  FROM (
    SELECT e."company_id", e."case_id", e."currency", e."line",
      coalesce(sum(e."amount") FILTER (WHERE e."account" = 'quoted'), 0)::bigint AS "quoted",
      coalesce(sum(e."amount") FILTER (WHERE e."account" = 'receivable' AND t."kind" = 'invoiced' AND (e."amount" > 0) = (t."reverses" IS NULL)), 0)::bigint AS "invoiced",
      coalesce(-sum(e."amount") FILTER (WHERE t."kind" = 'received' AND e."account" NOT IN ('bank', 'exchange')), 0)::bigint AS "received",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'held'), 0)::bigint AS "held",
      coalesce(sum(e."amount") FILTER (WHERE e."account" = 'held' AND t."kind" = 'paid-on'), 0)::bigint AS "paid_on",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'suspense'), 0)::bigint AS "suspense",
      coalesce(sum(e."amount") FILTER (WHERE e."account" = 'receivable'), 0)::bigint AS "receivable",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'fee-advance'), 0)::bigint AS "fee_advance",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'vat-advance'), 0)::bigint AS "vat_advance",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'fee'), 0)::bigint AS "fee",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'vat'), 0)::bigint AS "vat",
      coalesce(-sum(e."amount") FILTER (WHERE e."account" = 'owed-back'), 0)::bigint AS "owed_back",
      coalesce(sum(e."amount") FILTER (WHERE e."account" = 'owed-back' AND t."kind" = 'returned'), 0)::bigint AS "returned"
    FROM "ledger_entries" AS e JOIN "ledger_transactions" AS t ON t."id" = e."transaction_id"
    GROUP BY e."company_id", e."case_id", e."currency", e."line"
  ) AS sums;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER posts BEFORE INSERT ON "ledger_transactions" FOR EACH ROW EXECUTE FUNCTION landfall_post();
--> statement-breakpoint
CREATE FUNCTION landfall_close_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4127004);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER closes BEFORE INSERT ON "ledger_months" FOR EACH ROW EXECUTE FUNCTION landfall_close_month();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER enters BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION landfall_enter();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION landfall_balance();
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_months"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
--> statement-breakpoint
CREATE POLICY own_rows ON "ledger_lines" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "ledger_lines" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ledger_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "ledger_transactions" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "ledger_entries" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ledger_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "payment_requests" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "payment_requests" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "payment_requests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "vouchers" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "vouchers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vouchers" FORCE ROW LEVEL SECURITY;
