CREATE TABLE "mail_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"task_reminders" boolean DEFAULT false NOT NULL,
	"weekly_digest" boolean DEFAULT false NOT NULL,
	"reminded_on" date,
	"digest_of" date
);
--> statement-breakpoint
CREATE TABLE "mail_handovers" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewed_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"upload_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"settled" text NOT NULL,
	"text_before" text,
	"text_after" text,
	"words_before" jsonb,
	"version" integer NOT NULL,
	"notes" jsonb NOT NULL,
	"made_stale" uuid[] NOT NULL,
	"reviewer_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signed_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"summary_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"minutes" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"content_hash" text NOT NULL,
	"signature" jsonb NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"signer_id" uuid,
	CONSTRAINT "signed_versions_number" UNIQUE("summary_id","number")
);
--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewed_words" ADD CONSTRAINT "reviewed_words_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewed_words" ADD CONSTRAINT "reviewed_words_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_versions" ADD CONSTRAINT "signed_versions_summary_id_summaries_id_fk" FOREIGN KEY ("summary_id") REFERENCES "public"."summaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_versions" ADD CONSTRAINT "signed_versions_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_handovers_started" ON "mail_handovers" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "reviewed_words_upload" ON "reviewed_words" USING btree ("upload_id","index");--> statement-breakpoint
CREATE INDEX "reviewed_words_reviewer" ON "reviewed_words" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "signed_versions_fingerprint" ON "signed_versions" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "signed_versions_signer" ON "signed_versions" USING btree ("signer_id");
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_signed_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) - 'signer_id' IS DISTINCT FROM to_jsonb(OLD) - 'signer_id' THEN
		RAISE EXCEPTION 'a signed version does not change';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "signed_versions_stay" BEFORE UPDATE ON "signed_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_signed_version"();
