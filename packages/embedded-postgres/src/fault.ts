/** The embedded database can't run. The message is one sentence for the operator: what is wrong, what to do. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}

/** Runs `work`, which writes at `place`, and turns what the file system refuses into a sentence about that place. */
export async function writingAt<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = fileSystemSentence(place, error);
    throw sentence ? new EmbeddedPostgresError(sentence, { cause: error }) : error;
  }
}

function fileSystemSentence(place: string, error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(place);
    case 'EACCES':
    case 'EPERM':
      return notWritable(place);
    case 'EROFS':
      return `${place} is on a read-only disk: set DATA_DIR to a folder that can be written.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} is needed as a folder, but something else is there: set DATA_DIR to another folder.`;
    default:
      return undefined;
  }
}

/** What PostgreSQL's own programs printed before they gave up, as a sentence. */
export function programSentence(program: string, place: string, output: string): string {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(place);
  if (/Permission denied|Operation not permitted/.test(output))
    return `${notWritable(place)} (${whatItSaid(output)})`;
  return `${program} failed on ${place}: ${whatItSaid(output)}`;
}

const diskFull = (place: string) =>
  `The disk that holds ${place} is full: free some space and start again.`;
const notWritable = (place: string) =>
  `${place} can't be written by the user that runs PostgreSQL: give it to that user or set DATA_DIR to another folder.`;

/** What tells most: the last FATAL, PANIC or error, else the last lines. */
function whatItSaid(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line));
  return (telling ?? lines.slice(-3).join(' ')).trim() || 'it printed nothing';
}
