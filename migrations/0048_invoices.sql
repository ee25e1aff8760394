CREATE TABLE "invoice_numbers" (
	"issuer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_issuer_id_kind_pk" PRIMARY KEY("issuer_id","kind")
);
--> statement-breakpoint
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
	"issued_by_id" uuid NOT NULL,
	"issued_by_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_sequence_key" UNIQUE("issuer_id","kind","sequence"),
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('invoice', 'credit-note', 'receipt')),
	CONSTRAINT "invoices_sequence_check" CHECK ("invoices"."sequence" > 0),
	CONSTRAINT "invoices_sum_check" CHECK ("invoices"."gross" > 0 and "invoices"."vat" >= 0 and "invoices"."net" + "invoices"."vat" = "invoices"."gross"),
	CONSTRAINT "invoices_subject_check" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."corrects" is not null) and ("invoices"."kind" = 'receipt') = ("invoices"."transaction_id" is not null))
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_transaction_key" ON "invoices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "invoices_company_index" ON "invoices" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "invoices_corrects_index" ON "invoices" USING btree ("corrects");--> statement-breakpoint
CREATE INDEX "invoices_issued_on_index" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
-- What was issued never changes: not by a mistake of ours, nor with an account that goes.
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
--> statement-breakpoint
CREATE POLICY own_rows ON "invoices" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "invoices" FORCE ROW LEVEL SECURITY;
