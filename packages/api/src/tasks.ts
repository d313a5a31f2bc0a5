const TASK = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)([ xX])(\])/u;
const FENCE = /^\s*(?:```|~~~)/u;

/** The tasks in Markdown, as they are worded, without citations. */
export function tasksIn(markdown: string): string[] {
  let isCode = false;
  return markdown.split('\n').flatMap((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || !TASK.test(line)) return [];
    return line
      .replace(TASK, '')
      .replaceAll(/\s*\[[^\]]{0,40}\]\(#s[\d-]{1,20}\)/gu, '')
      .trim();
  });
}

/**
 * Ticks the box of a task in Markdown, or clears it.
 * @param task which one, from 0
 * @returns null where there is no such task
 */
export function tickTask(markdown: string, task: number, done: boolean): string | null {
  let next = 0;
  let isCode = false;
  const lines = markdown.split('\n');
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || !TASK.test(line)) continue;
    if (next === task) {
      lines[at] = line.replace(TASK, `$1${done ? 'x' : ' '}$3`);
      return lines.join('\n');
    }
    next += 1;
  }
  return null;
}
