CREATE TYPE "public"."team_access" AS ENUM('none', 'read', 'edit');--> statement-breakpoint
CREATE TYPE "public"."team_role" AS ENUM('owner', 'admin', 'member');--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "team_role" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_once" UNIQUE("team_id","email")
);
--> statement-breakpoint
CREATE TABLE "team_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"target_id" uuid,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"role" "team_role" NOT NULL,
	"cap_minutes" integer,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"read_only_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "summaries" DROP CONSTRAINT "summaries_upload_id_user_id_uploads_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "summaries" DROP CONSTRAINT "summaries_text_input_id_user_id_text_inputs_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "transcripts" DROP CONSTRAINT "transcripts_upload_id_user_id_uploads_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "team_plan" "plan";--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "team_access" "team_access" DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "team_access" "team_access" DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_log" ADD CONSTRAINT "team_log_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_log" ADD CONSTRAINT "team_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_log" ADD CONSTRAINT "team_log_target_id_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_invitations_email" ON "team_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "team_log_at" ON "team_log" USING btree ("team_id","at","id");--> statement-breakpoint
CREATE INDEX "team_members_team" ON "team_members" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_upload_id_user_id_uploads_id_user_id_fk" FOREIGN KEY ("upload_id","user_id") REFERENCES "public"."uploads"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_text_input_id_user_id_text_inputs_id_user_id_fk" FOREIGN KEY ("text_input_id","user_id") REFERENCES "public"."text_inputs"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_upload_id_user_id_uploads_id_user_id_fk" FOREIGN KEY ("upload_id","user_id") REFERENCES "public"."uploads"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_entries_by_payer" ON "usage_entries" USING btree ("payer_id","kind","month");--> statement-breakpoint
-- Until now everybody used the own plan.
UPDATE "usage_entries" SET "payer_id" = "user_id";
