import type { ActionItem } from '../../../ports/summarizer.ts';
import type { Document, Unit } from './document.ts';
import type { Remark, Task } from './language/language.ts';
import { pointOf } from './point.ts';
import { shortName } from './speakers.ts';

const MOST = 15;
const LONGEST_WORDS = 60;
/** What a place at the very end is worth: most tasks of a meeting are given out in its last minutes. */
const CLOSING = 0.3;

/** Possible action items, by their wording, in the order of the source. */
export function actionItemsOf(document: Document): ActionItem[] {
  const { units, language } = document;
  const { wording } = language;
  if (!wording) return [];
  const names = namesIn(document);
  const found = units.flatMap((unit, at) => {
    if (unit.length > LONGEST_WORDS) return [];
    const task = wording.taskIn(remarkOf(unit, at, document, names));
    return task ? [{ at, unit, task, weight: task.weight + (CLOSING * at) / units.length }] : [];
  });
  return found
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ unit, task }) => itemOf(unit, task));
}

function remarkOf(
  unit: Unit,
  at: number,
  { units, speakers }: Document,
  names: ReadonlySet<string>,
): Remark {
  const next = units[at + 1];
  const speaker = unit.speaker === undefined ? undefined : shortName(unit.speaker);
  return {
    text: unit.text,
    speaker,
    others: speakers.map(shortName).filter((name) => name !== speaker),
    names,
    reply: next && next.speaker !== unit.speaker ? next.raw : '',
  };
}

/** Speakers, and capitalised words inside of sentences. */
function namesIn({ units, speakers }: Document): ReadonlySet<string> {
  const inside = units.flatMap(({ text }) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? []);
  return new Set([...speakers.map(shortName), ...inside]);
}

function itemOf(unit: Unit, { owner, due }: Task): ActionItem {
  return {
    ...pointOf(unit),
    ...(owner === undefined ? {} : { owner }),
    ...(due === undefined ? {} : { due }),
  };
}
