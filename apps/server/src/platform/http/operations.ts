import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ErrorCode } from '@notelark/api/errors';
import type { JsonSchema } from './schema-text.ts';

/** OpenAPI 3.1. */
export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** One route, as a reader needs it. */
export interface Operation {
  method: string;
  path: string;
  summary: string;
  tag: string;
  needsSession: boolean;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  success: { status: string; type: string; schema: JsonSchema | undefined };
  errors: ErrorCode[];
}

interface RawOperation {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}
type Content = Record<string, { schema?: JsonSchema }>;

/** Every operation of the document, in its order. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, RawOperation>).map(([method, operation]) =>
      read(method, path, operation),
    ),
  );
}

function read(method: string, path: string, operation: RawOperation): Operation {
  const responses = Object.entries(operation.responses ?? {});
  const [status = '', answer] = responses.find(([code]) => Number(code) < 400) ?? [];
  const [type = '', content] = Object.entries(answer?.content ?? {})[0] ?? [];
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    tag: operation.tags?.[0] ?? 'api',
    needsSession: (operation.security ?? []).length > 0,
    parameters: (operation.parameters ?? []).map((one) => ({
      name: one.name,
      in: one.in,
      required: one.required ?? false,
      schema: one.schema ?? {},
    })),
    body: operation.requestBody?.content?.['application/json']?.schema,
    success: { status, type, schema: content?.schema },
    errors: responses
      .filter(([code]) => Number(code) >= 400)
      .flatMap(([, refusal]) => (refusal.description ?? '').split(', ') as ErrorCode[]),
  };
}
