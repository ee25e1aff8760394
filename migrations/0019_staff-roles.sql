-- Who was an operator before there were roles could do everything.
ALTER TABLE "operators" ADD COLUMN "role" text NOT NULL DEFAULT 'manager';--> statement-breakpoint
ALTER TABLE "operators" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_role_check" CHECK ("operators"."role" in ('manager', 'case-worker', 'reviewer'));
