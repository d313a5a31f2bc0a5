import type { SummarySource } from '../port.ts';

/** A talk as a source: `Ann: What she says`, a line for each turn. */
export const talkOf = (...lines: string[]): SummarySource => ({
  kind: 'speech',
  turns: lines.map((line) => {
    const [speaker = '', ...text] = line.split(': ');
    return { speaker, text: text.join(': ') };
  }),
});

/** The same of a script, whose lines may be indented. */
export const talkIn = (script: string): SummarySource =>
  talkOf(
    ...script
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
