import { serveTasks } from '@notelark/toolkit/task-child';
import { compareTimes } from './compare-times.ts';
import type { AlignmentTask } from './in-process.ts';
import { placeTurns } from './place-turns.ts';

serveTasks((input) => answer(input as AlignmentTask));

function answer(task: AlignmentTask): unknown {
  if ('texts' in task) return placeTurns(task.texts, task.sound);
  return compareTimes(task.lines, task.voices, task.seconds);
}
