ALTER TABLE "subscriptions" ADD COLUMN "reads_begun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "read_stored" integer DEFAULT 0 NOT NULL;