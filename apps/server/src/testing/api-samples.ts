/** As much of an OpenAPI document as it takes to make a request of each of its routes. */
export interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
}

interface ApiOperation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

export interface SampleRequest {
  /** As the document calls it: `GET /api/uploads/{id}`. */
  route: string;
  method: string;
  path: string;
  body: unknown;
}

/** The requests of all routes that name something by its id, each with this one wherever an id may stand. */
export function requestsNaming(id: string, { paths }: ApiDocument): SampleRequest[] {
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => template.includes('{') || hasId(requestBody))
      .map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${template}`,
        method: method.toUpperCase(),
        path: `${template.replaceAll(/\{\w+\}/g, id)}${queryOf(operation, id)}`,
        body: bodyOf(operation, id),
      })),
  );
}

const hasId = (part: ApiOperation['requestBody']): boolean =>
  JSON.stringify(part ?? {}).includes('"format":"uuid"');

function queryOf({ parameters = [] }: ApiOperation, id: string): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }): [string, string] => [name, String(sampleOf(schema, id))]);
  return query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`;
}

function bodyOf({ requestBody }: ApiOperation, id: string): unknown {
  const schema = requestBody?.content['application/json']?.schema;
  return schema && sampleOf(schema, id);
}

/** A value of a schema; a UUID in it is `id`. */
function sampleOf(schema: Schema, id: string): unknown {
  const { type, format, properties, items } = schema;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return sampleOf(choice, id);
  if (format === 'uuid') return id;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, sampleOf(one, id)]),
    );
  if (items) return [sampleOf(items, id)];
  const [first] = [type].flat();
  if (first === 'integer' || first === 'number') return 1;
  return first === 'boolean' ? true : 'text';
}
