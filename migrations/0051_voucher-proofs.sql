ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_check";--> statement-breakpoint
ALTER TABLE "deadline_events" DROP CONSTRAINT "deadline_events_paper_id_papers_id_fk";
--> statement-breakpoint
DROP INDEX "deadline_events_paper_index";--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "declined_because" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "explanation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "file" uuid;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "returned_because" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_check" CHECK ("ledger_entries"."account" in ('bank', 'receivable', 'exchange', 'held', 'suspense', 'fee-advance', 'vat-advance', 'fee', 'vat', 'owed-back', 'cost', 'quoted', 'memorandum'));