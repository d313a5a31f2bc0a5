ALTER TABLE "transfers" ADD COLUMN "audio_of" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "audio" jsonb;