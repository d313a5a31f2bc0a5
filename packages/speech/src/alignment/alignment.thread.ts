import { serveThread } from '@notelark/toolkit/thread-child';
import type { AlignmentTask } from './in-thread.ts';
import { compareTimes } from './compare-times.ts';
import { placeByVoice } from './place-by-voice.ts';
import { placeByWords } from './place-by-words.ts';

await serveThread((input) => answer(input as AlignmentTask));

function answer(task: AlignmentTask): unknown {
  if (task.kind === 'words') return placeByWords(task.turns, task.words, task.seconds);
  if (task.kind === 'voices') return placeByVoice(task.turns, task.voices, task.seconds);
  return compareTimes(task.lines, task.voices, task.seconds);
}
