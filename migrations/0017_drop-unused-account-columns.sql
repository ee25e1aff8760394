ALTER TABLE "sessions" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "sign_in_methods" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "image";