CREATE TYPE "public"."link_state" AS ENUM('waiting', 'fetching', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"output_type" "output_type" NOT NULL,
	"keep_original" boolean NOT NULL,
	"summary_options" jsonb,
	"spoken_language" text,
	"etag" text,
	"last_modified" text,
	"known" text[] NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feeds_owner" UNIQUE("id","user_id"),
	CONSTRAINT "feeds_once" UNIQUE("user_id","url")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"feed_id" uuid,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"output_type" "output_type" NOT NULL,
	"keep_original" boolean NOT NULL,
	"summary_options" jsonb,
	"spoken_language" text,
	"state" "link_state" DEFAULT 'waiting' NOT NULL,
	"transfer_id" text,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"total_bytes" bigint,
	"validator" text,
	"error_code" text,
	"error_params" jsonb,
	"summary_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watched_files" (
	"path" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"transfer_id" text
);
--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "received" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "spoken_seconds" double precision;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "unrecognized" jsonb;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "origin" jsonb DEFAULT '{"from":"upload"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "received" jsonb;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_feed_id_user_id_feeds_id_user_id_fk" FOREIGN KEY ("feed_id","user_id") REFERENCES "public"."feeds"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "links_feed" ON "links" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "links_age" ON "links" USING btree ("created_at");