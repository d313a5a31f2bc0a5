import type { ProgramFormat } from '@notelark/api/export-formats';
import { toNotion } from './to-notion.ts';
import { toObsidian } from './to-obsidian.ts';
import type { NotesSource } from './notes-source.ts';

/** Notes for another program, with the text that they rest on. */
export function renderForProgram(source: NotesSource, format: ProgramFormat): string {
  return format === 'obsidian' ? toObsidian(source) : toNotion(source);
}
