ALTER TABLE "transcripts" ADD COLUMN "timed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "imported_as" text;