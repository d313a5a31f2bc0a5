import { liveScreen } from '../../messages/index.ts';
import { fill } from '../../lib/format.ts';

/** Saves a transcript as a text file. */
export function downloadText(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fill(liveScreen.fileName, { date: new Date().toISOString().slice(0, 10) });
  link.click();
  URL.revokeObjectURL(url);
}
