import type { JsonSchema } from '../platform/http/schema-text.ts';

/** The smallest value that a schema of the API document allows, or nearly: enough to get past the check of a request's shape. */
export function sampleOf(schema: JsonSchema): unknown {
  const { enum: values, properties = {}, required = [], oneOf, anyOf, items } = schema;
  const type = [schema.type].flat()[0];
  if (values) return values[0];
  const choice = oneOf?.[0] ?? anyOf?.[0];
  if (choice) return sampleOf(choice);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, one]) => [name, sampleOf(one)]),
    );
  if (type === 'array') return items ? [sampleOf(items)] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return 'text';
}
