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
	"reason" text
);
--> statement-breakpoint
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
	"token_hash" text,
	"code_hash" text,
	"code_until" timestamp with time zone
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_envelope_fk" FOREIGN KEY ("envelope_id","company_id") REFERENCES "public"."envelopes"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_envelope_fk" FOREIGN KEY ("envelope_id","company_id") REFERENCES "public"."envelopes"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_events_envelope_index" ON "envelope_events" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_events_company_index" ON "envelope_events" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "envelope_signers_envelope_index" ON "envelope_signers" USING btree ("envelope_id");--> statement-breakpoint
CREATE INDEX "envelope_signers_company_index" ON "envelope_signers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "envelope_signers_user_id_index" ON "envelope_signers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "envelope_signers_token_key" ON "envelope_signers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "envelopes_company_index" ON "envelopes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "envelopes_sent_by_index" ON "envelopes" USING btree ("sent_by");
--> statement-breakpoint
CREATE POLICY own_rows ON "envelopes" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "envelopes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "envelopes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "envelope_signers" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "envelope_signers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "envelope_signers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "envelope_events" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "envelope_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "envelope_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE ON "envelope_events"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
