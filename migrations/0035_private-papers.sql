CREATE TABLE "paper_contents" (
	"company_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_key" text,
	"key_version" integer NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_inspection" text,
	"sealed_points" text,
	CONSTRAINT "paper_contents_paper_id_number_pk" PRIMARY KEY("paper_id","number")
);
--> statement-breakpoint
ALTER TABLE "paper_versions" DROP CONSTRAINT "paper_versions_file_check";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "is_private" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "private_to" uuid;--> statement-breakpoint
ALTER TABLE "paper_contents" ADD CONSTRAINT "paper_contents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_contents" ADD CONSTRAINT "paper_contents_version_fk" FOREIGN KEY ("paper_id","number") REFERENCES "public"."paper_versions"("paper_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_contents_company_index" ON "paper_contents" USING btree ("company_id");--> statement-breakpoint
UPDATE "papers" SET "is_private" = true
  WHERE "kind" IN ('passport', 'passport-second-page', 'portrait-photo', 'visa', 'identity-card', 'bank-statement', 'bank-reference', 'source-of-funds');--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "is_private" DROP DEFAULT;--> statement-breakpoint
-- Private from now on to whom has an account: as a party, or as the founder from before there were parties.
UPDATE "papers" SET "private_to" = coalesce(
    (SELECT "user_id" FROM "parties" WHERE "parties"."id" = "papers"."party_id"),
    (SELECT "id" FROM "users" WHERE "users"."id" = "papers"."party_id")
  )
  WHERE "is_private";--> statement-breakpoint
INSERT INTO "paper_contents" ("company_id", "paper_id", "number", "file_key", "key_version", "sealed_name", "sealed_inspection", "sealed_points")
  SELECT "company_id", "paper_id", "number", "file_key", "key_version", "sealed_name", "sealed_inspection", "sealed_points" FROM "paper_versions";--> statement-breakpoint
ALTER TABLE "paper_versions" DROP COLUMN "file_key";--> statement-breakpoint
ALTER TABLE "paper_versions" DROP COLUMN "key_version";--> statement-breakpoint
ALTER TABLE "paper_versions" DROP COLUMN "sealed_name";--> statement-breakpoint
ALTER TABLE "paper_versions" DROP COLUMN "sealed_inspection";--> statement-breakpoint
ALTER TABLE "paper_versions" DROP COLUMN "sealed_points";--> statement-breakpoint
-- Content: within a company everybody's but what is private to another person. Staff and jobs are nobody in particular.
CREATE POLICY own_rows ON "paper_contents"
  USING (
    ("company_id" = landfall_company() AND (
      landfall_person() IS NULL
      OR EXISTS (
        SELECT FROM "papers"
        WHERE "papers"."id" = "paper_contents"."paper_id"
          AND ("papers"."private_to" IS NULL OR "papers"."private_to" = landfall_person())
      )
    ))
    OR landfall_works_for_all()
  );--> statement-breakpoint
ALTER TABLE "paper_contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "paper_contents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What others handed over for somebody becomes theirs alone once they have an account.
CREATE FUNCTION landfall_close_papers() RETURNS trigger LANGUAGE plpgsql
  AS $$
  DECLARE former text := coalesce(current_setting('landfall.scope', true), '');
  BEGIN
    PERFORM set_config('landfall.scope', 'installation', true);
    UPDATE papers SET private_to = NEW.user_id
      WHERE company_id = NEW.company_id AND party_id = NEW.id AND is_private AND private_to IS NULL;
    PERFORM set_config('landfall.scope', former, true);
    RETURN NEW;
  END $$;--> statement-breakpoint
CREATE TRIGGER close_papers AFTER INSERT OR UPDATE OF "user_id" ON "parties"
  FOR EACH ROW WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION landfall_close_papers();
