-- The records of clients: a table with its keys and indexes, after those it refers to.

CREATE SEQUENCE "public"."payment_references" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000001 CACHE 1;

CREATE TABLE "company_activities" (
	"company_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"activity" text,
	"description" text NOT NULL,
	"licence" smallint NOT NULL,
	"chosen_by" uuid,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_activities_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "company_activities_licence_check" CHECK ("company_activities"."licence" in (1, 2)),
	CONSTRAINT "company_activities_words_check" CHECK ("company_activities"."activity" is not null or "company_activities"."description" <> '')
);
ALTER TABLE "company_activities" ADD CONSTRAINT "company_activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "company_activities" ADD CONSTRAINT "company_activities_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

CREATE TABLE "bank_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"bank" text,
	"application" integer,
	"outcome" text,
	"on_day" date,
	"last_day" date,
	"reasons" text[] NOT NULL,
	"note" text NOT NULL,
	"side" text DEFAULT 'company' NOT NULL,
	CONSTRAINT "bank_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "bank_events_kind_check" CHECK (case "bank_events"."kind"
        when 'sent' then "bank_events"."bank" is not null and "bank_events"."on_day" is not null
        when 'answered' then "bank_events"."application" is not null and "bank_events"."outcome" is not null and "bank_events"."on_day" is not null
        when 'repaired' then cardinality("bank_events"."reasons") = 1
        else false end)
);
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "bank_events_recorded_by_index" ON "bank_events" USING btree ("recorded_by");

CREATE TABLE "bank_profiles" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"activity" text NOT NULL,
	"website_text" text NOT NULL,
	"applies_from_within" boolean,
	"pays_abroad" boolean,
	"holds_client_money" boolean,
	"has_large_turnover" boolean,
	"changed_at" timestamp with time zone NOT NULL
);
ALTER TABLE "bank_profiles" ADD CONSTRAINT "bank_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "deadline_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"deadline" text NOT NULL,
	"occurrence" text NOT NULL,
	"kind" text NOT NULL,
	"on_day" date,
	"paper_id" uuid,
	"reason" text,
	"always" boolean NOT NULL,
	"assignee" uuid,
	"to_agency" boolean NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "deadline_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "deadline_events_kind_check" CHECK (case "deadline_events"."kind"
        when 'done' then "deadline_events"."on_day" is not null and "deadline_events"."reason" is null
        when 'does-not-apply' then "deadline_events"."on_day" is null and "deadline_events"."reason" is not null
        when 'assigned' then "deadline_events"."on_day" is null and "deadline_events"."reason" is null
        when 'reopened' then "deadline_events"."on_day" is null and "deadline_events"."reason" is null
        else false end)
);
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "deadline_events_recorded_by_index" ON "deadline_events" USING btree ("recorded_by");
CREATE INDEX "deadline_events_assignee_index" ON "deadline_events" USING btree ("assignee");

CREATE TABLE "deadline_lists" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"listed_by" text NOT NULL
);
ALTER TABLE "deadline_lists" ADD CONSTRAINT "deadline_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "listed_deadlines" (
	"company_id" uuid NOT NULL,
	"deadline" text NOT NULL,
	"occurrence" text NOT NULL,
	"label" text NOT NULL,
	"on_day" date NOT NULL,
	"is_conditional" boolean NOT NULL,
	CONSTRAINT "listed_deadlines_company_id_deadline_occurrence_pk" PRIMARY KEY("company_id","deadline","occurrence")
);
ALTER TABLE "listed_deadlines" ADD CONSTRAINT "listed_deadlines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "listed_deadlines_on_day_index" ON "listed_deadlines" USING btree ("on_day");

CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_on" date,
	"reached_on" date,
	"listed_by" text,
	CONSTRAINT "cases_id_company_key" UNIQUE("id","company_id")
);
ALTER TABLE "cases" ADD CONSTRAINT "cases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "cases_one_formation_key" ON "cases" USING btree ("company_id") WHERE "cases"."kind" = 'formation';
CREATE INDEX "cases_company_id_index" ON "cases" USING btree ("company_id");
CREATE INDEX "cases_listed_by_index" ON "cases" USING btree ("listed_by");

CREATE TABLE "open_tasks" (
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"task" text NOT NULL,
	"label" text NOT NULL,
	"state" text NOT NULL,
	"turn" text NOT NULL,
	"since" date NOT NULL,
	"usual_shortest" smallint,
	"usual_longest" smallint,
	"usual_until" date,
	"points" smallint NOT NULL,
	CONSTRAINT "open_tasks_case_id_task_pk" PRIMARY KEY("case_id","task")
);
ALTER TABLE "open_tasks" ADD CONSTRAINT "open_tasks_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "open_tasks_company_id_index" ON "open_tasks" USING btree ("company_id");
CREATE INDEX "open_tasks_turn_index" ON "open_tasks" USING btree ("turn","since");
CREATE INDEX "open_tasks_usual_until_index" ON "open_tasks" USING btree ("usual_until");

CREATE TABLE "task_times" (
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"task" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"decided_by" text NOT NULL,
	"filed_on" date NOT NULL,
	"approved_on" date NOT NULL,
	"working_days" smallint NOT NULL,
	CONSTRAINT "task_times_case_id_task_pk" PRIMARY KEY("case_id","task")
);
ALTER TABLE "task_times" ADD CONSTRAINT "task_times_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "task_times_company_id_index" ON "task_times" USING btree ("company_id");
CREATE INDEX "task_times_place_index" ON "task_times" USING btree ("place","kind","task","approved_on");
CREATE INDEX "task_times_approved_on_index" ON "task_times" USING btree ("approved_on");

CREATE TABLE "client_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp with time zone NOT NULL,
	"clients" integer NOT NULL,
	"undone_at" timestamp with time zone
);
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

CREATE TABLE "clients" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"client_key" text,
	"licence_number" text NOT NULL,
	"licence_key" text,
	"passport_key" text,
	"licence_expires_on" date,
	"import_id" uuid
);
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_import_id_client_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."client_imports"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "clients_client_key_key" ON "clients" USING btree ("client_key") WHERE "clients"."client_key" is not null;
CREATE UNIQUE INDEX "clients_licence_key_key" ON "clients" USING btree ("licence_key") WHERE "clients"."licence_key" is not null;
CREATE UNIQUE INDEX "clients_passport_key_key" ON "clients" USING btree ("passport_key",coalesce("licence_key", '')) WHERE "clients"."passport_key" is not null;
CREATE INDEX "clients_import_id_index" ON "clients" USING btree ("import_id");
CREATE INDEX "clients_licence_expires_on_index" ON "clients" USING btree ("licence_expires_on");

CREATE TABLE "company_keys" (
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_keys_company_id_version_pk" PRIMARY KEY("company_id","version")
);
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "kept_keys" (
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sealed_key" text NOT NULL,
	CONSTRAINT "kept_keys_company_id_version_pk" PRIMARY KEY("company_id","version")
);

CREATE TABLE "desk_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"needs_two" boolean NOT NULL,
	CONSTRAINT "desk_settings_single_check" CHECK ("desk_settings"."id" = 1)
);

CREATE TABLE "return_reasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"party_id" uuid,
	"is_private" boolean NOT NULL,
	"private_to" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deletion_asked_at" timestamp with time zone,
	CONSTRAINT "papers_id_company_key" UNIQUE("id","company_id")
);
ALTER TABLE "papers" ADD CONSTRAINT "papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "papers" ADD CONSTRAINT "papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "papers_company_index" ON "papers" USING btree ("company_id");
CREATE INDEX "papers_created_by_index" ON "papers" USING btree ("created_by");

CREATE TABLE "review_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"paper_id" uuid,
	"case_id" uuid,
	"task" text,
	"claimed_by" uuid NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	CONSTRAINT "review_claims_subject_check" CHECK (num_nonnulls("review_claims"."paper_id", "review_claims"."case_id") = 1 and ("review_claims"."case_id" is null) = ("review_claims"."task" is null))
);
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "review_claims_paper_key" ON "review_claims" USING btree ("paper_id");
CREATE UNIQUE INDEX "review_claims_task_key" ON "review_claims" USING btree ("case_id","task");
CREATE INDEX "review_claims_claimed_by_index" ON "review_claims" USING btree ("claimed_by");

CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"paper_id" uuid,
	"case_id" uuid,
	"task" text,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_decisions_subject_check" CHECK (num_nonnulls("review_decisions"."paper_id", "review_decisions"."case_id") = 1 and ("review_decisions"."case_id" is null) = ("review_decisions"."task" is null))
);
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "review_decisions_paper_key" ON "review_decisions" USING btree ("paper_id","number","position");
CREATE UNIQUE INDEX "review_decisions_task_key" ON "review_decisions" USING btree ("case_id","task","number","position");
CREATE INDEX "review_decisions_company_index" ON "review_decisions" USING btree ("company_id");
CREATE INDEX "review_decisions_decided_by_index" ON "review_decisions" USING btree ("decided_by");

CREATE TABLE "document_checks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
ALTER TABLE "document_checks" ADD CONSTRAINT "document_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "made_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"template" text NOT NULL,
	"party_id" uuid,
	"choices" jsonb NOT NULL,
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"file_hash" text NOT NULL,
	"pages" integer NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"rebuilt_for" jsonb
);
ALTER TABLE "made_documents" ADD CONSTRAINT "made_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "made_documents" ADD CONSTRAINT "made_documents_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "made_documents_company_index" ON "made_documents" USING btree ("company_id","paper_id");
CREATE INDEX "made_documents_made_by_index" ON "made_documents" USING btree ("made_by");

CREATE TABLE "own_articles" (
	"company_id" uuid NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	"arabic" text,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_articles_company_id_section_pk" PRIMARY KEY("company_id","section")
);
ALTER TABLE "own_articles" ADD CONSTRAINT "own_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "own_articles" ADD CONSTRAINT "own_articles_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "own_articles_changed_by_index" ON "own_articles" USING btree ("changed_by");

CREATE TABLE "issuers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"vat_number" text NOT NULL,
	"peppol_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "invoice_numbers" (
	"issuer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_issuer_id_kind_pk" PRIMARY KEY("issuer_id","kind")
);
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;

CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"issuer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"corrects" uuid,
	"transaction_id" uuid,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"issued_by_id" uuid,
	"issued_by_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_sequence_key" UNIQUE("issuer_id","kind","sequence"),
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('invoice', 'credit-note', 'receipt')),
	CONSTRAINT "invoices_sequence_check" CHECK ("invoices"."sequence" > 0),
	CONSTRAINT "invoices_sum_check" CHECK ("invoices"."gross" > 0 and "invoices"."vat" >= 0 and "invoices"."net" + "invoices"."vat" = "invoices"."gross"),
	CONSTRAINT "invoices_subject_check" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."corrects" is not null) and ("invoices"."kind" = 'receipt') = ("invoices"."transaction_id" is not null))
);
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "invoices_transaction_key" ON "invoices" USING btree ("transaction_id");
CREATE INDEX "invoices_company_index" ON "invoices" USING btree ("company_id");
CREATE INDEX "invoices_corrects_index" ON "invoices" USING btree ("corrects");
CREATE INDEX "invoices_issued_on_index" ON "invoices" USING btree ("issued_on");

CREATE TABLE "kept_accounts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"removed_on" date NOT NULL,
	"rule" text,
	"kept_until" date
);
CREATE INDEX "kept_accounts_kept_until_index" ON "kept_accounts" USING btree ("kept_until");

CREATE TABLE "imported_companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"kit_id" uuid NOT NULL,
	"from_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp with time zone NOT NULL,
	"people" jsonb NOT NULL,
	"acts" jsonb NOT NULL,
	"log" jsonb NOT NULL
);
ALTER TABLE "imported_companies" ADD CONSTRAINT "imported_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "imported_companies" ADD CONSTRAINT "imported_companies_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "imported_companies_imported_by_index" ON "imported_companies" USING btree ("imported_by");

CREATE TABLE "imported_records" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "imported_records_company_id_name_pk" PRIMARY KEY("company_id","name")
);
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "kit_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sealed_preview" text,
	"problem" text,
	CONSTRAINT "kit_imports_received_check" CHECK ("kit_imports"."received" between 0 and "kit_imports"."size")
);
ALTER TABLE "kit_imports" ADD CONSTRAINT "kit_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "kit_imports_user_id_index" ON "kit_imports" USING btree ("user_id");

CREATE TABLE "kit_pieces" (
	"import_id" uuid NOT NULL,
	"offset" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "kit_pieces_import_id_offset_pk" PRIMARY KEY("import_id","offset")
);
ALTER TABLE "kit_pieces" ADD CONSTRAINT "kit_pieces_import_id_kit_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."kit_imports"("id") ON DELETE cascade ON UPDATE no action;

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
CREATE INDEX "ledger_lines_case_index" ON "ledger_lines" USING btree ("case_id","position");

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
CREATE INDEX "ledger_transactions_on_day_index" ON "ledger_transactions" USING btree ("on_day");

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
	CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."account" in ('bank', 'receivable', 'exchange', 'held', 'suspense', 'fee-advance', 'vat-advance', 'fee', 'vat', 'owed-back', 'cost', 'quoted', 'memorandum')),
	CONSTRAINT "ledger_entries_amount_check" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_currency_check" CHECK ("ledger_entries"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "ledger_entries_bank_account_check" CHECK (("ledger_entries"."account" = 'bank') = ("ledger_entries"."bank_account" is not null)),
	CONSTRAINT "ledger_entries_line_check" CHECK (("ledger_entries"."account" in ('held', 'fee-advance', 'vat-advance', 'fee', 'vat', 'receivable', 'quoted', 'memorandum')) = ("ledger_entries"."line" is not null))
);
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_line_ledger_lines_id_fk" FOREIGN KEY ("line") REFERENCES "public"."ledger_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_fk" FOREIGN KEY ("transaction_id","case_id","company_id") REFERENCES "public"."ledger_transactions"("id","case_id","company_id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "ledger_entries_case_index" ON "ledger_entries" USING btree ("case_id");
CREATE INDEX "ledger_entries_company_index" ON "ledger_entries" USING btree ("company_id");
CREATE INDEX "ledger_entries_line_index" ON "ledger_entries" USING btree ("line");
CREATE INDEX "ledger_entries_bank_account_index" ON "ledger_entries" USING btree ("bank_account");

CREATE TABLE "ledger_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_by_name" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_months_month_check" CHECK ("ledger_months"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);

CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);

CREATE TABLE "name_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"rank" smallint,
	"name" text NOT NULL,
	"arabic_name" text NOT NULL,
	"explanation" text NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"answered_on" date,
	"reason" text DEFAULT '' NOT NULL,
	"next_path" text DEFAULT '' NOT NULL,
	"reservation_number" text DEFAULT '' NOT NULL,
	"reserved_until" date,
	"recorded_at" timestamp with time zone,
	CONSTRAINT "name_proposals_state_check" CHECK (case "name_proposals"."state"
        when 'proposed' then "name_proposals"."rank" is not null and "name_proposals"."answered_on" is null
        when 'reserved' then "name_proposals"."rank" is not null and "name_proposals"."answered_on" is not null
        when 'refused' then "name_proposals"."rank" is null and "name_proposals"."answered_on" is not null and "name_proposals"."reason" <> '' and "name_proposals"."next_path" <> ''
        else false end)
);
ALTER TABLE "name_proposals" ADD CONSTRAINT "name_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "name_proposals" ADD CONSTRAINT "name_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "name_proposals_company_index" ON "name_proposals" USING btree ("company_id");
CREATE INDEX "name_proposals_proposed_by_index" ON "name_proposals" USING btree ("proposed_by");

CREATE TABLE "notification_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
ALTER TABLE "notification_links" ADD CONSTRAINT "notification_links_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notification_links_person_id_index" ON "notification_links" USING btree ("person_id");
CREATE INDEX "notification_links_expires_at_index" ON "notification_links" USING btree ("expires_at");

CREATE TABLE "notification_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text,
	"quiet_from" smallint NOT NULL,
	"quiet_to" smallint NOT NULL,
	"switched_off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_settings_hours_check" CHECK ("notification_settings"."quiet_from" between 0 and 23 and "notification_settings"."quiet_to" between 0 and 23)
);
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"details" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"email_after" timestamp with time zone
);
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "notifications_person_company_kind_key" ON "notifications" USING btree ("person_id","company_id","kind","key");
CREATE INDEX "notifications_person_id_at_index" ON "notifications" USING btree ("person_id","at");
CREATE INDEX "notifications_company_id_index" ON "notifications" USING btree ("company_id");
CREATE INDEX "notifications_email_after_index" ON "notifications" USING btree ("email_after") WHERE "notifications"."email_after" is not null;

CREATE TABLE "kept_papers" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"company_name" text NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"key_version" integer NOT NULL,
	"sealed_name" text NOT NULL,
	"rule" text NOT NULL,
	"kept_until" date NOT NULL,
	CONSTRAINT "kept_papers_paper_id_number_pk" PRIMARY KEY("paper_id","number")
);
CREATE INDEX "kept_papers_kept_until_index" ON "kept_papers" USING btree ("kept_until");
CREATE INDEX "kept_papers_company_id_index" ON "kept_papers" USING btree ("company_id");

CREATE TABLE "paper_versions" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"origin" text DEFAULT 'uploaded' NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"is_scanned" boolean DEFAULT false NOT NULL,
	"expires_on" date,
	"is_expiry_confirmed" boolean DEFAULT false NOT NULL,
	"uploaded_by" uuid,
	"uploaded_side" text DEFAULT 'member' NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "paper_versions_paper_id_number_pk" PRIMARY KEY("paper_id","number")
);
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "paper_versions_company_index" ON "paper_versions" USING btree ("company_id","state");
CREATE INDEX "paper_versions_waiting_index" ON "paper_versions" USING btree ("uploaded_at","paper_id") WHERE "paper_versions"."state" = 'received';
CREATE INDEX "paper_versions_expiring_index" ON "paper_versions" USING btree ("expires_on") WHERE "paper_versions"."state" = 'accepted';
CREATE INDEX "paper_versions_uploaded_by_index" ON "paper_versions" USING btree ("uploaded_by");
CREATE INDEX "paper_versions_decided_by_index" ON "paper_versions" USING btree ("decided_by");

CREATE TABLE "paper_contents" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_key" text,
	"key_version" integer NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_inspection" text,
	"sealed_points" text,
	"sealed_details" text,
	CONSTRAINT "paper_contents_paper_id_number_pk" PRIMARY KEY("paper_id","number")
);
ALTER TABLE "paper_contents" ADD CONSTRAINT "paper_contents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_contents" ADD CONSTRAINT "paper_contents_version_fk" FOREIGN KEY ("paper_id","number") REFERENCES "public"."paper_versions"("paper_id","number") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "paper_contents_company_index" ON "paper_contents" USING btree ("company_id");

CREATE TABLE "paper_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"read_by" uuid,
	"side" text NOT NULL,
	"purpose" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
ALTER TABLE "paper_reads" ADD CONSTRAINT "paper_reads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_reads" ADD CONSTRAINT "paper_reads_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "paper_reads" ADD CONSTRAINT "paper_reads_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "paper_reads_paper_index" ON "paper_reads" USING btree ("paper_id","at");
CREATE INDEX "paper_reads_read_by_index" ON "paper_reads" USING btree ("read_by");

CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"party_id" uuid,
	"paper_id" uuid,
	"sealed_name" text NOT NULL,
	"key_version" integer NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_id_company_key" UNIQUE("id","company_id"),
	CONSTRAINT "uploads_received_check" CHECK ("uploads"."received" between 0 and "uploads"."size")
);
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "uploads_company_index" ON "uploads" USING btree ("company_id");
CREATE INDEX "uploads_started_by_index" ON "uploads" USING btree ("started_by");

CREATE TABLE "upload_pieces" (
	"company_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"offset" integer NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_offset_pk" PRIMARY KEY("upload_id","offset")
);
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_fk" FOREIGN KEY ("upload_id","company_id") REFERENCES "public"."uploads"("id","company_id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "parties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"birth_date" date,
	"nationality" text,
	"residence" text,
	"address" text DEFAULT '' NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"answered" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parties_company_id_key" UNIQUE("company_id","id"),
	CONSTRAINT "parties_kind_check" CHECK ("parties"."kind" in ('person', 'company', 'trust'))
);
ALTER TABLE "parties" ADD CONSTRAINT "parties_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "parties" ADD CONSTRAINT "parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "parties_company_user_key" ON "parties" USING btree ("company_id","user_id");
CREATE INDEX "parties_user_id_index" ON "parties" USING btree ("user_id");

CREATE TABLE "holdings" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holdings_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"holder" uuid NOT NULL,
	"of_party" uuid,
	"share_class" text,
	"nominee_for" uuid,
	"amount" text NOT NULL,
	"on_day" date NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holdings_amount_check" CHECK ("holdings"."amount" ~ '^-?[0-9]+(/[0-9]+)?$'),
	CONSTRAINT "holdings_of_check" CHECK (("holdings"."of_party" is null) = ("holdings"."share_class" is not null))
);
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_holder_fk" FOREIGN KEY ("company_id","holder") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_of_party_fk" FOREIGN KEY ("company_id","of_party") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_nominee_for_fk" FOREIGN KEY ("company_id","nominee_for") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "holdings_company_id_index" ON "holdings" USING btree ("company_id");
CREATE INDEX "holdings_recorded_by_index" ON "holdings" USING btree ("recorded_by");

CREATE TABLE "offices_held" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"office" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offices_held_days_check" CHECK ("offices_held"."until_day" >= "offices_held"."from_day")
);
ALTER TABLE "offices_held" ADD CONSTRAINT "offices_held_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offices_held" ADD CONSTRAINT "offices_held_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "offices_held" ADD CONSTRAINT "offices_held_party_fk" FOREIGN KEY ("company_id","party_id") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "offices_held_company_id_index" ON "offices_held" USING btree ("company_id");
CREATE INDEX "offices_held_recorded_by_index" ON "offices_held" USING btree ("recorded_by");

CREATE TABLE "party_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"from_whom" text NOT NULL,
	"deadline" text,
	"side" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"escalated_at" timestamp with time zone
);
ALTER TABLE "party_requests" ADD CONSTRAINT "party_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "party_requests" ADD CONSTRAINT "party_requests_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "party_requests_company_id_index" ON "party_requests" USING btree ("company_id");
CREATE INDEX "party_requests_party_id_index" ON "party_requests" USING btree ("party_id");

CREATE TABLE "sensitive_answers" (
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed" text NOT NULL,
	"key_version" integer,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sensitive_answers_party_id_user_id_field_pk" PRIMARY KEY("party_id","user_id","field")
);
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_key_fk" FOREIGN KEY ("company_id","key_version") REFERENCES "public"."company_keys"("company_id","version") ON DELETE no action ON UPDATE no action;
CREATE INDEX "sensitive_answers_company_id_index" ON "sensitive_answers" USING btree ("company_id");
CREATE INDEX "sensitive_answers_user_id_index" ON "sensitive_answers" USING btree ("user_id");

CREATE TABLE "sensitive_reads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"reader_id" uuid,
	"reader_name" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
ALTER TABLE "sensitive_reads" ADD CONSTRAINT "sensitive_reads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sensitive_reads" ADD CONSTRAINT "sensitive_reads_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sensitive_reads" ADD CONSTRAINT "sensitive_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "sensitive_reads_party_id_index" ON "sensitive_reads" USING btree ("party_id");
CREATE INDEX "sensitive_reads_company_id_index" ON "sensitive_reads" USING btree ("company_id");
CREATE INDEX "sensitive_reads_reader_id_index" ON "sensitive_reads" USING btree ("reader_id");

CREATE TABLE "share_classes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"total" bigint NOT NULL,
	"nominal_value" numeric(20, 8) NOT NULL,
	"votes_per_share" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_classes_total_check" CHECK ("share_classes"."total" > 0)
);
ALTER TABLE "share_classes" ADD CONSTRAINT "share_classes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "share_classes_company_id_index" ON "share_classes" USING btree ("company_id");

CREATE TABLE "card_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_number" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"session_id" text,
	"intent_id" text,
	"transaction_id" uuid,
	"dispute_state" text,
	"dispute_amount" bigint,
	"dispute_reason" text,
	"dispute_answer_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"as_of" timestamp with time zone,
	CONSTRAINT "card_payments_session_key" UNIQUE("session_id"),
	CONSTRAINT "card_payments_intent_key" UNIQUE("intent_id"),
	CONSTRAINT "card_payments_transaction_key" UNIQUE("transaction_id"),
	CONSTRAINT "card_payments_amount_check" CHECK ("card_payments"."amount" > 0),
	CONSTRAINT "card_payments_paid_check" CHECK (("card_payments"."state" = 'paid') = ("card_payments"."transaction_id" is not null))
);
CREATE INDEX "card_payments_company_index" ON "card_payments" USING btree ("company_id");
CREATE INDEX "card_payments_open_index" ON "card_payments" USING btree ("expires_at") WHERE "card_payments"."state" in ('opening', 'open');

CREATE TABLE "card_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"transaction_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_returns_amount_check" CHECK ("card_returns"."amount" > 0)
);
ALTER TABLE "card_returns" ADD CONSTRAINT "card_returns_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "card_returns_provider_key" ON "card_returns" USING btree ("provider_id");
CREATE INDEX "card_returns_payment_index" ON "card_returns" USING btree ("payment_id");
CREATE INDEX "card_returns_company_index" ON "card_returns" USING btree ("company_id");
CREATE INDEX "card_returns_waiting_index" ON "card_returns" USING btree ("asked_at") WHERE "card_returns"."state" in ('asked', 'unbooked');

CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"bic" text NOT NULL,
	"note" text NOT NULL,
	"provider" text,
	"is_offered" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_accounts_number_key" UNIQUE("number","currency")
);

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
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "payment_requests_company_index" ON "payment_requests" USING btree ("company_id");

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
ALTER TABLE "statements" ADD CONSTRAINT "statements_bank_account_bank_accounts_id_fk" FOREIGN KEY ("bank_account") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statements" ADD CONSTRAINT "statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "statements_bank_account_index" ON "statements" USING btree ("bank_account");
CREATE INDEX "statements_imported_by_index" ON "statements" USING btree ("imported_by");

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
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_bank_account_bank_accounts_id_fk" FOREIGN KEY ("bank_account") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "statement_lines_transaction_key" ON "statement_lines" USING btree ("transaction_id");
CREATE INDEX "statement_lines_statement_index" ON "statement_lines" USING btree ("statement_id");
CREATE INDEX "statement_lines_day_index" ON "statement_lines" USING btree ("bank_account","on_day");
CREATE INDEX "statement_lines_settled_by_index" ON "statement_lines" USING btree ("settled_by");

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
	"declined_because" text,
	"explanation" text DEFAULT '' NOT NULL,
	"file" uuid,
	"returned_because" text,
	"paper" uuid,
	"paid_on" date,
	"replaced_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vouchers_number_key" UNIQUE("company_id","authority","number")
);
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_replaced_by_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "vouchers_company_index" ON "vouchers" USING btree ("company_id");
CREATE INDEX "vouchers_expires_on_index" ON "vouchers" USING btree ("expires_on") WHERE "vouchers"."state" = 'open';

CREATE TABLE "portal_holders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"portal" text NOT NULL,
	"side" text NOT NULL,
	"holder" text NOT NULL,
	"note" text NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portal_holders_side_check" CHECK ("portal_holders"."side" in ('company', 'agency', 'other'))
);
ALTER TABLE "portal_holders" ADD CONSTRAINT "portal_holders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "portal_holders" ADD CONSTRAINT "portal_holders_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "portal_holders_company_id_index" ON "portal_holders" USING btree ("company_id");
CREATE INDEX "portal_holders_recorded_by_index" ON "portal_holders" USING btree ("recorded_by");

CREATE TABLE "agency_terms" (
	"version" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);

CREATE TABLE "service_versions" (
	"service_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"service" jsonb,
	"from_day" date NOT NULL,
	"note" text NOT NULL,
	"entered_by_id" uuid NOT NULL,
	"entered_by_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"is_approved" boolean NOT NULL,
	"approved_by_name" text,
	"approved_at" timestamp with time zone,
	CONSTRAINT "service_versions_service_id_version_pk" PRIMARY KEY("service_id","version"),
	CONSTRAINT "service_versions_approval_check" CHECK ("service_versions"."is_approved" = ("service_versions"."approved_by_name" is not null and "service_versions"."approved_at" is not null))
);
CREATE UNIQUE INDEX "service_versions_one_draft_key" ON "service_versions" USING btree ("service_id") WHERE not "service_versions"."is_approved";

CREATE TABLE "own_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"places" text[] NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);

CREATE TABLE "provider_events" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"terms" jsonb,
	"also_advises" boolean DEFAULT false NOT NULL,
	"appointment" integer,
	"outcome" text,
	"on_day" date,
	"note" text NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "provider_events_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "provider_events_kind_check" CHECK (case "provider_events"."kind"
        when 'chosen' then "provider_events"."terms" is not null and "provider_events"."on_day" is not null
        when 'answered' then "provider_events"."appointment" is not null and "provider_events"."outcome" is not null and "provider_events"."on_day" is not null
        when 'exempted' then true
        else false end)
);
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "provider_events_recorded_by_index" ON "provider_events" USING btree ("recorded_by");

CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"case_id" uuid NOT NULL,
	"edits" jsonb,
	"tag" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"valid_until" date,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_key" UNIQUE("number"),
	CONSTRAINT "quotes_id_company_key" UNIQUE("id","company_id"),
	CONSTRAINT "quotes_state_check" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn'))
);
CREATE INDEX "quotes_company_id_index" ON "quotes" USING btree ("company_id");
CREATE INDEX "quotes_changed_at_index" ON "quotes" USING btree ("changed_at","id");

CREATE TABLE "quote_decisions" (
	"quote_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"typed_name" text NOT NULL,
	"reason" text NOT NULL,
	"hash" text NOT NULL,
	"terms_version" integer NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_decisions_kind_check" CHECK ("quote_decisions"."kind" in ('accepted', 'declined', 'withdrawn')),
	CONSTRAINT "quote_decisions_reason_check" CHECK (case when "quote_decisions"."kind" = 'accepted' then "quote_decisions"."typed_name" <> '' else "quote_decisions"."reason" <> '' end)
);
ALTER TABLE "quote_decisions" ADD CONSTRAINT "quote_decisions_quote_fk" FOREIGN KEY ("quote_id","company_id") REFERENCES "public"."quotes"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "quote_decisions_version_key" ON "quote_decisions" USING btree ("quote_id","version");
CREATE INDEX "quote_decisions_company_id_index" ON "quote_decisions" USING btree ("company_id");

CREATE TABLE "quote_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);

CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"valid_until" date NOT NULL,
	"edits" jsonb NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"sent_by_name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_fk" FOREIGN KEY ("quote_id","company_id") REFERENCES "public"."quotes"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "quote_versions_company_id_index" ON "quote_versions" USING btree ("company_id");

CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_hash" text NOT NULL,
	"signing_order" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelopes_id_company_key" UNIQUE("id","company_id")
);
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "envelopes_company_index" ON "envelopes" USING btree ("company_id");
CREATE INDEX "envelopes_sent_by_index" ON "envelopes" USING btree ("sent_by");

CREATE TABLE "envelope_events" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envelope_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"signer_id" uuid,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"identified" text,
	"method" text,
	"sealed_mark" text,
	"key_version" integer,
	"address" text,
	"reason" text,
	"changed" jsonb,
	"time_zone" text
);
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_envelope_fk" FOREIGN KEY ("envelope_id","company_id") REFERENCES "public"."envelopes"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "envelope_events_envelope_index" ON "envelope_events" USING btree ("envelope_id");
CREATE INDEX "envelope_events_company_index" ON "envelope_events" USING btree ("company_id");

CREATE TABLE "envelope_signers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"envelope_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"party_id" uuid NOT NULL,
	"name" text NOT NULL,
	"capacity" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"in_place_of" uuid,
	"token_hash" text,
	"code_hash" text,
	"code_until" timestamp with time zone
);
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_envelope_fk" FOREIGN KEY ("envelope_id","company_id") REFERENCES "public"."envelopes"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "envelope_signers_envelope_index" ON "envelope_signers" USING btree ("envelope_id");
CREATE INDEX "envelope_signers_company_index" ON "envelope_signers" USING btree ("company_id");
CREATE INDEX "envelope_signers_user_id_index" ON "envelope_signers" USING btree ("user_id");
CREATE UNIQUE INDEX "envelope_signers_token_key" ON "envelope_signers" USING btree ("token_hash");

CREATE TABLE "assignments" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "assignments_owner_id_index" ON "assignments" USING btree ("owner_id");

CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_notes_id_company_key" UNIQUE("id","company_id")
);
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "staff_notes_company_id_at_index" ON "staff_notes" USING btree ("company_id","at");

CREATE TABLE "note_papers" (
	"company_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note_id" uuid NOT NULL,
	CONSTRAINT "note_papers_note_id_place_pk" PRIMARY KEY("note_id","place")
);
ALTER TABLE "note_papers" ADD CONSTRAINT "note_papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_papers" ADD CONSTRAINT "note_papers_note_fk" FOREIGN KEY ("note_id","company_id") REFERENCES "public"."staff_notes"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "note_papers_company_id_index" ON "note_papers" USING btree ("company_id");

CREATE TABLE "thread_items" (
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone,
	CONSTRAINT "thread_items_company_id_position_pk" PRIMARY KEY("company_id","position"),
	CONSTRAINT "thread_items_side_check" CHECK ("thread_items"."side" in ('company', 'agency'))
);
ALTER TABLE "thread_items" ADD CONSTRAINT "thread_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "thread_papers" (
	"company_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"paper_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "thread_papers_company_id_position_place_pk" PRIMARY KEY("company_id","position","place")
);
ALTER TABLE "thread_papers" ADD CONSTRAINT "thread_papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "thread_papers" ADD CONSTRAINT "thread_papers_item_fk" FOREIGN KEY ("company_id","position") REFERENCES "public"."thread_items"("company_id","position") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "thread_reads" (
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"side" text NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thread_reads_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "thread_reads_person_id_index" ON "thread_reads" USING btree ("person_id");

CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text
);
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "reminders_company_id_index" ON "reminders" USING btree ("company_id","asked_at");

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "saved_views_user_id_index" ON "saved_views" USING btree ("user_id");

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
