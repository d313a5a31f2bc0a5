import { z } from 'zod';

// What a model is asked for. Every field is required and no other is allowed, as strict structured output wants it; what
// may be missing is null.

const refs = z.array(z.string()).describe('Numbers of the segments it rests on, e.g. ["S012"]');
const statement = z.object({ text: z.string(), refs });

const findings = {
  topics: z
    .array(z.object({ title: z.string(), bullets: z.array(statement) }))
    .describe('In the order of the transcript'),
  decisions: z.array(statement).describe('What was decided, in so many words'),
  actionItems: z.array(
    z.object({
      task: z.string(),
      owner: z.string().nullable().describe('Who took it on, as named there'),
      due: z.string().nullable().describe('By when, as it was said'),
      refs,
    }),
  ),
  questions: z.array(statement).describe('Questions left open, or what the reader asks for here'),
  glossary: z.array(z.object({ term: z.string(), explanation: z.string(), refs })),
};

const head = {
  title: z.string().describe('At most ten words'),
  overview: z.array(statement).describe('The summary, a sentence each'),
  keyPhrases: z.array(z.string()).describe('Five to eight phrases, most important first'),
  keyPoints: z.array(statement).describe('What else matters most, beyond the overview'),
};

/** Of one part of a long source. */
export const partSchema = z.object({
  ...findings,
  numbers: z.array(statement).describe('Figures that the overview of the whole should know'),
});

/** Of a source that goes through in one pass. */
export const wholeSchema = z.object({ ...head, ...findings });

/** Of the findings of all parts. */
export const reduceSchema = z.object({
  ...head,
  sections: z
    .array(
      z.object({ title: z.string(), topics: z.array(z.string()).describe('E.g. ["T1","T2"]') }),
    )
    .describe('The topics, those about the same thing put together'),
});

export type PartAnswer = z.infer<typeof partSchema>;
export type WholeAnswer = z.infer<typeof wholeSchema>;
export type ReduceAnswer = z.infer<typeof reduceSchema>;
/** What a part and a whole have in common. */
export type Findings = Omit<WholeAnswer, keyof typeof head>;

/** The shape of an answer in one line, for prompts: `{"title": string, "overview": [{"text": string, …}], …}`. */
export function shapeOf(schema: z.ZodType): string {
  return shape(z.toJSONSchema(schema));
}

function shape(schema: z.core.JSONSchema.BaseSchema): string {
  const note = schema.description ? ` (${schema.description})` : '';
  if (schema.type === 'array') {
    return `[${shape(schema.items as z.core.JSONSchema.BaseSchema)}, …]${note}`;
  }
  if (schema.type !== 'object') return `${[schema.type].flat().join(' or ')}${note}`;
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `"${name}": ${shape(field as z.core.JSONSchema.BaseSchema)}`,
  );
  return `{${fields.join(', ')}}${note}`;
}
