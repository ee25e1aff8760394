CREATE TABLE "imported_records" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "imported_records_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "issued_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_returns" ADD CONSTRAINT "card_returns_payment_id_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_payments_company_index" ON "card_payments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "card_payments_open_index" ON "card_payments" USING btree ("expires_at") WHERE "card_payments"."state" in ('opening', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "card_returns_provider_key" ON "card_returns" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "card_returns_payment_index" ON "card_returns" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "card_returns_company_index" ON "card_returns" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "card_returns_waiting_index" ON "card_returns" USING btree ("asked_at") WHERE "card_returns"."state" in ('asked', 'unbooked');
--> statement-breakpoint
CREATE POLICY own_rows ON "card_payments" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "card_payments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "card_payments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "card_returns" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "card_returns" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "card_returns" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "imported_records" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "imported_records" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "imported_records" FORCE ROW LEVEL SECURITY;
