import type { Block } from './blocks.ts';

/** As many as `tokens.css` has colors for. */
const COLORS = 6;

/** The color of each speaker, by the order in which they first speak: the value of a CSS variable. */
export function speakerColors(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  for (const { speaker } of blocks)
    if (speaker !== null && !colors.has(speaker))
      colors.set(speaker, `var(--speaker-${(colors.size % COLORS) + 1})`);
  return colors;
}

/** Who speaks, in the order of their first words; empty where no one is known. */
export const speakersOf = (blocks: readonly Block[]): string[] => [...speakerColors(blocks).keys()];

interface Turn {
  speaker: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** Consecutive blocks of one speaker as one turn. */
export function turnsOf(blocks: readonly Block[]): Turn[] {
  const turns: Turn[] = [];
  for (const { speaker, start, end } of blocks) {
    if (speaker === null || start === null || end === null) continue;
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.end = end;
    else turns.push({ speaker, start, end });
  }
  return turns;
}
