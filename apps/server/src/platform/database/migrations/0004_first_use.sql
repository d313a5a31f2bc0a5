ALTER TABLE "email_links" ADD COLUMN "superseded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "text_inputs_sample" ON "text_inputs" USING btree ("user_id") WHERE "text_inputs"."sample";--> statement-breakpoint
CREATE INDEX "text_inputs_folder" ON "text_inputs" USING btree ("user_id","folder") WHERE "text_inputs"."folder" is not null;--> statement-breakpoint
CREATE INDEX "uploads_folder" ON "uploads" USING btree ("user_id","folder") WHERE "uploads"."folder" is not null;