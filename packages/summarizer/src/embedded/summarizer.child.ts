import { serveTasks } from '@notelark/toolkit/task-child';
import type { SummaryDocument, SummarySource } from '../port.ts';
import { verifierOf } from '../verify/verify.ts';
import { dateReaderOf } from './dates.ts';
import { readDialogue } from './dialogue/read-dialogue.ts';
import { detectLanguage } from './language/detect.ts';
import { languageOf } from './language/resolve.ts';
import { summarizeSource } from './summarize.ts';
import type { SummaryTask } from './summary-task.ts';
import type { Answer, SentCheck, SentOrder } from './processes.ts';

/** The last source that was checked against. Drafts of one summary follow each other; reading the source takes seconds. */
let latest: { key: string; verify: (document: SummaryDocument) => SummaryDocument } | null = null;

serveTasks(async (input) => {
  const order = input as SentOrder;
  return 'verify' in order ? verify(order.verify) : await summarize(order.summarize);
});

async function summarize(task: SummaryTask): Promise<Answer> {
  const { source } = task;
  const tag = source.language ?? (await detectLanguage(source.turns.map(({ text }) => text)));
  const language = await languageOf(tag);
  const document = summarizeSource(task, language, await dateReaderOf(tag));
  const check = verifierOf(source, { source: tag, written: tag });
  return { document: check(document), language: tag, speakers: speakersOf(source) };
}

function verify({ key, source, languages, document }: SentCheck): Answer {
  if (source) latest = { key, verify: verifierOf(source, languages) };
  if (latest?.key !== key) throw new Error('The source to check against was not sent.');
  return { document: latest.verify(document), language: languages.written, speakers: [] };
}

function speakersOf(source: SummarySource): string[] {
  const names = readDialogue(source).turns.map(({ speaker }) => speaker);
  return [...new Set(names)].filter((name) => name !== undefined);
}
