CREATE TABLE "unanswered_questions" (
	"question" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"first_asked_on" date NOT NULL,
	"last_asked_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unanswered_questions_last_asked_on_index" ON "unanswered_questions" USING btree ("last_asked_on");