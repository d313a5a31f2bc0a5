import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** What the commands know of the machine. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  /** Results. */
  print(text: string): void;
  /** What happens, and what went wrong. */
  say(line: string): void;
  /** A line that the next one replaces; null ends it. Nothing where no one watches. */
  progress(line: string | null): void;
  /** Asks for something that must not be seen; what comes through a pipe is taken as it is. */
  askSecret(question: string): Promise<string>;
  /** Aborted by Ctrl+C. */
  signal: AbortSignal;
}

export function systemTerminal(): Terminal {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  process.once('SIGTERM', () => interrupt.abort());
  return {
    env: process.env,
    print: (text) => void process.stdout.write(text),
    say: (line) => void process.stderr.write(`${line}\n`),
    progress: showProgress,
    askSecret,
    signal: interrupt.signal,
  };
}

const CLEAR_LINE = '\r\u001B[K';

function showProgress(line: string | null): void {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${line ?? ''}`);
}

async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim();
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
