CREATE TABLE "client_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp with time zone NOT NULL,
	"clients" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"client_key" text,
	"licence_number" text NOT NULL,
	"licence_key" text,
	"licence_expires_on" date,
	"import_id" uuid
);
--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_import_id_client_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."client_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_client_key_key" ON "clients" USING btree ("client_key") WHERE "clients"."client_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_licence_key_key" ON "clients" USING btree ("licence_key") WHERE "clients"."licence_key" is not null;--> statement-breakpoint
CREATE INDEX "clients_import_id_index" ON "clients" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "clients_licence_expires_on_index" ON "clients" USING btree ("licence_expires_on");--> statement-breakpoint
CREATE POLICY own_rows ON "clients" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "clients" FORCE ROW LEVEL SECURITY;
