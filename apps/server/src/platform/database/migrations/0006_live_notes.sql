ALTER TABLE "text_inputs" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "bookmarks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "own_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_chunks" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;