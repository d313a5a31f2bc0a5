import { parentPort } from 'node:worker_threads';
import { dateReaderOf } from './dates.ts';
import { detectLanguage } from './language/detect.ts';
import { languageOf } from './language/resolve.ts';
import { summarizeSource, type Task } from './summarize.ts';
import type { Answer, Reply } from './threads.ts';

parentPort?.on('message', (task: Task) => {
  void replyTo(task).then((reply) => parentPort?.postMessage(reply));
});

async function replyTo(task: Task): Promise<Reply> {
  try {
    return { answer: await answer(task) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(task: Task): Promise<Answer> {
  const { source } = task;
  const tag = source.language ?? (await detectLanguage(source.turns.map(({ text }) => text)));
  const language = await languageOf(tag);
  return { document: summarizeSource(task, language, await dateReaderOf(tag)), language: tag };
}
