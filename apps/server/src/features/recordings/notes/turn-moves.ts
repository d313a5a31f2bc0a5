import { alignWithSegments } from '@notelark/speech';
import type { TurnMove } from '@notelark/summarizer';
import type { Source } from '../sources/source.ts';

/**
 * What an edit did to each turn of the source before it. Segments of a recording keep their indexes, and those without words
 * are gone. Paragraphs of a text have no identity: their words are aligned.
 * @returns null where the words are the same, by any speaker.
 */
export function turnMoves(before: Source, now: Source): TurnMove[] | null {
  const [textsBefore, textsNow] = [textsOf(before), textsOf(now)];
  const isSame =
    textsBefore.length === textsNow.length &&
    textsBefore.every((text, at) => text === textsNow[at]);
  if (isSame) return null;
  return before.isText ? movesOfPieces(textsBefore, textsNow) : movesOfSegments(before, now);
}

const textsOf = ({ summarizable }: Source): string[] => summarizable.turns.map(({ text }) => text);

function movesOfSegments(before: Source, now: Source): TurnMove[] {
  const standing = new Map(now.places.map(({ index }, turn) => [index, turn]));
  const known = new Set(before.places.map(({ index }) => index));
  const textsNow = textsOf(now);
  let last = -1;
  return textsOf(before).map((text, turn) => {
    const at = standing.get(before.places[turn]?.index ?? -1);
    if (at === undefined) {
      // Merged with the one before it, whose words now hold its own.
      const isMerged = textsNow[last]?.includes(text) === true;
      return { now: isMerged ? [last] : [], changed: true };
    }
    last = at;
    if (textsNow[at] === text) return { now: [at], changed: false };
    const parts = [at, ...partsAfter(at, text, { known, now, textsNow })];
    const joined = parts.map((part) => textsNow[part]).join(' ');
    return { now: parts, changed: joined !== text };
  });
}

interface Standing {
  /** Indexes of the segments before the edit. */
  known: ReadonlySet<number>;
  now: Source;
  textsNow: readonly string[];
}

/** The new turns after a turn that hold words of its text: what was split off. */
function partsAfter(at: number, text: string, { known, now, textsNow }: Standing): number[] {
  const parts: number[] = [];
  for (let next = at + 1; next < textsNow.length; next += 1) {
    const index = now.places[next]?.index;
    if (index === undefined || known.has(index) || !text.includes(textsNow[next] ?? '')) break;
    parts.push(next);
  }
  return parts;
}

/** The pieces that now hold the words of each piece; a piece that is still there as it was is found among them. */
function movesOfPieces(before: readonly string[], now: readonly string[]): TurnMove[] {
  const holders = now.flatMap((text, piece) => wordsOf(text).map(() => piece));
  let from = 0;
  return alignWithSegments(now.join('\n'), before).map((text, at) => {
    const until = from + wordsOf(text).length;
    const around = [...new Set(holders.slice(from, until))];
    from = until;
    const same = around.find((piece) => now[piece] === before[at]);
    return same === undefined ? { now: around, changed: true } : { now: [same], changed: false };
  });
}

const wordsOf = (text: string): string[] => text.match(/\S+/gu) ?? [];
