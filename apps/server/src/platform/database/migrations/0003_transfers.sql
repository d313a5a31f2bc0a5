CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"output_type" "output_type" NOT NULL,
	"keep_original" boolean NOT NULL,
	"size_bytes" bigint,
	"metadata" jsonb NOT NULL,
	"received_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"error_code" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "summaries" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_owner" ON "transfers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfers_expiry" ON "transfers" USING btree ("expires_at");