import type { SpokenLine } from '../transcript.ts';

/** Words before a colon that are no names, however often they stand there. */
const NO_NAMES =
  /^(?:note|notes|nb|ps|action|actions|todo|to-do|decision|decisions|agenda|summary|question|answer|example|warning|tip|step|chapter|part|section|figure|table|total|date|time|place|location|subject|https?|betreff|hinweis|frage|antwort|beispiel|beschluss|aufgabe|objet|remarque|exemple|question|réponse|nota|pregunta|respuesta|ejemplo|tarea)$/iu;
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
  if (!found || NO_NAMES.test(name) || SENTENCE_END.test(name)) return null;
  if (name.split(/\s+/).length > MOST_WORDS) return null;
  return { name, text: (found.text ?? '').trim() };
}

/**
 * Moves the names that lines begin with to their speakers. A name counts where it begins several lines, or where most lines
 * begin with some name: `The plan: we wait` names no one.
 */
export function withPrefixedSpeakers(lines: readonly SpokenLine[]): SpokenLine[] {
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
