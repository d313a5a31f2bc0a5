CREATE TABLE "fixed_passages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fixed_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fix_id" uuid,
	"user_id" uuid NOT NULL,
	"upload_id" uuid,
	"text_input_id" uuid,
	"version" integer NOT NULL,
	"index" integer NOT NULL,
	"text_before" text NOT NULL,
	"text_after" text NOT NULL,
	"words_before" jsonb,
	"changes" jsonb NOT NULL,
	CONSTRAINT "fixed_passages_one_source" CHECK (num_nonnulls("fixed_passages"."upload_id", "fixed_passages"."text_input_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "fixes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"wrong" text[] NOT NULL,
	"right" text NOT NULL,
	"places" integer DEFAULT 0 NOT NULL,
	"recordings" integer DEFAULT 0 NOT NULL,
	"made_stale" uuid[] NOT NULL,
	"undone_at" timestamp with time zone,
	"left" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"term" text NOT NULL,
	"term_key" text NOT NULL,
	"misheard" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vocabulary_entries_of_user" UNIQUE("user_id","term_key"),
	CONSTRAINT "vocabulary_entries_of_team" UNIQUE("team_id","term_key"),
	CONSTRAINT "vocabulary_entries_one_owner" CHECK (num_nonnulls("vocabulary_entries"."user_id", "vocabulary_entries"."team_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "fixed_passages" ADD CONSTRAINT "fixed_passages_fix_id_fixes_id_fk" FOREIGN KEY ("fix_id") REFERENCES "public"."fixes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixed_passages" ADD CONSTRAINT "fixed_passages_upload_id_user_id_uploads_id_user_id_fk" FOREIGN KEY ("upload_id","user_id") REFERENCES "public"."uploads"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "fixed_passages" ADD CONSTRAINT "fixed_passages_text_input_id_user_id_text_inputs_id_user_id_fk" FOREIGN KEY ("text_input_id","user_id") REFERENCES "public"."text_inputs"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "fixes" ADD CONSTRAINT "fixes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_entries" ADD CONSTRAINT "vocabulary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_entries" ADD CONSTRAINT "vocabulary_entries_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fixed_passages_fix" ON "fixed_passages" USING btree ("fix_id","id");--> statement-breakpoint
CREATE INDEX "fixed_passages_upload" ON "fixed_passages" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "fixed_passages_text" ON "fixed_passages" USING btree ("text_input_id");--> statement-breakpoint
CREATE INDEX "fixed_passages_user" ON "fixed_passages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fixes_user" ON "fixes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "fixes_age" ON "fixes" USING btree ("created_at");