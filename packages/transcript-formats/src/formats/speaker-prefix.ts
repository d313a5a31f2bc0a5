import { isNoName } from '@notelark/api/talk/names';
import { CAPTION_SHARES, readTalk } from '@notelark/api/talk/read-talk';
import type { SpokenLine } from '../transcript.ts';

const PREFIX = /^(?:>>\s*|-\s*)?(?<name>[\p{L}\p{N}][^:!?<>\n\t]{0,59}): (?<text>\S[\s\S]*)$/u;
const MOST_WORDS = 6;
/** A sentence before the colon is no name; `Dr. Lee` is. */
const SENTENCE_END = /\p{L}{5,}\. /u;
/** Of the lines that begin with a name in a transcript whose speakers are named once. */
const LEAST_SHARE = 0.3;

interface Prefixed {
  name: string;
  text: string;
}

/** `Ann Lee: Good morning.` in its parts, if it begins like that. */
export function prefixOf(text: string): Prefixed | null {
  const found = PREFIX.exec(text)?.groups;
  const name = (found?.name ?? '').trim();
  if (!found || isNoName(name) || SENTENCE_END.test(name)) return null;
  if (name.split(/\s+/).length > MOST_WORDS) return null;
  return { name, text: (found.text ?? '').trim() };
}

/**
 * Moves the names that lines begin with to their speakers. A name counts where it begins several lines, or where most lines
 * begin with some name: `The plan: we wait` names no one.
 */
export function withPrefixedSpeakers(lines: readonly SpokenLine[]): SpokenLine[] {
  return withTurns(lines) ?? withNamesWhereTheyStand(lines);
}

/** Cues with who was named last: a turn goes on over many cues, and its label stands on the first. */
function withTurns(cues: readonly SpokenLine[]): SpokenLine[] | null {
  if (cues.some(({ speaker }) => speaker !== null)) return null;
  const lines = cues.flatMap(({ text }, cue) => text.split('\n').map((line) => ({ line, cue })));
  const pieces = readTalk(
    lines.map(({ line }) => line),
    CAPTION_SHARES,
  );
  if (!pieces) return null;
  const byCue = Map.groupBy(pieces, ({ line }) => lines[line]?.cue ?? 0);
  return cues.flatMap((cue, at) => {
    const said: SpokenLine[] = [];
    for (const { speaker = null, text, isLabelled } of byCue.get(at) ?? []) {
      const last = said.at(-1);
      if (last && !isLabelled) last.text += `${last.text === '' ? '' : '\n'}${text}`;
      else said.push({ ...cue, speaker, text });
    }
    return said.length > 0 ? said : [cue];
  });
}

function withNamesWhereTheyStand(lines: readonly SpokenLine[]): SpokenLine[] {
  const open = lines.filter((line) => line.speaker === null);
  const prefixes = new Map(open.map((line) => [line, prefixOf(line.text)]));
  const counts = new Map<string, number>();
  for (const prefix of prefixes.values())
    if (prefix) counts.set(prefix.name, (counts.get(prefix.name) ?? 0) + 1);
  const found = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isDialogue = found >= open.length * LEAST_SHARE;
  const isName = (name: string): boolean =>
    isDialogue ? !/^\p{Ll}/u.test(name) || counts.get(name) !== 1 : (counts.get(name) ?? 0) > 2;
  return lines.map((line) => {
    const prefix = prefixes.get(line);
    return prefix && isName(prefix.name)
      ? { ...line, speaker: prefix.name, text: prefix.text }
      : line;
  });
}
