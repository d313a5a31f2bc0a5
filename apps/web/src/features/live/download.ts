import { liveScreen } from '../../messages/index.ts';
import { saveFile, saveText } from '../../lib/download.ts';
import { fill } from '../../lib/format.ts';
import type { LiveRecorder } from './recorder.ts';

const named = (name: string): string => fill(name, { date: new Date().toISOString().slice(0, 10) });

/** Saves a transcript as a text file. */
export function downloadText(text: string): void {
  saveText(text, named(liveScreen.fileName));
}

/** The sound that is not transcribed yet, as a file. */
export async function soundFile(recorder: LiveRecorder): Promise<File> {
  return new File([await recorder.sound()], named(liveScreen.soundFileName), { type: 'audio/wav' });
}

/** Saves that sound. */
export async function downloadSound(recorder: LiveRecorder): Promise<void> {
  const file = await soundFile(recorder);
  saveFile(file, file.name);
}
