DROP INDEX "companies_created_by_idempotency_key";--> statement-breakpoint
CREATE INDEX "companies_created_by_index" ON "companies" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "idempotency_key";