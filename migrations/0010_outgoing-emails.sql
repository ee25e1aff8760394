ALTER TABLE "letters" RENAME TO "outgoing_emails";--> statement-breakpoint
ALTER TABLE "outgoing_emails" RENAME CONSTRAINT "letters_pkey" TO "outgoing_emails_pkey";--> statement-breakpoint
ALTER INDEX "letters_created_at_index" RENAME TO "outgoing_emails_created_at_index";--> statement-breakpoint
ALTER INDEX "letters_state_index" RENAME TO "outgoing_emails_state_index";--> statement-breakpoint
-- Nobody does the jobs under their old names; 'tidy-emails' gives each email that still waits a new one.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name IN ('deliver-letter', 'tidy-letters');
  END IF;
END $$;
