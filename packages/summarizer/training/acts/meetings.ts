import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Act } from '../../src/embedded/findings/tasks/cues.ts';

export type Kind = 'actions' | 'decisions';
export const KINDS: readonly Kind[] = ['actions', 'decisions'];

export interface Meeting {
  /** `ES`, `IS`, `TS`: who recorded it, where. */
  series: string;
  /** The people who meet: their four meetings share subject and words, so they are never split between folds. */
  group: string;
  acts: readonly Act[];
  /** For each gold item the indices of the acts that it rests on. */
  gold: Readonly<Record<Kind, readonly number[][]>>;
}

/** `t`: what people wrote down; `asr`: what a recognizer wrote. */
type Wording = 't' | 'asr';

/** @param given an option of a command: undefined for what people wrote down */
export function wordingOf(given: string | undefined): Wording {
  if (given === undefined || given === 't') return 't';
  if (given === 'asr') return given;
  throw new Error('--text is t or asr');
}

interface Row {
  id: string;
  tuneBan?: boolean;
  turns: { da: string; s: string; t: string; asr?: string }[];
  labels: Partial<Record<Kind, { das: string[] }[]>>;
}

/** AMI's meetings that may be trained on. An item whose acts are not among the meeting's is left out. */
export function readMeetings(folder: string, wording: Wording): Meeting[] {
  return readFileSync(path.join(folder, 'ami_train.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
    .filter(({ tuneBan }) => tuneBan !== true)
    .map(({ id, turns, labels }) => {
      const indices = new Map(turns.map(({ da }, index) => [da, index] as const));
      const itemsOf = (kind: Kind): number[][] =>
        (labels[kind] ?? [])
          .map(({ das }) => das.flatMap((da) => indices.get(da) ?? []))
          .filter((acts) => acts.length > 0);
      return {
        series: id.slice(0, 2),
        group: id.slice(0, -1),
        acts: turns.map((turn) => ({ speaker: turn.s, text: turn[wording] ?? '' })),
        gold: { actions: itemsOf('actions'), decisions: itemsOf('decisions') },
      };
    });
}
