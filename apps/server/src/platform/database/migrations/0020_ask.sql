CREATE TABLE "asked_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"upload_id" uuid,
	"text_input_id" uuid,
	"text" text,
	"targets" text[] NOT NULL,
	CONSTRAINT "asked_findings_one_source" CHECK (num_nonnulls("asked_findings"."upload_id", "asked_findings"."text_input_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "asked_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"searched" text NOT NULL,
	"said" boolean NOT NULL,
	"folder" text,
	"upload_id" uuid,
	"text_input_id" uuid,
	"engine_label" text,
	"left_out" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_passages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"upload_id" uuid,
	"text_input_id" uuid,
	"ordinal" integer NOT NULL,
	"first_turn" integer NOT NULL,
	"last_turn" integer NOT NULL,
	"words" integer NOT NULL,
	"speakers" jsonb NOT NULL,
	"config" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_passages_one_source" CHECK (num_nonnulls("search_passages"."upload_id", "search_passages"."text_input_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "text_inputs" ADD COLUMN "search_version" integer;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "search_version" integer;--> statement-breakpoint
ALTER TABLE "asked_findings" ADD CONSTRAINT "asked_findings_question_id_asked_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."asked_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_findings" ADD CONSTRAINT "asked_findings_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_findings" ADD CONSTRAINT "asked_findings_text_input_id_text_inputs_id_fk" FOREIGN KEY ("text_input_id") REFERENCES "public"."text_inputs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_text_input_id_text_inputs_id_fk" FOREIGN KEY ("text_input_id") REFERENCES "public"."text_inputs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_passages" ADD CONSTRAINT "search_passages_upload_id_user_id_uploads_id_user_id_fk" FOREIGN KEY ("upload_id","user_id") REFERENCES "public"."uploads"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "search_passages" ADD CONSTRAINT "search_passages_text_input_id_user_id_text_inputs_id_user_id_fk" FOREIGN KEY ("text_input_id","user_id") REFERENCES "public"."text_inputs"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "asked_findings_question" ON "asked_findings" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "asked_findings_upload" ON "asked_findings" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "asked_findings_text_input" ON "asked_findings" USING btree ("text_input_id");--> statement-breakpoint
CREATE INDEX "asked_questions_owner" ON "asked_questions" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "asked_questions_upload" ON "asked_questions" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "asked_questions_text_input" ON "asked_questions" USING btree ("text_input_id");--> statement-breakpoint
CREATE INDEX "search_passages_owner" ON "search_passages" USING btree ("user_id","config");--> statement-breakpoint
CREATE INDEX "search_passages_upload" ON "search_passages" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "search_passages_text_input" ON "search_passages" USING btree ("text_input_id");--> statement-breakpoint
CREATE INDEX "search_passages_vector" ON "search_passages" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "text_inputs_unindexed" ON "text_inputs" USING btree ("id") WHERE "text_inputs"."search_version" is distinct from "text_inputs"."version";--> statement-breakpoint
CREATE INDEX "transcripts_unindexed" ON "transcripts" USING btree ("upload_id") WHERE "transcripts"."complete" and "transcripts"."search_version" is distinct from "transcripts"."version";--> statement-breakpoint
-- The words of a text without accents. A run of a script without spaces becomes its pairs of neighbouring characters.
CREATE FUNCTION search_text(words text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select case when words !~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' then unaccent(words)
    else unaccent(
      regexp_replace(words, '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]{2})', ' \1 ', 'g') || ' ' ||
      regexp_replace(
        regexp_replace(
          regexp_replace(words, '(^|[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]', '\1 ', 'g'),
          '[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', ' ', 'g'),
        '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]{2})', ' \1 ', 'g')) end
$$;
--> statement-breakpoint
-- The text search configuration of a language (its primary tag), where this PostgreSQL has it. Without a language: the one whose
-- stop words are most of the sample's words, if those are a fifth of them; else `simple`.
CREATE FUNCTION search_config(language text, sample text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select coalesce(
    (select cfgname::text from pg_ts_config where cfgname = case lower(language)
      when 'ar' then 'arabic' when 'hy' then 'armenian' when 'eu' then 'basque' when 'ca' then 'catalan' when 'da' then 'danish'
      when 'nl' then 'dutch' when 'en' then 'english' when 'et' then 'estonian' when 'fi' then 'finnish' when 'fr' then 'french'
      when 'de' then 'german' when 'el' then 'greek' when 'hi' then 'hindi' when 'hu' then 'hungarian' when 'id' then 'indonesian'
      when 'ga' then 'irish' when 'it' then 'italian' when 'lt' then 'lithuanian' when 'ne' then 'nepali' when 'no' then 'norwegian'
      when 'nb' then 'norwegian' when 'nn' then 'norwegian' when 'pt' then 'portuguese' when 'ro' then 'romanian' when 'ru' then 'russian'
      when 'sr' then 'serbian' when 'es' then 'spanish' when 'sv' then 'swedish' when 'ta' then 'tamil' when 'tr' then 'turkish' end),
    case when language is null then (
      select config from (
        select config, (select coalesce(sum(cardinality(positions)), 0) from unnest(to_tsvector(config::regconfig, sample))) as kept
          from unnest('{english,german,french,spanish,italian,portuguese,dutch,swedish,danish,norwegian,finnish,russian,hungarian,turkish}'::text[]) as config
      ) as tried,
      (select coalesce(sum(cardinality(positions)), 0) as words from unnest(to_tsvector('simple', sample))) as whole
      where kept < whole.words * 0.8 order by kept limit 1) end,
    'simple')
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(config text, words text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select to_tsvector(config::regconfig, search_text(words))
$$;
