CREATE TABLE "data_room_opens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"token_hash" text NOT NULL,
	"papers" jsonb NOT NULL,
	"has_owners" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "data_rooms_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "data_rooms_id_company_key" UNIQUE("id","company_id")
);
--> statement-breakpoint
ALTER TABLE "data_room_opens" ADD CONSTRAINT "data_room_opens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_opens" ADD CONSTRAINT "data_room_opens_room_fk" FOREIGN KEY ("room_id","company_id") REFERENCES "public"."data_rooms"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_rooms" ADD CONSTRAINT "data_rooms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_rooms" ADD CONSTRAINT "data_rooms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_room_opens_room_index" ON "data_room_opens" USING btree ("room_id","at");--> statement-breakpoint
CREATE INDEX "data_room_opens_company_id_index" ON "data_room_opens" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "data_rooms_company_id_index" ON "data_rooms" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "data_rooms_created_by_index" ON "data_rooms" USING btree ("created_by");--> statement-breakpoint
CREATE POLICY own_rows ON "data_rooms" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "data_rooms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_rooms" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "data_room_opens" USING ("company_id" = landfall_company() OR landfall_works_for_all());--> statement-breakpoint
ALTER TABLE "data_room_opens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_room_opens" FORCE ROW LEVEL SECURITY;
