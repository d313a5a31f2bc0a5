CREATE INDEX "text_inputs_title_search" ON "text_inputs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploads_title_search" ON "uploads" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usage_entries_of_balance" ON "usage_entries" USING btree ("user_id") WHERE "usage_entries"."from_balance" <> 0;