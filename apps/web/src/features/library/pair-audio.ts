import { folderOf } from './file-folders.ts';

/** A transcript, as the files that it comes in, and the recording of the same name. */
export interface PairedTranscript {
  files: readonly File[];
  audio: File | null;
}

export interface Pairing {
  transcripts: PairedTranscript[];
  /** Recordings that belong to no transcript. */
  others: File[];
}

/** `talk` of `talk.srt`, and of `talk.en.srt`. */
const NAME = /^(.*?)(?:\.[a-z]{2,3}(?:-[a-z]{2,4})?)?\.[^.]+$/iu;
/** `talk.en` of `talk.en.mp3`: a recording's name has no language. */
const WITHOUT_ENDING = /\.[^.]+$/u;

const keyOf = (file: File, name: string): string =>
  `${folderOf(file)}/${name}`.normalize('NFC').toLowerCase();

/** The names that a transcript's audio may have, the likelier first. */
function namesOf(transcript: File): string[] {
  const whole = transcript.name.replace(WITHOUT_ENDING, '');
  const short = NAME.exec(transcript.name)?.[1] ?? whole;
  return [keyOf(transcript, whole), keyOf(transcript, short)];
}

/** Brings together transcripts and recordings of the same name in the same folder; each recording goes to one transcript. */
export function pairAudio(
  transcripts: readonly (readonly File[])[],
  recordings: readonly File[],
): Pairing {
  const left = new Map<string, File>();
  for (const file of recordings) {
    const key = keyOf(file, file.name.replace(WITHOUT_ENDING, ''));
    if (!left.has(key)) left.set(key, file);
  }
  const take = (names: readonly string[]): File | null => {
    const key = names.find((name) => left.has(name));
    const audio = key === undefined ? undefined : left.get(key);
    if (key !== undefined) left.delete(key);
    return audio ?? null;
  };
  const paired = transcripts.map((files) => {
    const [only] = files;
    return { files, audio: only && files.length === 1 ? take(namesOf(only)) : null };
  });
  const used = new Set(paired.map(({ audio }) => audio));
  return { transcripts: paired, others: recordings.filter((file) => !used.has(file)) };
}
