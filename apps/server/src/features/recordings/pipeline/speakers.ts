import { fill } from '@notelark/api/fill';
import { speakerName } from '@notelark/api/sentences/speakers';
import type { StoredWord } from '../../../platform/database/schema/index.ts';
import type { SpeakerTurn } from '@notelark/speech';

/** A segment as it is stored, with its words where the engine gave them. */
export interface SpokenSegment {
  start: number;
  end: number;
  text: string;
  speaker: string | null;
  words: StoredWord[] | null;
  confidence?: number | null;
}

/** A word further than this from any turn, in seconds, belongs to the speaker around it. */
const FAR = 1;
/** Fewer words than this between two of another's are taken for theirs: a change of speaker is rougher than a word. */
const LEAST_WORDS = 2;

/**
 * Joins who spoke when with what was said. A segment in which the speaker changes is cut between the words; speakers are
 * numbered in the order in which they are heard. With one voice only, the transcript names no speakers.
 */
export function withSpeakers(
  segments: readonly SpokenSegment[],
  turns: readonly SpeakerTurn[],
): SpokenSegment[] {
  const numbers = new Map<number, number>();
  const pieces = segments.flatMap((segment) => piecesOf(segment, turns));
  for (const { voice } of pieces)
    if (voice !== null && !numbers.has(voice)) numbers.set(voice, numbers.size + 1);
  return pieces.map(({ segment, voice }) => {
    const number = voice === null || numbers.size < 2 ? undefined : numbers.get(voice);
    const speaker = number === undefined ? null : fill(speakerName, { number });
    return Object.assign({}, segment, { speaker });
  });
}

interface Piece {
  segment: SpokenSegment;
  /** Null where no one was heard. */
  voice: number | null;
}

function piecesOf(segment: SpokenSegment, turns: readonly SpeakerTurn[]): Piece[] {
  const near = turns.filter(
    ({ start, end }) => end > segment.start - FAR && start < segment.end + FAR,
  );
  const { words } = segment;
  const whole = { segment, voice: voiceAt(segment, near) };
  if (!words || words.length === 0) return [whole];
  const voices = smoothed(words.map(({ s, e }) => voiceAt({ start: s, end: e }, near)));
  const cuts = voices.flatMap((voice, at) => (at > 0 && voice !== voices[at - 1] ? [at] : []));
  if (cuts.length === 0) return [{ segment, voice: voices[0] ?? whole.voice }];
  return (
    cutAt(segment, words, cuts)?.map((piece, at) => ({
      segment: piece,
      voice: voices[[0, ...cuts][at] ?? 0] ?? null,
    })) ?? [whole]
  );
}

/** Whose turns cover most of a stretch; of no one's, whose is nearest. */
function voiceAt(
  { start, end }: { start: number; end: number },
  turns: readonly SpeakerTurn[],
): number | null {
  const covered = new Map<number, number>();
  let nearest: { voice: number; distance: number } | null = null;
  for (const turn of turns) {
    const overlap = Math.min(end, turn.end) - Math.max(start, turn.start);
    if (overlap > 0) covered.set(turn.speaker, (covered.get(turn.speaker) ?? 0) + overlap);
    const distance = Math.max(0, -overlap);
    if (distance <= FAR && (nearest === null || distance < nearest.distance))
      nearest = { voice: turn.speaker, distance };
  }
  const [most] = [...covered].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? nearest?.voice ?? null;
}

/** Voices of the words, without gaps and without changes for less than LEAST_WORDS. */
function smoothed(voices: readonly (number | null)[]): (number | null)[] {
  const filled = voices.map((voice, at) => voice ?? before(voices, at) ?? after(voices, at));
  let from = 0;
  return filled.map((voice, at) => {
    if (voice !== filled[at - 1]) from = at;
    let to = at;
    while (filled[to + 1] === voice) to += 1;
    const isShort = to - from + 1 < LEAST_WORDS && filled.length > LEAST_WORDS;
    return isShort ? (filled[from - 1] ?? filled[to + 1] ?? voice) : voice;
  });
}

const before = (voices: readonly (number | null)[], at: number): number | null =>
  voices.slice(0, at).findLast((voice) => voice !== null) ?? null;
const after = (voices: readonly (number | null)[], at: number): number | null =>
  voices.slice(at).find((voice) => voice !== null) ?? null;

/** The segment in pieces that begin with these words; null where its words are not in its text as they are. */
function cutAt(
  segment: SpokenSegment,
  words: readonly StoredWord[],
  cuts: readonly number[],
): SpokenSegment[] | null {
  const places: number[] = [];
  let at = 0;
  for (const { t } of words) {
    const place = segment.text.indexOf(t, at);
    if (place < 0) return null;
    places.push(place);
    at = place + t.length;
  }
  const starts = [0, ...cuts];
  return starts.map((first, index) => {
    const next = starts[index + 1];
    const own = words.slice(first, next);
    return Object.assign({}, segment, {
      start: index === 0 ? segment.start : (own[0]?.s ?? segment.start),
      end: next === undefined ? segment.end : (own.at(-1)?.e ?? segment.end),
      text: segment.text.slice(index === 0 ? 0 : places[first], places[next ?? -1]).trim(),
      words: own,
    });
  });
}
