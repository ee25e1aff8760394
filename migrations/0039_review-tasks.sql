ALTER TABLE "review_decisions" DROP CONSTRAINT "review_decisions_paper_id_number_position_pk";--> statement-breakpoint
ALTER TABLE "review_claims" DROP CONSTRAINT "review_claims_pkey";--> statement-breakpoint
ALTER TABLE "review_claims" ALTER COLUMN "paper_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_decisions" ALTER COLUMN "paper_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_claims" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_claims" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "review_claims" ADD COLUMN "task" text;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD COLUMN "task" text;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_claims_paper_key" ON "review_claims" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_claims_task_key" ON "review_claims" USING btree ("case_id","task");--> statement-breakpoint
CREATE UNIQUE INDEX "review_decisions_paper_key" ON "review_decisions" USING btree ("paper_id","number","position");--> statement-breakpoint
CREATE UNIQUE INDEX "review_decisions_task_key" ON "review_decisions" USING btree ("case_id","task","number","position");--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_subject_check" CHECK (num_nonnulls("review_claims"."paper_id", "review_claims"."case_id") = 1 and ("review_claims"."case_id" is null) = ("review_claims"."task" is null));--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_subject_check" CHECK (num_nonnulls("review_decisions"."paper_id", "review_decisions"."case_id") = 1 and ("review_decisions"."case_id" is null) = ("review_decisions"."task" is null));