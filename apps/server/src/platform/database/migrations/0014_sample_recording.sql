ALTER TABLE "uploads" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_sample" ON "uploads" USING btree ("user_id") WHERE "uploads"."sample";