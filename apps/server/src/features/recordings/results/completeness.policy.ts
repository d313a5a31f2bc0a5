import type { Completeness, Missing } from '@notelark/api/completeness';
import type { AudioFinding } from '@notelark/api/import-audio';
import type { ReceivedFile, ReceivedText, Stretch } from '@notelark/api/intake';

/** What of a result's rows says what was counted. */
interface Counted {
  summary: { status: string; coverage: number | null };
  upload: {
    importedAs: string | null;
    durationSeconds: number | null;
    received: ReceivedFile | null;
    warning: string | null;
    audio: { findings: AudioFinding[]; received: ReceivedFile | null } | null;
  } | null;
  transcript: {
    savedSeconds: number;
    spokenSeconds: number | null;
    unrecognized: Stretch[] | null;
  } | null;
  text: { received: ReceivedText | null } | null;
}

/** Less than this, in seconds, is rounding. */
const SLACK = 0.5;

/** Whether all of a source was received, transcribed and read. Claims nothing that was not counted. */
export function completenessOf(rows: Counted): Completeness {
  const { summary } = rows;
  const seconds = receivedSeconds(rows);
  if (summary.status !== 'ready') return { status: 'unfinished', seconds, missing: [] };
  if (!isRecorded(rows)) return { status: 'unrecorded', seconds, missing: [] };
  const missing = [...missingOfUpload(rows), ...missingOfText(rows), ...unread(rows)];
  return { status: missing.length === 0 ? 'complete' : 'gaps', seconds, missing };
}

function receivedSeconds({ upload, text }: Counted): number | null {
  if (upload) return upload.importedAs === null ? upload.durationSeconds : null;
  return text?.received?.live?.seconds ?? null;
}

function isRecorded({ upload, transcript, text }: Counted): boolean {
  if (!upload) return (text?.received ?? null) !== null;
  if (upload.received === null) return false;
  return upload.importedAs !== null || (transcript?.spokenSeconds ?? null) !== null;
}

function missingOfUpload({ upload, transcript }: Counted): Missing[] {
  if (!upload?.received) return [];
  const { lines } = upload.received;
  if (lines) return [...missingLines(lines.unread), ...missingAudio(upload)];
  const decoded = upload.durationSeconds ?? 0;
  const missing: Missing[] = [];
  if (upload.warning === 'cut-off')
    missing.push({ kind: 'sound', amount: declaredMore(upload.received.declaredSeconds, decoded) });
  const left = decoded - (transcript?.savedSeconds ?? 0);
  if (left > SLACK) missing.push({ kind: 'transcript', amount: left });
  const wordless = (transcript?.unrecognized ?? []).reduce(
    (sum, { start, end }) => sum + end - start,
    0,
  );
  if (wordless > 0) missing.push({ kind: 'words', amount: wordless });
  return missing;
}

const missingLines = (unread: number): Missing[] =>
  unread > 0 ? [{ kind: 'lines', amount: unread }] : [];

/** Of the audio that was added to an imported transcript. */
function missingAudio({ audio, durationSeconds }: NonNullable<Counted['upload']>): Missing[] {
  if (!audio?.findings.some(({ code }) => code === 'cut-off')) return [];
  const { declaredSeconds } = audio.received ?? {};
  return [{ kind: 'sound', amount: declaredMore(declaredSeconds, durationSeconds ?? 0) }];
}

/** Null where the header says no length that is longer. */
function declaredMore(declared: number | null | undefined, decoded: number): number | null {
  const more = (declared ?? 0) - decoded;
  return more > 0 ? more : null;
}

function missingOfText({ text }: Counted): Missing[] {
  const missing = text?.received?.live?.missing.length ?? 0;
  return missing > 0 ? [{ kind: 'parts', amount: missing }] : [];
}

function unread({ summary: { coverage } }: Counted): Missing[] {
  return coverage !== null && coverage < 1 ? [{ kind: 'reading', amount: 1 - coverage }] : [];
}
