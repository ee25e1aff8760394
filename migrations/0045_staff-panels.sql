ALTER TABLE "bank_events" ADD COLUMN "side" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "deadline_events" ADD COLUMN "paper_id" uuid;--> statement-breakpoint
ALTER TABLE "paper_versions" ADD COLUMN "uploaded_side" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "deadline_events" ADD CONSTRAINT "deadline_events_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_events_paper_index" ON "deadline_events" USING btree ("paper_id");