ALTER TABLE "text_inputs" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "title" text;