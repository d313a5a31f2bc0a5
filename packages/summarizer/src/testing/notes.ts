import { embeddedEngine } from './embedded-engine.ts';
import type { SummaryDocument, Template } from '../port.ts';
import { talkIn } from './talk.ts';

const { summarizer } = embeddedEngine;

/** The minutes of a recorded talk, given as a script. */
export async function minutesOf(language: string, script: string): Promise<SummaryDocument> {
  const { turns } = talkIn(script);
  const source = { kind: 'speech', language, turns } as const;
  const { document } = await summarizer.summarize({
    source,
    outputType: 'notes',
    template: 'meeting',
  });
  return document;
}

/** The notes of a text, a turn for each line. */
export async function notesOfText(
  language: string,
  lines: readonly string[],
  template?: Template,
): Promise<SummaryDocument> {
  const turns = lines.map((text) => ({ text }));
  const source = { kind: 'text', language, turns } as const;
  const { document } = await summarizer.summarize({ source, outputType: 'notes', template });
  return document;
}
