CREATE TABLE "study_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_id" uuid,
	"text_input_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"text_key" text NOT NULL,
	"made_key" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"passages" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"scheduled_days" integer DEFAULT 0 NOT NULL,
	"schedule" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_cards_text" UNIQUE("user_id","text_key"),
	CONSTRAINT "study_cards_made" UNIQUE("user_id","made_key"),
	CONSTRAINT "study_cards_one_source" CHECK (num_nonnulls("study_cards"."upload_id", "study_cards"."text_input_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "study_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint,
	"undoes" uuid,
	"reviewed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_reviews_rating" CHECK (("study_reviews"."rating" is null) <> ("study_reviews"."undoes" is null))
);
--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_text_input_id_text_inputs_id_fk" FOREIGN KEY ("text_input_id") REFERENCES "public"."text_inputs"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "study_reviews" ADD CONSTRAINT "study_reviews_card_id_study_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."study_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reviews" ADD CONSTRAINT "study_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_cards_due" ON "study_cards" USING btree ("user_id","status","due_at");--> statement-breakpoint
CREATE INDEX "study_cards_upload" ON "study_cards" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "study_cards_text_input" ON "study_cards" USING btree ("text_input_id");--> statement-breakpoint
CREATE INDEX "study_reviews_card" ON "study_reviews" USING btree ("card_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "study_reviews_user" ON "study_reviews" USING btree ("user_id","reviewed_at");