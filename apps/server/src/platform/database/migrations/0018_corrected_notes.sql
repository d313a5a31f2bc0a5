CREATE TABLE "fixed_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fixed_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fix_id" uuid NOT NULL,
	"summary_id" uuid NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fixed_notes" ADD CONSTRAINT "fixed_notes_fix_id_fixes_id_fk" FOREIGN KEY ("fix_id") REFERENCES "public"."fixes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixed_notes" ADD CONSTRAINT "fixed_notes_summary_id_summaries_id_fk" FOREIGN KEY ("summary_id") REFERENCES "public"."summaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fixed_notes_fix" ON "fixed_notes" USING btree ("fix_id");--> statement-breakpoint
CREATE INDEX "fixed_notes_summary" ON "fixed_notes" USING btree ("summary_id");