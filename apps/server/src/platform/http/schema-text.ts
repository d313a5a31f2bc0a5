/** As much of a JSON schema as our API uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
}

/** The shape of a value as a reader of programs expects it, e.g. `{ email: string; timeZone?: string }`, a line a field. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => schemaText(one, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => schemaText(one, indent)).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => schemaText({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') return `${inBrackets(schemaText(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.format && schema.type !== 'null') return `${schema.type} (${schema.format})`;
  return schema.type ?? 'unknown';
}

const inBrackets = (text: string): string =>
  / [|&] /.test(text) && !text.startsWith('{') ? `(${text})` : text;

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(value, inner)}`;
  });
  if (typeof schema.additionalProperties === 'object')
    lines.push(`${inner}[name]: ${schemaText(schema.additionalProperties, inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
