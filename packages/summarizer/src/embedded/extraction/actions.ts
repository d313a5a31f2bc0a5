import type { ActionItem } from '../../port.ts';
import type { Document, Unit } from '../document.ts';
import type { SentenceInContext, WordedTask } from '../language/language.ts';
import { pointOf } from '../point.ts';
import { shortName } from '../speakers.ts';

const MOST = 12;
/** In long talk much sounds like a task: there only plain promises, or those with a date, are shown. */
const LONG_TALK_WORDS = 1500;
const LEAST_IN_LONG_TALK = 0.95;
const LONGEST_WORDS = 60;
/** What a place at the very end is worth: most tasks of a meeting are given out in its last minutes. */
const CLOSING = 0.3;

/** Possible action items, by their wording, in the order of the source. */
export function actionItemsOf(document: Document): ActionItem[] {
  const { units, language } = document;
  const { wording } = language;
  if (!wording) return [];
  const names = namesIn(document);
  const least = document.speech && document.words > LONG_TALK_WORDS ? LEAST_IN_LONG_TALK : 0;
  const found = units.flatMap((unit, at) => {
    if (unit.length > LONGEST_WORDS) return [];
    const task = wording.taskIn(remarkOf(unit, document, names));
    return task && task.weight >= least
      ? [{ at, unit, task, weight: task.weight + (CLOSING * at) / units.length }]
      : [];
  });
  return found
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ unit, task }) => itemOf(unit, task));
}

function remarkOf(
  unit: Unit,
  { speakers }: Document,
  names: ReadonlySet<string>,
): SentenceInContext {
  const speaker = unit.speaker === undefined ? undefined : shortName(unit.speaker);
  const others = speakers.map(shortName).filter((name) => name !== speaker);
  return { text: unit.text, speaker, others, names, reply: unit.reply };
}

/** Speakers, and capitalised words inside of sentences. */
function namesIn({ units, speakers }: Document): ReadonlySet<string> {
  const inside = units.flatMap(({ text }) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? []);
  return new Set([...speakers.map(shortName), ...inside]);
}

function itemOf(unit: Unit, { owner, due }: WordedTask): ActionItem {
  return {
    ...pointOf(unit),
    ...(owner === undefined ? {} : { owner }),
    ...(due === undefined ? {} : { due }),
  };
}
