import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../config.ts';

/** Stripe's published examples, an object of each kind, where they lie beside the project. */
const FILE = join(projectFolder, '../shared/data/stripe/fixtures3.json');

type Fields = Record<string, unknown>;

/** null: the file is not there. */
export function publishedExamples(): Fields | null {
  if (!existsSync(FILE)) return null;
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { resources: Fields }).resources;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of our own choosing: what is in them is no field of Stripe's. */
const FREE = new Set(['metadata']);

/**
 * The fields of `value` that the examples do not have, or have with another type, by their paths. An object that names
 * its kind is compared with the example of that kind; a list with the lists that are in the examples.
 */
export function madeUpFields(
  examples: Fields,
  value: unknown,
  example?: unknown,
  path = '',
): string[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) =>
      madeUpFields(examples, one, Array.isArray(example) ? example[0] : undefined, `${path}[]`),
    );
  if (!isObject(value)) return isSameType(value, example) ? [] : [`${path}: ${typeof value}`];
  const model = modelOf(examples, value, example);
  if (!isObject(model)) return [`${path}: an object of no known kind`];
  return Object.entries(value).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    if (!(name in model)) return [`${at}: no such field`];
    return FREE.has(name) ? [] : madeUpFields(examples, field, model[name], at);
  });
}

function modelOf(examples: Fields, value: Fields, example: unknown): unknown {
  const kind = value['object'];
  if (typeof kind !== 'string') return example;
  if (kind === 'list') return aList(examples);
  return examples[value['deleted'] === true ? `deleted_${kind}` : kind];
}

/** The list of a subscription's items, which is as all lists are; what is in it names its kind. */
const aList = (examples: Fields): unknown => (examples['subscription'] as Fields)['items'];

/** A field that may be missing is null in the examples, or in ours. */
const isSameType = (value: unknown, example: unknown): boolean =>
  value === null || example === null || example === undefined || typeof value === typeof example;
