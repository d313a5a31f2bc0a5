import { liveScreen } from '../../messages/index.ts';
import { saveText } from '../../lib/download.ts';
import { fill } from '../../lib/format.ts';

/** Saves a transcript as a text file. */
export function downloadText(text: string): void {
  saveText(text, fill(liveScreen.fileName, { date: new Date().toISOString().slice(0, 10) }));
}
