import { z } from 'zod';
import type { SummarySource } from '../port.ts';

/** A source as a line of an evaluation gives it in full; what is null there is absent here. */
export const SourceRow = z
  .object({
    kind: z.enum(['speech', 'text']),
    title: z.string().nullish(),
    language: z.string().nullish(),
    turns: z.array(
      z.object({
        text: z.string(),
        speaker: z.string().nullish(),
        start: z.number().nullish(),
        end: z.number().nullish(),
      }),
    ),
  })
  .transform(({ kind, title, language, turns }): SummarySource => ({
    kind,
    ...(title ? { title } : {}),
    ...(language ? { language } : {}),
    turns: turns.map(({ text, speaker, start, end }) => ({
      text,
      ...(speaker ? { speaker } : {}),
      ...(typeof start === 'number' ? { start } : {}),
      ...(typeof end === 'number' ? { end } : {}),
    })),
  }));
