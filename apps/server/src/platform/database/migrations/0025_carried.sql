CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_cards_per_day" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "edited_from" jsonb;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "made_from" uuid;--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "carried" jsonb;--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_made_from_summaries_id_fk" FOREIGN KEY ("made_from") REFERENCES "public"."summaries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "summaries_made_from" ON "summaries" USING btree ("made_from");