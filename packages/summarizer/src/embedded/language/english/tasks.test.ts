import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SummarySource, Turn } from '../../../port.ts';
import { readDocument } from '../../document.ts';
import { languageOf } from '../resolve.ts';
import { englishTask } from './tasks.ts';

const english = await languageOf('en');

interface Scene {
  name: string;
  source: SummarySource;
  /** Turns that take on a task or give one. */
  tasks: Set<number>;
}

/** Scripts of plain commitments: `+` before a turn with a task, `-` before one without; scenes begin with `#`. */
function readScenes(name: string): Scene[] {
  const file = new URL(`../../../testing/commitments/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split(/^# /mu)
    .slice(1)
    .map((scene) => {
      const [title = '', ...lines] = scene.trim().split('\n');
      const spoken = title.endsWith('(speech)');
      const tasks = lines.flatMap((line, at) => (line.startsWith('+') ? [at] : []));
      const turns = lines.map((line) => turnOf(line.slice(2), spoken));
      const source: SummarySource = { kind: spoken ? 'speech' : 'text', turns };
      return { name: title, source, tasks: new Set(tasks) };
    });
}

function turnOf(line: string, spoken: boolean): Turn {
  const [, speaker, text] = line.match(/^(\p{Lu}\w+): (.*)$/u) ?? [];
  return spoken && speaker !== undefined ? { speaker, text: text ?? '' } : { text: line };
}

function turnsWithTask(source: SummarySource): Set<number> {
  const { units, speakers } = readDocument(source, english);
  const names = new Set(speakers);
  const taking = units.filter(({ text, speaker, reply }) => {
    const others = speakers.filter((name) => name !== speaker);
    return englishTask({ text, speaker, others, names, reply }) !== null;
  });
  return new Set(taking.flatMap(({ refs }) => refs[0] ?? []));
}

function measure(scenes: readonly Scene[]) {
  const missed: string[] = [];
  const wrong: string[] = [];
  let right = 0;
  for (const { source, tasks } of scenes) {
    const found = turnsWithTask(source);
    for (const [at, { text }] of source.turns.entries()) {
      if (found.has(at) && tasks.has(at)) right += 1;
      else if (found.has(at)) wrong.push(text);
      else if (tasks.has(at)) missed.push(text);
    }
  }
  const precision = right / (right + wrong.length);
  return { precision, recall: right / (right + missed.length), missed, wrong };
}

describe.each(['tuning', 'held-out'])('the script of commitments: %s', (name) => {
  const { precision, recall, missed, wrong } = measure(readScenes(name));

  it('has its tasks found', () => {
    expect({ missed, enough: recall >= 0.9 }).toMatchObject({ enough: true });
  });

  it('has little else found', () => {
    expect({ wrong, enough: precision >= 0.9 }).toMatchObject({ enough: true });
  });
});
