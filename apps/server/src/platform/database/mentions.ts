import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text, or JSON as text, holds one of these names: e-mail addresses or identifiers, each as a whole, so that
 * `ann@example.com` is not found in `joann@example.com` nor in `ann@example.com.au`.
 */
export function mentions(text: SQL, names: readonly string[]): SQL {
  const alternatives = names.map((name) => escaped(inJson(name))).join('|');
  const pattern = `(?<![\\w.%+-])(?:${alternatives})(?![\\w-]|\\.\\w)`;
  return sql`${text} ~* ${pattern}`;
}

/** A name as it is written inside a JSON string. */
const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);

/** For PostgreSQL's advanced regular expressions: a backslash before a sign makes it stand for itself. */
const escaped = (name: string): string => name.replaceAll(/[^\w\s]/g, '\\$&');
