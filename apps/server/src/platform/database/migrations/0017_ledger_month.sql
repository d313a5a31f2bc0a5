DROP INDEX "usage_entries_month";--> statement-breakpoint
ALTER TABLE "usage_entries" ADD COLUMN "month" text;--> statement-breakpoint
UPDATE "usage_entries" SET "month" = to_char("counted_at" AT TIME ZONE coalesce((SELECT "zone"."name" FROM "users" JOIN "pg_timezone_names" "zone" ON "zone"."name" = "users"."time_zone" WHERE "users"."id" = "usage_entries"."user_id"), 'UTC'), 'YYYY-MM');--> statement-breakpoint
ALTER TABLE "usage_entries" ALTER COLUMN "month" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "usage_entries_by_month" ON "usage_entries" USING btree ("user_id","kind","month");
