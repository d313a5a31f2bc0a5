ALTER TABLE "summaries" ADD COLUMN "edited_from" jsonb;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "made_from" uuid;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "carried" jsonb;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_made_from_summaries_id_fk" FOREIGN KEY ("made_from") REFERENCES "public"."summaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "summaries_made_from" ON "summaries" USING btree ("made_from");