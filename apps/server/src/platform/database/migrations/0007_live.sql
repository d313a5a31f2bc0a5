CREATE TABLE "live_chunks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"end" double precision NOT NULL,
	"seconds" double precision NOT NULL,
	"overlap_seconds" double precision NOT NULL,
	"text" text NOT NULL,
	"tail" jsonb NOT NULL,
	"end_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_chunks_once" UNIQUE("session_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"saved" boolean DEFAULT false NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"chunks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_chunks" ADD CONSTRAINT "live_chunks_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_sessions_owner" ON "live_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_sessions_start" ON "live_sessions" USING btree ("started_at");