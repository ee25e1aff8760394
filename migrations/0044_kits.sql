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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "kit_pieces" (
	"import_id" uuid NOT NULL,
	"offset" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "kit_pieces_import_id_offset_pk" PRIMARY KEY("import_id","offset")
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "thread_items" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imported_companies" ADD CONSTRAINT "imported_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_companies" ADD CONSTRAINT "imported_companies_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_imports" ADD CONSTRAINT "kit_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_pieces" ADD CONSTRAINT "kit_pieces_import_id_kit_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."kit_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_holders" ADD CONSTRAINT "portal_holders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_holders" ADD CONSTRAINT "portal_holders_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_companies_imported_by_index" ON "imported_companies" USING btree ("imported_by");--> statement-breakpoint
CREATE INDEX "kit_imports_user_id_index" ON "kit_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "portal_holders_company_id_index" ON "portal_holders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "portal_holders_recorded_by_index" ON "portal_holders" USING btree ("recorded_by");--> statement-breakpoint
CREATE POLICY own_rows ON "imported_companies" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "portal_holders" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "kit_imports" USING ("user_id" = landfall_person() OR landfall_works_for_all());--> statement-breakpoint
CREATE POLICY own_rows ON "kit_pieces" USING (EXISTS (SELECT FROM "kit_imports" WHERE "kit_imports"."id" = "kit_pieces"."import_id"));--> statement-breakpoint
ALTER TABLE "imported_companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imported_companies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_holders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portal_holders" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kit_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kit_imports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kit_pieces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kit_pieces" FORCE ROW LEVEL SECURITY;
