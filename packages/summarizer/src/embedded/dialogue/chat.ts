import type { Language } from '../language/language.ts';
import type { PlacedTurn } from './dialogue.ts';
import { capitalized } from './small-letters.ts';

/** Share of the messages of a chat that end without a mark; of a transcript it is a few in a hundred. */
const LEAST_OPEN = 0.35;
/** Words of a message in the mean at most: a recognizer that writes no marks has longer turns. */
const LONGEST_MESSAGE = 16;
const FEWEST_MESSAGES = 4;

const END = /[.!?…。！？؟।:;,][)"'”’»\]]*\s*$/u;

/** Whether people wrote to one another instead of talking: a message ends where it ends, with a mark or without. */
export function isChat(turns: readonly PlacedTurn[]): boolean {
  // What was recorded has times.
  if (turns.some(({ end, speaker }) => end !== undefined || speaker === undefined)) return false;
  const last = turns.filter(({ speaker }, at) => speaker !== turns[at + 1]?.speaker);
  const open = last.filter(({ text }) => !END.test(text)).length;
  const words = turns.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return (
    last.length >= FEWEST_MESSAGES &&
    open >= last.length * LEAST_OPEN &&
    words <= turns.length * LONGEST_MESSAGE
  );
}

/** The lines of a message as sentences are written: with a capital and a mark. */
export function messagesIn({ text }: PlacedTurn, language: Language): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => capitalized(line, language).replace(/(?<=[\p{L}\p{N})])$/u, '.'));
}
