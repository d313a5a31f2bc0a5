CREATE UNLOGGED TABLE "live_prefetch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_prefetch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"take" uuid NOT NULL,
	"from" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_prefetch" ADD CONSTRAINT "live_prefetch_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_prefetch_chunk" ON "live_prefetch" USING btree ("user_id","session_id","sequence","from");--> statement-breakpoint
CREATE INDEX "live_prefetch_age" ON "live_prefetch" USING btree ("sent_at");