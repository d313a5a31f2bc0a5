import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, schemaText } from './schema-text.ts';

const textOf = (schema: z.ZodType) => schemaText(z.toJSONSchema(schema) as JsonSchema);

describe('the shape of a value', () => {
  it.each([
    [z.string(), 'string'],
    [z.uuid(), 'string (uuid)'],
    [z.boolean().nullable(), 'boolean | null'],
    [z.enum(['summary', 'notes']), '"summary" | "notes"'],
    [z.literal(true), 'true'],
    [z.array(z.string()), 'string[]'],
    [z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
    [z.object({}), '{}'],
    [z.object({ a: z.string(), b: z.number().optional() }), '{\n  a: string\n  b?: number\n}'],
    [z.object({ a: z.object({ b: z.null() }) }), '{\n  a: {\n    b: null\n  }\n}'],
    [z.array(z.object({ a: z.string() })), '{\n  a: string\n}[]'],
    [z.record(z.string(), z.number()), '{\n  [name]: number\n}'],
  ])('%#: is written as %j', (schema, text) => {
    expect(textOf(schema)).toBe(text);
  });

  it('gives a format to what has one', () => {
    const schema = { type: ['string', 'null'], format: 'date-time' };
    expect(schemaText(schema)).toBe('string (date-time) | null');
  });

  it('names what is described elsewhere', () => {
    expect(schemaText({ $ref: '#/components/schemas/Error' })).toBe('Error');
  });
});
