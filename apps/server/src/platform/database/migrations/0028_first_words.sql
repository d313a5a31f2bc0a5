DROP INDEX "text_inputs_unindexed";--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "first_words" text;--> statement-breakpoint
CREATE INDEX "text_inputs_unindexed" ON "text_inputs" USING btree ("id") WHERE ("text_inputs"."search_version" is distinct from "text_inputs"."version" or "text_inputs"."first_words" is null);