import type { Point } from '../port.ts';
import type { Document, Unit } from './document.ts';
import { firstCharacters } from './clip.ts';
import { labelOf } from './speakers.ts';

/** Longer passages are no sentences (addresses, data, text without a full stop): their end is left out, visibly. */
const LONGEST = 600;

/** A unit as a statement of the summary. It stands in the source word for word, so it is verified. */
export function pointOf(unit: Unit): Point {
  return { text: clip(unit.text), refs: [...unit.refs], verified: true };
}

/** Units in the order of the source, each with its speaker's name where the speaker changes. */
export function pointsWithSpeakers(units: readonly Unit[], document: Document): Point[] {
  return units.map((unit, at) => {
    const label = unit.voice === units[at - 1]?.voice && at > 0 ? '' : labelOf(unit, document);
    return { ...pointOf(unit), text: `${label}${clip(unit.text)}` };
  });
}

function clip(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${firstCharacters(text, LONGEST - 1).trimEnd()}…`;
}
