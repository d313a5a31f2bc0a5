ALTER TABLE "text_inputs" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "next_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "title" text;