import { asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from './client.ts';
import { searchPassages, textInputs, transcripts, transcriptSegments } from './schema/index.ts';
import { searchWindows, type Spoken, turnsOfText } from './search-windows.ts';

/** Rows of one statement. */
const INSERT_BATCH = 500;
/** Characters that the language is guessed from, where the engine did not say it. */
const SAMPLE_CHARACTERS = 4_000;

interface IndexedSource {
  userId: string;
  uploadId: string | null;
  textInputId: string | null;
  /** Primary tag; null: guessed from the words. */
  language: string | null;
}

/** Replaces the search passages of a transcript, once it is complete. */
export async function replaceOfTranscript(tx: Transaction, uploadId: string): Promise<void> {
  const [head] = await tx
    .select({
      userId: transcripts.userId,
      language: transcripts.language,
      complete: transcripts.complete,
    })
    .from(transcripts)
    .where(eq(transcripts.uploadId, uploadId));
  if (!head?.complete) return;
  const turns = await turnsOfTranscript(tx, uploadId);
  await tx.delete(searchPassages).where(eq(searchPassages.uploadId, uploadId));
  await insert(tx, { ...head, uploadId, textInputId: null }, turns);
}

async function turnsOfTranscript(executor: Executor, uploadId: string): Promise<Spoken[]> {
  const { text, speaker, start, index } = transcriptSegments;
  return await executor
    .select({ text, speaker })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId))
    .orderBy(asc(start), asc(index));
}

/** Replaces the search passages of a text. */
export async function replaceOfText(tx: Transaction, textInputId: string): Promise<void> {
  const text = await readText(tx, textInputId);
  if (!text) return;
  await tx.delete(searchPassages).where(eq(searchPassages.textInputId, textInputId));
  await insert(
    tx,
    { userId: text.userId, uploadId: null, textInputId, language: null },
    turnsOfText(text.rawText, text.lines),
  );
}

async function readText(executor: Executor, textInputId: string) {
  const { userId, rawText, lines } = textInputs;
  const [text] = await executor
    .select({ userId, rawText, lines })
    .from(textInputs)
    .where(eq(textInputs.id, textInputId));
  return text;
}

/** A passage as it lies in its source. */
export interface PassagePlace {
  uploadId: string | null;
  textInputId: string | null;
  firstTurn: number;
  lastTurn: number;
}

/** The words of passages, in their order, as their sources read now. Passages that are gone meanwhile have any text. */
export async function textsOf(
  executor: Executor,
  passages: readonly PassagePlace[],
): Promise<string[]> {
  const known = new Map<string, Promise<Spoken[]>>();
  const turnsOf = ({ uploadId, textInputId }: PassagePlace): Promise<Spoken[]> => {
    const key = uploadId ?? textInputId ?? '';
    const reading = known.get(key) ?? read();
    known.set(key, reading);
    return reading;
    async function read(): Promise<Spoken[]> {
      if (uploadId !== null) return await turnsOfTranscript(executor, uploadId);
      const text = await readText(executor, textInputId ?? '');
      return text ? turnsOfText(text.rawText, text.lines) : [];
    }
  };
  return await Promise.all(
    passages.map(async (passage) =>
      (await turnsOf(passage))
        .slice(passage.firstTurn, passage.lastTurn + 1)
        .map(({ text }) => text)
        .join('\n'),
    ),
  );
}

async function insert(
  tx: Transaction,
  { userId, uploadId, textInputId, language }: IndexedSource,
  turns: readonly Spoken[],
): Promise<void> {
  const windows = searchWindows(turns).map((window, ordinal) => Object.assign(window, { ordinal }));
  const sample = windows
    .map(({ text }) => text)
    .join('')
    .slice(0, SAMPLE_CHARACTERS);
  for (let from = 0; from < windows.length; from += INSERT_BATCH)
    await tx.execute(sql`
      insert into ${searchPassages}
             (user_id, upload_id, text_input_id, ordinal, first_turn, last_turn, words, speakers, config, vector)
      select ${userId}::uuid, ${uploadId}::uuid, ${textInputId}::uuid, ordinal, "firstTurn", "lastTurn", words, speakers,
             language.config, search_vector(language.config, passage.text)
        from (select search_config(${language}, ${sample}) as config offset 0) as language,
             jsonb_to_recordset(${JSON.stringify(windows.slice(from, from + INSERT_BATCH))}::jsonb)
               as passage(ordinal int, "firstTurn" int, "lastTurn" int, words int, speakers jsonb, text text)`);
}

/** Sources without the passages of their present version: those of earlier releases. */
export async function unindexed(
  executor: Executor,
  limit: number,
): Promise<{ uploadIds: string[]; textInputIds: string[] }> {
  const uploads = await executor
    .select({ id: transcripts.uploadId })
    .from(transcripts)
    .where(
      sql`${transcripts.complete} and ${transcripts.searchVersion} is distinct from ${transcripts.version}`,
    )
    .limit(limit);
  const texts = await executor
    .select({ id: textInputs.id })
    .from(textInputs)
    .where(
      sql`(${textInputs.searchVersion} is distinct from ${textInputs.version} or ${textInputs.firstWords} is null)`,
    )
    .limit(limit);
  return { uploadIds: uploads.map(({ id }) => id), textInputIds: texts.map(({ id }) => id) };
}
