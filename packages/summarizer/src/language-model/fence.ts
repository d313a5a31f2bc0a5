import { createHash } from 'node:crypto';

/**
 * A text between marks that do not occur in it, so that nothing in it can pretend to be its end:
 * `<<<TRANSCRIPT 3f9a…>>> … <<<END TRANSCRIPT 3f9a…>>>`. The same text always gets the same marks, so that a model with a
 * seed can repeat itself.
 */
export function fenced(name: string, text: string): string {
  let mark = digest(text);
  while (text.includes(mark)) mark = digest(mark);
  return `<<<${name} ${mark}>>>\n${text}\n<<<END ${name} ${mark}>>>`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
