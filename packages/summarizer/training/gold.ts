import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDocument } from '../src/embedded/document.ts';
import { conversationOf, type Conversation } from '../src/embedded/findings/conversation.ts';
import { languageOf } from '../src/embedded/language/resolve.ts';
import { SourceRow } from '../src/evaluation/source-row.ts';

const Entry = z.object({
  turns: z.array(z.number()),
  /** Groups of words; what says the entry holds one of each group. */
  keywords: z.array(z.array(z.string())),
});
type Entry = z.infer<typeof Entry>;

/** A source of `evaluation-data` with what people noted in it. */
const Annotated = z.object({
  id: z.string(),
  gold: z.object({ decisions: z.array(Entry) }),
});

/** A conversation, and what is to be found in it. */
export interface AnnotatedTalk {
  id: string;
  /** The set that it belongs to: sources of one set are never trained on to measure another of it. */
  set: string;
  conversation: Conversation;
  decisions: readonly Entry[];
}

/** Reads the conversations of some folders of `evaluation-data`; what is no talk is left out. */
export async function readTalks(folder: string, sets: readonly string[]): Promise<AnnotatedTalk[]> {
  const talks: AnnotatedTalk[] = [];
  for (const set of sets) {
    const names = readdirSync(path.join(folder, set)).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const json: unknown = JSON.parse(readFileSync(path.join(folder, set, name), 'utf8'));
      const { id, gold } = Annotated.parse(json);
      const source = SourceRow.parse(json);
      const language = await languageOf(source.language ?? null);
      const document = readDocument(source, language);
      if (!language.talk || !(document.speech || document.form === 'mail')) continue;
      const conversation = conversationOf(document, language.talk);
      talks.push({ id, set, conversation, decisions: gold.decisions });
    }
  }
  return talks;
}

/** The share of the groups of which a text holds one word, from its beginning. */
export function shareHeld(text: string, { keywords }: Entry): number {
  const folded = ` ${fold(text)}`;
  const held = keywords.filter((group) => group.some((word) => folded.includes(` ${fold(word)}`)));
  return held.length / Math.max(1, keywords.length);
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
