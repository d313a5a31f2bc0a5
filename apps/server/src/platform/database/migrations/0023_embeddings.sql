CREATE TABLE "passage_embeddings" (
	"passage_id" bigint NOT NULL,
	"model" text NOT NULL,
	"embedding" real[] NOT NULL,
	CONSTRAINT "passage_embeddings_passage_id_model_pk" PRIMARY KEY("passage_id","model")
);
--> statement-breakpoint
ALTER TABLE "passage_embeddings" ADD CONSTRAINT "passage_embeddings_passage_id_search_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."search_passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Vectors are no smaller when compressed, and are read one after the other: in the rows themselves, up to 2,000 numbers.
ALTER TABLE "passage_embeddings" ALTER COLUMN "embedding" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "passage_embeddings" SET (toast_tuple_target = 8160);
