import { serveTasks } from '@notelark/toolkit/task-child';
import type { ExportSource } from './document.ts';
import { type LaidOutFormat, renderLaidOut } from './render.ts';

export interface RenderRequest {
  source: ExportSource;
  format: LaidOutFormat;
}

serveTasks(async (input) => {
  const { source, format } = input as RenderRequest;
  return await renderLaidOut(source, format);
});
