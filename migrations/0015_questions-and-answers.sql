CREATE TABLE "answer_versions" (
	"question_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"wordings" text[] NOT NULL,
	"body" text NOT NULL,
	"country" text,
	"places" text[] NOT NULL,
	"topic" text NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text NOT NULL,
	"checked_on" date NOT NULL,
	"answered_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_versions_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text,
	"cited" jsonb NOT NULL,
	"conversation" jsonb,
	"person_id" uuid,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "unanswered_questions" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "unanswered_questions_id_key" ON "unanswered_questions" USING btree ("id");--> statement-breakpoint
ALTER TABLE "answer_versions" ADD CONSTRAINT "answer_versions_question_id_unanswered_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."unanswered_questions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_unanswered_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."unanswered_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_reports_question_id_at_index" ON "question_reports" USING btree ("question_id","at");--> statement-breakpoint
CREATE INDEX "question_reports_person_id_index" ON "question_reports" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "question_reports_at_index" ON "question_reports" USING btree ("at");
--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON "answer_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION landfall_refuse_change();
