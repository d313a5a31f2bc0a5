import { liveScreen } from '../../messages/index.ts';
import { saveFile, saveText } from '../../lib/download.ts';
import { fill } from '../../lib/format.ts';
import type { LiveRecorder } from './recorder.ts';
import type { UnsentSound } from './sending/outbox.ts';

const named = (name: string, day = new Date()): string =>
  fill(name, { date: day.toISOString().slice(0, 10) });

/** Saves a transcript as a text file. */
export function downloadText(text: string): void {
  saveText(text, named(liveScreen.fileName));
}

/**
 * The sound that is not transcribed yet, as a file. Made again of the same sound it has the same name and date, by which a cut
 * upload is taken up.
 */
export function soundFile({ wav, recordedUntil }: UnsentSound): File {
  const day = recordedUntil ?? new Date();
  return new File([wav], named(liveScreen.soundFileName, day), {
    type: 'audio/wav',
    lastModified: day.getTime(),
  });
}

/** Saves that sound. */
export async function downloadSound(recorder: LiveRecorder): Promise<void> {
  const file = soundFile(await recorder.sound());
  saveFile(file, file.name);
}
