import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDocument } from '../src/embedded/document.ts';
import { conversationOf, type Conversation } from '../src/embedded/findings/conversation.ts';
import { languageOf } from '../src/embedded/language/resolve.ts';
import { SourceRow } from '../src/evaluation/source-row.ts';
import type { Template } from '../src/port.ts';
import { heard } from './heard.ts';

/** The sets of `evaluation-data` that may be trained on: `held-out`, `blind-i`, `blind-m` and `blind-n` are only measured. */
export const SETS = [
  'development',
  ...[
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    'j',
    'k',
    'l',
    'o',
    'r',
    's',
    't',
    'u',
    'v',
    'w',
    'x',
    'y',
    'z',
  ].map((set) => `blind-${set}`),
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
  template: z.enum(['meeting', 'lecture', 'interview', 'article']).nullish(),
  turns: z.array(z.unknown()),
  gold: z.object({
    decisions: z.array(Entry),
    mustSay: z.array(Entry),
    openQuestions: z.array(Entry),
    topics: z.array(z.object({ firstTurn: z.number(), titleWords: z.array(z.string()) })),
  }),
});

type Annotated = z.infer<typeof Annotated>;

/** A source as it is read, and what is to be found in it. */
export interface AnnotatedSource {
  id: string;
  /** The set that it belongs to: sources of one set are never trained on to measure another of it. */
  set: string;
  conversation: Conversation;
  /** What the reader says it is. */
  template: Template | undefined;
  /** How many turns it has. */
  turns: number;
  decisions: readonly Entry[];
  /** What good notes say beside decisions and tasks. */
  facts: readonly Entry[];
  openQuestions: readonly Entry[];
  /** The turns with which its topics begin. */
  topics: readonly number[];
  /** For each topic words of which a title holds one. */
  titleWords: readonly (readonly string[])[];
}

/**
 * Reads all sets, in the order of {@link SETS} and of their files.
 * @param alsoHeard talk with speakers a second time, as a recognizer without marks and speakers writes it
 */
export async function readSources({ alsoHeard = false } = {}): Promise<AnnotatedSource[]> {
  const sources: AnnotatedSource[] = [];
  for (const set of SETS) {
    const names = readdirSync(path.join(FOLDER, set)).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const json: unknown = JSON.parse(readFileSync(path.join(FOLDER, set, name), 'utf8'));
      const source = SourceRow.parse(json);
      const language = await languageOf(source.language ?? null);
      if (!language.talk) continue;
      const annotated = Annotated.parse(json);
      sources.push(
        sourceOf(set, annotated, conversationOf(readDocument(source, language), language.talk)),
      );
      if (
        !alsoHeard ||
        source.kind !== 'speech' ||
        source.turns.every(({ speaker }) => speaker === undefined)
      )
        continue;
      const { turns, placesOf } = heard(source.turns);
      const conversation = conversationOf(
        readDocument({ ...source, turns }, language),
        language.talk,
      );
      sources.push(sourceOf(set, movedTo(annotated, turns, placesOf), conversation));
    }
  }
  return sources;
}

function sourceOf(
  set: string,
  { id, template, turns, gold }: Annotated,
  conversation: Conversation,
): AnnotatedSource {
  return {
    id,
    set,
    conversation,
    template: template ?? undefined,
    turns: turns.length,
    decisions: gold.decisions,
    facts: gold.mustSay,
    openQuestions: gold.openQuestions,
    topics: gold.topics.map(({ firstTurn }) => firstTurn),
    titleWords: gold.topics.map((topic) => topic.titleWords),
  };
}

function movedTo(
  { gold, ...source }: Annotated,
  turns: readonly unknown[],
  placesOf: (turns: readonly number[]) => number[],
): Annotated {
  const moved = (entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, turns: placesOf(entry.turns) }));
  return {
    ...source,
    turns: [...turns],
    gold: {
      decisions: moved(gold.decisions),
      mustSay: moved(gold.mustSay),
      openQuestions: moved(gold.openQuestions),
      topics: gold.topics.map((topic) => ({
        ...topic,
        firstTurn: placesOf([topic.firstTurn])[0] ?? 0,
      })),
    },
  };
}

/** Whether a passage says something that was noted: 0 or 1. */
export interface Labels {
  label: number;
  /** How much that counts; 0: it stands beside the passage that says it, so no one can tell. */
  importance: number;
}

/** Of the passages in the turns of an entry those that hold most of it say it, of the others no one can tell. */
export function labelsOf(
  passages: readonly { raw: string; refs: readonly number[] }[],
  entries: readonly Entry[],
): Labels[] {
  const labels = passages.map((): Labels => ({ label: 0, importance: 1 }));
  for (const entry of entries) {
    const shares = passages.map(({ raw, refs }) =>
      refs.some((ref) => entry.turns.includes(ref)) ? shareHeld(raw, entry) : null,
    );
    const most = Math.max(0, ...shares.map(Number));
    for (const [at, one] of labels.entries()) {
      const share = shares[at];
      if (share === null || share === undefined) continue;
      // What says one entry and is beside another one is right.
      if (most > 0 && share === most) Object.assign(one, { label: 1, importance: 1 });
      else if (one.label === 0) one.importance = 0;
    }
  }
  return labels;
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
