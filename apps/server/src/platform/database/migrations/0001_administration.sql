CREATE TABLE "installation_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target_id" uuid,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscribed_plan" "plan" DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_plan" "plan";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_limits" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "administrator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "next_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "installation_log" ADD CONSTRAINT "installation_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installation_log" ADD CONSTRAINT "installation_log_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "installation_log_at" ON "installation_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_grant_end" ON "users" USING btree ("granted_until") WHERE "users"."granted_until" is not null;--> statement-breakpoint
-- Enterprise was set by hand until now; every other plan came from a subscription.
UPDATE "users" SET "granted_plan" = 'enterprise' WHERE "current_plan" = 'enterprise';--> statement-breakpoint
UPDATE "users" SET "subscribed_plan" = "current_plan" WHERE "current_plan" <> 'enterprise';
