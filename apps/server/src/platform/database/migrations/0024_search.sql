CREATE TABLE "passage_embeddings" (
	"passage_id" bigint NOT NULL,
	"model" text NOT NULL,
	"embedding" real[] NOT NULL,
	CONSTRAINT "passage_embeddings_passage_id_model_pk" PRIMARY KEY("passage_id","model")
);
--> statement-breakpoint
CREATE TABLE "search_notes" (
	"summary_id" uuid PRIMARY KEY NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passage_embeddings" ADD CONSTRAINT "passage_embeddings_passage_id_search_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."search_passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_notes" ADD CONSTRAINT "search_notes_summary_id_summaries_id_fk" FOREIGN KEY ("summary_id") REFERENCES "public"."summaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_notes_vector" ON "search_notes" USING gin ("vector");--> statement-breakpoint
-- Vectors are no smaller when compressed, and are read one after the other: in the rows themselves, up to 2,000 numbers.
ALTER TABLE "passage_embeddings" ALTER COLUMN "embedding" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "passage_embeddings" SET (toast_tuple_target = 8160);--> statement-breakpoint
-- The words of all statements of a document.
CREATE FUNCTION notes_vector(document jsonb, language text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  select search_vector(search_config(language, left(words, 4000)), words)
    from (select coalesce(string_agg(statement #>> '{}', E'\n'), '') as words
            from jsonb_path_query(document, 'strict $.**.text', '{}', true) as statement) as notes
$$;
--> statement-breakpoint
CREATE FUNCTION index_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.document IS NULL THEN
		DELETE FROM search_notes WHERE summary_id = NEW.id;
	ELSIF TG_OP = 'INSERT' OR NEW.document IS DISTINCT FROM OLD.document THEN
		INSERT INTO search_notes (summary_id, vector) VALUES (NEW.id, notes_vector(NEW.document, NEW.document_language))
		ON CONFLICT (summary_id) DO UPDATE SET vector = excluded.vector;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "summaries_index_notes" AFTER INSERT OR UPDATE OF document ON "summaries" FOR EACH ROW EXECUTE FUNCTION index_notes();
