ALTER TABLE "summaries" ADD COLUMN "template" text DEFAULT 'general' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "spoken_language" text;