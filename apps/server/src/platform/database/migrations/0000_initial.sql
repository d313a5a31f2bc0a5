CREATE TYPE "public"."plan" AS ENUM('free', 'pro', 'business', 'enterprise');--> statement-breakpoint
CREATE TYPE "public"."output_type" AS ENUM('summary', 'notes');--> statement-breakpoint
CREATE TYPE "public"."summary_status" AS ENUM('waiting', 'queued', 'summarizing', 'ready', 'failed');--> statement-breakpoint
CREATE TYPE "public"."text_origin" AS ENUM('typed', 'live');--> statement-breakpoint
CREATE TYPE "public"."upload_status" AS ENUM('queued', 'decoding', 'transcribing', 'transcribed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."usage_kind" AS ENUM('audio', 'live', 'text');--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"current_plan" "plan" DEFAULT 'free' NOT NULL,
	"plan_since" timestamp with time zone,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"status" text DEFAULT 'none' NOT NULL,
	"price_id" text,
	"product_id" text,
	"period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"reads_begun" integer DEFAULT 0 NOT NULL,
	"read_stored" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"confirm_token_hash" text,
	"confirm_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_confirm_token_hash_unique" UNIQUE("confirm_token_hash")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"file_store" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_once" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_id" uuid,
	"text_input_id" uuid,
	"output_type" "output_type" NOT NULL,
	"summary_text" text,
	"draft_text" text,
	"document" jsonb,
	"document_language" text,
	"stale" boolean DEFAULT false NOT NULL,
	"status" "summary_status" DEFAULT 'queued' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"part" jsonb,
	"error_code" text,
	"waits_until" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"engine" text,
	"engine_label" text,
	"template" text DEFAULT 'general' NOT NULL,
	"instructions" text,
	"output_language" text,
	"source_language" text,
	"coverage" real,
	"fallback_parts" integer DEFAULT 0 NOT NULL,
	"fallback_reason" text,
	"shared" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "summaries_one_source" CHECK (num_nonnulls("summaries"."upload_id", "summaries"."text_input_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "text_inputs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"raw_text" text NOT NULL,
	"origin" text_origin DEFAULT 'typed' NOT NULL,
	"draft_engine" text,
	"version" integer DEFAULT 1 NOT NULL,
	"expiry_notice_at" timestamp with time zone,
	"expiry_notice_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_inputs_owner" UNIQUE("id","user_id")
);
--> statement-breakpoint
CREATE TABLE "transcript_segments" (
	"upload_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"start" double precision NOT NULL,
	"end" double precision NOT NULL,
	"text" text NOT NULL,
	"speaker" text,
	"words" jsonb,
	CONSTRAINT "transcript_segments_upload_id_index_pk" PRIMARY KEY("upload_id","index"),
	CONSTRAINT "transcript_segments_time" CHECK ("transcript_segments"."start" >= 0 and "transcript_segments"."end" >= "transcript_segments"."start")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text,
	"engine" text NOT NULL,
	"engine_label" text NOT NULL,
	"draft" boolean NOT NULL,
	"saved_seconds" double precision DEFAULT 0 NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"output_type" "output_type" NOT NULL,
	"keep_original" boolean NOT NULL,
	"size_bytes" bigint,
	"metadata" jsonb NOT NULL,
	"received_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"error_code" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"file_key" text,
	"playback_key" text,
	"playback_failed" boolean DEFAULT false NOT NULL,
	"size_bytes" bigint NOT NULL,
	"transfer_id" text NOT NULL,
	"keep_original" boolean DEFAULT false NOT NULL,
	"spoken_language" text,
	"duration_seconds" double precision,
	"status" "upload_status" DEFAULT 'queued' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"error_code" text,
	"waits_until" timestamp with time zone,
	"warning" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"waveform" jsonb,
	"expiry_notice_at" timestamp with time zone,
	"expiry_notice_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "uploads_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "uploads_owner" UNIQUE("id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_chunks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"end" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	"overlap_seconds" double precision NOT NULL,
	"text" text NOT NULL,
	"tail" jsonb NOT NULL,
	"end_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_chunks_once" UNIQUE("session_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"saved" boolean DEFAULT false NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"chunks" integer DEFAULT 0 NOT NULL,
	"heard" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"seconds" integer NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "balance_credits_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "balance_credits_not_zero" CHECK ("balance_credits"."seconds" <> 0)
);
--> statement-breakpoint
CREATE TABLE "usage_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "usage_kind" NOT NULL,
	"entry" text NOT NULL,
	"amount" integer NOT NULL,
	"from_balance" integer DEFAULT 0 NOT NULL,
	"source_id" uuid NOT NULL,
	"step" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usage_entries_once" UNIQUE("kind","source_id","step")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_upload_id_user_id_uploads_id_user_id_fk" FOREIGN KEY ("upload_id","user_id") REFERENCES "public"."uploads"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_text_input_id_user_id_text_inputs_id_user_id_fk" FOREIGN KEY ("text_input_id","user_id") REFERENCES "public"."text_inputs"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD CONSTRAINT "text_inputs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD CONSTRAINT "transcript_segments_upload_id_transcripts_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."transcripts"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_upload_id_user_id_uploads_id_user_id_fk" FOREIGN KEY ("upload_id","user_id") REFERENCES "public"."uploads"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_chunks" ADD CONSTRAINT "live_chunks_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_credits" ADD CONSTRAINT "balance_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "summaries_upload" ON "summaries" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "summaries_text_input" ON "summaries" USING btree ("text_input_id");--> statement-breakpoint
CREATE INDEX "summaries_owner" ON "summaries" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "summaries_search" ON "summaries" USING gin ("summary_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "text_inputs_history" ON "text_inputs" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "text_inputs_search" ON "text_inputs" USING gin ("raw_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transcripts_search" ON "transcripts" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transfers_owner" ON "transfers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfers_expiry" ON "transfers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_history" ON "uploads" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "uploads_filename_search" ON "uploads" USING gin ("filename" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "live_sessions_owner" ON "live_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_sessions_start" ON "live_sessions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "balance_credits_user" ON "balance_credits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_entries_by_month" ON "usage_entries" USING btree ("user_id","kind","month");