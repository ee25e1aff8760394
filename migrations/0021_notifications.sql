CREATE TABLE "notification_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text,
	"quiet_from" smallint NOT NULL,
	"quiet_to" smallint NOT NULL,
	"switched_off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_settings_hours_check" CHECK ("notification_settings"."quiet_from" between 0 and 23 and "notification_settings"."quiet_to" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"details" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"email_after" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_links" ADD CONSTRAINT "notification_links_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_links_person_id_index" ON "notification_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notification_links_expires_at_index" ON "notification_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_person_company_kind_key" ON "notifications" USING btree ("person_id","company_id","kind","key");--> statement-breakpoint
CREATE INDEX "notifications_person_id_at_index" ON "notifications" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "notifications_company_id_index" ON "notifications" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "notifications_email_after_index" ON "notifications" USING btree ("email_after") WHERE "notifications"."email_after" is not null;--> statement-breakpoint
CREATE POLICY own_rows ON "notifications"
  USING ("company_id" = landfall_company() OR "person_id" = landfall_person() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Open pages hear of what has changed by server-sent events. Theirs end with the session, and are opened anew where
-- somebody's roles have changed; src/server/notifications/live hears it.
CREATE FUNCTION landfall_announce_ended_session() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('landfall_live', json_build_object('session', OLD.id)::text); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER announce_end AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION landfall_announce_ended_session();--> statement-breakpoint
CREATE FUNCTION landfall_announce_changed_roles() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN PERFORM pg_notify('landfall_live', json_build_object('person', OLD.user_id)::text); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "members"
  FOR EACH ROW EXECUTE FUNCTION landfall_announce_changed_roles();--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON "operators"
  FOR EACH ROW EXECUTE FUNCTION landfall_announce_changed_roles();
