import type { ExportSource } from './document.ts';

/** The transcript as data: times in seconds. */
export function toJson({ title, language, segments }: ExportSource): string {
  return `${JSON.stringify({ title, language, segments }, null, 2)}\n`;
}
