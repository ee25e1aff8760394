CREATE TABLE "company_keys" (
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_keys_company_id_version_pk" PRIMARY KEY("company_id","version")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "paper_versions" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"file_key" text,
	"key_version" integer NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"is_scanned" boolean DEFAULT false NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_inspection" text,
	"sealed_points" text,
	"expires_on" date,
	"is_expiry_confirmed" boolean DEFAULT false NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "paper_versions_paper_id_number_pk" PRIMARY KEY("paper_id","number"),
	CONSTRAINT "paper_versions_file_check" CHECK ("paper_versions"."file_key" is not null or "paper_versions"."state" in ('returned', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"party_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deletion_asked_at" timestamp with time zone,
	CONSTRAINT "papers_id_company_key" UNIQUE("id","company_id")
);
--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"company_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"offset" integer NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_offset_pk" PRIMARY KEY("upload_id","offset")
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_reads" ADD CONSTRAINT "paper_reads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_reads" ADD CONSTRAINT "paper_reads_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_reads" ADD CONSTRAINT "paper_reads_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_paper_fk" FOREIGN KEY ("paper_id","company_id") REFERENCES "public"."papers"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_fk" FOREIGN KEY ("upload_id","company_id") REFERENCES "public"."uploads"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_reads_paper_index" ON "paper_reads" USING btree ("paper_id","at");--> statement-breakpoint
CREATE INDEX "paper_reads_read_by_index" ON "paper_reads" USING btree ("read_by");--> statement-breakpoint
CREATE INDEX "paper_versions_company_index" ON "paper_versions" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "paper_versions_uploaded_by_index" ON "paper_versions" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "paper_versions_decided_by_index" ON "paper_versions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "papers_company_index" ON "papers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "papers_created_by_index" ON "papers" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "uploads_company_index" ON "uploads" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "uploads_started_by_index" ON "uploads" USING btree ("started_by");--> statement-breakpoint
CREATE POLICY own_rows ON "company_keys" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "company_keys" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "papers" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "papers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "papers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "paper_versions" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "paper_versions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "paper_versions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "paper_reads" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "paper_reads" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "paper_reads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "uploads" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "uploads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "upload_pieces" USING ("company_id" = landfall_company() OR landfall_works_for_all());
--> statement-breakpoint
ALTER TABLE "upload_pieces" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "upload_pieces" FORCE ROW LEVEL SECURITY;
