import { z } from 'zod';
import { completeValues } from './json-scan.ts';

export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

/**
 * Reads an answer that should be one JSON object of the schema, forgiving what models do to JSON: thoughts before it, a
 * code fence or prose around it, a comma too many, a missing end, a number for a string, a list or an owner left out.
 * @param isEmpty says of a well-formed answer that there is nothing in it.
 * @returns `problem` in words that the model can act on.
 */
export async function parseAnswer<T>(
  text: string,
  schema: z.ZodType<T>,
  isEmpty: (value: T) => boolean,
): Promise<Parsed<T>> {
  const json = objectIn(text);
  if (json === null) return { ok: false, problem: 'there is no JSON object in it' };
  const fields = Object.keys(z.toJSONSchema(schema).properties ?? {});
  const raw = parsed(json) ?? (await completed(json, fields));
  if (raw === undefined) return { ok: false, problem: 'it is not valid JSON' };
  const result = schema.safeParse(fitted(raw, z.toJSONSchema(schema)));
  if (!result.success) return { ok: false, problem: problemsOf(result.error) };
  return isEmpty(result.data)
    ? { ok: false, problem: 'it says nothing' }
    : { ok: true, value: result.data };
}

/** The first object after what a model thinks aloud; all of the rest where its end is missing. */
function objectIn(text: string): string | null {
  const spoken = text.replace(/^[\s\S]*<\/think>/u, '');
  const start = spoken.indexOf('{');
  if (start < 0) return null;
  const [object] = completeValues(spoken, start);
  return object ? spoken.slice(...object) : spoken.slice(start).replace(/\s*`*\s*$/u, '');
}

function parsed(json: string): unknown {
  for (const candidate of [json, json.replaceAll(/,(\s*[\]}])/gu, '$1')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next candidate, if there is one.
    }
  }
  return undefined;
}

/**
 * An object whose last brackets are missing. A repair may add those; it must not guess the rest of a sentence, nor pass an
 * answer that broke off for one that had nothing more to say, nor throw away what stands behind a fault.
 */
async function completed(json: string, fields: string[]): Promise<unknown> {
  const quotes = json.replaceAll(/\\./gu, '').split('"').length - 1;
  if (quotes % 2 === 1) return undefined;
  const { parsePartialJson } = await import('ai');
  const { value, state } = await parsePartialJson(json);
  const isWhole =
    state === 'repaired-parse' &&
    blackLength(JSON.stringify(value)) >= blackLength(json) &&
    fields.every((field) => Object.hasOwn(value as object, field));
  return isWhole ? value : undefined;
}

function blackLength(text: string): number {
  return text.replaceAll(/\s/gu, '').length;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Fills in what was left out and can only be empty, and turns numbers into strings where strings are expected. */
function fitted(value: unknown, schema: JsonSchema): unknown {
  const types = new Set([schema.type].flat());
  if (value === undefined || value === null) {
    if (types.has('array')) return [];
    return types.has('null') ? null : value;
  }
  if (types.has('array')) {
    return [value].flat().map((item) => fitted(item, schema.items as JsonSchema));
  }
  if (types.has('string') && typeof value === 'number') return String(value);
  if (!types.has('object') || typeof value !== 'object') return value;
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
  const record = value as Record<string, unknown>;
  return Object.fromEntries(properties.map(([key, sub]) => [key, fitted(record[key], sub)]));
}

function problemsOf(error: z.ZodError): string {
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return problems.slice(0, 5).join('; ');
}
