import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDocument } from '../src/embedded/document.ts';
import { conversationOf, type Conversation } from '../src/embedded/findings/conversation.ts';
import { languageOf } from '../src/embedded/language/resolve.ts';
import { SourceRow } from '../src/evaluation/source-row.ts';

/** The sets of `evaluation-data` that may be trained on: `held-out`, `blind-h` and `blind-i` are only measured. */
export const SETS = [
  'development',
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((set) => `blind-${set}`),
];

/** A word of so few letters has to be said whole. */
const SHORT_WORD = 3;

const FOLDER = new URL('../evaluation-data', import.meta.url).pathname;

const Entry = z.object({
  turns: z.array(z.number()),
  /** Groups of words; what says the entry holds one of each group. */
  keywords: z.array(z.array(z.string())),
});
type Entry = z.infer<typeof Entry>;

/** A source of `evaluation-data` with what people noted in it. */
const Annotated = z.object({
  id: z.string(),
  template: z.string().nullish(),
  turns: z.array(z.unknown()),
  gold: z.object({
    decisions: z.array(Entry),
    openQuestions: z.array(Entry),
    topics: z.array(z.object({ firstTurn: z.number(), titleWords: z.array(z.string()) })),
  }),
});

/** A source as it is read, and what is to be found in it. */
export interface AnnotatedSource {
  id: string;
  /** The set that it belongs to: sources of one set are never trained on to measure another of it. */
  set: string;
  /** What kind of notes it is for, where that is given: `lecture`. */
  template: string | null;
  conversation: Conversation;
  /** How many turns it has. */
  turns: number;
  decisions: readonly Entry[];
  openQuestions: readonly Entry[];
  /** The turns with which its topics begin. */
  topics: readonly number[];
  /** For each topic words of which a title holds one. */
  titleWords: readonly (readonly string[])[];
}

/** Reads sets, in their order and that of their files. */
export async function readSources(sets: readonly string[] = SETS): Promise<AnnotatedSource[]> {
  const sources: AnnotatedSource[] = [];
  for (const set of sets) {
    const names = readdirSync(path.join(FOLDER, set)).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const json: unknown = JSON.parse(readFileSync(path.join(FOLDER, set, name), 'utf8'));
      const { id, template = null, turns, gold } = Annotated.parse(json);
      const source = SourceRow.parse(json);
      const language = await languageOf(source.language ?? null);
      if (!language.talk) continue;
      sources.push({
        id,
        set,
        template,
        conversation: conversationOf(readDocument(source, language), language.talk),
        turns: turns.length,
        decisions: gold.decisions,
        openQuestions: gold.openQuestions,
        topics: gold.topics.map(({ firstTurn }) => firstTurn),
        titleWords: gold.topics.map((topic) => topic.titleWords),
      });
    }
  }
  return sources;
}

/** The share of the groups of which a text holds one word, from its beginning. */
export function shareHeld(text: string, { keywords }: Entry): number {
  const folded = ` ${fold(text)}`;
  const held = keywords.filter((group) => group.some((word) => folded.includes(` ${fold(word)}`)));
  return held.length / Math.max(1, keywords.length);
}

/** Whether a title names a topic: it holds one of its words, a short one whole, others from their beginning. */
export function namesTopic(title: string, titleWords: readonly string[]): boolean {
  const folded = ` ${fold(title)} `;
  return titleWords.some((word) => {
    const start = fold(word);
    return start.length <= SHORT_WORD
      ? new RegExp(` ${start}(?:s|es|ed|ing)? `, 'u').test(folded)
      : folded.includes(` ${start}`);
  });
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
