import { readFileSync } from 'node:fs';

type Fields = Record<string, unknown>;

/**
 * Stripe's own example of each kind of object that our scripted server answers with: from `openapi/fixtures3.json` in
 * stripe/openapi, August 2026 (© Stripe, Inc., MIT).
 */
const publishedExamples = JSON.parse(
  readFileSync(new URL('published-examples.json', import.meta.url), 'utf8'),
) as Fields;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of our own choosing: what is in them is no field of Stripe's. */
const FREE = new Set(['metadata']);

/**
 * The fields of `value` that the examples do not have, or have with another type, by their paths. An object that names
 * its kind is compared with the example of that kind; a list with the lists that are in the examples.
 */
export function madeUpFields(value: unknown, example?: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) =>
      madeUpFields(one, Array.isArray(example) ? example[0] : undefined, `${path}[]`),
    );
  if (!isObject(value)) return isSameType(value, example) ? [] : [`${path}: ${typeof value}`];
  const model = modelOf(value, example);
  if (!isObject(model)) return [`${path}: an object of no known kind`];
  return Object.entries(value).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    if (!(name in model)) return [`${at}: no such field`];
    return FREE.has(name) ? [] : madeUpFields(field, model[name], at);
  });
}

function modelOf(value: Fields, example: unknown): unknown {
  const kind = value['object'];
  if (typeof kind !== 'string') return example;
  if (kind === 'list') return LIST;
  return publishedExamples[value['deleted'] === true ? `deleted_${kind}` : kind];
}

/** The list of a subscription's items, which is as all lists are; what is in it names its kind. */
const LIST: unknown = (publishedExamples['subscription'] as Fields)['items'];

/** A field that may be missing is null in the examples, or in ours. */
const isSameType = (value: unknown, example: unknown): boolean =>
  value === null || example === null || example === undefined || typeof value === typeof example;
