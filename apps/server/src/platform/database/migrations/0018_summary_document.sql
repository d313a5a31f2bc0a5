ALTER TABLE "summaries" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "document_language" text;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "summaries" SET "stale" = true FROM "transcripts"
WHERE "transcripts"."upload_id" = "summaries"."upload_id" AND "summaries"."status" = 'ready'
  AND "transcripts"."edited_at" > coalesce("summaries"."edited_at", "summaries"."created_at");
