import type { ExportSource } from './document.ts';

/** The transcript as data: times in seconds. */
export function toJson({ title, notice, language, segments }: ExportSource): string {
  const draft = notice === null ? {} : { draft: true, notice };
  return `${JSON.stringify({ title, language, ...draft, segments }, null, 2)}\n`;
}
