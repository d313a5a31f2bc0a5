ALTER TABLE "users" ADD COLUMN "plan_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "draft_engine" text;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "expiry_notice_days" integer;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "expiry_notice_days" integer;