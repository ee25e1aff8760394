-- What earlier releases recorded moves to the tables of clients. Their tables get the columns of this release.

SET LOCAL landfall.scope = 'installation';

-- What was recorded so far belongs to each company’s formation.
INSERT INTO "cases" ("company_id", "kind", "opened_at") SELECT "id", 'formation', "created_at" FROM "companies";
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_kind_check";
ALTER TABLE "case_events" DROP CONSTRAINT "case_events_company_id_companies_id_fk";
ALTER TABLE "case_events" RENAME COLUMN "step" TO "task";
ALTER TABLE "case_events" ADD COLUMN "case_id" uuid;
ALTER TABLE "case_events" ADD COLUMN "side" text DEFAULT 'founder' NOT NULL;
ALTER TABLE "case_events" ALTER COLUMN "side" DROP DEFAULT;
ALTER TABLE "case_events" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;
UPDATE "case_events" SET
	"case_id" = "cases"."id",
	"kind" = CASE "case_events"."kind" WHEN 'step-done' THEN 'completed' WHEN 'step-reopened' THEN 'reopened' ELSE "case_events"."kind" END,
	"on_day" = CASE "case_events"."kind" WHEN 'step-reopened' THEN ("case_events"."recorded_at" AT TIME ZONE 'UTC')::date ELSE "case_events"."on_day" END
FROM "cases" WHERE "cases"."company_id" = "case_events"."company_id";
ALTER TABLE "case_events" ALTER COLUMN "case_id" SET NOT NULL;
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_fk" FOREIGN KEY ("case_id","company_id") REFERENCES "public"."cases"("id","company_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "case_events_case_id_index" ON "case_events" USING btree ("case_id");
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_withdrawal_check" CHECK ("case_events"."kind" <> 'withdrawn' or coalesce("case_events"."detail" ->> 'reason', '') <> '');
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_refusal_check" CHECK ("case_events"."kind" <> 'refused' or (coalesce("case_events"."detail" ->> 'reason', '') <> '' and coalesce("case_events"."detail" ->> 'nextPath', '') <> ''));
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_kind_check" CHECK (case
        when "case_events"."kind" in ('submitted', 'accepted', 'returned', 'filed', 'approved', 'refused', 'completed', 'noted', 'reopened', 'waived', 'unwaived', 'undone')
          then "case_events"."task" is not null and "case_events"."date" is null and "case_events"."on_day" is not null
        when "case_events"."kind" = 'date-set' then "case_events"."task" is null and "case_events"."date" is not null and "case_events"."on_day" is not null
        when "case_events"."kind" = 'date-cleared' then "case_events"."task" is null and "case_events"."date" is not null and "case_events"."on_day" is null
        when "case_events"."kind" = 'question-answered' then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is null and "case_events"."question" is not null
        when "case_events"."kind" = 'answers-changed' then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is not null and "case_events"."detail" ? 'answers'
        when "case_events"."kind" in ('opened', 'withdrawn') then "case_events"."task" is null and "case_events"."date" is null and "case_events"."on_day" is not null
        else false end);

-- Requests that were made before there were threads, and what was answered to them.
INSERT INTO "thread_items" ("company_id", "position", "kind", "side", "author_id", "author_name", "text", "details", "at")
SELECT "company_id", row_number() OVER (PARTITION BY "company_id" ORDER BY "at", "side" DESC), 'request', "side", "author_id",
  "author_name", "text", "details", "at"
FROM (
  SELECT r."company_id", 'company' AS "side", r."requested_by" AS "author_id", coalesce(u."name", '') AS "author_name",
    '' AS "text", jsonb_build_object('service', r."service", 'state', 'open') AS "details", r."requested_at" AS "at"
  FROM "service_requests" r LEFT JOIN "users" u ON u."id" = r."requested_by"
  UNION ALL
  SELECT r."company_id", 'agency', NULL, '', r."answer",
    jsonb_build_object('service', r."service", 'state', r."state"), r."changed_at"
  FROM "service_requests" r WHERE r."answer" <> '' OR r."state" <> 'open'
) AS items;

-- Who was an operator before there were roles could do everything.
ALTER TABLE "operators" ADD COLUMN "role" text NOT NULL DEFAULT 'manager';
ALTER TABLE "operators" ALTER COLUMN "role" DROP DEFAULT;
ALTER TABLE "operators" ADD CONSTRAINT "operators_role_check" CHECK ("operators"."role" in ('manager', 'case-worker', 'reviewer', 'finance', 'read-only'));
ALTER TABLE "operators" ADD COLUMN "own_clients_only" boolean DEFAULT false NOT NULL;

DROP TRIGGER only_added ON "confirmed_figures";
ALTER TABLE "confirmed_figures" ADD COLUMN "from_day" date;
ALTER TABLE "confirmed_figures" ADD COLUMN "is_approved" boolean;
ALTER TABLE "confirmed_figures" ADD COLUMN "approved_by_name" text;
ALTER TABLE "confirmed_figures" ADD COLUMN "approved_at" timestamp with time zone;
-- Until now a figure held at once, by the word of the person who entered it.
UPDATE "confirmed_figures" SET
  "from_day" = ("entered_at" AT TIME ZONE 'UTC')::date,
  "is_approved" = true,
  "approved_by_name" = "entered_by_name",
  "approved_at" = "entered_at";
ALTER TABLE "confirmed_figures" ALTER COLUMN "from_day" SET NOT NULL;
ALTER TABLE "confirmed_figures" ALTER COLUMN "is_approved" SET NOT NULL;
CREATE UNIQUE INDEX "confirmed_figures_one_draft_key" ON "confirmed_figures" USING btree ("place","line") WHERE not "confirmed_figures"."is_approved";
ALTER TABLE "confirmed_figures" ADD CONSTRAINT "confirmed_figures_approval_check" CHECK ("confirmed_figures"."is_approved" = ("confirmed_figures"."approved_by_name" is not null and "confirmed_figures"."approved_at" is not null));

ALTER TABLE "sessions" ADD COLUMN "last_input_at" timestamp with time zone;
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;
ALTER TABLE "users" ADD COLUMN "lock_after" integer;
ALTER TABLE "calendar_feeds" ADD COLUMN "has_names" boolean DEFAULT true NOT NULL;
ALTER TABLE "invitations" ADD COLUMN "party_id" uuid;
ALTER TABLE "members" ADD COLUMN "access_until" date;
ALTER TABLE "members" ADD COLUMN "paper_kinds" text[];
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "invitations_open_party_key" ON "invitations" USING btree ("party_id") WHERE "invitations"."accepted_at" is null and "invitations"."withdrawn_at" is null;
CREATE INDEX "invitations_party_id_index" ON "invitations" USING btree ("party_id");

SET LOCAL landfall.scope = '';
