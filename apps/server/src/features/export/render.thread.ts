import { serveThread } from '@notelark/toolkit/thread-child';
import type { ExportSource } from './document.ts';
import { type LaidOutFormat, renderLaidOut } from './render.ts';

export interface RenderRequest {
  source: ExportSource;
  format: LaidOutFormat;
}

serveThread(async (input) => {
  const { source, format } = input as RenderRequest;
  return await renderLaidOut(source, format);
});
