import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What it prints with `--json`, as far as we read it. */
interface Report {
  non2xx: number;
  errors: number;
  '2xx': number;
  /** Seconds. */
  duration: number;
  latency: { p50: number; p99: number };
}

export interface Shots {
  url: string;
  cookie?: string;
  /** Sent as JSON by POST; default: GET. */
  body?: object;
  connections: number;
  /** So many requests: what is under way when a time is over would be paid for and not counted. */
  amount: number;
}

/**
 * Asks one address over kept connections, in a process of its own.
 * @throws an Error where an answer is no success
 */
export async function autocannon({ url, cookie, body, connections, amount }: Shots) {
  const headers = {
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const flags = [
    '--json',
    '--connections',
    String(connections),
    '--amount',
    String(amount),
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body ? ['--method', 'POST', '--body', JSON.stringify(body)] : []),
  ];
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...flags, url]);
  const report: Report = JSON.parse(stdout);
  if (report.non2xx + report.errors > 0) throw new Error(`${url}: ${stdout}`);
  const { '2xx': requests, duration, latency } = report;
  return { perSecond: requests / duration, ...latency };
}
