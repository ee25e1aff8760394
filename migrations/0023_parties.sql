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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "sensitive_answers" (
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sensitive_answers_party_id_user_id_field_pk" PRIMARY KEY("party_id","user_id","field")
);
--> statement-breakpoint
CREATE TABLE "sensitive_reads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"reader_id" uuid,
	"reader_name" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "party_id" uuid;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_holder_fk" FOREIGN KEY ("company_id","holder") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_of_party_fk" FOREIGN KEY ("company_id","of_party") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_nominee_for_fk" FOREIGN KEY ("company_id","nominee_for") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offices_held" ADD CONSTRAINT "offices_held_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offices_held" ADD CONSTRAINT "offices_held_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offices_held" ADD CONSTRAINT "offices_held_party_fk" FOREIGN KEY ("company_id","party_id") REFERENCES "public"."parties"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_answers" ADD CONSTRAINT "sensitive_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_reads" ADD CONSTRAINT "sensitive_reads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_reads" ADD CONSTRAINT "sensitive_reads_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sensitive_reads" ADD CONSTRAINT "sensitive_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_classes" ADD CONSTRAINT "share_classes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holdings_company_id_index" ON "holdings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "holdings_recorded_by_index" ON "holdings" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "offices_held_company_id_index" ON "offices_held" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offices_held_recorded_by_index" ON "offices_held" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "sensitive_answers_company_id_index" ON "sensitive_answers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sensitive_answers_user_id_index" ON "sensitive_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sensitive_reads_party_id_index" ON "sensitive_reads" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "sensitive_reads_company_id_index" ON "sensitive_reads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sensitive_reads_reader_id_index" ON "sensitive_reads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "share_classes_company_id_index" ON "share_classes" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parties_company_user_key" ON "parties" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "parties_user_id_index" ON "parties" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_party_id_index" ON "invitations" USING btree ("party_id");--> statement-breakpoint
CREATE POLICY own_rows ON "parties" USING ("company_id" = landfall_company() OR "user_id" = landfall_person() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "share_classes" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "holdings" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "offices_held" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
-- Sensitive answers: within a company only one's own, or all for staff whose opening is being recorded.
CREATE POLICY own_rows ON "sensitive_answers"
  USING (
    ("company_id" = landfall_company() AND ("user_id" = landfall_person() OR current_setting('landfall.opens', true) = 'sensitive-answers'))
    OR landfall_works_for_all()
  );--> statement-breakpoint
CREATE POLICY own_rows ON "sensitive_reads" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY[
    'parties', 'share_classes', 'holdings', 'offices_held', 'sensitive_answers', 'sensitive_reads'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned);
  END LOOP;
END $$;
--> statement-breakpoint
-- Not on every column: the account of who recorded an entry may be removed.
CREATE TRIGGER only_added BEFORE UPDATE OF "holder", "of_party", "share_class", "nominee_for", "amount", "on_day" ON "holdings"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OF "party_id", "reader_name", "read_at" ON "sensitive_reads"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
