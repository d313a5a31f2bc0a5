CREATE TABLE "name_pairs" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"other" text NOT NULL,
	"same" boolean NOT NULL,
	CONSTRAINT "name_pairs_user_id_name_other_pk" PRIMARY KEY("user_id","name","other")
);
--> statement-breakpoint
ALTER TABLE "name_pairs" ADD CONSTRAINT "name_pairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;