ALTER TABLE "text_inputs" ADD COLUMN "received" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "spoken_seconds" double precision;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "unrecognized" jsonb;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "origin" jsonb DEFAULT '{"from":"upload"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "received" jsonb;